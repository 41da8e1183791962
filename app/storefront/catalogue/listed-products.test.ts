/** What the list of the shop and its suggestions read of a product. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Lexicon } from '#domain/search/match/word-index.ts';
import { platformOf, platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';
import type { ProductSummary } from '../documents.ts';
import { toCardProduct } from './card-product.ts';
import { toListedProduct } from './listed-product.ts';

const laptop = (specs: string) => `Lenovo ThinkPad T480 (${specs}, 14" FHD, GA)`;
const product = (id: number, title: string, more: Partial<Parameters<typeof platformProduct>[0]> = {}) =>
  platformProduct({ id, handle: `p-${id}`, title, ...more });
const listed = (title: string, more = {}) => toListedProduct(product(1, title, more) as ProductSummary, new Lexicon());

describe('a product of the list', () => {
  it('is roomy from 8 GB and 128 GB on', () => {
    expect(listed(laptop('i5-8350U, 8GB RAM, 128GB SSD'))?.isRoomy).toBe(true);
    expect(listed(laptop('i5-8350U, 4GB RAM, 256GB SSD'))?.isRoomy).toBe(false);
    expect(listed(laptop('i5-8350U, 8GB RAM, 64GB eMMC'))?.isRoomy).toBe(false);
  });

  it('is none without a picture', () => {
    expect(listed(laptop('i5-8350U, 8GB RAM, 256GB SSD'), { hasPicture: false })).toBeNull();
  });

  it('is there where a variant is that the shop offers, and not for a hidden one', () => {
    const variants = (isOffered: boolean) => [
      { id: 1, price: '204.0', options: { System: 'Windows 10 Pro' } },
      { id: 2, price: '204.0', options: { System: 'Ubuntu 24.04 LTS' }, isAvailable: isOffered },
    ];
    const isThere = (isOffered: boolean) =>
      listed(laptop('i5-8350U, 8GB RAM, 256GB SSD'), { variants: variants(isOffered) })?.isAvailable;
    expect(isThere(true)).toBe(true);
    expect(isThere(false)).toBe(false);
  });

  it('shows the picture of the variant that its button adds', () => {
    const variants = [
      { id: 1, price: '229.0', options: { Colour: 'Grey' }, picture: 'https://cdn.example/grey.jpg' },
      { id: 2, price: '239.0', options: { Colour: 'Silver' }, picture: 'https://cdn.example/1.jpg' },
    ];
    const card = toCardProduct(product(1, laptop('i5-8350U, 8GB RAM, 256GB SSD'), { variants }) as ProductSummary);
    expect(card.image?.url).toBe('https://cdn.example/grey.jpg');
  });

  it.each([
    ['Ubuntu 24.04 LTS', 'Ubuntu 24.04 LTS'],
    ['No operating system', 'No operating system'],
    ['Χωρίς λειτουργικό', 'Χωρίς λειτουργικό'],
    ['Windows 11 Pro', 'Windows 11 Pro'],
    ['Windows 10 Pro', undefined],
    ['macOS', undefined],
  ])(
    'names the system of its first variant, unless the facts of the machine tell what it is worth: %s',
    (value, system) => {
      const variants = [{ id: 1, price: '229.0', options: { System: value } }];
      const card = toCardProduct(product(1, laptop('i5-8350U, 8GB RAM, 256GB SSD'), { variants }) as ProductSummary);
      expect(card.system).toBe(system);
    },
  );
});

describe('the shop', () => {
  const PRODUCTS = [
    product(1, 'Lenovo ThinkPad T460 (i5-6300U, 8GB RAM, 256GB SSD, 14" FHD, GA)'),
    product(2, 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)'),
    product(4, 'Lenovo ThinkPad T490 (i5-8365U, 8GB RAM, 256GB SSD, 14" FHD, GA)', { hasPicture: false }),
    product(3, 'Apple MacBook Air 13 (M1, 8GB RAM, 256GB SSD, 13.3" 2560x1600, GA)'),
  ];
  let store: TestStorefront;
  beforeAll(async () => {
    store = await createTestStorefront({
      platform: platformOf(PRODUCTS),
    });
  });
  const suggest = async (query: string) => JSON.parse((await store.get(`/en/suggest?q=${query}`)).html);

  it('suggests each machine with the system that it runs', async () => {
    const { products } = await suggest('thinkpad');
    const details = new Map(products.map(({ name, detail }: { name: string; detail: string }) => [name, detail]));
    expect(details.get('Lenovo ThinkPad T460')).toContain('Windows\u00A010');
    expect(details.get('Lenovo ThinkPad T480')).toContain('Windows\u00A011');
    expect((await suggest('macbook')).products[0].detail).toContain('macOS');
  });

  it('tells price sites of what has a picture, as its lists do', async () => {
    for (const address of ['/en/products', '/feeds/google.xml']) {
      const { html } = await store.get(address);
      expect([html.includes('T480'), html.includes('T490')]).toEqual([true, false]);
    }
  });

  it('says in the suggestions which word it left out', async () => {
    expect((await suggest('thinkpad t480 qqqzzz')).leftOut).toContain('qqqzzz');
    expect((await suggest('thinkpad t480')).leftOut).toEqual([]);
  });
});
