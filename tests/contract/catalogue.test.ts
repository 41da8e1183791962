import { describe, expect, it } from 'vitest';
import { toMoneyV2 } from '#domain/money/money.ts';
import { setPrice } from '#platform/catalogue/set-price.ts';
import { fc } from '#tests/support/properties.ts';
import { databaseKinds } from '../support/databases.ts';
import { useTestPlatform } from '../support/test-platform.ts';

const ALL = 17;

describe.each(databaseKinds)('the catalogue on %s', (kind) => {
  const given = useTestPlatform(kind);

  describe('products', () => {
    const page = `query($first: Int, $last: Int, $after: String, $before: String, $reverse: Boolean, $sortKey: ProductSortKeys) {
      products(first: $first, last: $last, after: $after, before: $before, reverse: $reverse, sortKey: $sortKey) {
        edges { cursor node { handle } } nodes { handle } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

    async function walk(direction: 'first' | 'last', size: number, sort: Record<string, unknown>): Promise<string[]> {
      const seen: string[] = [];
      let cursor: string | null = null;
      for (let step = 0; step <= ALL; step += 1) {
        const { data } = await given().query(page, {
          ...sort,
          [direction]: size,
          [direction === 'first' ? 'after' : 'before']: cursor,
        });
        const { edges, nodes, pageInfo } = data.products;
        const handles = nodes.map((node: { handle: string }) => node.handle) as string[];
        expect(edges.map((edge: { node: { handle: string } }) => edge.node.handle)).toEqual(handles);
        expect(pageInfo.startCursor).toBe(edges.at(0)?.cursor ?? null);
        expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor ?? null);
        seen.splice(direction === 'first' ? seen.length : 0, 0, ...handles);
        if (!(direction === 'first' ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) return seen;
        cursor = direction === 'first' ? pageInfo.endCursor : pageInfo.startCursor;
      }
      throw new Error('The walk does not end');
    }

    it('gives every product once, in any sort, direction and page size', async () => {
      const sortKey = fc.constantFrom(
        'ID',
        'TITLE',
        'PRICE',
        'CREATED_AT',
        'UPDATED_AT',
        'VENDOR',
        'PRODUCT_TYPE',
        'BEST_SELLING',
        'RELEVANCE',
      );
      await fc.assert(
        fc.asyncProperty(sortKey, fc.boolean(), fc.integer({ min: 1, max: 20 }), async (key, reverse, size) => {
          const sort = { sortKey: key, reverse };
          const forward = await walk('first', size, sort);
          expect(new Set(forward).size).toBe(ALL);
          expect(forward).toHaveLength(ALL);
          expect(await walk('last', size, sort)).toEqual(forward);
        }),
        { numRuns: 25 },
      );
    });

    it('sorts by price and by the title of the language', async () => {
      const prices = await given().query(
        '{ products(first: 250, sortKey: PRICE) { nodes { priceRange { minVariantPrice { amount } } } } }',
      );
      const amounts = prices.data.products.nodes.map((node: { priceRange: { minVariantPrice: { amount: string } } }) =>
        Number(node.priceRange.minVariantPrice.amount),
      );
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
      const titles = (language: string) =>
        given().query(
          `query @inContext(language: ${language}) { products(first: 4, sortKey: TITLE, query: "-title:Twin") { nodes { title } } }`,
        );
      expect((await titles('EN')).data.products.nodes.map(({ title }: { title: string }) => title)).toEqual([
        'Alpha 14 (i5-8365U, 16GB)',
        'Beta 13',
        'Delta 16',
        'Gamma 15',
      ]);
      expect((await titles('EL')).data.products.nodes.map(({ title }: { title: string }) => title)).toEqual([
        'Άλφα 14 (i5-8365U, 16GB)',
        'Βήτα 13',
        'Γάμα 15',
        'Δέλτα 16',
      ]);
    });

    it.each([
      ['{ products { nodes { id } } }', 'INVALID_PAGINATION'],
      ['{ products(first: 1, last: 1) { nodes { id } } }', 'INVALID_PAGINATION'],
      ['{ products(first: -1) { nodes { id } } }', 'INVALID_PAGINATION'],
      ['{ products(first: 251) { nodes { id } } }', 'INVALID_PAGINATION'],
      ['{ products(first: 1, after: "x") { nodes { id } } }', 'INVALID_CURSOR'],
    ])('%s is %s', async (document, code) => {
      expect((await given().query(document)).errors?.[0]?.extensions.code).toBe(code);
    });

    it('filters by query', async () => {
      const { data } = await given().query(
        '{ products(first: 9, query: "vendor:HP tag:business") { nodes { handle } } }',
      );
      expect(data.products.nodes).toEqual([{ handle: 'beta-13' }]);
    });
  });

  describe('a product', () => {
    const document = (
      language: string,
    ) => `query($handle: String!) @inContext(language: ${language}, country: GR) { product(handle: $handle) {
      id title description descriptionHtml vendor productType tags availableForSale createdAt onlineStoreUrl totalInventory isGiftCard requiresSellingPlan
      variantsCount { count precision } seo { title } category { id } metafield(key: "a") { id } metafields(identifiers: [{ key: "a" }, { key: "b" }]) { id }
      priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } } featuredImage { altText url width height }
      options { name values optionValues { name firstSelectableVariant { sku } } } media(first: 5) { nodes { mediaContentType alt ... on MediaImage { image { url } } } }
      images(first: 5) { nodes { url(transform: { maxWidth: 400, preferredContentType: WEBP }) } } collections(first: 5) { nodes { handle } }
      variants(first: 10) { nodes { title sku barcode price { amount } compareAtPrice { amount } availableForSale quantityAvailable currentlyNotInStock selectedOptions { name value } weight weightUnit taxable requiresShipping unitPrice { amount } image { url } product { handle } } } } }`;

    it('answers the custom fields that are asked for, in their order', async () => {
      const { data, errors } = await given().query(
        `query($handle: String!) { product(handle: $handle) { id
          metafield(namespace: "xana", key: "weight") { key type value namespace createdAt parentResource { ... on Product { handle } } reference { __typename } }
          metafields(identifiers: [{ namespace: "xana", key: "ports" }, { namespace: "other", key: "ports" }, { key: "ports" }]) { key value }
          variants(first: 1) { nodes { metafield(namespace: "xana", key: "weight") { id } } } } }`,
        { handle: 'alpha-14' },
      );
      expect(errors).toBeUndefined();
      expect(data.product).toMatchObject({
        metafield: {
          key: 'weight',
          namespace: 'xana',
          type: 'weight',
          value: '{"value":1.48,"unit":"kg"}',
          parentResource: { handle: 'alpha-14' },
          reference: null,
        },
        metafields: [{ key: 'ports', value: '["2 × USB-A","HDMI"]' }, null, null],
        variants: { nodes: [{ metafield: null }] },
      });
    });

    it.each([
      ['HDMI', ['alpha-14']],
      ['VGA', []],
    ])('filters by the custom field %s', async (value, handles) => {
      const { data } = await given().query(
        `query($value: String!) { search(query: "alpha", first: 9, productFilters: [{ productMetafield: { namespace: "xana", key: "ports", value: $value } }])
          { nodes { ... on Product { handle } } } }`,
        { value },
      );
      expect(data.search.nodes.map(({ handle }: { handle: string }) => handle)).toEqual(handles);
    });

    it('tells of a reduced price the one before and the lowest of the 30 days before', async () => {
      const { db } = given().platform.context;
      const context = { db, now: () => new Date('2026-11-20T08:00:00.000Z') };
      const variant = `query { product(handle: "tab-11") { compareAtPriceRange { maxVariantPrice { amount } } variants(first: 1) { nodes {
        compareAtPrice { amount } metafield(namespace: "xana", key: "lowest_price_30_days") { id type value }
        metafields(identifiers: [{ namespace: "xana", key: "lowest_price_30_days" }]) { key } } } } }`;
      const before = (await given().query(variant)).data.product.variants.nodes[0];
      expect(before).toEqual({ compareAtPrice: null, metafield: null, metafields: [null] });
      const price = (
        await db
          .selectFrom('product_variants')
          .select('price_cents')
          .where('sku', '=', 'TAB-11')
          .executeTakeFirstOrThrow()
      ).price_cents;
      await setPrice(context, 'TAB-11', price - 100, { isReduction: true });
      const amount = toMoneyV2(price).amount;
      const after = (await given().query(variant)).data.product;
      expect(after).toMatchObject({
        compareAtPriceRange: { maxVariantPrice: { amount } },
        variants: {
          nodes: [
            {
              compareAtPrice: { amount },
              metafield: { type: 'money', value: JSON.stringify({ amount, currency_code: 'EUR' }) },
              metafields: [{ key: 'lowest_price_30_days' }],
            },
          ],
        },
      });
      await setPrice(context, 'TAB-11', price, { isReduction: false });
    });

    it('speaks Greek', async () => {
      const { data, errors } = await given().query(document('EL'), { handle: 'alpha-14' });
      expect(errors).toBeUndefined();
      expect(data.product).toMatchSnapshot();
    });

    it('speaks English', async () => {
      const { data } = await given().query(document('EN'), { handle: 'alpha-14' });
      expect(data.product).toMatchSnapshot();
    });

    it.each([
      ['url', ''],
      ['url(transform: {})', ''],
      ['url(transform: { maxWidth: 400 })', '&width=400'],
      ['url(transform: { maxHeight: 300, scale: 2, preferredContentType: JPG })', '&height=600&format=jpg'],
      [
        'url(transform: { maxWidth: 300, maxHeight: 200, crop: LEFT, scale: 3, preferredContentType: WEBP })',
        '&width=900&height=600&crop=left&format=webp',
      ],
      // A crop needs two sizes; whatever lies outside of the bounds is drawn to them.
      ['url(transform: { maxWidth: 300, crop: TOP })', '&width=300'],
      ['url(transform: { maxWidth: 99999, maxHeight: -5, scale: 9 })', '&width=5760&height=1'],
      [
        'transformedSrc(maxWidth: 300, maxHeight: 200, crop: CENTER, preferredContentType: PNG)',
        '&width=300&height=200&crop=center&format=png',
      ],
      ['transformedSrc(maxWidth: 3000, scale: 3)', '&width=5760'],
    ])('gives a picture’s address for %s', async (field, query) => {
      const { data, errors } = await given().query(
        `{ product(handle: "alpha-14") { images(first: 1) { nodes { originalSrc address: ${field} } } } }`,
      );
      expect(errors).toBeUndefined();
      const [image] = data.product.images.nodes;
      expect(image.address).toBe(`${image.originalSrc}${query}`);
    });

    it('speaks Greek to who asks for another language', async () => {
      const { data } = await given().query(document('FR'), { handle: 'beta-13' });
      expect(data.product.title).toBe('Βήτα 13');
    });

    it('without options has the default variant', async () => {
      const { data } = await given().query(document('EN'), { handle: 'beta-13' });
      expect(data.product.options).toEqual([
        {
          name: 'Title',
          values: ['Default Title'],
          optionValues: [{ name: 'Default Title', firstSelectableVariant: { sku: 'SKU-beta-13' } }],
        },
      ]);
      expect(data.product.variants.nodes[0]).toMatchObject({
        title: 'Default Title',
        selectedOptions: [{ name: 'Title', value: 'Default Title' }],
      });
    });

    it('without variants works', async () => {
      const { data, errors } = await given().query(document('EL'), { handle: 'announced-16' });
      expect(errors).toBeUndefined();
      expect(data.product).toMatchObject({
        availableForSale: false,
        totalInventory: 0,
        options: [],
        featuredImage: null,
        priceRange: { minVariantPrice: { amount: '0.0', currencyCode: 'EUR' }, maxVariantPrice: { amount: '0.0' } },
        variants: { nodes: [] },
      });
    });

    it('chooses variants by options, in any language', async () => {
      const { data } = await given().query(`{ product(handle: "alpha-14") {
        greek: variantBySelectedOptions(selectedOptions: [{ name: "Λειτουργικό", value: "Ubuntu 24.04" }, { name: "Πληκτρολόγιο", value: "Ελληνικό" }]) { sku }
        english: variantBySelectedOptions(selectedOptions: [{ name: "Keyboard", value: "English" }]) { sku }
        unknown: variantBySelectedOptions(selectedOptions: [{ name: "Keyboard", value: "English" }, { name: "Colour", value: "Red" }]) { sku }
        first: selectedOrFirstAvailableVariant { sku }
        selected: selectedOrFirstAvailableVariant(selectedOptions: [{ name: "Keyboard", value: "English" }, { name: "Colour", value: "Red" }]) { sku }
        adjacentVariants { sku } } }`);
      expect(data.product).toEqual({
        greek: { sku: 'ALPHA-U-GR' },
        english: { sku: 'ALPHA-W-EN' },
        unknown: null,
        first: { sku: 'ALPHA-W-GR' },
        selected: { sku: 'ALPHA-W-EN' },
        adjacentVariants: [{ sku: 'ALPHA-W-EN' }, { sku: 'ALPHA-U-GR' }],
      });
    });

    it('is found by id and handle, and is null when unknown', async () => {
      const { data } =
        await given().query(`{ byId: product(id: "gid://shopify/Product/2") { handle } byHandle: productByHandle(handle: "beta-13") { handle }
        none: product(handle: "nothing") { id } noId: product(id: "gid://shopify/Product/99999") { id } huge: product(id: "gid://shopify/Product/9999999999") { id } }`);
      expect(data).toEqual({
        byId: { handle: 'beta-13' },
        byHandle: { handle: 'beta-13' },
        none: null,
        noId: null,
        huge: null,
      });
    });
  });

  it('nodes: the known, null for the unknown, an error for what is no id', async () => {
    const ids = [
      'Product/1',
      'ProductVariant/1',
      'Collection/1',
      'MediaImage/1',
      'ProductOption/1',
      'ProductOptionValue/1',
      'Shop/1',
      'Product/999',
      'Cart/none?key=x',
      'Unknown/1',
      'constructor/1',
    ];
    const document = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
    const { data, errors } = await given().query(document, { ids: ids.map((id) => `gid://shopify/${id}`) });
    expect(errors).toBeUndefined();
    expect(
      data.nodes.map((node: { __typename: string; id: string } | null) => node && `${node.__typename} ${node.id}`),
    ).toEqual([
      ...ids.slice(0, 7).map((id) => `${id.split('/')[0]} gid://shopify/${id}`),
      ...ids.slice(7).map(() => null),
    ]);
    const bad = await given().query(document, { ids: ['gid://shopify/Product/1', 'nonsense'] });
    expect(bad.errors?.[0]).toMatchObject({ path: ['nodes', 1], extensions: { code: 'INVALID_GLOBAL_ID' } });
    const many = await given().query(document, { ids: Array.from({ length: 251 }, () => 'gid://shopify/Product/1') });
    expect(many.errors?.[0]?.extensions.code).toBe('MAX_INPUT_SIZE_EXCEEDED');
  });

  it('collections list, sort and filter their products', async () => {
    const { data, errors } = await given().query(`query @inContext(language: EN) {
      collections(first: 5, sortKey: TITLE) { totalCount nodes { handle title } }
      none: collection(handle: "none") { id }
      collection(handle: "dell") { title description image { url }
        byPrice: products(first: 3, sortKey: PRICE, reverse: true) { nodes { handle } pageInfo { hasNextPage } }
        own: products(first: 2) { nodes { handle } }
        available: products(first: 250, filters: [{ available: true }, { price: { max: 110 } }]) { nodes { handle } filters { id values { label count } } } } }`);
    expect(errors).toBeUndefined();
    expect(data.none).toBeNull();
    expect(data.collections).toEqual({
      totalCount: '2',
      nodes: [
        { handle: 'dell', title: 'By Dell' },
        { handle: 'business', title: 'For the office' },
      ],
    });
    expect(data.collection.byPrice.nodes[0]).toEqual({ handle: 'alpha-14' });
    expect(data.collection.own.nodes).toEqual([{ handle: 'alpha-14' }, { handle: 'announced-16' }]);
    expect(data.collection.available.nodes).toEqual(['twin-5', 'twin-7', 'twin-11'].map((handle) => ({ handle })));
    expect(data.collection.available.filters).toContainEqual({
      id: 'filter.p.vendor',
      values: [{ label: 'Dell', count: 3 }],
    });
  });

  it('search finds, counts and narrows', async () => {
    const { data, errors } = await given().query(`query @inContext(language: EN) {
      word: search(query: "alpha", first: 5) { totalCount nodes { __typename ... on Product { handle } } }
      accent: search(query: "αλφα", first: 5) { totalCount }
      greeklish: search(query: "αλπηα", first: 5) { totalCount }
      typing: search(query: "alph", first: 5, prefix: LAST) { totalCount }
      hidden: search(query: "gamma", first: 5, unavailableProducts: HIDE) { totalCount }
      last: search(query: "", first: 250, sortKey: PRICE, unavailableProducts: LAST) { nodes { ... on Product { availableForSale } } }
      pages: search(query: "a", first: 5, types: [PAGE]) { totalCount }
      option: search(query: "", first: 5, productFilters: [{ variantOption: { name: "keyboard", value: "greek" } }]) { nodes { ... on Product { handle } } }
      sameVariant: search(query: "", first: 5, productFilters: [{ variantOption: { name: "Keyboard", value: "English" } }, { available: true }]) { totalCount }
      facets: search(query: "", first: 1, productFilters: [{ productVendor: "Apple" }]) { totalCount productFilters { id type label values { label count input } } } }`);
    expect(errors).toBeUndefined();
    expect(data.word).toEqual({ totalCount: 1, nodes: [{ __typename: 'Product', handle: 'alpha-14' }] });
    expect(
      [data.accent, data.greeklish, data.typing, data.hidden, data.pages, data.sameVariant].map(
        ({ totalCount }) => totalCount,
      ),
    ).toEqual([1, 1, 1, 0, 0, 0]);
    const available = data.last.nodes.map((node: { availableForSale: boolean }) => node.availableForSale);
    expect(available).toEqual([...available].sort((a, b) => Number(b) - Number(a)));
    expect(data.option.nodes).toEqual([{ handle: 'alpha-14' }]);
    const facet = (id: string) => data.facets.productFilters.find((entry: { id: string }) => entry.id === id);
    expect(data.facets.totalCount).toBe(1);
    expect(facet('filter.p.vendor').values).toEqual([
      { label: 'Apple', count: 1, input: '{"productVendor":"Apple"}' },
      { label: 'Dell', count: 8, input: '{"productVendor":"Dell"}' },
      { label: 'HP', count: 7, input: '{"productVendor":"HP"}' },
      { label: 'Lenovo', count: 1, input: '{"productVendor":"Lenovo"}' },
    ]);
    expect(facet('filter.p.product_type').values).toEqual([
      { label: 'Tablet', count: 1, input: '{"productType":"Tablet"}' },
    ]);
    expect(facet('filter.v.price')).toMatchObject({ type: 'PRICE_RANGE', label: 'Price' });
  });

  it('recommends the same type, the nearest price first', async () => {
    const { data } = await given().query(
      '{ productRecommendations(productHandle: "beta-13") { handle } none: productRecommendations(productHandle: "x") { id } }',
    );
    expect(data.productRecommendations[0]).toEqual({ handle: 'twin-3' });
    expect(data.productRecommendations.map(({ handle }: { handle: string }) => handle)).not.toContain('tab-11');
    expect(data.none).toBeNull();
  });

  it('tags and types', async () => {
    const { data } = await given().query(
      '{ productTags(first: 9) { nodes } productTypes(first: 1) { nodes pageInfo { hasNextPage } } }',
    );
    expect(data).toEqual({
      productTags: { nodes: ['business', 'Έκπτωση'] },
      productTypes: { nodes: ['Laptop'], pageInfo: { hasNextPage: true } },
    });
  });

  it('the shop and its languages', async () => {
    const { data, errors } = await given().query(`query @inContext(language: EN) {
      shop { id name description moneyFormat primaryDomain { host sslEnabled url } shipsToCountries paymentSettings { currencyCode countryCode acceptedCardBrands cardVaultUrl } }
      localization { country { isoCode name currency { isoCode symbol } unitSystem } language { isoCode } availableCountries { isoCode } availableLanguages { isoCode endonymName name } market { handle } } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchSnapshot();
  });

  it('an answer is never older than a change', async () => {
    const document = '{ product(handle: "twin-1") { availableForSale } }';
    expect((await given().query(document)).data.product.availableForSale).toBe(false);
    await given()
      .platform.context.db.updateTable('product_variants')
      .set({ stock: 3 })
      .where('sku', '=', 'TWIN-1')
      .execute();
    expect((await given().query(document)).data.product.availableForSale).toBe(true);
    await given()
      .platform.context.db.updateTable('product_variants')
      .set({ stock: 0 })
      .where('sku', '=', 'TWIN-1')
      .execute();
  });
});
