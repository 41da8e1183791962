import { describe, expect, it } from 'vitest';
import type { Catalogue, Product } from './catalogue.ts';
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

describe('searchProducts', () => {
  const described = product(1, 'Alpha', { descriptionHtml: { el: '', en: '<p>A quiet fan</p>' } });
  const tagged = product(2, 'Beta', { tags: ['quiet'] });
  const titled = product(3, 'Quiet Gamma');
  const soldOut = product(4, 'Quiet Quiet', { availableForSale: false });
  const catalogue = catalogueOf(described, tagged, titled, soldOut);
  const request = {
    query: 'quiet',
    prefix: false,
    sort: 'RELEVANCE' as const,
    reverse: false,
    unavailable: 'SHOW' as const,
    filters: [],
  };
  const search = (more: Partial<Parameters<typeof searchProducts>[1]>) => {
    const { products, order, found } = searchProducts(catalogue, { ...request, ...more }, 'en');
    return { ids: products.map(({ id }) => id), values: products.map(order.valueOf), name: order.name, found };
  };

  it('weighs the title most and the description least', () => {
    expect(search({})).toMatchObject({ ids: [3, 4, 2, 1], values: [-101, -101, -11, -2], name: 'RELEVANCE' });
    expect(search({ reverse: true }).ids).toEqual([1, 2, 4, 3]);
  });

  it('keeps what is sold out last in both directions', () => {
    const last = { unavailable: 'LAST' as const };
    expect(search(last)).toMatchObject({ ids: [3, 2, 1, 4], values: [-101, -11, -2, 1e12 - 101] });
    expect(search(last).name).toBe('RELEVANCE:LAST');
    expect(search({ ...last, reverse: true })).toMatchObject({
      ids: [1, 2, 3, 4],
      values: [-2, -11, -101, -1e12 - 101],
    });
    expect(search({ unavailable: 'HIDE' })).toMatchObject({ ids: [3, 2, 1], found: [described, tagged, titled] });
  });

  it.each([
    ['qui', false, []],
    ['qui', true, [3, 4, 2, 1]],
    ['qui gamma', true, []],
    ['gamma qui', true, [3]],
    ['quiet lenovo', false, [3, 4, 2, 1]],
    ['quiet nothing', false, []],
    ['', false, [1, 2, 3, 4]],
  ])('finds what holds every word of "%s", the last a beginning: %s', (query, prefix, ids) => {
    expect(search({ query, prefix }).ids).toEqual(ids);
  });

  it('finds by filters, and tells what was found before them', () => {
    expect(search({ filters: [{ tag: 'Quiet' }] })).toMatchObject({ ids: [2], found: { length: 4 } });
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
