import { describe, expect, it } from 'vitest';
import { shop } from '#shop.config';
import type { Product } from '../storefront/documents.ts';
import { productJsonLd } from './product-json-ld.ts';

const price = (amount: string) => ({ amount, currencyCode: 'EUR' as const });

function variant(title: string, amount = '200.0') {
  const id = `gid://shopify/ProductVariant/${title}`;
  return { id, title, sku: null, availableForSale: true, price: price(amount), priorPrice: null, selectedOptions: [] };
}

function product(variants: ReturnType<typeof variant>[]): Product {
  return {
    id: 'gid://shopify/Product/1',
    handle: 't480',
    title: 'Lenovo ThinkPad T480',
    description: 'x',
    descriptionHtml: 'x',
    vendor: 'Lenovo',
    productType: 'Laptop',
    availableForSale: true,
    featuredImage: null,
    images: { nodes: [] },
    metafields: [],
    options: [],
    priceRange: { minVariantPrice: price('200.0') },
    variants: { nodes: variants },
  };
}

const [hidden = ''] = shop.merchandising.hiddenVariants;
const offersOf = (...variants: ReturnType<typeof variant>[]) =>
  productJsonLd(product(variants), 'en', 'https://shop.example.gr').offers;

describe('the offers of a product for search engines', () => {
  it('are those that the page offers', () => {
    const offers = offersOf(variant(hidden, '180.0'), variant('Windows 11 Pro'));
    expect(offers).toMatchObject([{ name: 'Windows 11 Pro', price: '200.0' }]);
    expect(offers).toHaveLength(1);
  });

  it('are a hidden one where there is nothing else', () => {
    expect(offersOf(variant(hidden))).toMatchObject([{ name: hidden }]);
  });

  it('never have no price', () => {
    expect(offersOf(variant('Windows 11 Pro', '0.0'))).toEqual([]);
  });
});
