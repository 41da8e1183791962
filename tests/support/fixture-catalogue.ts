/** A small catalogue of the tests' own, so that the demo shop can change without breaking them. */
import type { SeedCatalogue, SeedProduct } from '#platform/seed/seed-files.ts';

const both = (text: string) => ({ el: text, en: text });

const OS = {
  name: { el: 'Λειτουργικό', en: 'Operating system' },
  values: [both('Windows 11 Pro'), both('Ubuntu 24.04')],
};
const KEYS = {
  name: { el: 'Πληκτρολόγιο', en: 'Keyboard' },
  values: [
    { el: 'Ελληνικό', en: 'Greek' },
    { el: 'Αγγλικό', en: 'English' },
  ],
};

function product(values: Partial<SeedProduct> & { handle: string }): SeedProduct {
  return {
    title: both(values.handle),
    vendor: 'Dell',
    productType: 'Laptop',
    tags: [],
    createdAt: '2026-03-01',
    images: ['pro-14-front', 'grade-a'],
    options: [],
    variants: [variant({ sku: `SKU-${values.handle}` })],
    description: both('<p>Text</p>'),
    metafields: [],
    ...values,
  };
}

function variant(values: Partial<SeedProduct['variants'][number]> & { sku: string }): SeedProduct['variants'][number] {
  return { values: [], price: 20_000, stock: 5, barcode: null, weightGrams: null, image: null, ...values };
}

/** Ids on a fresh database are given in this order, products and variants from 1. */
export function fixtureCatalogue(): SeedCatalogue {
  return {
    products: [
      product({
        handle: 'alpha-14',
        title: { el: 'Άλφα 14 (i5-8365U, 16GB)', en: 'Alpha 14 (i5-8365U, 16GB)' },
        tags: ['business', 'Έκπτωση'],
        createdAt: '2026-01-10',
        options: [OS, KEYS],
        variants: [
          variant({
            sku: 'ALPHA-W-GR',
            values: ['Windows 11 Pro', 'Ελληνικό'],
            price: 31_900,
            stock: 4,
            weightGrams: 1400,
          }),
          variant({ sku: 'ALPHA-W-EN', values: ['Windows 11 Pro', 'Αγγλικό'], price: 32_900, stock: 0 }),
          variant({
            sku: 'ALPHA-U-GR',
            values: ['Ubuntu 24.04', 'Ελληνικό'],
            price: 29_990,
            stock: 10,
            barcode: '5201234567890',
          }),
        ],
        description: {
          el: '<p>Ελαφρύ &amp; <strong>γρήγορο</strong>.</p>',
          en: '<p>Light &amp; <strong>fast</strong>.</p>',
        },
        metafields: [
          { namespace: 'xana', key: 'weight', type: 'weight', value: '{"value":1.48,"unit":"kg"}' },
          { namespace: 'xana', key: 'ports', type: 'list.single_line_text_field', value: '["2 × USB-A","HDMI"]' },
        ],
      }),
      product({
        handle: 'beta-13',
        title: { el: 'Βήτα 13', en: 'Beta 13' },
        vendor: 'HP',
        createdAt: '2026-02-10',
        tags: ['business'],
      }),
      product({
        handle: 'sold-out-15',
        title: { el: 'Γάμα 15', en: 'Gamma 15' },
        vendor: 'Lenovo',
        variants: [variant({ sku: 'SOLD-OUT', price: 15_000, stock: 0 })],
      }),
      product({ handle: 'announced-16', title: { el: 'Δέλτα 16', en: 'Delta 16' }, images: [], variants: [] }),
      product({
        handle: 'tab-11',
        title: { el: 'Ταμπλέτα 11', en: 'Tablet 11' },
        vendor: 'Apple',
        productType: 'Tablet',
        images: ['tab-11-front'],
        variants: [variant({ sku: 'TAB-11', price: 24_900, stock: 1_000 })],
      }),
      ...Array.from({ length: 12 }, (_, index) =>
        product({
          handle: `twin-${index + 1}`,
          title: both(`Twin ${(index % 4) + 1}`),
          vendor: index % 2 === 0 ? 'Dell' : 'HP',
          createdAt: index % 3 === 0 ? '2026-04-01' : '2026-05-01',
          variants: [variant({ sku: `TWIN-${index + 1}`, price: 10_000 + (index % 3) * 1_000, stock: index })],
        }),
      ),
    ],
    collections: [
      {
        handle: 'dell',
        title: { el: 'Της Dell', en: 'By Dell' },
        description: both('<p>Dell</p>'),
        rule: 'vendor:Dell',
      },
      {
        handle: 'business',
        title: { el: 'Για το γραφείο', en: 'For the office' },
        description: both('Office'),
        rule: 'tag:business',
      },
    ],
    discounts: [
      discount({ code: 'WELCOME5', percent: 5, firstOrderOnly: true }),
      discount({ code: 'MINUS20', amount: 2_000, minimumSubtotal: 20_000 }),
      discount({ code: 'OLD', percent: 10, endsAt: '2026-01-31' }),
      discount({ code: 'SOON', percent: 10, startsAt: '2027-01-01' }),
      discount({ code: 'USEDUP', percent: 10, usageLimit: 0 }),
    ],
  };
}

function discount(
  values: Partial<SeedCatalogue['discounts'][number]> & { code: string },
): SeedCatalogue['discounts'][number] {
  return {
    title: both(values.code),
    percent: null,
    amount: null,
    minimumSubtotal: 0,
    firstOrderOnly: false,
    usageLimit: null,
    startsAt: null,
    endsAt: null,
    ...values,
  };
}
