import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authorizationProof } from '#domain/customer/oauth.ts';
import { stubBrowserStorage } from '#tests/support/browser-storage.ts';
import { beginAuthorization, takePending } from './authorization.ts';
import type { FunctionTokens } from './customer-function.ts';
import { finishAuthorization } from './finish-authorization.ts';

const MARIA = { email: 'maria@example.gr', firstName: 'Μαρία', lastName: 'Παππά' };
const WISH = { id: 'gid://shopify/Product/1', handle: 'x', title: 'X', image: null, price: null };
const ACCOUNTS = {
  clientId: 'store',
  authorizeUrl: 'https://shopify.com/authentication/59/oauth/authorize',
  logoutUrl: 'https://shopify.com/authentication/59/logout',
  accountUrl: null,
};

let storage: ReturnType<typeof stubBrowserStorage>;
beforeEach(() => {
  storage = stubBrowserStorage();
});

const begin = (changes: object = {}) =>
  beginAuthorization({
    accounts: ACCOUNTS,
    publicUrl: 'https://shop.example.gr',
    language: 'en',
    mode: 'login',
    customer: MARIA,
    wish: null,
    ...changes,
  });

describe('the way to the platform', () => {
  it('asks for a code with PKCE, state and nonce, all of one secret that stays here', async () => {
    const url = new URL(await begin());
    const { verifier } = JSON.parse(storage.tab.get('authorization') ?? '') as { verifier: string };
    const { challenge, state, nonce } = await authorizationProof(verifier);
    expect(url.origin + url.pathname).toBe(ACCOUNTS.authorizeUrl);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'store',
      response_type: 'code',
      redirect_uri: 'https://shop.example.gr/en/shopify/getotken',
      scope: 'openid email customer-account-api:full',
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ui_locales: 'en',
      login_hint: MARIA.email,
    });
    expect(url.href).not.toContain(verifier);
    expect(JSON.parse(storage.tab.get('pendingCustomer') ?? '')).toEqual(MARIA);
  });

  it('begins anew each time, and asks for a sign-up where it is one', async () => {
    const [first, second] = [new URL(await begin()), new URL(await begin({ mode: 'signup', language: 'el' }))];
    expect(first.searchParams.get('state')).not.toBe(second.searchParams.get('state'));
    expect(second.searchParams.get('prompt')).toBe('create');
    expect(second.searchParams.get('redirect_uri')).toBe('https://shop.example.gr/shopify/getotken');
  });

  it('does not begin where nothing can be kept', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await expect(begin()).rejects.toThrow();
  });
});

describe('what is kept meanwhile', () => {
  it('is gone as soon as it is read', async () => {
    await begin({ wish: WISH });
    expect(takePending()).toEqual({
      customer: MARIA,
      authorization: { verifier: expect.any(String), language: 'en', mode: 'login' },
      wish: WISH,
    });
    expect(storage.tab.size).toBe(0);
    expect(takePending()).toEqual({ customer: null, authorization: null, wish: null });
  });

  it.each([
    '{{{',
    'null',
    '7',
    '[]',
    '{}',
    '{"email":""}',
    '{"email":"a@b.gr"}',
    '{"email":{},"firstName":"","lastName":""}',
  ])('counts as missing when it is %s', (text) => {
    for (const key of ['pendingCustomer', 'authorization', 'pendingWish']) storage.tab.set(key, text);
    expect(takePending()).toEqual({ customer: null, authorization: null, wish: null });
    expect(storage.tab.size).toBe(0);
  });

  it('is missing where storage is switched off', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(takePending().customer).toBeNull();
  });
});

describe('the way back', () => {
  const tokens: FunctionTokens = { accessToken: 'a', expiresAt: '2026-12-01T00:00:00Z', refreshToken: 'r' };
  const profile = { id: 'gid://shopify/Customer/1', ...MARIA };
  const call = vi.fn(async (_fields: Readonly<Record<string, string>>) => ({
    ...tokens,
    idToken: 'i',
    customer: profile,
  }));
  beforeEach(() => call.mockClear());
  const comeBack = async (changes: Record<string, string | null> = {}) => {
    const parameters = new URL(await begin()).searchParams;
    const back = new URLSearchParams({ code: 'code', state: parameters.get('state') ?? '' });
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) back.delete(name);
      else back.set(name, value);
    }
    return back;
  };

  it('hands code, state, verifier and the pending data to the function', async () => {
    const back = await comeBack();
    const { verifier } = JSON.parse(storage.tab.get('authorization') ?? '') as { verifier: string };
    const result = await finishAuthorization(back, takePending(), call);
    expect(call).toHaveBeenCalledWith({
      action: 'exchangeCodeAndCreateCustomer',
      code: 'code',
      state: back.get('state'),
      ...MARIA,
      codeVerifier: verifier,
      language: 'en',
    });
    expect(result).toEqual({ tokens: { ...tokens, idToken: 'i' }, customer: profile });
  });

  it.each([
    ['without a code', { code: null }, 'No authorization code received'],
    ['with an empty code', { code: '' }, 'No authorization code received'],
    ['without a state', { state: null }, 'The state does not match'],
    ['with another state', { state: 'x' }, 'The state does not match'],
  ])('%s asks nobody', async (_what, changes, message) => {
    const back = await comeBack(changes);
    await expect(finishAuthorization(back, takePending(), call)).rejects.toThrow(message);
    expect(call).not.toHaveBeenCalled();
  });

  it('without customer data sends no request', async () => {
    const back = await comeBack();
    storage.tab.delete('pendingCustomer');
    await expect(finishAuthorization(back, takePending(), call)).rejects.toThrow('No customer data found');
    expect(call).not.toHaveBeenCalled();
  });

  it('a second time finds nothing', async () => {
    const back = await comeBack();
    await finishAuthorization(back, takePending(), call);
    await expect(finishAuthorization(back, takePending(), call)).rejects.toThrow('No customer data found');
  });

  it('does not believe an answer without a customer', async () => {
    const back = await comeBack();
    await expect(finishAuthorization(back, takePending(), async () => tokens as never)).rejects.toThrow();
  });
});
