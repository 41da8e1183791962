import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { authorizationProof } from '#domain/customer/oauth.ts';
import { customersOf, PASSWORD } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import {
  authorizationParameters,
  BASE,
  CALLBACK,
  CLIENT_ID,
  givenAuthorization,
  openAuthorization,
  VERIFIER,
} from '../support/oauth-client.ts';
import { NOW, PUBLIC_URL, useTestPlatform } from '../support/test-platform.ts';

const MINUTE = 60_000;
const ISSUER = `${PUBLIC_URL}${BASE}`;
const REFUSED = { status: 400, body: { error: 'invalid_grant' } };

describe.each(databaseKinds)('newer accounts on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { run, signUp, newEmail } = customersOf(() => given().query);
  const { ask, submit, codeFor, exchange, renew } = givenAuthorization(given);
  const logIn = async () => {
    const customer = await signUp();
    const { body } = await exchange(await codeFor(customer.email, PASSWORD));
    return { customer, tokens: body };
  };
  const emailOf = async (token: string) => (await run('customer', { token }))?.email ?? null;
  const openPage = async (changes: Record<string, string | null> = {}) => {
    const response = await ask(`${BASE}/oauth/authorize?${await authorizationParameters(changes)}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  describe('discovery', () => {
    it.each([
      '/.well-known/openid-configuration',
      '/.well-known/oauth-authorization-server',
      `${BASE}/.well-known/openid-configuration`,
    ])('%s', async (path) => {
      const response = await ask(path);
      expect(await response.json()).toMatchObject({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/oauth/authorize`,
        token_endpoint: `${ISSUER}/oauth/token`,
        end_session_endpoint: `${ISSUER}/logout`,
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
      });
    });

    it('leaves all other paths alone', async () => {
      for (const path of [
        '/authentication',
        '/authentication/2/oauth/authorize',
        '/.well-known/security.txt',
        '/account',
      ]) {
        expect(await openAuthorization(given().platform).handle(new Request(PUBLIC_URL + path))).toBeNull();
      }
    });
  });

  describe('the page', () => {
    it('asks for a login, or a sign-up, in the reader’s language, without JavaScript', async () => {
      const login = await openPage({ login_hint: 'maria@example.gr' });
      expect(login.status).toBe(200);
      expect(login.text).toContain('<html lang="el">');
      expect(login.text).toContain('value="maria@example.gr"');
      expect(login.text).toContain('autocomplete="current-password"');
      const signup = await openPage({ prompt: 'create', ui_locales: 'en' });
      expect(signup.text).toContain('<h1>New account</h1>');
      expect(signup.text).toContain('autocomplete="new-password"');
      expect(signup.text).toContain('name="newsletter"');
    });

    it('is private, is never framed and lets no foreign file in', async () => {
      const { headers } = await openPage();
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-robots-tag')).toContain('noindex');
    });

    it.each([
      [{ client_id: 'somebody' }],
      [{ client_id: null }],
      [{ redirect_uri: 'https://evil.example/shopify/getotken' }],
      [{ redirect_uri: `${CALLBACK}/` }],
      [{ redirect_uri: `${CALLBACK}?next=1` }],
      [{ redirect_uri: CALLBACK.toUpperCase() }],
      [{ redirect_uri: null }],
    ])('sends nobody anywhere for %j', async (changes) => {
      const { status, headers, text } = await openPage(changes);
      expect([status, headers.get('location')]).toEqual([400, null]);
      expect(text).not.toContain('type="password"');
    });

    it.each([
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ scope: 'email' }, 'invalid_scope'],
      [{ code_challenge: null }, 'invalid_request'],
      [{ code_challenge: 'short' }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge_method: null }, 'invalid_request'],
      [{ nonce: null }, 'invalid_request'],
      [{ state: null }, 'invalid_request'],
      [{ state: 'x'.repeat(501) }, 'invalid_request'],
      [{ prompt: 'none' }, 'login_required'],
    ])('tells the client what is wrong with %j', async (changes, error) => {
      const { status, headers } = await openPage(changes as Record<string, string | null>);
      const location = new URL(headers.get('location') ?? '');
      expect([status, location.origin + location.pathname]).toEqual([303, CALLBACK]);
      expect(location.searchParams.get('error')).toBe(error);
      expect(location.searchParams.get('code')).toBeNull();
    });

    it('lets nothing that is typed or sent become markup', async () => {
      const attack = '"><script>alert(1)</script>';
      for (const text of [
        (await openPage({ login_hint: attack, scope: `openid ${attack}`, screen: attack })).text,
        await (await submit({ email: attack, password: attack })).text(),
      ]) {
        expect(text).not.toContain('<script>alert');
      }
    });

    it.each([
      [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
      [{ origin: 'https://evil.example' }, 403],
      [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
    ])('answers a form sent with %o by %i', async (headers, status) => {
      const { email } = await signUp();
      const response = await ask(`${BASE}/oauth/authorize?${await authorizationParameters()}`, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new URLSearchParams({ email, password: PASSWORD }),
      });
      expect(response.status).toBe(status);
    });

    it('does not show a password again, and says no more than that one of the two is wrong', async () => {
      const { email } = await signUp();
      for (const typed of [email, newEmail()]) {
        const response = await submit({ email: typed, password: 'λάθος κωδικός' });
        const text = await response.text();
        expect(response.status).toBe(422);
        expect(text).toContain('Το e-mail ή ο κωδικός δεν είναι σωστά.');
        expect(text).not.toContain('λάθος κωδικός');
      }
    });

    it('counts wrong passwords together with the Storefront API', async () => {
      const { email } = await signUp();
      const home = '203.0.113.77';
      for (let index = 0; index < 5; index += 1) {
        await run('logIn', { input: { email, password: 'λάθος κωδικός' } }, home);
        expect((await submit({ email, password: 'λάθος κωδικός' }, {}, home)).status).toBe(422);
      }
      expect((await submit({ email, password: PASSWORD }, {}, home)).status).toBe(429);
      given().clock.pass(MINUTE);
      expect((await submit({ email, password: PASSWORD }, {}, home)).status).toBe(303);
    });

    it('opens an account and logs in to it', async () => {
      const email = newEmail();
      const response = await submit({ email, password: PASSWORD, newsletter: '1' }, { screen: 'signup' });
      const back = new URL(response.headers.get('location') ?? '');
      expect(back.searchParams.get('state')).toBe((await authorizationProof(VERIFIER)).state);
      const { body } = await exchange(back.searchParams.get('code') ?? '');
      expect(await run('customer', { token: body.access_token })).toMatchObject({ email, acceptsMarketing: true });
    });

    it('sends a link to a new password, and says the same for an unknown e-mail', async () => {
      const { email } = await signUp();
      const texts = [];
      for (const typed of [email, newEmail()]) {
        const response = await submit({ email: typed }, { screen: 'recover' });
        texts.push((await response.text()).replaceAll(typed, 'E-MAIL').replaceAll(encodeURIComponent(typed), 'E-MAIL'));
      }
      expect(texts[0]).toBe(texts[1]);
      expect(texts[0]).toContain('ο σύνδεσμος έρχεται σε λίγο');
      const mails = given().platform.context.db.selectFrom('outbox').selectAll().where('recipient', '=', email);
      expect(await mails.execute()).toHaveLength(1);
    });

    it('offers a way back without a login', async () => {
      const { text } = await openPage();
      expect(text).toContain('error=access_denied');
    });
  });

  describe('a code', () => {
    it('becomes an access token of the Storefront API, a refresh token and a signed ID token', async () => {
      const { customer, tokens } = await logIn();
      expect(tokens).toMatchObject({
        token_type: 'Bearer',
        expires_in: 7200,
        scope: 'openid email customer-account-api:full',
      });
      expect(await emailOf(tokens.access_token)).toBe(customer.email);
      const { keys } = (await (await ask(`${BASE}/.well-known/jwks.json`)).json()) as { keys: JsonWebKey[] };
      const [head = '', body = '', signature = ''] = tokens.id_token.split('.');
      const key = createPublicKey({ key: keys[0] as JsonWebKey, format: 'jwk' });
      expect(verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
      expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({
        iss: ISSUER,
        aud: CLIENT_ID,
        sub: customer.id.split('/').at(-1),
        email: customer.email,
        nonce: (await authorizationProof(VERIFIER)).nonce,
        iat: NOW.getTime() / 1000,
      });
      expect(keys[0]).not.toHaveProperty('d');
    });

    it('is kept as a hash, and so are the tokens', async () => {
      const { email } = await signUp();
      const code = await codeFor(email, PASSWORD);
      const { body } = await exchange(code);
      const { db } = given().platform.context;
      const kept = JSON.stringify([
        await db.selectFrom('oauth_codes').selectAll().execute(),
        await db.selectFrom('oauth_refresh_tokens').selectAll().execute(),
        await db.selectFrom('customer_access_tokens').selectAll().execute(),
      ]);
      for (const secret of [code, body.access_token, body.refresh_token]) expect(kept).not.toContain(secret);
      expect(
        given()
          .log()
          .map((line) => JSON.stringify(line))
          .join(''),
      ).not.toContain(code);
    });

    it('counts once, and what it opened ends when it is shown again', async () => {
      const { email } = await signUp();
      const code = await codeFor(email, PASSWORD);
      const { body } = await exchange(code);
      expect(await emailOf(body.access_token)).toBe(email);
      expect(await exchange(code)).toMatchObject(REFUSED);
      expect(await emailOf(body.access_token)).toBeNull();
      expect(await renew(body.refresh_token)).toMatchObject(REFUSED);
    });

    it('counts once when it is shown twice in the same instant', async () => {
      const { email } = await signUp();
      const code = await codeFor(email, PASSWORD);
      const answers = await Promise.all([exchange(code), exchange(code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it.each([
      ['a wrong verifier', { code_verifier: 'x'.repeat(43) }],
      ['another address', { redirect_uri: `${PUBLIC_URL}/en/shopify/getotken` }],
      ['a foreign address', { redirect_uri: 'https://evil.example/' }],
    ])('opens nothing with %s, also not afterwards', async (_what, changes) => {
      const { email } = await signUp();
      const code = await codeFor(email, PASSWORD);
      expect(await exchange(code, changes)).toMatchObject(REFUSED);
      expect(await exchange(code)).toMatchObject(REFUSED);
    });

    it('ends with the password it was made by', async () => {
      const { email, token } = await signUp();
      const code = await codeFor(email, PASSWORD);
      await run('update', { token, customer: { password: 'νέος κωδικός' } });
      expect(await exchange(code)).toMatchObject(REFUSED);
    });
  });

  describe('a refresh token', () => {
    it('makes a new access token after the first one ended', async () => {
      const { customer, tokens } = await logIn();
      given().clock.pass(2 * 60 * MINUTE);
      expect(await emailOf(tokens.access_token)).toBeNull();
      const { body } = await renew(tokens.refresh_token);
      expect(await emailOf(body.access_token)).toBe(customer.email);
      expect(body.refresh_token).not.toBe(tokens.refresh_token);
      expect(body.id_token).toBeUndefined();
    });

    it('ends half a year after the login, however often it is of use', async () => {
      let { tokens } = await logIn();
      for (let renewals = 0; renewals < 6; renewals += 1) {
        given().clock.pass(30 * 24 * 60 * MINUTE - 1);
        const { status, body } = await renew(tokens.refresh_token);
        expect(status).toBe(200);
        tokens = body;
      }
      given().clock.pass(6);
      expect(await renew(tokens.refresh_token)).toMatchObject(REFUSED);
    });

    it('is the only way to renew: the access token itself does not live longer than it was given', async () => {
      const { tokens } = await logIn();
      expect((await run('renew', { token: tokens.access_token })).customerAccessToken).toBeNull();
    });

    it('ends with a new password', async () => {
      const { customer, tokens } = await logIn();
      await run('update', { token: tokens.access_token, customer: { password: 'νέος κωδικός' } });
      expect(await renew(tokens.refresh_token)).toMatchObject(REFUSED);
      expect(await emailOf(customer.token)).toBeNull();
    });
  });

  describe('logging out', () => {
    const end = (parameters: Record<string, string>, method = 'POST') => {
      const query = new URLSearchParams(parameters);
      return method === 'POST'
        ? ask(`${BASE}/logout`, { method, body: query })
        : ask(`${BASE}/logout?${query}`, { method });
    };

    it.each(['POST', 'GET'])('by %s ends every token of the login, and of no other', async (method) => {
      const { tokens } = await logIn();
      const { customer: other, tokens: others } = await logIn();
      const response = await end(
        { id_token_hint: tokens.id_token, post_logout_redirect_uri: `${PUBLIC_URL}/en`, state: 's' },
        method,
      );
      expect([response.status, response.headers.get('location')]).toEqual([303, `${PUBLIC_URL}/en?state=s`]);
      expect(await emailOf(tokens.access_token)).toBeNull();
      expect(await renew(tokens.refresh_token)).toMatchObject(REFUSED);
      expect(await emailOf(others.access_token)).toBe(other.email);
    });

    it('works with an ID token that is long over', async () => {
      const { tokens } = await logIn();
      given().clock.pass(20 * 24 * 60 * MINUTE);
      await end({ id_token_hint: tokens.id_token });
      expect(await renew(tokens.refresh_token)).toMatchObject(REFUSED);
    });

    it('with a changed ID token ends nothing', async () => {
      const { customer, tokens } = await logIn();
      const [head = '', body = '', signature = ''] = tokens.id_token.split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
      const forged = Buffer.from(JSON.stringify({ ...claims, email: 'other@example.gr' })).toString('base64url');
      const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
      for (const hint of [
        `${head}.${forged}.${signature}`,
        `${unsigned}.${body}.`,
        `${unsigned}.${body}.${signature}`,
      ]) {
        expect((await end({ id_token_hint: hint })).status).toBe(400);
      }
      expect(await emailOf(tokens.access_token)).toBe(customer.email);
    });

    it('by the Storefront API ends the whole login too', async () => {
      const { tokens } = await logIn();
      await run('logOut', { token: tokens.access_token });
      expect(await renew(tokens.refresh_token)).toMatchObject(REFUSED);
    });
  });
});
