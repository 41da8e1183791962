import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/shop/cart.ts';
import { requestStorefront } from '../../storefront/request.ts';
import type { Query } from '../../storefront/storefront.ts';
import type { StorefrontError } from '../../storefront/storefront-error.ts';
import { createCheckout } from './create-checkout.ts';

const LINE: CartLine = {
  product: { id: 'gid://shopify/Product/1', handle: 't480', title: 'ThinkPad T480', images: [] },
  variantId: 'gid://shopify/ProductVariant/1',
  variantTitle: 'Windows 11 Pro',
  price: { amount: '229.0', currencyCode: 'EUR' },
  quantity: 1,
  selectedOptions: [],
};

/** A cart that the platform answers so, and what was told of its failures. */
async function create(answer: Response, accessToken: string | null = null) {
  const told: string[] = [];
  const platform = {
    fetch: async () => answer,
    endpoint: 'https://shop.example.gr/api',
    headers: {},
    onFailure: (error: StorefrontError) => told.push(error.message),
  };
  const ask: Query = (document, variables) => requestStorefront(platform, document, variables);
  const outcome = await createCheckout({ ask, baseUrl: 'https://shop.example.gr' }, [LINE], 'en', {
    accessToken,
  }).catch((error: Error) => error.message);
  return { outcome, told };
}

const cartCreate = (payload: unknown) => Response.json({ data: { cartCreate: payload } });

const CHECKOUT_URL = 'https://shop.example.gr/cart/c/1?key=k';
const remoteLine = (quantity: number, amount = '229.0') => ({
  id: 'l',
  quantity,
  merchandise: {
    id: LINE.variantId,
    title: 'Windows 11 Pro',
    price: { amount, currencyCode: 'EUR' },
    product: { title: 'ThinkPad T480', handle: 't480' },
  },
});
const cartOf = (nodes: unknown[], customer: unknown = null, checkoutUrl = CHECKOUT_URL) =>
  cartCreate({
    cart: { id: 'c', checkoutUrl, lines: { nodes }, buyerIdentity: { customer } },
    userErrors: [],
  });

describe('createCheckout', () => {
  it('adds the channel to the address that the platform gave', async () => {
    const { outcome } = await create(cartOf([remoteLine(1)]));
    expect(outcome).toEqual({
      cartId: 'c',
      checkoutUrl: 'https://shop.example.gr/cart/c/1?key=k&channel=online_store',
      lines: [LINE],
      changes: new Map(),
      isLoginTaken: true,
    });
  });

  it('takes the path of a platform in the same process', async () => {
    const { outcome } = await create(cartOf([remoteLine(1)], null, '/cart/c/1?key=k'));
    expect(outcome).toMatchObject({ checkoutUrl: 'https://shop.example.gr/cart/c/1?key=k&channel=online_store' });
  });

  it.each([
    ['dropped', [], [{ kind: 'soldOut' }]],
    [
      'made dearer',
      [remoteLine(1, '239.0')],
      [{ kind: 'price', from: LINE.price, to: { amount: '239.0', currencyCode: 'EUR' } }],
    ],
    ['set to nothing', [remoteLine(0)], [{ kind: 'soldOut' }]],
  ])('tells of a line that the platform %s', async (_what, nodes, changes) => {
    const { outcome } = await create(cartOf(nodes));
    expect(outcome).toMatchObject({ changes: new Map([[LINE.variantId, changes]]) });
  });

  it.each([
    ['took', { id: 'gid://shopify/Customer/1', email: 'maria@example.gr' }, true],
    ['did not take', null, false],
  ])('says whether the platform %s the login', async (_what, customer, isLoginTaken) => {
    const { outcome } = await create(cartOf([remoteLine(1)], customer), 'token');
    expect(outcome).toMatchObject({ isLoginTaken });
  });

  it.each([
    ['user errors', { cart: null, userErrors: [{ message: 'a' }, { message: 'b' }] }, 'Cart creation failed: a, b'],
    ['no cart', { cart: null, userErrors: [] }, 'Invalid response from Shopify'],
    ['no payload', null, 'Invalid response from Shopify'],
    ['no address', { cart: { id: 'c', checkoutUrl: '' }, userErrors: [] }, 'No checkout URL was returned by Shopify'],
  ])('fails with the specification’s words for %s', async (_what, payload, message) => {
    expect((await create(cartCreate(payload))).outcome).toBe(message);
  });

  it.each([
    ['402', () => new Response('{}', { status: 402 }), 'Shopify: Payment required'],
    ['503', () => new Response('{}', { status: 503 }), 'HTTP error! status: 503'],
    ['GraphQL errors', () => Response.json({ errors: [{ message: 'a' }] }), 'Error calling Shopify: a'],
    ['nonsense', () => new Response('<html>'), 'Invalid response from Shopify'],
  ])('tells the log of %s', async (_what, answer, message) => {
    expect(await create(answer())).toEqual({ outcome: message, told: [message] });
  });
});
