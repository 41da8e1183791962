import { describe, expect, it } from 'vitest';
import type { Platform } from '../../../storefront/request.ts';
import { findGoodsOf } from './order-again.ts';

const variant = (id: number, changes: object = {}) => ({
  __typename: 'ProductVariant',
  id: `gid://shopify/ProductVariant/${id}`,
  title: 'Windows 11 Pro',
  availableForSale: true,
  quantityAvailable: 5,
  price: { amount: '199.0', currencyCode: 'EUR' },
  selectedOptions: [{ name: 'OS', value: 'Windows 11 Pro' }],
  product: {
    id: `gid://shopify/Product/${id}`,
    handle: `laptop-${id}`,
    title: `Laptop ${id}`,
    featuredImage: { url: '/cdn/x.webp', altText: null },
  },
  ...changes,
});
const line = (id: number | null, quantity = 1) => ({
  title: `Ordered ${id}`,
  quantity,
  variant: id === null ? null : { id: `gid://shopify/ProductVariant/${id}`, image: null },
});

async function find(lines: object[], nodes: unknown[]) {
  const platform: Platform = {
    endpoint: 'https://shop.example.gr/api',
    headers: {},
    fetch: async () => Response.json({ data: { nodes } }),
  };
  return findGoodsOf(platform, { lineItems: { nodes: lines } } as never, 'el');
}

describe('ordering again', () => {
  it('takes today’s price, and the quantity of then', async () => {
    const { lines, missing } = await find([line(1, 2)], [variant(1)]);
    expect(lines).toEqual([
      {
        product: {
          id: 'gid://shopify/Product/1',
          handle: 'laptop-1',
          title: 'Laptop 1',
          images: [{ url: '/cdn/x.webp', altText: null }],
        },
        variantId: 'gid://shopify/ProductVariant/1',
        variantTitle: 'Windows 11 Pro',
        price: { amount: '199.0', currencyCode: 'EUR' },
        quantity: 2,
        selectedOptions: [{ name: 'OS', value: 'Windows 11 Pro' }],
      },
    ]);
    expect(missing).toEqual([]);
  });

  it.each([
    ['is not known any more', null],
    ['is something else', { __typename: 'Product', id: 'gid://shopify/Product/1' }],
    ['is sold out', variant(1, { availableForSale: false, quantityAvailable: 0 })],
  ])('names what %s', async (_what, node) => {
    expect(await find([line(1), line(2)], [node, variant(2)])).toMatchObject({
      lines: [{ variantId: 'gid://shopify/ProductVariant/2' }],
      missing: ['Ordered 1'],
    });
  });

  it('names what the platform does not tie to a product', async () => {
    expect(await find([line(null)], [])).toEqual({ lines: [], missing: ['Ordered null'] });
  });

  it.each([
    [1, 1],
    [null, 3],
    [-2, 3],
    [9, 3],
  ])('with %s in stock takes %i of three', async (quantityAvailable, quantity) => {
    expect((await find([line(1, 3)], [variant(1, { quantityAvailable })])).lines).toMatchObject([{ quantity }]);
  });
});
