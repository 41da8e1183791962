/** Arguments of the root fields, each with its whole answer. */
import { beforeAll, describe, expect, it } from 'vitest';
import { seedArticles } from '#platform/seed/seed-articles.ts';
import { fixtureArticles } from '#tests/support/fixture-articles.ts';
import { useTestPlatform } from '#tests/support/test-platform.ts';

// biome-ignore lint/correctness/useHookAtTopLevel: it is a hook of the tests, not of React
const given = useTestPlatform('sqlite');
beforeAll(() => seedArticles(given().platform.context, fixtureArticles));

const gid = (type: string, id: number | string) => `gid://shopify/${type}/${id}`;

async function ask(document: string, variables = {}) {
  const [declared = ''] = /^\([^)]*\)/.exec(document) ?? [];
  const fields = document.slice(declared.length);
  const { data, errors } = await given().query(`query${declared} @inContext(language: EN) ${fields}`, variables);
  expect(errors).toBeUndefined();
  return data;
}

/** Names of the nodes of a connection, or of a list. */
function namesOf(found: { nodes: Record<string, string>[] } | Record<string, string>[]): (string | undefined)[] {
  const nodes = Array.isArray(found) ? found : found.nodes;
  return nodes.map(({ handle, sku, url }) => handle ?? sku ?? url?.replace(/.*\/|\.webp.*/g, ''));
}

const code = async (document: string) => (await given().query(document)).errors?.[0]?.extensions.code;
const decoded = (cursors: { cursor: string }[]) =>
  cursors.map(({ cursor }) => JSON.parse(Buffer.from(cursor, 'base64url').toString()));

describe('node', () => {
  it.each([
    ['Product', 1, 999],
    ['ProductVariant', 2, 999],
    ['Collection', 1, 99],
    ['MediaImage', 1, 999],
    ['ProductOption', 1, 99],
    ['ProductOptionValue', 2, 99],
    ['Shop', 1, 2],
    ['Location', 1, 2],
    ['Menu', 1, 99],
    ['Page', 8, 99],
    ['ShopPolicy', 1, 99],
    ['Article', 1, 99],
    ['Blog', 1, 9],
    ['TaxonomyCategory', 'el-6-8', 'el-0'],
  ])('finds a %s', async (type, id, none) => {
    const ids = [id, none, 'x', '9999999999', '2147483648'].map((one) => gid(type, one));
    const { nodes, node } = await ask(
      '($ids: [ID!]!, $id: ID!) { nodes(ids: $ids) { __typename id } node(id: $id) { id } }',
      { ids, id: gid(type, id) },
    );
    expect(nodes).toEqual([{ __typename: type, id: gid(type, id) }, null, null, null, null]);
    expect(node).toEqual({ id: gid(type, id) });
  });

  it.each(['Order/x', 'Order/1', 'Nothing/1', 'Cart/x'])('finds nothing at %s', async (id) => {
    expect((await ask(`{ node(id: "gid://shopify/${id}") { id } }`)).node).toBeNull();
  });

  it('is refused for what is no id', async () => {
    expect(await code('{ node(id: "x") { id } }')).toBe('INVALID_GLOBAL_ID');
    expect(await code('{ metaobject(id: "x") { id } }')).toBe('INVALID_GLOBAL_ID');
    expect((await ask('{ metaobject(handle: { handle: "a", type: "b" }) { id } }')).metaobject).toBeNull();
  });
});

it('a product’s custom fields have numbers of their own and lead back to it', async () => {
  const { product } = await ask(`{ product(handle: "alpha-14") { metafields(identifiers: [
    { namespace: "xana", key: "weight" }, { namespace: "xana", key: "ports" }, { key: "weight" }, { namespace: "xana", key: "none" }
  ]) { id key namespace type value description parentResource { ... on Product { handle } } reference { __typename } } } }`);
  const rest = { namespace: 'xana', description: null, parentResource: { handle: 'alpha-14' }, reference: null };
  expect(product.metafields).toEqual([
    { ...rest, id: gid('Metafield', 2), key: 'weight', type: 'weight', value: '{"value":1.48,"unit":"kg"}' },
    {
      ...rest,
      id: gid('Metafield', 4),
      key: 'ports',
      type: 'list.single_line_text_field',
      value: '["2 × USB-A","HDMI"]',
    },
    null,
    null,
  ]);
});

it.each([
  ['', ['pro-14-front', 'grade-a'], ['POSITION', 0]],
  [', reverse: true', ['grade-a', 'pro-14-front'], ['POSITION', 1]],
  [', sortKey: ID', ['pro-14-front', 'grade-a'], ['ID', 0]],
  [', sortKey: CREATED_AT', ['pro-14-front', 'grade-a'], ['ID', 0]],
  [', sortKey: CREATED_AT, reverse: true', ['grade-a', 'pro-14-front'], ['ID', 0]],
])('a product’s images(first: 9%s)', async (args, names, start) => {
  const { product } = await ask(
    `{ product(handle: "alpha-14") { images(first: 9${args}) { nodes { url } edges { cursor } } } }`,
  );
  expect(namesOf(product.images)).toEqual(names);
  expect(decoded(product.images.edges)[0].slice(0, 2)).toEqual(start);
});

it.each([
  ['', ['W-GR', 'W-EN', 'U-GR'], ['POSITION', 0, 1]],
  [', sortKey: POSITION, reverse: true', ['U-GR', 'W-EN', 'W-GR'], ['POSITION', 2, 3]],
  [', sortKey: ID', ['W-GR', 'W-EN', 'U-GR'], ['ID', 0, 1]],
  [', sortKey: SKU', ['U-GR', 'W-EN', 'W-GR'], ['SKU', 'ALPHA-U-GR', 3]],
  [', sortKey: TITLE', ['U-GR', 'W-EN', 'W-GR'], ['TITLE', 'Ubuntu 24.04 / Ελληνικό', 3]],
])('a product’s variants(first: 9%s)', async (args, skus, start) => {
  const { product } = await ask(
    `{ product(handle: "alpha-14") { variants(first: 9${args}) { nodes { sku } edges { cursor } } } }`,
  );
  expect(namesOf(product.variants)).toEqual(skus.map((sku) => `ALPHA-${sku}`));
  expect(decoded(product.variants.edges)[0]).toEqual(start);
});

it.each([
  ['first: 3', ['alpha-14', 'beta-13', 'sold-out-15']],
  ['first: 3, sortKey: RELEVANCE', ['alpha-14', 'beta-13', 'sold-out-15']],
  ['first: 2, sortKey: RELEVANCE, reverse: true', ['twin-12', 'twin-11']],
  ['last: 2, sortKey: ID', ['twin-11', 'twin-12']],
  ['first: 3, sortKey: TITLE', ['alpha-14', 'beta-13', 'announced-16']],
  ['first: 3, sortKey: TITLE, reverse: true', ['twin-12', 'twin-8', 'twin-4']],
  ['first: 3, sortKey: PRICE', ['announced-16', 'twin-1', 'twin-4']],
  ['first: 3, sortKey: PRICE, reverse: true', ['alpha-14', 'tab-11', 'beta-13']],
  ['first: 3, sortKey: CREATED_AT', ['alpha-14', 'beta-13', 'sold-out-15']],
  ['first: 3, sortKey: CREATED_AT, reverse: true', ['twin-12', 'twin-11', 'twin-9']],
  ['first: 3, sortKey: VENDOR', ['tab-11', 'alpha-14', 'announced-16']],
  ['first: 3, sortKey: VENDOR, reverse: true', ['sold-out-15', 'twin-12', 'twin-10']],
  ['first: 2, sortKey: PRODUCT_TYPE, reverse: true', ['tab-11', 'twin-12']],
  ['first: 0', []],
  ['first: 9, query: "vendor:Apple"', ['tab-11']],
  ['first: 9, query: "vendor:Nobody"', []],
])('products(%s)', async (args, handles) => {
  expect(namesOf((await ask(`{ products(${args}) { nodes { handle } } }`)).products)).toEqual(handles);
});

it.each(['filters { id }', '...Own'])('products by their ids, page after page, with %s', async (more) => {
  const fragment = more === '...Own' ? ' fragment Own on ProductConnection { filters { id } }' : '';
  const page = async (args: string) =>
    (
      await ask(
        `{ products(${args}) { nodes { handle } pageInfo { hasNextPage hasPreviousPage endCursor } ${more} } }${fragment}`,
      )
    ).products;
  const plain = async (args: string) =>
    (await ask(`{ products(${args}) { nodes { handle } pageInfo { hasNextPage hasPreviousPage endCursor } } }`))
      .products;
  let after = '';
  const pages: unknown[] = [];
  for (const size of [5, 11, 1, 5]) {
    const args = `first: ${size}${after && `, after: "${after}"`}`;
    const { filters, ...whole } = await page(args);
    expect(filters.map(({ id }: { id: string }) => id)).toContain('filter.v.price');
    expect(await plain(args)).toEqual(whole);
    after = whole.pageInfo.endCursor;
    pages.push([whole.nodes.length, whole.pageInfo.hasPreviousPage, whole.pageInfo.hasNextPage]);
  }
  expect(pages).toEqual([
    [5, false, true],
    [11, true, true],
    [1, true, false],
    [0, true, false],
  ]);
});

it.each([
  [`product(id: "${gid('Product', 2)}")`, 'beta-13'],
  [`product(id: "${gid('Product', 1)}", handle: "beta-13")`, 'alpha-14'],
  [`product(id: "${gid('Product', 99)}")`, null],
  [`product(id: "${gid('Collection', 1)}")`, null],
  ['product', null],
  ['productByHandle(handle: "beta-13")', 'beta-13'],
  ['productByHandle(handle: "none")', null],
  [`collection(id: "${gid('Collection', 2)}")`, 'business'],
  [`collection(id: "${gid('Collection', 99)}")`, null],
  [`collection(id: "${gid('Product', 1)}")`, null],
  ['collection', null],
  ['collection(handle: "none")', null],
  ['collectionByHandle(handle: "dell")', 'dell'],
  [`page(id: "${gid('Page', 8)}")`, 'terms'],
  [`page(id: "${gid('Product', 8)}")`, null],
  ['page(handle: "none")', null],
])('%s is %s', async (field, handle) => {
  expect((await ask(`{ found: ${field} { handle } }`)).found).toEqual(handle === null ? null : { handle });
});

it.each([
  ['productHandle: "twin-1"', [4, 7, 10, 2, 5, 8, 11, 3, 6, 9].map((number) => `twin-${number}`)],
  ['productHandle: "twin-1", intent: COMPLEMENTARY', []],
  [`productId: "${gid('Product', 1)}", intent: RELATED`, expect.arrayContaining(['beta-13', 'twin-3'])],
])('productRecommendations(%s)', async (args, handles) => {
  const { productRecommendations } = await ask(`{ productRecommendations(${args}) { handle } }`);
  expect(namesOf(productRecommendations)).toEqual(handles);
});

it('recommends nothing for a product that is not there', async () => {
  expect(await ask('{ productRecommendations(productHandle: "none") { handle } }')).toEqual({
    productRecommendations: null,
  });
});

const at = '2026-03-01T00:00:00.000Z';
it.each([
  ['first: 9', ['our-story', 'terms', 'privacy'], ['ID', 0, 1]],
  ['first: 9, sortKey: RELEVANCE', ['our-story', 'terms', 'privacy'], ['ID', 0, 1]],
  ['first: 9, sortKey: TITLE', ['our-story', 'privacy', 'terms'], ['TITLE:en', 'Our story', 1]],
  ['first: 9, sortKey: UPDATED_AT', ['our-story', 'privacy', 'terms'], ['UPDATED_AT', at, 1]],
])('pages(%s)', async (args, handles, start) => {
  const { pages } = await ask(`{ pages(${args}) { nodes { handle } edges { cursor } } }`);
  expect(namesOf(pages)).toEqual(handles);
  expect(decoded(pages.edges)[0]).toEqual(start);
});

describe('a collection’s products, by filters', () => {
  const twins = (...numbers: number[]) => numbers.map((number) => `twin-${number}`);
  it.each([
    ['productType: "laptop"', ['alpha-14', 'announced-16', ...twins(1, 3, 5, 7, 9, 11)]],
    ['productType: "tablet"', []],
    ['tag: "έκπτωση"', ['alpha-14']],
    ['tag: "none"', []],
    ['available: true', ['alpha-14', ...twins(3, 5, 7, 9, 11)]],
    ['available: false', ['alpha-14', 'twin-1']],
    ['price: { min: 299.9, max: 319 }', ['alpha-14']],
    ['price: { min: 299.91, max: 318.99 }', []],
    ['price: { min: 100.01 }', ['alpha-14', ...twins(3, 5, 9, 11)]],
    ['price: { max: 100 }', twins(1, 7)],
    ['price: { max: 99.99 }', []],
    // Its other variants can be bought.
    ['price: { min: 329, max: 329 }', []],
    ['productMetafield: { namespace: "xana", key: "ports", value: "HDMI" }', ['alpha-14']],
    ['productMetafield: { namespace: "xana", key: "ports", value: "HDM" }', []],
    ['productMetafield: { namespace: "other", key: "ports", value: "HDMI" }', []],
    ['productMetafield: { namespace: "xana", key: "none", value: "" }', []],
    ['variantMetafield: { namespace: "xana", key: "ports", value: "HDMI" }', []],
    ['variantOption: { name: "keyboard", value: "greek" }', ['alpha-14']],
    ['variantOption: { name: "keyboard", value: "none" }', []],
    ['taxonomyMetafield: { namespace: "a", key: "b", value: "c" }', []],
  ])('%s', async (filter, handles) => {
    const { collection } = await ask(
      `{ collection(handle: "dell") { products(first: 20, filters: [{ ${filter} }]) { nodes { handle } } } }`,
    );
    expect(namesOf(collection.products)).toEqual(handles);
  });
});

describe('search', () => {
  it.each([
    ['query: "", first: 4', ['alpha-14', 'beta-13', 'sold-out-15', 'announced-16']],
    ['query: "", first: 2, types: [PRODUCT]', ['alpha-14', 'beta-13']],
    ['query: "15", first: 9, unavailableProducts: HIDE', []],
    ['query: "15", first: 9', ['sold-out-15']],
    ['query: "twin 1", first: 9', ['twin-1']],
    ['query: "1", types: [PRODUCT], first: 9', ['twin-1', 'twin-5', 'twin-9']],
    ['query: "1", types: [PRODUCT], first: 9, unavailableProducts: LAST', ['twin-5', 'twin-9', 'twin-1']],
    [
      'query: "1", types: [PRODUCT], first: 9, unavailableProducts: LAST, reverse: true',
      ['twin-9', 'twin-5', 'twin-1'],
    ],
    ['query: "1", types: [PRODUCT], first: 9, unavailableProducts: HIDE', ['twin-5', 'twin-9']],
    ['query: "1", types: [PRODUCT], first: 9, sortKey: PRICE', ['twin-1', 'twin-5', 'twin-9']],
    ['query: "1", types: [PRODUCT], first: 9, sortKey: PRICE, reverse: true', ['twin-9', 'twin-5', 'twin-1']],
    [
      'query: "1", types: [PRODUCT], first: 9, sortKey: PRICE, unavailableProducts: LAST',
      ['twin-5', 'twin-9', 'twin-1'],
    ],
    ['query: "twin", first: 2, productFilters: [{ productVendor: "HP" }]', ['twin-2', 'twin-4']],
    ['query: "terms", first: 3, types: [PAGE]', ['terms']],
    ['query: "terms", first: 3, types: [PRODUCT]', []],
    ['query: "terms", first: 3, types: []', ['terms']],
  ])('(%s)', async (args, handles) => {
    const fields = '... on Product { handle } ... on Page { handle } ... on Article { handle }';
    const { search } = await ask(`{ search(${args}) { nodes { ${fields} } } }`);
    expect(namesOf(search)).toEqual(handles);
  });

  it.each([
    ['', ['twin-1', 'twin-2', 'twin-3'], ['our-story', 'privacy']],
    [', reverse: true', ['privacy', 'our-story', 'third'], ['twin-2', 'twin-1']],
    [', sortKey: PRICE', ['twin-1', 'twin-4', 'twin-7'], ['terms', 'privacy']],
    [', sortKey: PRICE, reverse: true', ['twin-12', 'twin-9', 'twin-6'], ['second', 'first']],
  ])('mixes products, pages and articles (%s)', async (args, first, last) => {
    const fields =
      '... on Product { handle trackingParameters } ... on Page { handle trackingParameters } ... on Article { handle trackingParameters }';
    const { search } = await ask(
      `{ search(query: "t", prefix: LAST, first: 30${args}) { totalCount nodes { ${fields} } } }`,
    );
    const handles = namesOf(search);
    expect([search.totalCount, handles.length]).toEqual([18, 18]);
    expect(handles.slice(0, 3)).toEqual(first);
    expect(handles.slice(-2)).toEqual(last);
    const parameters = search.nodes.map((node: { trackingParameters: string }) => node.trackingParameters);
    expect(parameters[0]).toMatch(/^_pos=1&_sid=[0-9a-f]{9}&_ss=r$/);
    expect(parameters[17]).toBe(parameters[0].replace('1', '18'));
  });

  it('numbers the places of a later page from where it begins, with the same node in both lists', async () => {
    const fields =
      'nodes { ... on Product { handle trackingParameters } } edges { node { ... on Product { handle } } }';
    const first = await ask(`{ search(query: "twin", first: 2) { ${fields} pageInfo { endCursor } } }`);
    const { search } = await ask(
      `{ search(query: "twin", first: 2, after: "${first.search.pageInfo.endCursor}") { ${fields} } }`,
    );
    expect(search.nodes.map((node: { trackingParameters: string }) => node.trackingParameters.slice(0, 6))).toEqual([
      '_pos=3',
      '_pos=4',
    ]);
    expect(namesOf(search.edges.map(({ node }: { node: Record<string, string> }) => node))).toEqual(namesOf(search));
  });

  it('has filters for products only', async () => {
    const { products, pages } = await ask(
      '{ products: search(query: "twin", first: 1) { productFilters { id } } pages: search(query: "t", first: 1, types: [PAGE]) { productFilters { id } } }',
    );
    expect(products.productFilters.length).toBeGreaterThan(1);
    expect(pages.productFilters).toEqual([]);
  });
});

describe('predictiveSearch', () => {
  it.each([
    ['SHOW', ['twin-1', 'twin-5', 'twin-9']],
    ['LAST', ['twin-5', 'twin-9', 'twin-1']],
    ['HIDE', ['twin-5', 'twin-9']],
  ])('with products that are sold out: %s', async (unavailable, handles) => {
    const { predictiveSearch } = await ask(
      `{ predictiveSearch(query: "1", types: [PRODUCT], unavailableProducts: ${unavailable}) { products { handle } } }`,
    );
    expect(namesOf(predictiveSearch.products)).toEqual(handles);
  });

  const fields = 'queries { text } products { handle } collections { handle } pages { handle } articles { handle }';
  const nothing = { queries: [], products: [], collections: [], pages: [], articles: [] };
  it.each([
    ['limit: 1', { ...nothing, queries: [{ text: 'twin' }] }],
    ['limit: 2', { ...nothing, queries: [{ text: 'twin' }, { text: 'tablet' }] }],
    ['limit: 3', { ...nothing, queries: [{ text: 'twin' }, { text: 'tablet' }], products: [{ handle: 'twin-2' }] }],
    [
      'limit: 1, limitScope: EACH',
      {
        ...nothing,
        queries: [{ text: 'twin' }],
        products: [{ handle: 'twin-2' }],
        collections: [{ handle: 'business' }],
        pages: [{ handle: 'terms' }],
      },
    ],
    ['limit: 1, types: [PAGE]', { ...nothing, pages: [{ handle: 'terms' }] }],
  ])('shares %s among the types in their order', async (args, expected) => {
    const { predictiveSearch } = await ask(`{ predictiveSearch(query: "t", ${args}) { ${fields} } }`);
    expect(predictiveSearch).toEqual(expected);
  });

  it('suggests nothing for no words', async () => {
    expect((await ask(`{ predictiveSearch(query: " - ") { ${fields} } }`)).predictiveSearch).toEqual(nothing);
  });

  it.each([
    [0, 'BAD_REQUEST'],
    [1, undefined],
    [10, undefined],
    [11, 'BAD_REQUEST'],
  ])('takes a limit of 1 to 10 (%i)', async (limit, refusal) => {
    expect(await code(`{ predictiveSearch(query: "t", limit: ${limit}) { pages { id } } }`)).toBe(refusal);
  });
});

it('the sitemap’s pages are counted from 1', async () => {
  const { sitemap } = await ask(
    '{ sitemap(type: PRODUCT) { pagesCount { count precision } zero: resources(page: 0) { items { handle } } one: resources(page: 1) { hasNextPage items { handle } } two: resources(page: 2) { hasNextPage items { handle } } } }',
  );
  expect(sitemap.pagesCount).toEqual({ count: 1, precision: 'EXACT' });
  expect(sitemap.one.items).toHaveLength(17);
  expect(sitemap.zero.items).toEqual(sitemap.one.items);
  expect([sitemap.one.hasNextPage, sitemap.two]).toEqual([false, { hasNextPage: false, items: [] }]);
});

it.each([
  'nodes(ids: LIST) { id }',
  'product(handle: "alpha-14") { metafields(identifiers: FIELDS) { id } }',
  'search(query: "", first: 1, types: TYPES) { totalCount }',
])('a list of 251 is refused, one of 250 is not: %s', async (field) => {
  const of = (count: number, item: string) => `[${Array(count).fill(item).join(',')}]`;
  const document = (count: number) =>
    `{ ${field
      .replace('LIST', of(count, '"gid://shopify/Product/99"'))
      .replace('FIELDS', of(count, '{key:"a"}'))
      .replace('TYPES', of(count, 'PAGE'))} }`;
  expect(await code(document(250))).toBeUndefined();
  expect(await code(document(251))).toBe('MAX_INPUT_SIZE_EXCEEDED');
});
