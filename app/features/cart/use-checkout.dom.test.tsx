import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartLine } from '#domain/shop/cart.ts';
import { Layout } from '#tests/support/draw.tsx';
import { getSession, startSession } from '../../state/auth-state.ts';
import { cartState, replaceItems, setCartLoading } from '../../state/cart-state.ts';
import { StorefrontError } from '../../storefront/storefront-error.ts';
import type { Refreshed } from './refresh-cart.ts';
import { useCheckout } from './use-checkout.ts';

const line = (id: number): CartLine => ({
  product: { id: `gid://shopify/Product/${id}`, handle: `t48${id}`, title: `ThinkPad T48${id}`, images: [] },
  variantId: `gid://shopify/ProductVariant/${id}`,
  variantTitle: 'Windows 11 Pro',
  price: { amount: '229.0', currencyCode: 'EUR' },
  quantity: 1,
  selectedOptions: [],
});
const UNCHANGED: Refreshed = { changes: new Map(), stock: new Map() };

/** The platform makes the cart that it is asked for, at this price; `customer` is who it says has logged in. */
function platform({ amount = '229.0', customer = null as unknown, status = 200 } = {}) {
  const asked: { variantId: string; quantity: number }[][] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (status !== 200) return new Response('', { status });
    const { variables } = await request.json();
    const lines: { merchandiseId: string; quantity: number }[] = variables.input.lines;
    asked.push(lines.map(({ merchandiseId, quantity }) => ({ variantId: merchandiseId, quantity })));
    const nodes = lines.map(({ merchandiseId, quantity }) => ({
      id: merchandiseId,
      quantity,
      merchandise: {
        id: merchandiseId,
        title: 'Windows 11 Pro',
        price: { amount, currencyCode: 'EUR' },
        product: { title: 'ThinkPad', handle: 't480' },
      },
    }));
    const cart = {
      id: 'gid://shopify/Cart/c',
      checkoutUrl: `${location.origin}/cart/c/1`,
      lines: { nodes },
      buyerIdentity: { customer },
    };
    return Response.json({ data: { cartCreate: { cart, userErrors: [], warnings: [] } } });
  });
  return asked;
}

function use(refresh: () => Promise<Refreshed> = async () => UNCHANGED) {
  const told: ReadonlyMap<string, unknown>[] = [];
  const hook = renderHook(() => useCheckout(refresh, (changes) => told.push(changes)), { wrapper: Layout });
  return { told, press: () => act(() => hook.result.current.checkOut()), failure: () => hook.result.current.failure };
}

const address = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.clear();
  replaceItems([line(0)]);
  setCartLoading(false);
  Object.defineProperty(window.location, 'href', {
    configurable: true,
    get: () => 'https://shop.example.gr/',
    set: address,
  });
});
afterEach(() => {
  address.mockReset();
  vi.useRealTimers();
});

describe('the way to the checkout', () => {
  it('hands the cart over, and bears a second press', async () => {
    const asked = platform();
    const { press, failure } = use();
    await press();
    await press();
    expect(asked).toEqual([[{ variantId: line(0).variantId, quantity: 1 }]]);
    vi.advanceTimersByTime(100);
    expect(address).toHaveBeenCalledWith(expect.stringContaining('/cart/c/1'));
    expect([failure(), cartState.get().isLoading]).toEqual([null, true]);
  });

  it('stays where a price or the stock has changed since', async () => {
    const asked = platform();
    const { press } = use(async () => ({ ...UNCHANGED, changes: new Map([[line(0).variantId, []]]) }));
    await press();
    expect(asked).toEqual([]);
    expect(cartState.get().isLoading).toBe(false);
  });

  it('stays where the platform made the cart at another price, and says so', async () => {
    platform({ amount: '239.0' });
    const { press, told } = use();
    await press();
    vi.advanceTimersByTime(100);
    expect(address).not.toHaveBeenCalled();
    expect(told.map((changes) => [...changes.keys()])).toEqual([[line(0).variantId]]);
    expect(cartState.get()).toMatchObject({ isLoading: false, items: [{ price: { amount: '239.0' } }] });
  });

  it('leaves out what was removed while the prices were on their way', async () => {
    const asked = platform();
    replaceItems([line(0), line(1)]);
    const { press } = use(async () => {
      replaceItems([line(1)]);
      return UNCHANGED;
    });
    await press();
    expect(asked).toEqual([[{ variantId: line(1).variantId, quantity: 1 }]]);
  });

  it('goes on where today’s prices cannot be read: the checkout shows the true ones', async () => {
    const asked = platform();
    await use(() => Promise.reject(new StorefrontError({ kind: 'network' }))).press();
    expect(asked).toHaveLength(1);
  });

  it('says what failed, keeps the cart, and lets the button be pressed again', async () => {
    platform({ status: 500 });
    const { press, failure } = use();
    await press();
    expect(failure()).toContain('Checkout');
    expect(cartState.get()).toMatchObject({ isLoading: false, items: [{ variantId: line(0).variantId }] });
  });

  it('forgets a login that the platform did not take, and no other', async () => {
    const login = () =>
      startSession({ accessToken: 'token', expiresAt: new Date(Date.now() + 86_400_000).toISOString() });
    login();
    platform({ customer: { id: 'gid://shopify/Customer/1' } });
    await use().press();
    expect(getSession().accessToken).toBe('token');
    setCartLoading(false);
    platform();
    await use().press();
    expect(getSession().accessToken).toBeNull();
  });
});
