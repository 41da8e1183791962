/** Pages, policies, menus, search, sitemap and what else a shop has beside its goods. */
import { beforeAll, describe, expect, it } from 'vitest';
import { sameInEveryLanguage } from '#platform/catalogue/localized.ts';
import { addItem, findMenu } from '#platform/content/menus.ts';
import { seedArticles } from '#platform/seed/seed-articles.ts';
import { databaseKinds } from '../support/databases.ts';
import { fixtureArticles } from '../support/fixture-articles.ts';
import { useTestPlatform } from '../support/test-platform.ts';

describe.each(databaseKinds)('the shop’s content on %s', (kind) => {
  const given = useTestPlatform(kind);
  beforeAll(() => seedArticles(given().platform.context, fixtureArticles));

  const ask = async (document: string, language = 'EN') => {
    const { data, errors } = await given().query(document.replace(/^/, `query @inContext(language: ${language}) `));
    expect(errors).toBeUndefined();
    return data;
  };

  it('pages are found by handle and by id, in the language of the request', async () => {
    const fields =
      'id handle title body bodySummary onlineStoreUrl createdAt updatedAt trackingParameters seo { title description } metafield(key: "a") { id } metafields(identifiers: [{ key: "a" }]) { id }';
    const { page, again, old, none } = await ask(
      `{ page(handle: "terms") { ${fields} } again: page(id: "gid://shopify/Page/8") { handle }
        old: pageByHandle(handle: "terms") { handle } none: page(handle: "nowhere") { id } }`,
    );
    expect(page).toEqual({
      id: 'gid://shopify/Page/8',
      handle: 'terms',
      title: 'Terms of sale',
      body: '<p>Withdrawal is made in writing.</p>',
      bodySummary: 'About: Terms of sale',
      onlineStoreUrl: 'https://shop.example.gr/en/terms',
      createdAt: '2026-03-01T00:00:00Z',
      updatedAt: '2026-04-01T00:00:00Z',
      trackingParameters: null,
      seo: { title: 'Terms of sale', description: 'About: Terms of sale' },
      metafield: null,
      metafields: [null],
    });
    expect([again.handle, old.handle, none]).toEqual(['terms', 'terms', null]);
    expect((await ask('{ page(handle: "terms") { title } }', 'EL')).page.title).toBe('Όροι πώλησης');
  });

  it.each([
    ['first: 9', ['our-story', 'terms', 'privacy']],
    ['first: 9, sortKey: TITLE', ['our-story', 'privacy', 'terms']],
    ['first: 9, sortKey: UPDATED_AT, reverse: true', ['terms', 'privacy', 'our-story']],
    ['first: 9, query: "handle:terms"', ['terms']],
    ['first: 9, query: "title:our*"', ['our-story']],
    ['first: 9, query: "updated_at:>2026-03-15"', ['terms']],
    ['first: 9, query: "writing"', ['terms']],
    ['first: 9, query: "NOT title:terms*"', ['our-story', 'privacy']],
    ['last: 1', ['privacy']],
    ['first: 0', []],
  ])('pages(%s)', async (args, handles) => {
    const { pages } = await ask(`{ pages(${args}) { nodes { handle } edges { cursor } } }`);
    expect(pages.nodes.map(({ handle }: { handle: string }) => handle)).toEqual(handles);
  });

  it('policies are the parts of the shop’s own pages', async () => {
    const { shop } = await ask(
      '{ shop { privacyPolicy { id handle title body url } refundPolicy { handle title body url } shippingPolicy { handle body } termsOfService { handle body } subscriptionPolicy { handle } } }',
    );
    expect(shop).toEqual({
      privacyPolicy: {
        id: 'gid://shopify/ShopPolicy/1',
        handle: 'privacy-policy',
        title: 'Privacy',
        body: '<p>Text.</p>',
        url: 'https://shop.example.gr/en/privacy',
      },
      refundPolicy: {
        handle: 'refund-policy',
        title: 'Withdrawal',
        body: '<p>Withdrawal</p>',
        url: 'https://shop.example.gr/en/terms#withdrawal',
      },
      shippingPolicy: { handle: 'shipping-policy', body: '<p>Shipping</p>\n<p>Transport</p>' },
      termsOfService: { handle: 'terms-of-service', body: '<p>Withdrawal is made in writing.</p>' },
      subscriptionPolicy: null,
    });
    const { shop: brand } = await ask(
      '{ shop { brand { slogan shortDescription logo { image { url width altText } } squareLogo { id } coverImage { image { url(transform: { maxWidth: 10 }) } } colors { primary { background foreground } secondary { background } } } } }',
    );
    expect(brand.brand).toMatchObject({
      slogan: 'Back to work. Again.',
      logo: { image: { url: 'https://shop.example.gr/icon-512.png', width: 512, altText: 'Xana' } },
      coverImage: { image: { url: 'https://shop.example.gr/social-en.jpg' } },
      colors: { primary: [{ background: '#0a5294', foreground: '#ffffff' }] },
    });
  });

  it('menus are what the owner makes them, an unknown handle is null', async () => {
    const { context } = given().platform;
    const linked = { '/collections/dell': 'Dell', '/collections/business': 'Office', '/products/nowhere-14': 'Gone' };
    for (const [target, title] of Object.entries(linked)) {
      const menu = (await findMenu(context.db, 'main-menu')) ?? expect.fail();
      const item = { title: sameInEveryLanguage(title), target };
      expect(await addItem(context, menu, menu.items[0] ?? null, item)).toBe(
        title === 'Gone' ? 'unknown_target' : null,
      );
    }
    const { main, footer, none } = await ask(
      `{ main: menu(handle: "main-menu") { ...Whole } footer: menu(handle: "footer") { ...Whole } none: menu(handle: "nowhere") { id } }
      fragment Whole on Menu { id handle title itemsCount items { ...Item items { ...Item items { id } } } }
      fragment Item on MenuItem { id title type url tags resourceId resource { __typename ... on Page { handle } ... on Blog { handle } ... on Collection { handle } ... on ShopPolicy { handle } } }`,
    );
    expect(none).toBeNull();
    type Item = { title: string; type: string; url: string; id: string; resource: unknown; items: Item[] };
    const items = [...main.items, ...footer.items].flatMap((item: Item) => [item, ...item.items]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect([main.itemsCount + footer.itemsCount]).toEqual([items.length]);
    expect(main.items.map(({ title, type, url }: Item) => [title, type, url])).toEqual([
      ['Laptops', 'COLLECTIONS', 'https://shop.example.gr/collections'],
      ['Services', 'PAGE', 'https://shop.example.gr/pages/refurbishment'],
      ['About', 'PAGE', 'https://shop.example.gr/pages/our-story'],
      ['Blog', 'BLOG', 'https://shop.example.gr/blogs/news'],
      ['Contact', 'PAGE', 'https://shop.example.gr/pages/contact'],
    ]);
    expect(main.items[0].items.map(({ resource }: Item) => resource)).toEqual([
      { __typename: 'Collection', handle: 'dell' },
      { __typename: 'Collection', handle: 'business' },
    ]);
    expect(main.items[3]).toMatchObject({ resourceId: 'gid://shopify/Blog/1', resource: { handle: 'news' } });
    expect(footer.items.find(({ type }: Item) => type === 'SHOP_POLICY')).toMatchObject({
      url: 'https://shop.example.gr/policies/terms-of-service',
      resource: { __typename: 'ShopPolicy', handle: 'terms-of-service' },
    });
  });

  it('predictive search suggests in all types, within its limit', async () => {
    const fields =
      'queries { text styledText trackingParameters } products { handle trackingParameters collections(first: 2) { nodes { handle } } } collections { handle trackingParameters } pages { handle } articles { handle trackingParameters }';
    const { found, each, products, none, odd } = await ask(
      `{ found: predictiveSearch(query: "alph") { ${fields} } each: predictiveSearch(query: "twin", limit: 2, limitScope: EACH) { ${fields} }
        products: predictiveSearch(query: "twin", limit: 3, types: [PRODUCT]) { ${fields} } none: predictiveSearch(query: "  ") { ${fields} }
        odd: predictiveSearch(query: "<qq>\\"OR (") { ${fields} } }`,
    );
    expect(found).toEqual({
      queries: [
        {
          text: 'alpha',
          styledText: '<mark>alph</mark><span>a</span>',
          trackingParameters: '_pos=1&_psq=alph&_ss=e&_v=1.0',
        },
      ],
      products: [
        {
          handle: 'alpha-14',
          trackingParameters: '_pos=1&_psq=alph&_ss=e&_v=1.0',
          collections: { nodes: [{ handle: 'dell' }, { handle: 'business' }] },
        },
      ],
      collections: [],
      pages: [],
      articles: [],
    });
    expect([each.queries.length, each.products.length]).toEqual([1, 2]);
    expect([products.queries.length, products.products.length]).toEqual([0, 3]);
    const nothing = { queries: [], products: [], collections: [], pages: [], articles: [] };
    expect([none, odd]).toEqual([nothing, nothing]);
    const { pages, articles } = (
      await ask('{ predictiveSearch(query: "terms of sa") { pages { handle } articles { handle } } }')
    ).predictiveSearch;
    expect({ pages, articles }).toEqual({ pages: [{ handle: 'terms' }], articles: [] });
    const dell = await ask('{ predictiveSearch(query: "by de", types: [COLLECTION]) { collections { handle } } }');
    expect(dell.predictiveSearch.collections).toEqual([{ handle: 'dell' }]);
  });

  it('predictive search looks where it is told to, and at four fields when it is not', async () => {
    const look = async (query: string, fields: string) => {
      const argument = fields && `, searchableFields: [${fields}]`;
      const { predictiveSearch: found } = await ask(
        `{ predictiveSearch(query: "${query}"${argument}, limitScope: EACH) { products { handle } collections { handle } pages { handle } articles { handle } } }`,
      );
      return Object.values(found as Record<string, { handle: string }[]>).flatMap((items) =>
        items.map(({ handle }) => handle),
      );
    };
    expect(await look('ubuntu', '')).toEqual(['alpha-14']);
    expect(await look('ubuntu', 'TITLE, VENDOR')).toEqual([]);
    expect(await look('tablet', 'PRODUCT_TYPE')).toEqual(['tab-11']);
    expect(await look('lenovo', 'VENDOR')).toEqual(['sold-out-15']);
    expect(await look('alpha u', 'VARIANTS_SKU')).toEqual(['alpha-14']);
    expect(await look('52012345', 'VARIANTS_BARCODE')).toEqual(['alpha-14']);
    expect(await look('52012345', '')).toEqual([]);
    expect(await look('business', 'TAG')).toEqual(['alpha-14', 'beta-13']);
    expect(await look('fast', 'BODY')).toEqual(['alpha-14']);
    expect(await look('office', 'BODY')).toEqual(['business']);
    expect(await look('written writ', 'BODY')).toEqual([]);
    expect(await look('withdrawal writ', 'BODY')).toEqual(['terms']);
    expect(await look('battery', 'TAG')).toEqual(['second']);
    expect(await look('workshop', 'AUTHOR')).toEqual(['first', 'third']);
    // Title before text, what is sold out last.
    expect((await look('gamma', 'TITLE, BODY'))[0]).toBe('sold-out-15');
    const { errors } = await given().query(
      `{ predictiveSearch(query: "a", searchableFields: [${'TITLE '.repeat(251)}]) { products { id } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } }]);
  });

  it.each([0, 11, -1])('predictive search refuses the limit %s', async (limit) => {
    const { errors } = await given().query(`{ predictiveSearch(query: "a", limit: ${limit}) { products { id } } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  });

  it('search finds products, pages and articles, each alone and all together', async () => {
    const node =
      '__typename ... on Product { handle trackingParameters } ... on Page { handle } ... on Article { handle }';
    const { all, articles, pages, both, second } = await ask(
      `{ all: search(query: "", first: 250) { totalCount nodes { ${node} } }
        articles: search(query: "drive", first: 9, types: [ARTICLE]) { totalCount productFilters { id } nodes { ${node} } }
        pages: search(query: "terms", first: 9, types: [PAGE]) { totalCount edges { cursor node { ${node} } } pageInfo { endCursor } }
        both: search(query: "another", first: 9, types: [PRODUCT, ARTICLE]) { nodes { ${node} } }
        second: search(query: "", first: 2, types: [ARTICLE, PAGE]) { nodes { ${node} } pageInfo { hasNextPage endCursor } } }`,
    );
    expect(all.totalCount).toBe(17 + 3 + 3);
    expect(articles).toMatchObject({ totalCount: 3, productFilters: [] });
    expect(pages.edges).toEqual([{ cursor: pages.pageInfo.endCursor, node: { __typename: 'Page', handle: 'terms' } }]);
    expect(both.nodes).toEqual([{ __typename: 'Article', handle: 'second' }]);
    const rest = await ask(
      `{ search(query: "", first: 9, after: "${second.pageInfo.endCursor}", types: [ARTICLE, PAGE]) { nodes { ${node} } pageInfo { hasNextPage } } }`,
    );
    expect(second.nodes.length + rest.search.nodes.length).toBe(6);
    const { tracked } = await ask(
      '{ tracked: search(query: "twin", first: 2, types: [PRODUCT]) { edges { node { ... on Product { trackingParameters } } } } }',
    );
    expect(
      tracked.edges.map(({ node: { trackingParameters } }: { node: { trackingParameters: string } }) =>
        trackingParameters.replace(/sid=\w{9}/, 'sid=…'),
      ),
    ).toEqual(['_pos=1&_sid=…&_ss=r', '_pos=2&_sid=…&_ss=r']);
  });

  it('the sitemap counts and lists every type', async () => {
    const page =
      '{ pagesCount { count precision } resources(page: 1) { hasNextPage items { __typename handle updatedAt ... on SitemapResource { title image { filepath alt updatedAt } } } } }';
    const types = ['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'BLOG', 'METAOBJECT'];
    const data = await ask(`{ ${types.map((type) => `${type}: sitemap(type: ${type}) ${page}`).join(' ')} }`);
    const counts = types.map((type) => [data[type].pagesCount.count, data[type].resources.items.length]);
    expect(counts).toEqual([
      [1, 17],
      [1, 2],
      [1, 3],
      [1, 3],
      [1, 1],
      [0, 0],
    ]);
    expect(data.PRODUCT.resources.items[0]).toEqual({
      __typename: 'SitemapResource',
      handle: 'alpha-14',
      updatedAt: expect.any(String),
      title: 'Alpha 14 (i5-8365U, 16GB)',
      image: {
        filepath: 'https://shop.example.gr/cdn/shop/files/pro-14-front.webp',
        alt: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
    const far = await ask('{ sitemap(type: PRODUCT) { resources(page: 9) { hasNextPage items { handle } } } }');
    expect(far.sitemap.resources).toEqual({ hasNextPage: false, items: [] });
  });

  it('one location, the store’s redirects, and no metaobjects', async () => {
    const data = await ask(
      `{ locations(first: 5, sortKey: DISTANCE, near: { latitude: 40.6, longitude: 22.9 }) { nodes { id name address { address1 address2 city country countryCode formatted latitude longitude phone province provinceCode zip } } }
        urlRedirects(first: 5, query: "path:/about/story") { nodes { id path target } }
        unknown: urlRedirects(first: 1, query: "path:/nowhere") { edges { node { target } } }
        metaobject(handle: { handle: "a", type: "b" }) { id } byId: metaobject(id: "gid://shopify/Metaobject/1") { id }
        metaobjects(type: "b", first: 3) { nodes { id } pageInfo { hasNextPage } } cartCompletionAttempt(attemptId: "1") { __typename } }`,
    );
    expect(data).toMatchObject({
      locations: { nodes: [{ id: 'gid://shopify/Location/1', name: 'Xana', address: { countryCode: 'GR' } }] },
      urlRedirects: { nodes: [{ path: '/about/story', target: '/about/our-story' }] },
      unknown: { edges: [] },
      metaobject: null,
      byId: null,
      metaobjects: { nodes: [], pageInfo: { hasNextPage: false } },
      cartCompletionAttempt: null,
    });
  });

  it.each([
    ['gid://shopify/Page/8', 'Page'],
    ['gid://shopify/Menu/1', 'Menu'],
    ['gid://shopify/Location/1', 'Location'],
    ['gid://shopify/ShopPolicy/1', 'ShopPolicy'],
    ['gid://shopify/Page/4000', null],
    ['gid://shopify/Location/2', null],
    ['gid://shopify/Metaobject/1', null],
  ])('node(id: %s) is a %s', async (id, type) => {
    const { node } = await ask(`{ node(id: "${id}") { __typename id } }`);
    expect(node).toEqual(type && { __typename: type, id });
  });

  it.each([
    ['title:\\"by dell\\"', ['dell']],
    ['title:offi', []],
    ['title:off*', ['business']],
    ['office', ['business']],
    ['collection_type:smart', ['dell', 'business']],
    ['collection_type:custom', []],
    ['updated_at:>2020-01-01', ['dell', 'business']],
    ['NOT dell', ['business']],
    ['dell OR office', ['dell', 'business']],
  ])('collections(query: "%s")', async (query, handles) => {
    const { collections } = await ask(`{ collections(first: 9, query: "${query}") { totalCount nodes { handle } } }`);
    const found = collections.nodes.map(({ handle }: { handle: string }) => handle);
    expect(found).toEqual(handles);
  });

  it('products tell which combinations exist and which are for sale', async () => {
    const { many, one, gone, none } = await ask(
      `{ many: product(handle: "alpha-14") { ...Encoded } one: product(handle: "beta-13") { ...Encoded }
        gone: product(handle: "sold-out-15") { ...Encoded } none: product(handle: "announced-16") { ...Encoded } }
        fragment Encoded on Product { existing: encodedVariantExistence available: encodedVariantAvailability }`,
    );
    expect([many, one, gone, none]).toEqual([
      { existing: 'v1_0:0-1,1:0,', available: 'v1_0:0,1:0,' },
      { existing: 'v1_0', available: 'v1_0' },
      { existing: 'v1_0', available: 'v1_' },
      { existing: 'v1_', available: 'v1_' },
    ]);
  });
});
