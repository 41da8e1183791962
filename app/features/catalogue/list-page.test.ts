/** What the page of the list decides: which filters may be pressed, where its pages and orders lead, what it offers where nothing fits. */
import { beforeAll, describe, expect, it } from 'vitest';
import { platformOf, platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';
import { isOldestFirst } from './load-catalogue.ts';

/** Fifty laptops from 100 € up, by 10 €; all but one have 8 GB. */
const PRODUCTS = Array.from({ length: 50 }, (_, index) =>
  platformProduct({
    id: index + 1,
    handle: `latitude-${index + 1}`,
    title: `Dell Latitude 54${10 + index} (i5-8350U, ${index === 0 ? 16 : 8}GB RAM, 256GB SSD, 14" FHD, GA)`,
    price: { amount: `${100 + 10 * index}.0`, currencyCode: 'EUR' },
  }),
);

let store: TestStorefront;
beforeAll(async () => {
  store = await createTestStorefront({
    platform: platformOf(PRODUCTS),
  });
});
const open = async (query: string) => (await store.get(`/en/products?${query}`)).html.replaceAll('&amp;', '&');
const input = (html: string, name: string, value: string) =>
  (html.match(/<input[^>]*>/g) ?? []).find(
    (tag) => tag.includes(`name="${name}"`) && tag.includes(`value="${value}"`),
  ) ?? '';

describe('a price band', () => {
  it('without laptops cannot be pressed, unless it is the chosen one', async () => {
    const all = await open('');
    expect(input(all, 'price', '150-250')).not.toContain('disabled');
    const few = await open('ram=16gb');
    expect(input(few, 'price', '150-250')).toContain('disabled');
    const chosen = await open('ram=16gb&price=150-250');
    expect(input(chosen, 'price', '150-250')).toContain('checked');
    expect(input(chosen, 'price', '150-250')).not.toContain('disabled');
  });
});

describe('a facet', () => {
  it('offers the values that some laptop has, and shows others as none', async () => {
    const all = await open('');
    expect(input(all, 'cpu', '8th-gen')).not.toContain('disabled');
    expect(input(all, 'cpu', '6th-gen')).toContain('disabled');
  });

  it('is left out where no laptop has any of its values, unless one is chosen', async () => {
    expect(input(await open(''), 'graphics', 'dedicated')).toBe('');
    expect(input(await open('graphics=dedicated'), 'graphics', 'dedicated')).toContain('checked');
  });
});

describe('the pages of a list', () => {
  const ways = async (query: string) =>
    [...(await open(query)).matchAll(/<a[^>]*rel="(prev|next)"/g)].map(([, way]) => way);

  it('are numbered, and the one that is shown is named as such', async () => {
    const [, numbers = ''] = /<nav class="pages".*?<ol>(.*?)<\/ol>/s.exec(await open('page=2')) ?? [];
    const links = [...numbers.matchAll(/<a ([^>]*)>(\d)<\/a>/g)];
    expect(links.map(([, , number]) => number)).toEqual(['1', '2', '3']);
    expect(links.map(([, attributes = '']) => attributes.includes('aria-current="page"'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(links.map(([, attributes = '']) => /href="[^"]*?(page=\d)?"/.exec(attributes)?.[1])).toEqual([
      undefined,
      'page=2',
      'page=3',
    ]);
  });

  it('lead on until the last, and back until the first', async () => {
    expect(await ways('')).toEqual(['next']);
    expect(await ways('page=2')).toEqual(['prev', 'next']);
    expect(await ways('page=3')).toEqual(['prev']);
    expect(await ways('ram=16gb')).toEqual([]);
  });
});

describe('the head of the column of prices', () => {
  const next = async (query: string) => {
    const heads = /<nav class="list-heads".*?<\/nav>/s.exec(await open(query))?.[0] ?? '';
    return [...heads.matchAll(/sort=(price\w+)/g)].map(([, sort]) => sort);
  };

  it('orders by the price, and pressed again by its opposite', async () => {
    // The order from the cheapest is the address without one.
    expect(await next('')).toEqual(['priceDesc']);
    expect(await next('sort=priceDesc')).toEqual([]);
    expect(await next('sort=nameAsc')).toEqual([]);
  });
});

describe('a list without a result', () => {
  const wayOut = async (query: string) => {
    const boxes = [...(await open(query)).matchAll(/<div class="empty">.*?<\/div>/gs)].join('');
    return [...boxes.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', text = '']) => ({
      href,
      text,
    }));
  };

  it('names the one choice that prevents it, how many there are without, and keeps the others', async () => {
    const ways = await wayOut('ram=16gb&price=150-250');
    const withoutMemory = ways.find(({ href }) => href.includes('price=150-250') && !href.includes('ram'));
    const withoutPrice = ways.find(({ href }) => href.includes('ram=16gb') && !href.includes('price'));
    expect(withoutMemory?.text).toMatch(/there are 10\./);
    expect(withoutPrice?.text).toMatch(/there is 1\./);
  });

  it('leads out of words that nothing fits, and keeps what was ticked', async () => {
    const way = (await wayOut('q=zzzzqqqq&ram=16gb')).find(({ text }) => text.includes('zzzzqqqq'));
    expect(way).toEqual({
      href: expect.stringMatching(/^\/en\/products\?ram=16gb$/),
      text: expect.stringContaining('there is 1.'),
    });
  });

  it.each(['q=zzzz', 'q=zzzzqqqq', 'q=zzzz&kind=laptop', 'q=oled'])(
    'calls nothing near to what nothing has at all: %s',
    async (query) => {
      const html = await open(query);
      expect(html).toContain('Meanwhile, from our shelf');
      expect(html).toContain('Those that give the most for their price.');
      expect(html).not.toMatch(/Closest to what|comes nearest/);
      expect(html.match(/<li class="card"/g)).toHaveLength(4);
    },
  );

  it('shows the nearest at once, and the other ways after them', async () => {
    const html = await open('q=4k laptop');
    const places = ['</h2>', 'Closest to what', '<li class="card"', 'All products ('];
    const found = places.map((text) => html.indexOf(text, html.indexOf('<h2>No products')));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(html).not.toContain('for their price.');
  });

  it('without words to search for leads to all in one way alone', async () => {
    const ways = await wayOut('q=zzzzqqqq');
    expect(ways.filter(({ href }) => /\/en\/products$/.test(href))).toHaveLength(1);
  });
});

it('calls the first page the oldest only where its laptops are older than those that follow', () => {
  type Product = Parameters<typeof isOldestFirst>[0][number];
  const product = (year: number | null, isLaptop = true) => ({ isLaptop, numbers: { year } }) as Product;
  const years = (...list: (number | null)[]) => list.map((year) => product(year));
  expect(isOldestFirst(years(2016, 2019, 2017, 2020, 2021), 3)).toBe(true);
  expect(isOldestFirst(years(2019, 2020, 2021, 2016, 2017), 3)).toBe(false);
  expect(isOldestFirst(years(2016, 2017, null), 3)).toBe(false);
  expect(isOldestFirst([product(2015, false), ...years(2016, 2019, 2020)], 2)).toBe(false);
  expect(isOldestFirst([product(2022, false), ...years(2016, 2017, 2020)], 3)).toBe(true);
});
