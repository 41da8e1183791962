import type * as Oidc from 'openid-client';
import { authorizationProof } from '#domain/customer/oauth.ts';

/** The platform's authorization server, and how this store is known there. It keeps no secret: PKCE shows who asks. */
export interface AuthorizationSettings {
  /** The name under which ID tokens are signed. */
  issuer: string;
  /** Where the platform publishes its addresses and keys. */
  discoveryUrl: string;
  clientId: string;
  fetch: (request: Request) => Promise<Response>;
}

export interface Tokens {
  accessToken: string;
  /** ISO 8601. */
  expiresAt: string;
  refreshToken: string | null;
  /** Null at a renewal. */
  idToken: string | null;
}

/** The platform says that this code, or this refresh token, opens nothing (any more). */
export class GrantRefusedError extends Error {
  override name = 'GrantRefusedError';
}

export interface AuthorizationClient {
  /**
   * Exchanges a code. `state`, the nonce, the ID token's signature, issuer, audience and age are checked.
   *
   * @throws GrantRefusedError, or another error when the platform cannot be asked or answers what it must not
   */
  exchange(given: { code: string; state: string; verifier: string; redirectUri: string }): Promise<Tokens>;
  /** @throws see `exchange` */
  renew(refreshToken: string): Promise<Tokens>;
}

export function createAuthorizationClient(settings: AuthorizationSettings, now: () => Date): AuthorizationClient {
  let found: Promise<Found> | undefined;
  const find = () => {
    found ??= discover(settings, now).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    async exchange({ code, state, verifier, redirectUri }) {
      const proof = await authorizationProof(verifier);
      const callback = new URL(redirectUri);
      callback.search = new URLSearchParams({ code, state }).toString();
      const checks = { pkceCodeVerifier: verifier, expectedState: proof.state, expectedNonce: proof.nonce };
      const { oidc, config } = await find();
      return toTokens(await withTypedErrors(oidc, oidc.authorizationCodeGrant(config, callback, checks)), now);
    },
    async renew(refreshToken) {
      const { oidc, config } = await find();
      return toTokens(await withTypedErrors(oidc, oidc.refreshTokenGrant(config, refreshToken)), now);
    },
  };
}

/** The library is loaded when it is first asked: most shops have classic accounts, and every start would pay for it. */
interface Found {
  oidc: typeof Oidc;
  config: Oidc.Configuration;
}

async function discover(
  { discoveryUrl, issuer, clientId, fetch }: AuthorizationSettings,
  now: () => Date,
): Promise<Found> {
  const oidc = await import('openid-client');
  const isPlain = discoveryUrl.startsWith('http://');
  const config = await oidc.discovery(
    new URL(discoveryUrl),
    clientId,
    { [oidc.clockSkew]: Math.round((now().getTime() - Date.now()) / 1000) },
    oidc.None(),
    {
      // A form, or nothing: this client sends no other bodies.
      [oidc.customFetch]: (url, { body, ...init }) =>
        fetch(new Request(url, { ...init, body: body instanceof URLSearchParams ? body : null })),
      // The signature, although the token came straight from the platform.
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    },
  );
  if (config.serverMetadata().issuer !== issuer) throw new Error('Another issuer answers for this shop');
  return { oidc, config };
}

async function withTypedErrors<Answer>(oidc: typeof Oidc, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const isRefusal = error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
    throw isRefusal ? new GrantRefusedError('The grant was refused', { cause: error }) : error;
  }
}

function toTokens(answer: Oidc.TokenEndpointResponse, now: () => Date): Tokens {
  const { expires_in: seconds } = answer;
  if (seconds === undefined) throw new Error('A token without an expiry');
  return {
    accessToken: answer.access_token,
    expiresAt: new Date(now().getTime() + seconds * 1000).toISOString(),
    refreshToken: answer.refresh_token ?? null,
    idToken: answer.id_token ?? null,
  };
}
