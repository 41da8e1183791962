/** A session's life after the login: it is renewed, it runs out, or its customer logs out. */
import { endSession, expireSession, getAccessToken, getSession, startSession } from '../../../state/auth-state.ts';
import { cartState, forgetCheckout } from '../../../state/cart-state.ts';
import { leaveWishlist } from '../../../state/wishlist-state.ts';
import { type Platform, requestStorefront } from '../../../storefront/request.ts';
import type { BrowserAccounts } from '../../../storefront/services.ts';
import { cartWithoutBuyerMutation, tokenDeleteMutation, tokenRenewMutation } from '../account-documents.ts';
import { takePending } from './authorization.ts';
import { CustomerFunctionError, callCustomerFunction } from './customer-function.ts';

/** `refused` ends the session; `unreached` says nothing about it. */
export type Renewal = 'renewed' | 'refused' | 'unreached';

/**
 * Lets the session live on, by its refresh token where it has one. One tab at a time: the others find it done.
 *
 * @param call the function `shopify-customer`, which alone speaks with the platform's token endpoint
 */
export async function renewSession(platform: Platform, call = callCustomerFunction): Promise<Renewal> {
  const before = getSession();
  return alone(async () => {
    const { accessToken, refreshToken, idToken } = getSession();
    if (accessToken !== before.accessToken || refreshToken !== before.refreshToken) return 'renewed';
    if (refreshToken) return renewByFunction(refreshToken, idToken, call);
    return accessToken ? renewByPlatform(platform, accessToken) : 'refused';
  });
}

/** Browsers without locks renew in each tab; the platform bears that for a minute. */
async function alone(work: () => Promise<Renewal>): Promise<Renewal> {
  return 'locks' in navigator ? navigator.locks.request('auth-renewal', work) : work();
}

async function renewByFunction(
  refreshToken: string,
  idToken: string | null,
  call: typeof callCustomerFunction,
): Promise<Renewal> {
  try {
    const { accessToken, expiresAt, refreshToken: next } = await call({ action: 'renew', refreshToken });
    return keep(refreshToken, () => startSession({ accessToken, expiresAt, refreshToken: next, idToken }));
  } catch (error) {
    const isRefused = error instanceof CustomerFunctionError && error.code === 'refused';
    return isRefused ? keep(refreshToken, expireSession, 'refused') : 'unreached';
  }
}

async function renewByPlatform(platform: Platform, token: string): Promise<Renewal> {
  try {
    const { customerAccessTokenRenew } = await requestStorefront(platform, tokenRenewMutation, { token });
    const renewed = customerAccessTokenRenew?.customerAccessToken;
    if (renewed) return keep(token, () => startSession(renewed));
    // Only a refusal in so many words is one.
    return customerAccessTokenRenew?.userErrors.length ? keep(token, expireSession, 'refused') : 'unreached';
  } catch {
    // Not reached, too slow or not well: the token is as good as before.
    return 'unreached';
  }
}

/** Does what follows from an answer, unless the session has become another one meanwhile. */
function keep(token: string, change: () => void, outcome: Renewal = 'renewed'): Renewal {
  const { accessToken, refreshToken } = getSession();
  if (accessToken !== token && refreshToken !== token) return 'renewed';
  change();
  return outcome;
}

/**
 * Logs out. Here it happens at once, and nothing of the customer stays to be seen: their wishlist, which is kept in this
 * browser alone, waits for them unseen. That the platform forgets the login and whose the cart was is tried, not waited for.
 *
 * @param returnTo the store's address to come back to from the platform's own page
 * @returns whether the browser leaves the store for a moment, to end the login there
 */
export function logOut(platform: Platform, accounts: BrowserAccounts | null, returnTo: string): boolean {
  const token = getAccessToken();
  const { idToken, customer } = getSession();
  const { cartId } = cartState.get();
  endSession();
  leaveWishlist(customer?.id ?? null);
  // The state of a login under way goes too.
  takePending();
  // Without an answer the token runs out by itself, and the cart is not asked for again.
  if (cartId) requestStorefront(platform, cartWithoutBuyerMutation, { cartId }).catch(() => {});
  forgetCheckout();
  if (accounts && idToken) return endLogin(accounts.logoutUrl, idToken, returnTo);
  if (token) requestStorefront(platform, tokenDeleteMutation, { token }).catch(() => {});
  return false;
}

/**
 * Ends the login where it was made (OpenID Connect RP-Initiated Logout 1.0), by POST, so that no address holds a token. The
 * hosted platform remembers logins in a cookie of its own, so the browser itself has to go there.
 */
function endLogin(logoutUrl: string, idToken: string, returnTo: string): boolean {
  const fields = { id_token_hint: idToken, post_logout_redirect_uri: returnTo };
  if (new URL(logoutUrl).origin === location.origin) {
    const body = new URLSearchParams(fields);
    fetch(logoutUrl, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
    return false;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = logoutUrl;
  for (const [name, value] of Object.entries(fields)) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  return true;
}
