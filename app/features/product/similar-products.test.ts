import { describe, expect, it } from 'vitest';
import { parseLaptop } from '#domain/machine/laptop.ts';
import type { Catalogue, CatalogueProduct } from '../../storefront/catalogue/catalogue.ts';
import type { ProductSummary } from '../../storefront/documents.ts';
import { similarTo } from './similar-products.ts';

const facts = parseLaptop({
  title: 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, A)',
  vendor: 'Lenovo',
});
const entry = (title: string, euro = 229, productType = 'Laptop') =>
  ({
    id: title,
    productType,
    card: { handle: title },
    facts: parseLaptop({ title, vendor: title.split(' ')[0] ?? '' }),
    priceCents: euro * 100,
  }) as unknown as CatalogueProduct;

/** @param near in the order of their prices' nearness */
function ask(
  near: readonly CatalogueProduct[],
  product: Partial<ProductSummary> = {},
  priceCents: number | null = 22_900,
) {
  const asked: unknown[] = [];
  const catalogue = {
    nearestInPrice: (selection: { facets: { kind: string[] } }, cents: number) => {
      asked.push([selection.facets.kind[0], cents]);
      return near;
    },
  } as unknown as Catalogue;
  const self = { id: 'self', productType: 'Laptop', availableForSale: true, ...product } as ProductSummary;
  const similar = similarTo(self, { priceCents, facts }, catalogue);
  if (!Array.isArray(similar)) throw new Error('the catalogue is there');
  return { asked, similar, handles: similar.map(({ card }) => card.handle) };
}

const SMALL = 'Dell Latitude 3190 (Celeron N4120, 4GB RAM, 64GB SSD, 11.6" HD, B)';
const ALIKE = 'HP EliteBook 840 G5 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, A)';
const SERIES = 'Lenovo ThinkPad T490 (i5-8265U, 8GB RAM, 256GB SSD, 14" FHD, A)';
const STRONG = 'Dell Precision 7750 (Xeon W-10885M, 64GB RAM, 2TB SSD, 17.3" FHD, AA)';
const MAC = 'Apple MacBook Air 13" M1 (M1, 8GB RAM, 256GB SSD, 13.3", A)';

describe('similar products', () => {
  it('are of the same kind', () => {
    expect(ask([]).asked).toEqual([['laptop', 22_900]]);
    expect(ask([], { productType: 'Tablet' }).asked).toEqual([['tablet', 22_900]]);
  });

  it('are the most alike first: the series, the size, the speed and the memory weigh as the price does', () =>
    expect(ask([entry(MAC, 230), entry(SMALL, 225), entry(STRONG), entry(ALIKE), entry(SERIES, 250)]).handles).toEqual([
      SERIES,
      ALIKE,
      SMALL,
      MAC,
    ]));

  it('are nearer the nearer their price is', () => {
    const dearer = ALIKE.replace('840 G5', '840 G6');
    expect(ask([entry(dearer, 300), entry(ALIKE, 240)]).handles).toEqual([ALIKE, dearer]);
  });

  it('are the most alike also where the product has no price', () =>
    expect(ask([entry(SMALL, 80), entry(STRONG, 1_490), entry(ALIKE, 400)], {}, null).handles[0]).toBe(ALIKE));

  it('are one of each other model', () => {
    const [more, other] = [ALIKE.replace('8GB', '64GB'), ALIKE.replace('840 G5', '840 G6').replace('14"', '13.3"')];
    const same = entry('Lenovo ThinkPad T480 (i7-8650U, 16GB RAM, 14", A)');
    expect(ask([same, entry(more), entry(other), entry(ALIKE)]).handles).toEqual([ALIKE, other]);
  });

  it('are four', () =>
    expect(ask(['G3', 'G4', 'G6', 'G7', 'G8'].map((g) => entry(ALIKE.replace('G5', g)))).handles).toHaveLength(4));

  it('of a monitor are monitors: nothing is shown where there is none', () => {
    const monitor = { productType: 'Monitor' };
    expect(ask([entry('Dell WD19S', 95, 'Accessory')], monitor).handles).toEqual([]);
    expect(ask([entry('Dell WD19S', 95, 'Accessory'), entry('Dell P2419H', 99, 'Monitor')], monitor).handles).toEqual([
      'Dell P2419H',
    ]);
  });

  it('of a sold-out product that is the last of its kind are what costs about as much', () => {
    const { asked, handles } = ask([entry('Dell WD19S', 95, 'Accessory')], {
      productType: 'Monitor',
      availableForSale: false,
    });
    expect(asked.at(-1)).toEqual(['-laptop', 22_900]);
    expect(handles).toEqual(['Dell WD19S']);
  });

  it('say what they cost beside a sold-out product, and nothing beside one that can be bought', () => {
    const [forSale] = ask([entry(ALIKE, 329)]).similar;
    expect(forSale?.mark).toBeNull();
    const [instead] = ask([entry(ALIKE, 329)], { availableForSale: false }).similar;
    expect(instead?.mark).toMatchObject({ savedCents: -10_000 });
  });
});
