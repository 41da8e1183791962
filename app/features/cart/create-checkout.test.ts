import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/shop/cart.ts';
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
async function create(answer: Response) {
  const told: string[] = [];
  const platform = {
    fetch: async () => answer,
    endpoint: 'https://shop.example.gr/api',
    headers: {},
    onFailure: (error: StorefrontError) => told.push(error.message),
  };
  const outcome = await createCheckout(platform, [LINE], 'en').catch((error: Error) => error.message);
  return { outcome, told };
}

const cartCreate = (payload: unknown) => Response.json({ data: { cartCreate: payload } });

describe('createCheckout', () => {
  it('adds the channel to the address that the platform gave', async () => {
    const cart = { id: 'c', checkoutUrl: 'https://shop.example.gr/cart/c/1?key=k' };
    const { outcome } = await create(cartCreate({ cart, userErrors: [] }));
    expect(outcome).toEqual({
      cartId: 'c',
      checkoutUrl: 'https://shop.example.gr/cart/c/1?key=k&channel=online_store',
    });
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
