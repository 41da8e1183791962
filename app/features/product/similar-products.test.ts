import { describe, expect, it } from 'vitest';
import { parseLaptop } from '#domain/machine/laptop.ts';
import type { Catalogue, CatalogueProduct } from '../../storefront/catalogue/catalogue.ts';
import type { ProductSummary } from '../../storefront/documents.ts';
import { similarTo } from './similar-products.ts';

const facts = parseLaptop({ title: 'Lenovo ThinkPad T480 (i5-8250U, 8GB, A)', vendor: 'Lenovo' });
const entry = (id: string, productType: string) =>
  ({ id, productType, card: { handle: id }, facts, priceCents: 30_000 }) as unknown as CatalogueProduct;

/** @param near in the order of their prices' nearness */
function ask(near: readonly [id: string, type: string][], product: Partial<ProductSummary> = {}) {
  const asked: unknown[] = [];
  const catalogue = {
    nearestInPrice: (selection: { facets: { kind: string[] } }, cents: number) => {
      asked.push(selection.facets.kind, cents);
      return near.map(([id, type]) => entry(id, type));
    },
  } as unknown as Catalogue;
  const self = { id: 'self', productType: 'Laptop', availableForSale: true, ...product } as ProductSummary;
  const similar = similarTo(self, { priceCents: 20_000, facts }, catalogue);
  if (!Array.isArray(similar)) throw new Error('the catalogue is there');
  return { asked, similar, handles: similar.map(({ card }) => card.handle) };
}

describe('similar products', () => {
  it('are of the same kind and near the price', () => {
    expect(ask([]).asked).toEqual([['laptop'], 20_000]);
    expect(ask([], { productType: 'Dock' }).asked).toEqual([['-laptop'], 20_000]);
  });

  it('are never the product itself', () =>
    expect(
      ask([
        ['self', 'Laptop'],
        ['a', 'Laptop'],
      ]).handles,
    ).toEqual(['a']));

  it('are four, those of the same type first', () =>
    expect(
      ask([
        ['x', 'Workstation'],
        ['a', 'Laptop'],
        ['y', 'Workstation'],
        ['b', 'Laptop'],
        ['c', 'Laptop'],
        ['z', 'Workstation'],
      ]).handles,
    ).toEqual(['a', 'b', 'c', 'x']));

  it('are the four nearest where all are of the same type', () =>
    expect(ask(['a', 'b', 'c', 'd', 'e'].map((id) => [id, 'Laptop'])).handles).toEqual(['a', 'b', 'c', 'd']));

  it('are at most two of the same series first, where their price is within reach', () => {
    const near = ['ThinkPad T490', 'Latitude 5490', 'ThinkPad X390', 'ThinkPad T14', 'Latitude 7490', 'EliteBook 840'];
    const handles = (price: number) =>
      similarTo(
        { id: 'self', productType: 'Laptop', availableForSale: true } as ProductSummary,
        { priceCents: price, facts },
        {
          nearestInPrice: () =>
            [...near].reverse().map((model) => ({
              ...entry(model, 'Laptop'),
              facts: { ...facts, brand: /ThinkPad/.test(model) ? 'Lenovo' : 'HP', model },
            })),
        } as unknown as Catalogue,
      );
    const names = (price: number) => {
      const similar = handles(price);
      return Array.isArray(similar) ? similar.map(({ card }) => card.handle) : [];
    };
    expect(names(30_000)).toEqual(['ThinkPad T14', 'ThinkPad X390', 'EliteBook 840', 'Latitude 7490']);
    expect(names(10_000)).toEqual(['EliteBook 840', 'Latitude 7490', 'ThinkPad T14', 'ThinkPad X390']);
  });

  it('say what they cost beside a sold-out product, and nothing beside one that can be bought', () => {
    const [forSale] = ask([['a', 'Laptop']]).similar;
    expect(forSale?.mark).toBeNull();
    const [instead] = ask([['a', 'Laptop']], { availableForSale: false }).similar;
    expect(instead?.mark).toEqual({ savedCents: -10_000, better: [], worse: [] });
  });
});
