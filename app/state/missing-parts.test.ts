import { beforeEach, expect, it, vi } from 'vitest';
import { cartState, clearCart } from './cart-state.ts';
import { nextTryMs, useMissingPart, useMissingReason } from './missing-parts.ts';
import { getToasts } from './toasts.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** What the components that were drawn do when they go. */
const leaving = vi.hoisted((): (() => void)[] => []);
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => (() => void) | undefined) => {
    const leave = effect();
    if (leave) leaving.push(leave);
  },
  useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
  useCallback: <Callback>(callback: Callback) => callback,
}));
vi.mock('../i18n/i18n-context.tsx', () => ({
  useI18n: () => ({ t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}` }),
}));
beforeEach(() => clearCart());

it('a part is missing for as long as the component that tells so is shown', () => {
  expect(useMissingReason()).toBeNull();
  useMissingPart(null);
  expect([useMissingReason(), leaving.length]).toEqual([null, 0]);
  useMissingPart('failed');
  expect(useMissingReason()).toBe('failed');
  useMissingPart('payment_required');
  useMissingPart('failed');
  expect(useMissingReason()).toBe('payment_required');
  const [first, second, third] = leaving;
  second?.();
  expect(useMissingReason()).toBe('failed');
  first?.();
  expect(useMissingReason()).toBe('failed');
  third?.();
  expect(useMissingReason()).toBeNull();
});

const variant = {
  id: 'gid://shopify/ProductVariant/1',
  title: 'Windows 11 Pro',
  price: { amount: '269.0', currencyCode: 'EUR' },
  selectedOptions: [{ name: 'OS', value: 'Windows 11 Pro' }],
  availableForSale: true,
};
const product = {
  id: 'gid://shopify/Product/1',
  handle: 't480',
  title: 'Lenovo ThinkPad T480',
  image: { url: '/cdn/t480.webp' },
  facts: { brand: 'Lenovo', model: 'T480' },
  variant,
};
const add = (given: object, other?: object) => useAddToCart()(given as never, other as never);
const said = () => getToasts().at(-1);

it('puts one piece of a product’s own variant into the cart, which opens', () => {
  add(product);
  const { availableForSale: _, id: variantId, title: variantTitle, ...rest } = variant;
  const { id, handle, title } = product;
  const images = [{ url: '/cdn/t480.webp', altText: null }];
  expect(cartState.get().items).toEqual([
    { product: { id, handle, title, images }, variantId, variantTitle, ...rest, quantity: 1 },
  ]);
  expect(cartState.get()).toMatchObject({ isDrawerOpen: true, addedId: variantId });
  expect(said()).toBeUndefined();
});

it('puts another variant in, of a product without a picture', () => {
  const image = { url: '/cdn/t480.webp', altText: 'Front' };
  add({ ...product, image }, { ...variant, id: 'gid://shopify/ProductVariant/2' });
  add({ ...product, image: null, facts: { brand: '', model: 'T480' } });
  expect(cartState.get().items.map((line) => [line.variantId.slice(-1), line.product.images])).toEqual([
    ['2', [image]],
    ['1', []],
  ]);
});

it.each([
  ['sold out', { ...product, variant: { ...variant, availableForSale: false } }],
  ['without a variant', { ...product, variant: null }],
])('says that a product %s cannot be put in', (_what, given) => {
  add(given);
  expect(cartState.get().items).toEqual([]);
  expect(said()).toMatchObject({ kind: 'error', title: 'toast.unavailable {}' });
});

it.each([
  ['failed', 0, true, 1_000],
  ['failed', 2, true, 4_000],
  ['failed', 3, true, null],
  ['payment_required', 0, true, 1_000],
  ['payment_required', 0, false, null],
  [null, 0, true, null],
] as const)(
  'a page whose part is missing (%s, tries %i, online %s) is asked for again in %s ms',
  (reason, tries, isOnline, ms) => {
    expect(nextTryMs(reason, tries, isOnline)).toBe(ms);
  },
);
