/**
 * Ties an authorization to the browser that began it (RFC 7636, OpenID Connect Core 1.0). One secret, the verifier,
 * never leaves the browser's tab before the code is exchanged; everything that travels by the address is a hash of it. So
 * the verifier's holder can check `state` and `nonce`, which do not reveal the verifier.
 */

/** Where the platform sends the browser back to; below `/en` in English. The spelling is the platform's. */
export const CALLBACK_PATH = '/shopify/getotken';

/** Of newer accounts: who they are, their mailbox and their customer's data. */
export const OAUTH_SCOPE = 'openid email customer-account-api:full';

/** Base64url of 32 random bytes, the least that RFC 7636 asks for. */
const VERIFIER = /^[\w-]{43}$/;

export interface AuthorizationProof {
  /** `code_challenge` by the method S256. */
  challenge: string;
  state: string;
  nonce: string;
}

export function isVerifier(text: unknown): text is string {
  return typeof text === 'string' && VERIFIER.test(text);
}

/** 32 random bytes as a verifier. */
export function toVerifier(bytes: Uint8Array): string {
  return base64url(bytes);
}

/** @param verifier see `isVerifier` */
export async function authorizationProof(verifier: string): Promise<AuthorizationProof> {
  const [challenge, state, nonce] = await Promise.all(
    [verifier, `state ${verifier}`, `nonce ${verifier}`].map(async (text) => {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return base64url(new Uint8Array(digest));
    }),
  );
  return { challenge: challenge ?? '', state: state ?? '', nonce: nonce ?? '' };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
