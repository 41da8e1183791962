import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowserStorage } from '#tests/support/browser-storage.ts';
import type { Platform } from '../../../storefront/request.ts';
import { CustomerFunctionError } from './customer-function.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const LATER = '2026-12-21T12:00:00Z';
const CUSTOMER = { id: 'gid://shopify/Customer/1', email: 'maria@example.gr', firstName: 'Μαρία', lastName: null };
const CLASSIC = { customer: CUSTOMER, accessToken: 'token', expiresAt: LATER };
const NEWER = { ...CLASSIC, refreshToken: 'refresh', idToken: 'id' };
const ACCOUNTS = {
  clientId: 'c',
  authorizeUrl: 'https://shop.example.gr/authorize',
  logoutUrl: 'https://shop.example.gr/logout',
  accountUrl: null,
};

const WISH = { id: 'gid://shopify/Product/1', handle: 'x', title: 'X', image: null, price: null };

let storage: ReturnType<typeof stubBrowserStorage>;
let asked: { query: string; variables: Record<string, unknown> }[];
/** What the platform answers, or how it fails. */
let answer: () => unknown;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  storage = stubBrowserStorage();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', new URL('https://shop.example.gr/account'));
  asked = [];
  answer = () => ({ data: {} });
});
afterEach(() => vi.useRealTimers());

const platform: Platform = {
  endpoint: 'https://shop.example.gr/api/2025-07/graphql.json',
  headers: {},
  async fetch(request) {
    asked.push((await request.json()) as (typeof asked)[number]);
    const body = await answer();
    return body instanceof Response ? body : Response.json(body);
  },
};

/** A browser in which this is stored. */
async function open(auth: object, others: Record<string, object> = {}) {
  for (const [key, state] of Object.entries({ auth, ...others })) {
    storage.local.set(key, JSON.stringify({ state, version: 1 }));
  }
  const state = await import('../../../state/auth-state.ts');
  return { ...state, ...(await import('./session.ts')) };
}

const renewed = (token: object | null, userErrors: object[] = []) => ({
  data: { customerAccessTokenRenew: { customerAccessToken: token, userErrors } },
});

describe('renewing a classic session', () => {
  it('keeps the token that the platform lets live on', async () => {
    const { renewSession, getSession } = await open(CLASSIC);
    answer = () => renewed({ accessToken: 'token', expiresAt: '2027-01-01T00:00:00Z' });
    expect(await renewSession(platform)).toBe('renewed');
    expect(getSession()).toMatchObject({ accessToken: 'token', expiresAt: '2027-01-01T00:00:00Z', customer: CUSTOMER });
  });

  it('ends it when the platform refuses, and remembers whose it was', async () => {
    const { renewSession, getSession, getAccessToken } = await open(CLASSIC);
    answer = () => renewed(null, [{ field: ['customerAccessToken'], message: 'access token does not exist' }]);
    expect(await renewSession(platform)).toBe('refused');
    expect(getAccessToken()).toBeNull();
    expect(getSession().customer).toEqual(CUSTOMER);
  });

  it.each([
    ['a network that is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that fails', () => new Response('', { status: 503 })],
    ['too many requests', () => new Response('', { status: 429 })],
    [
      'a platform that is not well',
      () => ({ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    ],
    ['an empty answer', () => renewed(null)],
    ['no answer of ours', () => new Response('<html>')],
  ])('does not end it for %s', async (_what, failure) => {
    const { renewSession, getAccessToken } = await open(CLASSIC);
    answer = failure;
    expect(await renewSession(platform)).toBe('unreached');
    expect(getAccessToken()).toBe('token');
  });

  it('leaves alone what another tab has made of it meanwhile', async () => {
    const { renewSession, getSession, startSession } = await open(CLASSIC);
    answer = () => {
      startSession({ accessToken: 'newer', expiresAt: LATER });
      return renewed(null, [{ field: null, message: 'no' }]);
    };
    expect(await renewSession(platform)).toBe('renewed');
    expect(getSession().accessToken).toBe('newer');
  });
});

describe('renewing a session of newer accounts', () => {
  const fresh = { accessToken: 'next', expiresAt: LATER, refreshToken: 'refresh 2' };

  it('takes the new tokens and keeps what ends the login', async () => {
    const { renewSession, getSession } = await open(NEWER);
    const call = vi.fn(async () => fresh);
    expect(await renewSession(platform, call)).toBe('renewed');
    expect(call).toHaveBeenCalledWith({ action: 'renew', refreshToken: 'refresh' });
    expect(getSession()).toMatchObject({ ...fresh, idToken: 'id', customer: CUSTOMER });
    expect(asked).toEqual([]);
  });

  it('is tried although the access token ran out', async () => {
    const { renewSession, getAccessToken } = await open({ ...NEWER, expiresAt: '2001-01-01T00:00:00Z' });
    expect(getAccessToken()).toBeNull();
    expect(await renewSession(platform, async () => fresh)).toBe('renewed');
    expect(getAccessToken()).toBe('next');
  });

  it.each([
    ['refused', 'refused', null],
    ['failed', 'unreached', 'token'],
  ] as const)('after a call that %s is %s', async (code, outcome, token) => {
    const { renewSession, getAccessToken } = await open(NEWER);
    const call = () => Promise.reject(new CustomerFunctionError(code, 'x'));
    // The module was loaded anew for this test, and its errors with it.
    const { CustomerFunctionError: Own } = await import('./customer-function.ts');
    expect(await renewSession(platform, () => call().catch(() => Promise.reject(new Own(code))))).toBe(outcome);
    expect(getAccessToken()).toBe(token);
  });

  it('is done once for all tabs', async () => {
    const { renewSession, startSession } = await open(NEWER);
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, work: () => unknown) => {
          startSession({ ...fresh, idToken: 'id' });
          return work();
        },
      },
    });
    const call = vi.fn(async () => fresh);
    expect(await renewSession(platform, call)).toBe('renewed');
    expect(call).not.toHaveBeenCalled();
  });
});

describe('logging out', () => {
  const line = {
    product: { id: 'gid://shopify/Product/1', handle: 'x', title: 'X', images: [] },
    variantId: 'gid://shopify/ProductVariant/1',
    variantTitle: 'X',
    price: { amount: '100.0', currencyCode: 'EUR' },
    quantity: 1,
    selectedOptions: [],
  };
  const others = {
    cart: {
      items: [line],
      cartId: 'gid://shopify/Cart/a?key=b',
      checkoutUrl: 'https://shop.example.gr/cart/c/a?key=b',
    },
    wishlist: { items: [WISH] },
  };
  const stateOf = (key: string) => (JSON.parse(storage.local.get(key) ?? '{}') as { state: unknown }).state;

  it('leaves nothing of the customer but their wishes, and the goods in the cart', async () => {
    storage.tab.set('pendingCustomer', '{"email":"maria@example.gr"}');
    const { logOut } = await open(CLASSIC, others);
    expect(logOut(platform, null, 'https://shop.example.gr/')).toBe(false);
    expect(stateOf('auth')).toEqual({
      customer: null,
      accessToken: null,
      expiresAt: null,
      refreshToken: null,
      idToken: null,
      isLoading: false,
    });
    expect(stateOf('wishlist')).toEqual({ items: [WISH], owner: CUSTOMER.id });
    expect(stateOf('cart')).toMatchObject({ items: [line], cartId: null, checkoutUrl: null });
    expect(storage.tab.size).toBe(0);
  });

  it('leaves no wishes without an owner', async () => {
    const { logOut } = await open({ ...CLASSIC, customer: null }, others);
    logOut(platform, null, 'https://shop.example.gr/');
    expect(stateOf('wishlist')).toEqual({ items: [], owner: null });
  });

  it('tells the platform: the cart has no customer, and the token is over', async () => {
    const { logOut } = await open(CLASSIC, others);
    logOut(platform, null, 'https://shop.example.gr/');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    const [cart, token] = asked;
    expect(cart?.query).toContain('buyerIdentity: { customerAccessToken: null }');
    expect(cart?.variables).toEqual({ cartId: 'gid://shopify/Cart/a?key=b' });
    expect(token?.variables).toEqual({ token: 'token' });
  });

  it('is done although the platform does not answer', async () => {
    const { logOut, getAccessToken } = await open(CLASSIC, others);
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    logOut(platform, null, 'https://shop.example.gr/');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(getAccessToken()).toBeNull();
  });

  it('ends the login of newer accounts where it was made, with no token in an address', async () => {
    const { logOut } = await open(NEWER);
    const fetch = vi.fn(async (..._call: [string, RequestInit]) => new Response());
    vi.stubGlobal('fetch', fetch);
    expect(logOut(platform, ACCOUNTS, 'https://shop.example.gr/')).toBe(false);
    expect(fetch).toHaveBeenCalledWith(ACCOUNTS.logoutUrl, expect.objectContaining({ method: 'POST' }));
    const [[, init] = []] = fetch.mock.calls;
    expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
      id_token_hint: 'id',
      post_logout_redirect_uri: 'https://shop.example.gr/',
    });
    expect(asked).toEqual([]);
  });
});

describe('what is stored as a session', () => {
  it.each([
    ['garbage', '{{{'],
    ['nothing', 'null'],
    ['another version', JSON.stringify({ state: CLASSIC, version: 0 })],
    ['a list', JSON.stringify({ state: [CLASSIC], version: 1 })],
    ['an expiry that is none', JSON.stringify({ state: { ...CLASSIC, expiresAt: {} }, version: 1 })],
    ['a token that is none', JSON.stringify({ state: { ...CLASSIC, accessToken: ['x'] }, version: 1 })],
    ['an endless token', JSON.stringify({ state: { ...CLASSIC, accessToken: 'x'.repeat(100_000) }, version: 1 })],
    ['a token that ran out', JSON.stringify({ state: { ...CLASSIC, expiresAt: '2026-11-21T12:00:00Z' }, version: 1 })],
  ])('%s logs nobody in', async (_what, text) => {
    storage.local.set('auth', text);
    const { getAccessToken, getSession } = await import('../../../state/auth-state.ts');
    expect(getAccessToken()).toBeNull();
    expect(getSession().isLoading).toBe(false);
  });

  it('an invalid customer is dropped, and busy is never restored', async () => {
    const { getSession } = await open({ ...CLASSIC, customer: { id: 7 }, isLoading: true });
    expect(getSession()).toMatchObject({ customer: null, isLoading: false, accessToken: 'token' });
  });
});

describe('who comes next', () => {
  const OTHER = 'gid://shopify/Customer/2';
  const leave = {
    'a session that ran out': ({ expireSession }: Awaited<ReturnType<typeof open>>) => expireSession(),
    'a logout': ({ logOut }: Awaited<ReturnType<typeof open>>) => logOut(platform, null, 'https://shop.example.gr/'),
  };
  it.each([
    ['the same customer finds', 'a session that ran out', CUSTOMER.id, null, 1],
    ['the same customer finds', 'a logout', CUSTOMER.id, null, 1],
    ['the same customer finds', 'a logout', CUSTOMER.id, CUSTOMER.id, 1],
    ['another customer does not see', 'a session that ran out', OTHER, null, 0],
    ['another customer does not see', 'a logout', OTHER, null, 0],
    ['another customer does not see', 'a logout', OTHER, CUSTOMER.id, 0],
  ] as const)('%s the wishes after %s', async (_who, way, id, owner, count) => {
    const session = await open(CLASSIC, { wishlist: { items: [WISH], owner } });
    const { welcome } = await import('../account-api.ts');
    leave[way](session);
    welcome({ ...CUSTOMER, id });
    const stored = JSON.parse(storage.local.get('wishlist') ?? '{}') as { state: { items: unknown[]; owner: string } };
    expect(stored.state.items).toHaveLength(count);
    expect(stored.state.owner).toBe(id);
  });
});
