import { describe, expect, it } from 'vitest';
import { shop } from '#shop.config';
import type { Product } from '../storefront/documents.ts';
import { productJsonLd } from './product-json-ld.ts';

const price = (amount: string) => ({ amount, currencyCode: 'EUR' as const });

function variant(title: string, amount = '200.0') {
  const id = `gid://shopify/ProductVariant/${title}`;
  const own = { sku: null, image: null, priorPrice: null, selectedOptions: [], metafields: [] };
  return { id, title, availableForSale: true, price: price(amount), ...own };
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
    codes: {
      nodes: variants.map(({ id }, index) => ({
        id,
        barcode: index === 0 ? '5201234567894' : 'own-1',
        metafields: [],
      })),
    },
  };
}

const [hidden = ''] = shop.merchandising.hiddenVariants;
const described = (...variants: ReturnType<typeof variant>[]) =>
  productJsonLd(product(variants), 'en', 'https://shop.example.gr', {
    model: 'ThinkPad T480',
    partNumber: '20L6S29E00',
  });

describe('a product for search engines', () => {
  it('offers what the page offers', () => {
    expect(described(variant(hidden, '180.0'), variant('Windows 11 Pro'))).toMatchObject({
      '@type': 'Product',
      model: 'ThinkPad T480',
      mpn: '20L6S29E00',
      offers: { price: '200.0', itemCondition: 'https://schema.org/RefurbishedCondition' },
    });
  });

  it('offers a hidden variant where there is nothing else', () => {
    expect(described(variant(hidden, '180.0'))).toMatchObject({ offers: { price: '180.0' } });
  });

  it('has no offer without a price', () => {
    expect(described(variant('Windows 11 Pro', '0.0'))).not.toHaveProperty('offers');
  });

  it('says what delivery and return cost, by the price', () => {
    expect(described(variant('Windows 11 Pro'))).toMatchObject({
      gtin: '5201234567894',
      offers: {
        shippingDetails: { shippingRate: { value: '4.90', currency: 'EUR' } },
        hasMerchantReturnPolicy: { merchantReturnDays: shop.warranty.returnDays },
      },
    });
    expect(described(variant('Windows 11 Pro', '250.01'))).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: '0.00' } } },
    });
  });

  it('is a group of its variants, and says once what holds for all', () => {
    const group = described(variant('Windows 11 Pro'), variant('Ubuntu', '190.0'));
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 't480',
      hasVariant: [
        { '@type': 'Product', name: 'Lenovo ThinkPad T480, Windows 11 Pro', gtin: '5201234567894' },
        {
          name: 'Lenovo ThinkPad T480, Ubuntu',
          offers: {
            url: expect.stringMatching(/\?variant=Ubuntu$/),
            price: '190.0',
            hasMerchantReturnPolicy: { '@id': '#returns' },
          },
        },
      ],
    });
    expect(group).not.toHaveProperty('hasVariant.1.gtin');
    const text = JSON.stringify(group);
    const ids = [...text.matchAll(/"@id":"(#\w+)"/g)].map(([, id]) => id);
    // Whatever is referred to is described.
    for (const id of new Set(ids))
      expect(text).toMatch(new RegExp(`"@id":"${id}","(?!})|"@type":"\\w+","@id":"${id}",`));
    expect(text.match(/MerchantReturnFiniteReturnWindow/g)).toHaveLength(1);
  });
});
