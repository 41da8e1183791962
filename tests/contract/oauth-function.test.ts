import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorizationProof, toVerifier } from '#domain/customer/oauth.ts';
import { createFunctions, type Functions } from '#functions/functions.ts';
import { storefrontProfiles } from '#functions/shopify-customer/storefront-profiles.ts';
import type { AuthorizationServer } from '#platform/customers/oauth/create-authorization-server.ts';
import { customersOf, PASSWORD } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { createMemoryLimits } from '../support/memory-limits.ts';
import { BASE, CLIENT_ID, oauthOf, openAuthorization, VERIFIER } from '../support/oauth-client.ts';
import { NOW, PUBLIC_URL, TOKEN, useTestPlatform } from '../support/test-platform.ts';

const NAMES = { firstName: 'Μαρία', lastName: 'Παππά' };

describe.each(databaseKinds)('the function shopify-customer on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { run, signUp, newEmail } = customersOf(() => given().query);
  let server: AuthorizationServer;
  let functions: Functions;
  let reported: unknown[] = [];
  /** What stands between the function and the platform. */
  let network: (request: Request, answer: () => Promise<Response>) => Promise<Response>;
  const { codeFor, submit } = oauthOf(() => server);
  beforeAll(() => {
    const { platform } = given();
    server = openAuthorization(platform);
  });
  beforeEach(() => {
    given().clock.now = NOW;
    reported = [];
    network = (_request, answer) => answer();
    const { platform } = given();
    const endpoint = `${PUBLIC_URL}/api/2025-07/graphql.json`;
    functions = createFunctions({
      key: 'key',
      takeSteps: createMemoryLimits(given().platform.context.now),
      findCustomerEmail: async () => null,
      contactTo: 'shop@example.gr',
      now: platform.context.now,
      queueMails: async () => {},
      report: (failure) => reported.push(failure),
      customers: {
        issuer: `${PUBLIC_URL}${BASE}`,
        discoveryUrl: `${PUBLIC_URL}${BASE}/.well-known/openid-configuration`,
        clientId: CLIENT_ID,
        publicUrl: PUBLIC_URL,
        fetch: (request) =>
          network(request, async () => (await server.handle(request)) ?? new Response(null, { status: 404 })),
        profiles: storefrontProfiles({
          fetch: (request) => network(request, () => platform.storefrontApi(request)),
          endpoint,
          headers: { 'x-shopify-storefront-access-token': TOKEN },
        }),
      },
    });
  });
  const call = async (body: object, headers: Record<string, string> = {}) => {
    const response = await functions.handle(
      new Request(`${PUBLIC_URL}/functions/v1/shopify-customer`, {
        method: 'POST',
        headers: { authorization: 'Bearer key', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
    return { status: response?.status, body: (await response?.json()) as Record<string, unknown> };
  };
  const exchange = async (email: string, code: string, changes: object = {}) => {
    const { state } = await authorizationProof(VERIFIER);
    const action = 'exchangeCodeAndCreateCustomer';
    return call({ action, code, state, email, ...NAMES, codeVerifier: VERIFIER, ...changes });
  };

  it('exchanges a code, names the new customer and answers with a login', async () => {
    const email = newEmail();
    const response = await submit({ email, password: PASSWORD }, { screen: 'signup' });
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { status, body } = await exchange(email.toUpperCase(), code);
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body).toMatchObject({ customer: { email, ...NAMES }, expiresAt: '2026-09-15T12:00:00.000Z' });
    expect(await run('customer', { token: body.accessToken })).toMatchObject({ email, ...NAMES });
    expect(reported).toEqual([]);
  });

  it('knows the callback of the English store, and only one of the two', async () => {
    const { email } = await signUp();
    const codes = [];
    for (let index = 0; index < 2; index += 1) {
      codes.push(await codeFor(email, PASSWORD, { redirect_uri: `${PUBLIC_URL}/en/shopify/getotken` }));
    }
    expect((await exchange(email, codes[0] ?? '', { language: 'en' })).status).toBe(200);
    expect((await exchange(email, codes[1] ?? '', { language: 'el' })).status).toBe(401);
  });

  it('finds a customer who has an account, and leaves their names alone', async () => {
    const { email } = await signUp({ firstName: 'Άννα', lastName: 'Νικολάου' });
    const { body } = await exchange(email, await codeFor(email, PASSWORD));
    expect(body.customer).toMatchObject({ firstName: 'Άννα', lastName: 'Νικολάου' });
  });

  it('gives the names of a sign-up to its own account only', async () => {
    const { email } = await signUp();
    const { body } = await exchange(newEmail(), await codeFor(email, PASSWORD));
    expect(body.customer).toMatchObject({ email, firstName: null });
  });

  it('logs in although the names could not be written', async () => {
    const { email } = await signUp();
    network = async (request, answer) => {
      if (!request.url.includes('graphql')) return answer();
      const isNaming = (await request.clone().text()).includes('customerUpdate');
      return isNaming ? new Response('', { status: 503 }) : answer();
    };
    const { status, body } = await exchange(email, await codeFor(email, PASSWORD));
    expect([status, body.customer]).toEqual([200, expect.objectContaining({ email })]);
    expect(reported).toEqual([{ name: 'shopify-customer', step: 'names', code: 'ProfileError' }]);
  });

  it.each([
    ['no code', { code: '' }, 'No authorization code received'],
    ['no code at all', { code: undefined }, 'No authorization code received'],
    ['no customer data', { email: '' }, 'No customer data found'],
    ['something else than an e-mail', { email: { a: 1 } }, 'No customer data found'],
    ['no state', { state: '' }, 'The state does not match'],
    ['another state', { state: 'x'.repeat(43) }, 'The state does not match'],
    ['no verifier', { codeVerifier: undefined }, 'The state does not match'],
    ['another verifier', { codeVerifier: toVerifier(new Uint8Array(32)) }, 'The state does not match'],
    ['another action', { action: 'delete' }, 'No such action'],
  ])('with %s answers an error, and the code is as good as before', async (_what, changes, error) => {
    const { email } = await signUp();
    const code = await codeFor(email, PASSWORD);
    expect(await exchange(email, code, changes)).toEqual({ status: 400, body: { error } });
    expect((await exchange(email, code)).status).toBe(200);
  });

  it('says when the platform refuses a code', async () => {
    const { email } = await signUp();
    const code = await codeFor(email, PASSWORD);
    await exchange(email, code);
    expect(await exchange(email, code)).toMatchObject({ status: 401, body: { code: 'invalid_grant' } });
    expect(reported).toEqual([]);
  });

  it.each([
    ['with another nonce', (claims: object) => ({ ...claims, nonce: 'other' })],
    ['of another issuer', (claims: object) => ({ ...claims, iss: 'https://evil.example' })],
    ['for another client', (claims: object) => ({ ...claims, aud: 'other' })],
    ['with another name', (claims: object) => ({ ...claims, email: 'other@example.gr' })],
  ])('believes no ID token %s', async (_what, change) => {
    const { email } = await signUp();
    const code = await codeFor(email, PASSWORD);
    network = async (request, answer) => {
      const response = await answer();
      if (!request.url.endsWith('/oauth/token')) return response;
      const body = (await response.json()) as { id_token: string };
      const [head = '', claims = '', signature = ''] = body.id_token.split('.');
      const changed = change(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object);
      const forged = Buffer.from(JSON.stringify(changed)).toString('base64url');
      return Response.json({ ...body, id_token: `${head}.${forged}.${signature}` });
    };
    const answer = await exchange(email, code);
    expect(answer).toEqual({ status: 502, body: { error: 'The platform does not answer' } });
    expect(JSON.stringify(reported)).not.toContain(email);
  });

  it('renews a login, and says when it cannot be renewed', async () => {
    const { email } = await signUp();
    const { body } = await exchange(email, await codeFor(email, PASSWORD));
    given().clock.now = new Date(NOW.getTime() + 3 * 60 * 60_000);
    const renewed = await call({ action: 'renew', refreshToken: body.refreshToken });
    expect(renewed).toMatchObject({ status: 200, body: { expiresAt: '2026-09-15T15:00:00.000Z' } });
    expect((await run('customer', { token: renewed.body.accessToken })).email).toBe(email);
    for (const refreshToken of ['unknown', '', undefined]) {
      expect(await call({ action: 'renew', refreshToken })).toMatchObject({
        status: 401,
        body: { code: 'invalid_grant' },
      });
    }
  });

  it('does not take a silent platform for a refusal', async () => {
    const { email } = await signUp();
    const { body } = await exchange(email, await codeFor(email, PASSWORD));
    for (const silence of [
      () => Promise.reject(new TypeError('fetch failed')),
      async () => new Response('', { status: 503 }),
    ]) {
      network = silence;
      const answer = await call({ action: 'renew', refreshToken: body.refreshToken });
      expect([answer.status, answer.body.code]).toEqual([502, undefined]);
    }
    network = (_request, answer) => answer();
    expect((await call({ action: 'renew', refreshToken: body.refreshToken })).status).toBe(200);
  });

  it('is closed without the key, and for classic accounts', async () => {
    expect((await call({}, { authorization: 'Bearer wrong' })).status).toBe(401);
    const classic = createFunctions({
      key: 'key',
      takeSteps: createMemoryLimits(given().platform.context.now),
      findCustomerEmail: async () => null,
      contactTo: 'shop@example.gr',
      customers: null,
      now: () => NOW,
      queueMails: async () => {},
      report: () => {},
    });
    const request = new Request(`${PUBLIC_URL}/functions/v1/shopify-customer`, {
      method: 'POST',
      headers: { authorization: 'Bearer key' },
    });
    expect((await classic.handle(request))?.status).toBe(409);
  });

  it('is not asked without end', async () => {
    const answers = [];
    for (let index = 0; index < 31; index += 1) answers.push(await call({ action: 'renew', refreshToken: 'x' }));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });
});
