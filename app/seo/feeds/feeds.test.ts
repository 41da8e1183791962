/** The feeds by the rules that the price sites publish, over a platform that the test plays. */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages, localizePath } from '#domain/locale/locales.ts';
import { platformProduct } from '#tests/support/platform-product.ts';
import { fc } from '#tests/support/properties.ts';
import { findAll, readXml, textOf, type XmlElement } from '#tests/support/read-xml.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';
import { element } from './xml.ts';

const T480 = 'Lenovo ThinkPad T480 (i5-8350U, 16GB RAM, 256GB SSD, 14" FHD, GA+)';
const picture = (width: number) => ({
  url: `/cdn/shop/files/p${width}.webp?v=1`,
  altText: null,
  width,
  height: width * 0.75,
});

interface Given {
  barcode?: string | null;
  isAvailable?: boolean;
  amount?: string;
  width?: number;
  hasPicture?: boolean;
  title?: string;
  description?: string;
  vat?: string;
  partNumber?: string;
  ownPartNumber?: string;
}

const toField = (key: string, value: string) => ({ namespace: 'xana', key, value });

function given(id: number, options: Given = {}) {
  const {
    barcode = null,
    isAvailable = true,
    amount = '269.0',
    width = 1600,
    hasPicture = true,
    title = T480,
  } = options;
  const base = platformProduct({ id, handle: `p-${id}`, title, hasPicture, price: { amount, currencyCode: 'EUR' } });
  const [variant] = base.variants.nodes;
  return {
    ...base,
    metafields: Object.entries({ vat: options.vat, part_number: options.partNumber }).flatMap(([key, value]) =>
      value ? [toField(key, value)] : [],
    ),
    description: options.description ?? 'Ένας φορητός  με\nόλα & <τίποτα>',
    updatedAt: '2026-11-19T10:00:00Z',
    images: { nodes: hasPicture ? [picture(width), picture(1200)] : [] },
    variants: {
      nodes: [
        {
          ...variant,
          availableForSale: isAvailable,
          priorPrice: null,
          barcode,
          weight: 1.65,
          weightUnit: 'KILOGRAMS',
          metafields: options.ownPartNumber ? [toField('part_number', options.ownPartNumber)] : [],
        },
      ],
    },
  };
}

let products: ReturnType<typeof given>[] = [];
let generation = 0;
/** Where in the list of products the platform fails. */
let failsFrom = Number.POSITIVE_INFINITY;
afterEach(() => {
  failsFrom = Number.POSITIVE_INFINITY;
});
/** How many products were asked for at once, each time. */
let store: TestStorefront;
const ARTICLE = {
  id: 'gid://shopify/Article/1',
  title: 'Πώς διαλέγω <φορητό>',
  handle: 'pos-dialego',
  excerpt: 'Με "μέτρο" & σχέδιο',
  content: 'x',
  contentHtml: '<p>x</p>',
  authorV2: { name: 'Ξανά' },
  publishedAt: '2026-11-01T08:00:00Z',
  image: null,
  tags: ['οδηγός'],
};

const openStore = () =>
  createTestStorefront({
    source: { pageSize: 100 },
    readGeneration: () => generation,
    platform: async (request) => {
      const { query, variables } = (await request.json()) as Asked;
      if (Number(variables.after ?? 0) >= failsFrom) return new Response(null, { status: 500 });
      return new Response(JSON.stringify({ data: answer(query, variables) }));
    },
  });

beforeAll(async () => {
  store = await openStore();
});

interface Asked {
  query: string;
  variables: { first: number; after?: string | null; ids: string[] };
}

function answer(query: string, { first, after, ids }: Asked['variables']) {
  if (query.includes('articles(')) return { articles: { nodes: [ARTICLE] } };
  if (query.includes('nodes(')) {
    const found = ids.map((id) => products.find((product) => product.id === id));
    return { nodes: found.map((product) => product && { __typename: 'Product', ...product }) };
  }
  const end = Number(after ?? 0) + first;
  const pageInfo = { hasNextPage: end < products.length, endCursor: String(end) };
  return { products: { nodes: products.slice(end - first, end), pageInfo } };
}

async function feed(path: string, name: string): Promise<XmlElement[]> {
  // One generation old would be shown once more.
  generation += 2;
  const { response, html } = await store.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return findAll(readXml(html), name);
}

const EVERY = [
  ['/feeds/skroutz.xml', 'product', 'id'],
  ['/feeds/bestprice.xml', 'product', 'productId'],
  ['/feeds/google.xml', 'item', 'g:id'],
  ['/en/feeds/google.xml', 'item', 'g:id'],
] as const;

describe.each(EVERY)('%s', (path, name, id) => {
  it('holds only what can be bought, and follows price and stock', async () => {
    products = [
      given(1),
      given(2, { isAvailable: false }),
      given(3, { amount: '0.0' }),
      given(4, { hasPicture: false }),
      given(5, { title: 'HP EliteBook 830 G5 (i5-8350U, 8GB RAM, 256GB SSD, 13.3" FHD, GA)' }),
    ];
    const items = await feed(path, name);
    expect(items.map((item) => textOf(item, id))).toEqual(['1']);
    expect(JSON.stringify(items)).toContain('269.00');
    products = [given(1, { amount: '249.5' })];
    expect(JSON.stringify(await feed(path, name))).toContain('249.50');
    products = [given(1, { isAvailable: false })];
    expect(await feed(path, name)).toEqual([]);
  });

  it('says that it is refurbished, and makes up no number', async () => {
    products = [
      given(1),
      given(2, { barcode: '5201234567894' }),
      given(3, { barcode: '5201234567890' }),
      given(4, { barcode: 'T480-1' }),
    ];
    const items = await feed(path, name);
    const number = { product: path.includes('skroutz') ? 'ean' : 'EAN', item: 'g:gtin' }[name];
    expect(items.map((item) => textOf(item, number))).toEqual([undefined, '5201234567894', undefined, undefined]);
    for (const item of items) {
      const title = { '/feeds/skroutz.xml': 'name', '/feeds/bestprice.xml': 'title' }[path as string] ?? 'g:title';
      expect(textOf(item, title)).toMatch(/^Lenovo ThinkPad T480 .*(?:Ανακατασκευασμένο|Refurbished)$/);
    }
  });

  it.each([
    ['Φορτιστής Lenovo 65W USB-C', 'Φορτιστής Lenovo 65W USB-C'],
    ['ThinkPad USB-C Dock', 'Lenovo ThinkPad USB-C Dock'],
  ])('names the brand of «%s» once', async (title, named) => {
    products = [{ ...given(1, { title }), vendor: 'Lenovo' }];
    expect(JSON.stringify(await feed(path, name))).toContain(`"${named}`);
    expect(JSON.stringify(await feed(path, name))).not.toMatch(/Lenovo[^"]*Lenovo/);
  });

  it('names pictures as JPEG by their whole address', async () => {
    products = [given(1)];
    const xml = JSON.stringify(await feed(path, name));
    expect(xml).toContain('https://shop.example.gr/cdn/shop/files/p1600.webp?v=1&width=2400&format=jpg');
    expect(xml).not.toContain('avif');
  });
});

it('Skroutz: the VAT of each product, and none under the margin scheme', async () => {
  products = [given(1), given(2, { vat: '13' }), given(3, { vat: 'margin' })];
  const items = await feed('/feeds/skroutz.xml', 'product');
  expect(items.map((item) => textOf(item, 'vat'))).toEqual(['24.00', '13.00', '0.00']);
});

it('Skroutz: every required element, within its length', async () => {
  products = [given(1, { description: 'λ '.repeat(9_000), partNumber: '20L6S29E00' }), given(2, { width: 900 })];
  const items = await feed('/feeds/skroutz.xml', 'product');
  const [first, second] = items;
  if (!first || !second) throw new Error('A product is missing');
  for (const name of [
    'id',
    'name',
    'link',
    'image',
    'category',
    'price_with_vat',
    'vat',
    'availability',
    'manufacturer',
    'mpn',
    'description',
    'quantity',
  ]) {
    expect(textOf(first, name), name).toBeTruthy();
  }
  const length = (name: string) => textOf(first, name)?.length ?? 0;
  expect([
    length('id') <= 200,
    length('name') <= 300,
    length('mpn') <= 80,
    length('description') <= 10_000,
  ]).not.toContain(false);
  expect(textOf(first, 'link')).toBe('https://shop.example.gr/product/laptop/p-1');
  expect(textOf(first, 'price_with_vat')).toBe('269.00');
  expect(textOf(first, 'vat')).toBe('24.00');
  expect(textOf(first, 'weight')).toBe('1650');
  // The name of a model is no part number.
  expect([textOf(first, 'mpn'), textOf(second, 'mpn')]).toEqual(['20L6S29E00', undefined]);
  expect(textOf(first, 'category')).toBe('Ανακατασκευασμένα > Φορητοί υπολογιστές > Lenovo');
  expect(textOf(first, 'availability')).toMatch(
    /^(?:Άμεσα διαθέσιμο|Διαθέσιμο από (?:1 έως 3|4 έως 6|7 έως 12) ημέρες)$/,
  );
  // The first picture is too small; the next one is large enough.
  expect(textOf(second, 'image')).toContain('p1200');
  const { html } = await store.get('/feeds/skroutz.xml');
  expect(textOf(readXml(html), 'created_at')).toBe('2026-11-20 10:00');
});

it('BestPrice: every element, stock and the path of the category', async () => {
  products = [given(1, { partNumber: '20L6S29E00', ownPartNumber: '20L6S29E01' })];
  const [item] = await feed('/feeds/bestprice.xml', 'product');
  if (!item) throw new Error('The product is missing');
  for (const name of [
    'productId',
    'title',
    'productURL',
    'imageURL',
    'price',
    'category_path',
    'availability',
    'stock',
    'brand',
    'MPN',
    'description',
    'shipping',
  ]) {
    expect(textOf(item, name), name).toBeTruthy();
  }
  expect(textOf(item, 'stock')).toBe('Y');
  expect(textOf(item, 'MPN'), 'the configuration’s own').toBe('20L6S29E01');
  expect(textOf(item, 'category_path')).toBe('Ανακατασκευασμένα->Φορητοί υπολογιστές->Lenovo');
});

it('Google: condition, price with currency, identifiers and shipping', async () => {
  const numbers = [{ barcode: '5201234567894' }, { partNumber: '20L6S29E00' }];
  products = [given(1, { amount: '199.0' }), ...numbers.map((number, index) => given(index + 2, number))];
  const [without, identified, numbered] = await feed('/feeds/google.xml', 'item');
  if (!without || !identified || !numbered) throw new Error('A product is missing');
  for (const name of ['g:id', 'g:title', 'g:description', 'g:link', 'g:image_link', 'g:brand'])
    expect(textOf(without, name), name).toBeTruthy();
  expect(textOf(without, 'g:condition')).toBe('refurbished');
  expect(textOf(without, 'g:price')).toBe('199.00 EUR');
  expect(textOf(without, 'g:availability')).toBe('in_stock');
  expect(textOf(without, 'g:identifier_exists')).toBe('no');
  expect(textOf(identified, 'g:identifier_exists')).toBeUndefined();
  expect([textOf(numbered, 'g:mpn'), textOf(numbered, 'g:identifier_exists')]).toEqual(['20L6S29E00', undefined]);
  expect(findAll(without, 'g:shipping').map((each) => [textOf(each, 'g:country'), textOf(each, 'g:price')])).toEqual([
    ['GR', '4.90 EUR'],
  ]);
  expect((textOf(without, 'g:title')?.length ?? 0) <= 150).toBe(true);
  expect(textOf((await feed('/en/feeds/google.xml', 'item'))[0] as XmlElement, 'g:link')).toBe(
    'https://shop.example.gr/en/product/laptop/p-1',
  );
});

it.each(['/feeds/blog.xml', '/en/feeds/blog.xml'])('%s: the articles as RSS', async (path) => {
  const [item] = await feed(path, 'item');
  if (!item) throw new Error('The article is missing');
  expect(textOf(item, 'title')).toBe('Πώς διαλέγω <φορητό>');
  expect(textOf(item, 'description')).toBe('Με "μέτρο" & σχέδιο');
  expect(textOf(item, 'pubDate')).toBe('Sun, 01 Nov 2026 08:00:00 GMT');
  expect(textOf(item, 'guid')).toMatch(/\/blog#pos-dialego$/);
});

it.each(['/feeds/nothing.xml', '/en/feeds/skroutz.xml', '/feeds/__proto__'])('%s is not there', async (path) => {
  expect((await store.get(path)).response.status).toBe(404);
});

it('any text of a product is well-formed XML', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = readXml(`<a>${element('b', `x${text}`)}</a>`);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
      expect(textOf(read, 'b')).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
    }),
  ));

it('the sitemap says when a product changed, and shows its pictures', async () => {
  products = [given(1), given(2, { isAvailable: false }), given(3, { hasPicture: false })];
  const urls = await feed('/sitemap.xml', 'url');
  const found = urls.filter((url) => textOf(url, 'loc')?.includes('/product/laptop/'));
  expect(found.map((url) => textOf(url, 'loc'))).toEqual(
    ['p-1', 'p-2'].flatMap((handle) =>
      languages.map((language) => `https://shop.example.gr${localizePath(`/product/laptop/${handle}`, language)}`),
    ),
  );
  const [first] = found;
  if (!first) throw new Error('The product is missing');
  expect(textOf(first, 'lastmod')).toBe('2026-11-19T10:00:00Z');
  expect(findAll(first, 'image:loc').map(({ text }) => text)).toContain(
    'https://shop.example.gr/cdn/shop/files/p1600.webp?v=1',
  );
});

it('a large shop has its sitemap in parts, and each product is in one of them', async () => {
  const count = 1_001;
  products = Array.from({ length: count }, (_, index) => given(index + 1));
  const large = await openStore();
  // Until all products are described, however long this machine takes.
  while ((await large.get('/sitemap.xml')).response.status === 503) large.errors.splice(0);
  const elementsOf = async (path: string, name: string) => findAll(readXml((await large.get(path)).html), name);
  const parts = (await elementsOf('/sitemap.xml', 'sitemap')).map((part) => textOf(part, 'loc'));
  expect(parts).toEqual([1, 2, 3].map((part) => `https://shop.example.gr/sitemap.xml?part=${part}`));
  const addresses: (string | undefined)[] = [];
  for (const part of parts) {
    const urls = await elementsOf(part?.replace('https://shop.example.gr', '') ?? '', 'url');
    addresses.push(...urls.map((url) => textOf(url, 'loc')));
  }
  expect(addresses.filter((address) => address?.includes('/product/laptop/'))).toHaveLength(count * languages.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('https://shop.example.gr/finder');
});

it.each(['0', '2', '1.5', 'x', '-1'])('a sitemap of one part has no part %s', async (part) => {
  products = [given(1)];
  generation += 2;
  const { response, html } = await store.get(`/sitemap.xml?part=${part}`);
  expect(response.status).toBe(404);
  expect(html).toBe('The sitemap has parts from 1 to 1.\n');
});

describe('a feed of several pages of the platform', () => {
  beforeEach(() => {
    products = Array.from({ length: 250 }, (_, index) => given(index + 1));
  });

  it('has the products of all', async () => {
    expect(await feed('/feeds/skroutz.xml', 'product')).toHaveLength(250);
  });

  it('is broken off, and the log says so, where the platform fails in the middle', async () => {
    failsFrom = 1;
    await expect(store.get('/feeds/skroutz.xml')).rejects.toThrow('HTTP error! status: 500');
    expect(store.errors.splice(0)).toEqual(['/feeds/skroutz.xml: HTTP error! status: 500']);
  });

  it('ends without a failure where its reader goes away', async () => {
    const { response } = await store.render(new Request('https://shop.example.gr/feeds/google.xml'));
    if (!response.body) throw new Error('The feed has no body');
    const reader = response.body.getReader();
    await reader.read();
    const [underWay] = await Promise.all([reader.read(), reader.cancel()]);
    expect(underWay.done).toBe(true);
    // What was under way has been answered then.
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    expect(store.errors).toEqual([]);
  });

  it('is 503 where the platform fails at once', async () => {
    failsFrom = 0;
    expect((await store.get('/feeds/skroutz.xml')).response.status).toBe(503);
    expect(store.errors.splice(0)).toHaveLength(1);
  });
});

it('the blog tells of its articles as structured data', async () => {
  generation += 2;
  const { html } = await store.get('/en/blog');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Blog',
      blogPost: [
        expect.objectContaining({
          '@type': 'BlogPosting',
          headline: 'Πώς διαλέγω <φορητό>',
          datePublished: '2026-11-01T08:00:00Z',
          url: 'https://shop.example.gr/en/blog#pos-dialego',
        }),
      ],
    }),
  );
});
