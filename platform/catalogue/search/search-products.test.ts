import { describe, expect, it } from 'vitest';
import type { Catalogue, Product } from '../catalogue.ts';
import { productSearch } from './product-search.ts';
import { searchProducts } from './search-products.ts';
import { suggestQueries } from './suggest-queries.ts';

const product = (id: number, title: string, more: Partial<Product> = {}): Product =>
  ({
    kind: 'Product',
    id,
    title: { el: title, en: title },
    vendor: 'Lenovo',
    productType: 'Laptop',
    tags: [],
    variants: [],
    descriptionHtml: { el: '', en: '' },
    availableForSale: true,
    ...more,
  }) as unknown as Product;

const catalogueOf = (...products: Product[]) => ({ products }) as unknown as Catalogue;

describe('searchProducts', async () => {
  const other = product(1, 'Lenovo Alpha');
  const tagged = product(2, 'Lenovo Beta (i5-8350U, quiet, A)', { tags: ['quiet'] });
  const titled = product(3, 'Lenovo Gamma (quiet, A)');
  const soldOut = product(4, 'Lenovo Delta (quiet)', { availableForSale: false });
  const ofCatalogue = await productSearch(catalogueOf(other, tagged, titled, soldOut));
  const request = {
    query: 'quiet',
    sort: 'RELEVANCE' as const,
    reverse: false,
    unavailable: 'SHOW' as const,
    filters: [],
  };
  const search = (more: Partial<Parameters<typeof searchProducts>[1]>) => {
    const { products, order, found } = searchProducts(ofCatalogue, { ...request, ...more }, 'en');
    return { ids: products.map(({ id }) => id), values: products.map(order.valueOf), name: order.name, found };
  };

  it('ranks as the search does', () => {
    expect(search({})).toMatchObject({ ids: [4, 2, 3], values: [0, 1, 2], name: 'RELEVANCE' });
    expect(search({ reverse: true }).ids).toEqual([3, 2, 4]);
  });

  it('keeps what is sold out last in both directions', () => {
    const last = { unavailable: 'LAST' as const };
    expect(search(last)).toMatchObject({ ids: [2, 3, 4], values: [1, 2, 1e12] });
    expect(search(last).name).toBe('RELEVANCE:LAST');
    expect(search({ ...last, reverse: true })).toMatchObject({ ids: [3, 2, 4], values: [2, 1, -1e12] });
    expect(search({ unavailable: 'HIDE' })).toMatchObject({ ids: [2, 3], found: [tagged, titled] });
  });

  it('finds all for an empty query', () => expect(search({ query: '' }).ids).toEqual([1, 2, 3, 4]));

  it('finds by filters, and tells what was found before them', () => {
    expect(search({ filters: [{ tag: 'Quiet' }] })).toMatchObject({ ids: [2], found: { length: 3 } });
  });
});

describe('suggestQueries', () => {
  const catalogue = catalogueOf(
    product(1, 'ThinkPad T480 Think'),
    product(2, 'ThinkPad X280'),
    product(3, 'ThinkBook 14'),
    product(4, 'Thin client'),
    product(5, 'Άλφα'),
  );
  const suggest = (query: string, limit = 9) =>
    suggestQueries(catalogue, query, 'en', limit).map(({ text, typed, added }) => `${text}|${typed}|${added}`);

  it.each([
    ['thin', ['thinkpad|thin|kpad', 'thin|thin|', 'think|thin|k', 'thinkbook|thin|kbook']],
    ['used  ThinkP', ['used thinkpad|used thinkp|ad']],
    ['αλφ', ['άλφα|άλφ|α']],
    ['thin ', ['thinkpad|thin|kpad', 'thin|thin|', 'think|thin|k', 'thinkbook|thin|kbook']],
    ['thin-', []],
    ['', []],
    ['zebra', []],
  ])('completes "%s"', (query, suggestions) => expect(suggest(query)).toEqual(suggestions));

  it('gives no more than it was asked for, and reads no more than a thousand characters', () => {
    expect(suggest('thin', 1)).toEqual(['thinkpad|thin|kpad']);
    const long = 'a '.repeat(498);
    expect(suggest(`${long}thin`)).toHaveLength(4);
    expect(suggest(`${long}x thinkp`)).toEqual(suggest(`${long}x th`));
  });
});
