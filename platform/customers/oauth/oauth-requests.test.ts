/** The login server's addresses: what each answers to which request. */
import { describe, expect, it } from 'vitest';
import { serviceWords } from '#locales/words.ts';
import { customersOf, PASSWORD } from '#tests/support/customer-documents.ts';
import {
  authorizationParameters,
  BASE,
  CALLBACK,
  CLIENT_ID,
  givenAuthorization,
  VERIFIER,
} from '#tests/support/oauth-client.ts';
import { NOW, PUBLIC_URL, useTestPlatform } from '#tests/support/test-platform.ts';
import { html } from '../../web/html.ts';
import { PasswordsBusyError } from '../passwords.ts';
import { type AuthorizationServer, createAuthorizationServer } from './create-authorization-server.ts';

// biome-ignore lint/correctness/useHookAtTopLevel: it is a hook of the tests, not of React
const given = useTestPlatform('sqlite');
const { signUp, newEmail, run } = customersOf(() => given().query);
const { ask, submit, codeFor, exchange, renew } = givenAuthorization(given);
const travel = (ms: number) => {
  given().clock.now = new Date(NOW.getTime() + ms);
};

const AUTHORIZE = `${BASE}/oauth/authorize`;
const TOKEN = `${BASE}/oauth/token`;

describe('methods', () => {
  it.each([
    [AUTHORIZE, 'PUT', 405, 'GET, HEAD, POST'],
    [TOKEN, 'GET', 405, 'POST'],
    [`${BASE}/logout`, 'PUT', 405, 'GET, HEAD, POST'],
    [`${BASE}/logout`, 'HEAD', 400, null],
    [`${BASE}/logout`, 'POST', 400, null],
    [`${BASE}/.well-known/openid-configuration`, 'POST', 405, 'GET, HEAD'],
    [`${BASE}/.well-known/openid-configuration`, 'HEAD', 200, null],
    [`${BASE}/.well-known/jwks.json`, 'DELETE', 405, 'GET, HEAD'],
  ])('%s %s', async (path, method, status, allow) => {
    const answered = await ask(path, { method });
    expect([answered.status, answered.headers.get('allow')]).toEqual([status, allow]);
  });

  it('of the page, read without its body', async () => {
    expect((await ask(`${AUTHORIZE}?${await authorizationParameters()}`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('a token', () => {
  const headers = { 'cache-control': 'no-store', pragma: 'no-cache', 'x-content-type-options': 'nosniff' };
  const post = async (fields: Record<string, string>, init: RequestInit = {}) => {
    const answered = await ask(TOKEN, { method: 'POST', body: new URLSearchParams(fields), ...init });
    expect(Object.fromEntries(answered.headers)).toMatchObject(headers);
    return [answered.status, await answered.json()];
  };
  const code = { grant_type: 'authorization_code', client_id: CLIENT_ID, redirect_uri: CALLBACK, code: 'x' };
  it.each([
    [{ ...code, client_id: 'other' }, 401, 'invalid_client'],
    [{ ...code, client_id: '' }, 401, 'invalid_client'],
    [{ client_id: CLIENT_ID, grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ client_id: CLIENT_ID }, 400, 'unsupported_grant_type'],
    [code, 400, 'invalid_request'],
    [{ ...code, code_verifier: VERIFIER, code: '' }, 400, 'invalid_request'],
    [{ ...code, code_verifier: VERIFIER, redirect_uri: '' }, 400, 'invalid_request'],
    [{ ...code, code_verifier: VERIFIER }, 400, 'invalid_grant'],
    [{ client_id: CLIENT_ID, grant_type: 'refresh_token' }, 400, 'invalid_request'],
    [{ client_id: CLIENT_ID, grant_type: 'refresh_token', refresh_token: 'x' }, 400, 'invalid_grant'],
  ])('is refused for %j', async (fields, status, error) => {
    expect(await post(fields)).toEqual([status, { error }]);
  });

  it('is refused for what is no form', async () => {
    const init = { headers: { 'content-type': 'application/json' }, body: '{}' };
    expect(await post({}, init)).toEqual([400, { error: 'invalid_request' }]);
    const answered = await ask(TOKEN);
    expect([answered.status, await answered.json()]).toEqual([405, { error: 'invalid_request' }]);
  });

  it('is for a code within two minutes, and for texts of any sensible length', async () => {
    const customer = await signUp();
    const [first, second] = [await codeFor(customer.email, PASSWORD), await codeFor(customer.email, PASSWORD)];
    travel(120_000 - 1);
    const { status, body } = await exchange(first);
    expect([status, body.expires_in, body.token_type]).toEqual([200, 7_200, 'Bearer']);
    travel(120_000);
    expect(await exchange(second)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const long = 'x'.repeat(201);
    expect((await exchange(long)).status).toBe(400);
    expect((await exchange('x', { code_verifier: long })).status).toBe(400);
    expect((await renew(long)).status).toBe(400);
  });

  it('of a refresh that was replaced is good for a minute, and then ends the grant', async () => {
    const customer = await signUp();
    const { body } = await exchange(await codeFor(customer.email, PASSWORD));
    const { body: next } = await renew(body.refresh_token);
    expect(next.id_token).toBeUndefined();
    travel(60_000);
    const again = await renew(body.refresh_token);
    expect(again.status).toBe(200);
    travel(60_001);
    expect((await renew(body.refresh_token)).status).toBe(400);
    // The grant is gone, with all that was made of it.
    expect((await renew(again.body.refresh_token)).status).toBe(400);
    expect(await run('customer', { token: next.access_token })).toBeNull();
  });

  it('of a grant lasts thirty days from the last renewal', async () => {
    const day = 24 * 60 * 60_000;
    const customer = await signUp();
    const { body } = await exchange(await codeFor(customer.email, PASSWORD));
    travel(30 * day - 1);
    const { status, body: next } = await renew(body.refresh_token);
    expect(status).toBe(200);
    travel(60 * day - 1);
    expect((await renew(next.refresh_token)).status).toBe(400);
  });

  it('is not given after the account was deleted', async () => {
    const customer = await signUp();
    const code = await codeFor(customer.email, PASSWORD);
    const { db } = given().platform.context;
    await db
      .updateTable('oauth_codes')
      .set({ customer_id: 999_999 })
      .where('used_at', 'is', null)
      .execute()
      .catch(() => null);
    await db.deleteFrom('customers').where('email', '=', customer.email).execute();
    expect((await exchange(code)).status).toBe(400);
  });
});

describe('the page', () => {
  const textOf = async (fields: Record<string, string>, changes: Record<string, string | null> = {}) => {
    const answered = await submit(fields, { ui_locales: 'en', ...changes });
    return { status: answered.status, text: await answered.text() };
  };
  const create = { prompt: 'create' };
  const email = 'new@example.gr';
  it.each([
    ['email', { email: 'x', password: PASSWORD }, {}],
    ['email', { email: '', password: PASSWORD }, {}],
    ['blank', { email, password: '' }, {}],
    ['unidentified', { email, password: 'wrong password' }, {}],
    ['too_short', { email, password: 'short' }, create],
    ['blank', { email, password: '' }, create],
    ['whitespace', { email, password: ' 12345678 ' }, create],
    ['too_long', { email, password: 'x'.repeat(129) }, create],
    ['email', { email: 'maria@shop.invalid', password: PASSWORD }, create],
  ] as const)('says %s of %j, %j', async (problem, fields, changes) => {
    const { status, text } = await textOf(fields, changes);
    expect(status).toBe(422);
    const problems = Object.entries(serviceWords.loginPage.en.problems) as [string, string][];
    const told = problems.filter(([, words]) => text.includes(String(html`${words}`)));
    expect(told.map(([name]) => name)).toEqual([problem]);
    expect(text.match(/aria-invalid="true"|role="alert"/g)).toHaveLength(1);
    expect(text).toContain(`value="${fields.email}"`);
    expect(text).not.toContain(fields.password || 'no password');
  });

  it('says that an e-mail is taken', async () => {
    const customer = await signUp();
    const { status, text } = await textOf({ email: customer.email, password: PASSWORD }, create);
    expect([status, text.includes(String(html`${serviceWords.loginPage.en.problems.taken}`))]).toEqual([422, true]);
  });

  it('counts no login that was right among the attempts', async () => {
    const customer = await signUp();
    for (let login = 0; login < 12; login += 1) expect(await codeFor(customer.email, PASSWORD)).not.toBe('');
  });

  it('cannot be read from what is no form', async () => {
    const path = `${AUTHORIZE}?${await authorizationParameters({ login_hint: 'maria@example.gr' })}`;
    const headers = { origin: PUBLIC_URL, 'content-type': 'text/plain' };
    const answered = await ask(path, { method: 'POST', headers, body: 'x' });
    expect([answered.status, (await answered.text()).includes('maria@example.gr')]).toEqual([400, true]);
  });

  it.each([
    [new PasswordsBusyError(), 503],
    [new RangeError('no disk'), null],
  ])('says that many are logging in, and passes on what else goes wrong: %s', async (error, status) => {
    const { context, attempts } = given().platform;
    const failing = createAuthorizationServer({
      context: {
        ...context,
        get passwordCost(): never {
          throw error;
        },
      },
      attempts,
      shopId: '1',
      client: { id: CLIENT_ID, redirectUris: [CALLBACK], logoutRedirectUris: [] },
    });
    const path = `${PUBLIC_URL}${AUTHORIZE}?${await authorizationParameters()}`;
    const body = new URLSearchParams({ email: newEmail(), password: PASSWORD });
    const request = new Request(path, { method: 'POST', headers: { origin: PUBLIC_URL }, body });
    if (status === null) await expect(failing.handle(request)).rejects.toThrow('no disk');
    else expect((await failing.handle(request))?.status).toBe(status);
  });
});

describe('a logout', () => {
  const logIn = async () => {
    const customer = await signUp();
    return (await exchange(await codeFor(customer.email, PASSWORD))).body;
  };
  const out = async (fields: Record<string, string>, method = 'GET') => {
    const query = new URLSearchParams(fields);
    const answered = await ask(
      method === 'POST' ? `${BASE}/logout` : `${BASE}/logout?${query}`,
      method === 'POST' ? { method, body: query } : { method },
    );
    return [answered.status, answered.headers.get('location')];
  };

  it.each(['GET', 'POST'])('ends the grant and leads back, by %s', async (method) => {
    const { id_token, refresh_token } = await logIn();
    const back = { post_logout_redirect_uri: `${PUBLIC_URL}/`, state: 'a b' };
    expect(await out({ id_token_hint: id_token, ...back }, method)).toEqual([303, `${PUBLIC_URL}/?state=a+b`]);
    expect((await renew(refresh_token)).status).toBe(400);
  });

  it('leads nowhere else', async () => {
    const { id_token, refresh_token } = await logIn();
    expect(await out({ id_token_hint: id_token }, 'HEAD')).toEqual([200, null]);
    const { body, status } = await renew(refresh_token);
    expect(status).toBe(200);
    expect(await out({ id_token_hint: id_token, post_logout_redirect_uri: 'https://evil.example/' })).toEqual([
      200,
      null,
    ]);
    expect((await renew(body.refresh_token)).status).toBe(400);
  });

  it('ends nothing without a valid ID token', async () => {
    const { id_token, refresh_token } = await logIn();
    const [head = '', , signature = ''] = id_token.split('.');
    const forged = Buffer.from(JSON.stringify({ iss: `${PUBLIC_URL}${BASE}`, aud: CLIENT_ID, sid: 'x' })).toString(
      'base64url',
    );
    for (const hint of ['', 'x', 'a.b.c', `${head}.${forged}.${signature}`, `${id_token}x`, 'x'.repeat(5_000)])
      expect([hint.slice(0, 20), await out({ id_token_hint: hint })]).toEqual([hint.slice(0, 20), [400, null]]);
    expect((await renew(refresh_token)).status).toBe(200);
  });

  it('ends no login of another client', async () => {
    const { id_token } = await logIn();
    const { context, attempts } = given().platform;
    const open = (shopId: string, id: string) =>
      createAuthorizationServer({
        context,
        attempts,
        shopId,
        client: { id, redirectUris: [CALLBACK], logoutRedirectUris: [] },
      });
    const statusAt = async (other: AuthorizationServer, shopId: string) => {
      const url = `${PUBLIC_URL}/authentication/${shopId}/logout?id_token_hint=${id_token}`;
      return (await other.handle(new Request(url)))?.status;
    };
    expect(await statusAt(open('2', CLIENT_ID), '2')).toBe(400);
    expect(await statusAt(open('1', 'other'), '1')).toBe(400);
    expect(await statusAt(open('1', CLIENT_ID), '1')).toBe(200);
  });
});
