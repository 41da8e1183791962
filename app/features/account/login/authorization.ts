/** The way to the platform's own login page and back (OAuth 2 with PKCE): what is kept in this tab meanwhile. */

import { authorizationProof, CALLBACK_PATH, isVerifier, OAUTH_SCOPE, toVerifier } from '#domain/customer/oauth.ts';
import type { AuthMode, Identity } from '#domain/forms/auth-form.schema.ts';
import { type Language, localizePath, parseLanguage } from '#domain/locale/locales.ts';
import { isRecord, isText } from '../../../state/stored-shape.ts';
import { isEntry, type WishlistEntry } from '../../../state/wishlist-state.ts';
import type { BrowserAccounts } from '../../../storefront/services.ts';

/** Session storage, so that it ends with the tab. */
const KEYS = { customer: 'pendingCustomer', authorization: 'authorization', wish: 'pendingWish' } as const;

interface AuthorizationInput {
  accounts: BrowserAccounts;
  publicUrl: string;
  language: Language;
  mode: AuthMode;
  /** The typed details; the platform asks for the password. */
  customer: Identity;
  /** The product that waits for the login, to go into the wishlist. */
  wish: WishlistEntry | null;
}

/**
 * Keeps what the way back needs and makes the address to go to. The verifier stays in this tab until the code is
 * exchanged; the address carries hashes of it only.
 *
 * @throws when the browser keeps nothing, or has no cryptography because the page did not come by HTTPS
 */
export async function beginAuthorization(input: AuthorizationInput): Promise<string> {
  const { accounts, publicUrl, language, mode, customer, wish } = input;
  const verifier = toVerifier(crypto.getRandomValues(new Uint8Array(32)));
  const { challenge, state, nonce } = await authorizationProof(verifier);
  sessionStorage.setItem(KEYS.customer, JSON.stringify(customer));
  sessionStorage.setItem(KEYS.authorization, JSON.stringify({ verifier, language, mode }));
  if (wish) sessionStorage.setItem(KEYS.wish, JSON.stringify(wish));
  else sessionStorage.removeItem(KEYS.wish);
  const url = new URL(accounts.authorizeUrl);
  const parameters = {
    client_id: accounts.clientId,
    response_type: 'code',
    redirect_uri: publicUrl + localizePath(CALLBACK_PATH, language),
    scope: OAUTH_SCOPE,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: language,
    login_hint: customer.email,
    ...(mode === 'signup' && { prompt: 'create' }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

export interface Pending {
  customer: Identity | null;
  authorization: { verifier: string; language: Language; mode: AuthMode } | null;
  wish: WishlistEntry | null;
}

/** Reads what was kept, which is gone from then on. What is not whole counts as missing. */
export function takePending(): Pending {
  const customer = take(KEYS.customer);
  const authorization = take(KEYS.authorization);
  const wish = take(KEYS.wish);
  return {
    customer: isRecord(customer) && isIdentity(customer) ? customer : null,
    authorization: isRecord(authorization) && isAuthorization(authorization) ? authorization : null,
    wish: isRecord(wish) && isEntry(wish) ? (wish as unknown as WishlistEntry) : null,
  };
}

function take(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    // Switched off, or not of our making.
    return null;
  }
}

function isIdentity(value: Record<string, unknown>): value is Record<string, unknown> & Identity {
  return isText(value.email) && value.email !== '' && isText(value.firstName) && isText(value.lastName);
}

function isAuthorization(
  value: Record<string, unknown>,
): value is Record<string, unknown> & { verifier: string; language: Language; mode: AuthMode } {
  const isKnown = isVerifier(value.verifier) && parseLanguage(value.language) !== null;
  return isKnown && (value.mode === 'login' || value.mode === 'signup');
}
