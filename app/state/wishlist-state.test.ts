import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowserStorage } from '#tests/support/browser-storage.ts';

// The hooks are asked for what they would show now.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <Value>(_subscribe: unknown, get: () => Value) => get(),
  useCallback: <Callback>(callback: Callback) => callback,
}));
vi.mock('../i18n/i18n-context.tsx', () => ({ useI18n: () => ({ t: (key: string) => key }) }));

const entry = (id: number) => ({
  id: `gid://shopify/Product/${id}`,
  handle: `p-${id}`,
  title: `P ${id}`,
  image: { url: '/cdn/p.webp', altText: null },
  price: { amount: '100.0', currencyCode: 'EUR' },
});
const maria = { id: 'gid://shopify/Customer/1', email: null, firstName: null, lastName: null };
const nikos = { ...maria, id: 'gid://shopify/Customer/2' };

let storage: ReturnType<typeof stubBrowserStorage>;
beforeEach(() => {
  vi.resetModules();
  storage = stubBrowserStorage();
});

async function load() {
  const auth = await import('./auth-state.ts');
  const wishlist = await import('./wishlist-state.ts');
  const login = (customer: typeof maria) => {
    auth.startSession({ accessToken: 'a', expiresAt: '2999-01-01T00:00:00Z' });
    auth.rememberCustomer(customer);
    wishlist.claimWishlist(customer.id);
  };
  const ids = () => wishlist.useWishlist().map(({ handle }) => handle);
  return { ...auth, ...wishlist, login, ids };
}

describe('the wishlist', () => {
  it('has a product once, in the order in which they came', async () => {
    const { addToWishlist, removeFromWishlist, clearWishlist, ids } = await load();
    addToWishlist(entry(1));
    addToWishlist(entry(2));
    addToWishlist(entry(1));
    expect(ids()).toEqual(['p-1', 'p-2']);
    removeFromWishlist(entry(1).id);
    expect(ids()).toEqual(['p-2']);
    clearWishlist();
    expect(ids()).toEqual([]);
  });

  it('is shown to its customer alone', async () => {
    const { addToWishlist, login, ids, endSession, rememberCustomer } = await load();
    login(maria);
    addToWishlist(entry(1));
    expect(ids()).toEqual(['p-1']);
    endSession();
    expect(ids()).toEqual([]);
    // Known before the list was claimed, so the list is never another customer's.
    rememberCustomer(nikos);
    expect(ids()).toEqual([]);
    login(nikos);
    expect(ids()).toEqual([]);
    login(maria);
    expect(ids()).toEqual([]);
  });

  it('waits for its customer to come back', async () => {
    const { addToWishlist, login, ids, endSession } = await load();
    login(maria);
    addToWishlist(entry(1));
    endSession();
    login(maria);
    expect(ids()).toEqual(['p-1']);
  });

  it('without an owner becomes the next customer’s who logs in, or waits for the one who logs out', async () => {
    const { addToWishlist, leaveWishlist, login, ids } = await load();
    addToWishlist(entry(1));
    leaveWishlist(maria.id);
    login(maria);
    expect(ids()).toEqual(['p-1']);
    leaveWishlist(null);
    expect(ids()).toEqual(['p-1']);
  });

  it('without an owner is dropped when an unknown customer logs out', async () => {
    const { addToWishlist, leaveWishlist, ids } = await load();
    addToWishlist(entry(1));
    leaveWishlist(null);
    expect(ids()).toEqual([]);
  });

  it('knows when a price fell', async () => {
    const { priceChange } = await load();
    const now = (amount: string | null, id = 'gid://shopify/ProductVariant/1') =>
      ({ price: amount && { amount }, variant: { id } }) as never;
    expect(priceChange(entry(1), now('99.99'))).toBe('dropped');
    expect(priceChange(entry(1), now('100.01'))).toBe('risen');
    expect(priceChange(entry(1), now('100.0'))).toBeNull();
    expect(priceChange(entry(1), now(null))).toBeNull();
    expect(priceChange({ ...entry(1), price: null }, now('1.0'))).toBeNull();
    const ofVariant = { ...entry(1), variantId: 'gid://shopify/ProductVariant/2' };
    expect(priceChange(ofVariant, now('99.99', ofVariant.variantId))).toBe('dropped');
    expect(priceChange(ofVariant, now('99.99')), 'the wished variant is gone').toBeNull();
  });
});

describe('a heart', () => {
  // What a card has beside what is remembered does not matter here.
  const product = (id: number) => entry(id) as never;

  it('asks for a login first, then puts the product in', async () => {
    const { useWish, login, ids } = await load();
    const { completeLogin, wishBehindLogin } = await import('./auth-dialog-state.ts');
    useWish().toggle(product(1));
    expect([ids(), wishBehindLogin()?.handle]).toEqual([[], 'p-1']);
    login(maria);
    completeLogin();
    expect([ids(), wishBehindLogin()]).toEqual([['p-1'], null]);
    completeLogin();
    expect(ids()).toEqual(['p-1']);
  });

  it('puts in and takes out, and says so', async () => {
    const { useWish, login, ids, endSession } = await load();
    const { getToasts } = await import('./toasts.ts');
    login(maria);
    useWish().toggle(product(1));
    expect(useWish().isWished(entry(1).id)).toBe(true);
    expect(useWish().isWished(entry(2).id)).toBe(false);
    useWish().toggle(product(1));
    expect(ids()).toEqual([]);
    expect(getToasts().map(({ title, kind }) => [title, kind])).toEqual([['wishlist.removed', 'success']]);
    useWish().toggle(product(1));
    endSession();
    expect(useWish().isWished(entry(1).id)).toBe(false);
  });
});

describe('a stored wishlist', () => {
  const restore = async (state: unknown) => {
    storage.local.set('wishlist', JSON.stringify({ state, version: 1 }));
    return (await load()).useWishlist();
  };

  it('is taken up as it was', async () => {
    expect(await restore({ items: [entry(1), { ...entry(2), image: null, price: null }], owner: null })).toHaveLength(
      2,
    );
  });

  it.each([
    ['a picture from a script', { image: { url: 'javascript:alert(1)', altText: null } }],
    ['a picture’s words that are none', { image: { url: '/x', altText: 1 } }],
    ['an id of something else', { id: 'gid://shopify/Cart/1' }],
    ['a price that is no number', { price: { amount: 'x', currencyCode: 'EUR' } }],
    ['no title', { title: null }],
    ['no handle', { handle: 1 }],
  ])('with %s is dropped', async (_what, wrong) => {
    expect(await restore({ items: [{ ...entry(1), ...wrong }], owner: null })).toEqual([]);
  });

  it('of 251 products is dropped', async () => {
    expect(await restore({ items: Array.from({ length: 251 }, (_, id) => entry(id)), owner: null })).toEqual([]);
  });
});
