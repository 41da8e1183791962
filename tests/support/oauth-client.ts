/** The store as the authorization server's client, and a customer in front of its page. */
import { beforeAll, beforeEach, expect } from 'vitest';
import { authorizationProof, OAUTH_SCOPE, toVerifier } from '#domain/customer/oauth.ts';
import {
  type AuthorizationServer,
  createAuthorizationServer,
} from '#platform/customers/oauth/create-authorization-server.ts';
import type { Platform } from '#platform/platform.ts';
import { NOW, PUBLIC_URL, type useTestPlatform } from './test-platform.ts';

export const CLIENT_ID = 'test-client';
export const CALLBACK = `${PUBLIC_URL}/shopify/getotken`;
export const BASE = '/authentication/1';
/** Of the verifier; every test may begin with the same one, as every grant is its own. */
export const VERIFIER = toVerifier(new Uint8Array(32).fill(7));

export function openAuthorization({ context, attempts }: Platform): AuthorizationServer {
  return createAuthorizationServer({
    context,
    attempts,
    shopId: '1',
    client: {
      id: CLIENT_ID,
      redirectUris: [CALLBACK, `${PUBLIC_URL}/en/shopify/getotken`],
      logoutRedirectUris: [`${PUBLIC_URL}/`, `${PUBLIC_URL}/en`],
    },
  });
}

/** The parameters that the store sends the browser away with. */
export async function authorizationParameters(changes: Record<string, string | null> = {}): Promise<URLSearchParams> {
  const { challenge, state, nonce } = await authorizationProof(VERIFIER);
  const parameters = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: OAUTH_SCOPE,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: 'el',
  });
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters;
}

/** Speaks with a server that is opened before the tests, each of which begins at the same instant. */
export function givenAuthorization(given: ReturnType<typeof useTestPlatform>) {
  let server: AuthorizationServer;
  beforeAll(() => {
    server = openAuthorization(given().platform);
  });
  beforeEach(() => {
    given().clock.now = NOW;
  });
  return oauthOf(() => server);
}

/** Speaks with the server of one test file. */
export function oauthOf(server: () => AuthorizationServer) {
  const ask = async (path: string, init: RequestInit = {}, visitor?: string) => {
    const response = await server().handle(new Request(`${PUBLIC_URL}${path}`, init), visitor);
    if (!response) throw new Error(`${path} is nobody’s`);
    return response;
  };
  const submit = async (
    fields: Record<string, string>,
    changes: Record<string, string | null> = {},
    visitor?: string,
  ) =>
    ask(
      `${BASE}/oauth/authorize?${await authorizationParameters(changes)}`,
      { method: 'POST', headers: { origin: PUBLIC_URL }, body: new URLSearchParams(fields) },
      visitor,
    );
  const requestToken = async (fields: Record<string, string>) => {
    const response = await ask(`${BASE}/oauth/token`, { method: 'POST', body: new URLSearchParams(fields) });
    return { status: response.status, headers: response.headers, body: (await response.json()) as TokenAnswer };
  };
  return {
    ask,
    submit,
    /** What the browser is sent back with. */
    async codeFor(email: string, password: string, changes: Record<string, string | null> = {}): Promise<string> {
      const response = await submit({ email, password }, changes);
      expect(response.status).toBe(303);
      return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
    },
    exchange: (code: string, changes: Record<string, string> = {}) =>
      requestToken({
        grant_type: 'authorization_code',
        client_id: CLIENT_ID,
        redirect_uri: CALLBACK,
        code,
        code_verifier: VERIFIER,
        ...changes,
      }),
    renew: (refreshToken: string, changes: Record<string, string> = {}) =>
      requestToken({ grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token: refreshToken, ...changes }),
  };
}

/** As a test reads it: what is absent is undefined. */
interface TokenAnswer {
  error: string;
  access_token: string;
  refresh_token: string;
  id_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}
