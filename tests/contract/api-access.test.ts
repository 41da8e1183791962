/** Who gets in, at which address, how often, and as from which country. */
import { describe, expect, it } from 'vitest';
import { apiToken } from '#platform/cli/commands/api-token.ts';
import { ensureApiTokens } from '#platform/db/api-tokens.ts';
import { servedVersion } from '#platform/graphql/api-version.ts';
import { CostBuckets } from '#platform/graphql/plugins/cost-limit.ts';
import { databaseKinds } from '../support/databases.ts';
import { TOKEN, useTestPlatform } from '../support/test-platform.ts';

const SHOP = JSON.stringify({ query: '{ shop { name } }' });

describe.each(databaseKinds)('the API on %s', (kind) => {
  const given = useTestPlatform(kind);
  const send = (path: string, headers: Record<string, string>) =>
    given().send({ path, method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: SHOP });
  const publicToken = { 'x-shopify-storefront-access-token': TOKEN };

  it('has tokens of its own, which stay, beside the one that it was opened with', async () => {
    const { context } = given().platform;
    const tokens = await ensureApiTokens(context.db, context.randomToken);
    expect(tokens.publicToken).toMatch(/^[0-9a-f]{32}$/);
    expect(tokens.privateToken).toMatch(/^[0-9a-f]{32}$/);
    expect(tokens.publicToken).not.toBe(tokens.privateToken);
    expect(await ensureApiTokens(context.db, () => 'another')).toEqual(tokens);
    const path = '/api/2025-07/graphql.json';
    for (const headers of [
      publicToken,
      { 'x-shopify-storefront-access-token': tokens.publicToken },
      { 'shopify-storefront-private-token': tokens.privateToken },
    ])
      expect((await send(path, headers)).status).toBe(200);
    for (const headers of [
      { 'x-shopify-storefront-access-token': tokens.privateToken },
      { 'shopify-storefront-private-token': tokens.publicToken },
      { 'x-shopify-storefront-access-token': tokens.publicToken.toUpperCase() },
    ])
      expect((await send(path, headers)).status).toBe(401);
  });

  it.each([
    ['{ products(first: 1) { nodes { title vendor } } }', null],
    ['{ collection(handle: "dell") { title products(first: 1) { nodes { id } } } }', null],
    ['{ search(query: "alpha", first: 1) { totalCount } predictiveSearch(query: "a") { products { id } } }', null],
    ['{ page(handle: "terms") { title } blogs(first: 1) { nodes { title } } shop { name } }', null],
    ['{ menu(handle: "main-menu") { items { title } } }', null],
    ['mutation { cartCreate { cart { id } } }', null],
    ['{ customer(customerAccessToken: "x") { id } }', 'QueryRoot.customer'],
    ['mutation { customerRecover(email: "a@example.gr") { customerUserErrors { code } } }', 'Mutation.customerRecover'],
    ['{ productTags(first: 1) { nodes } }', 'QueryRoot.productTags'],
    ['{ products(first: 1) { nodes { ...F } } } fragment F on Product { tags }', 'Product.tags'],
    ['{ products(first: 1) { nodes { metafield(key: "a") { value } } } }', 'Product.metafield'],
    ['{ metaobjects(type: "a", first: 1) { nodes { id } } }', 'QueryRoot.metaobjects'],
  ])('answers %s without a token, or names what needs one', async (query, refused) => {
    const response = await given().send({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(response.status).toBe(200);
    const { errors } = (await response.json()) as { errors?: { message: string; extensions: { code: string } }[] };
    const message = `${refused} needs an access token: send it as X-Shopify-Storefront-Access-Token.`;
    expect(errors?.map((error) => [error.extensions.code, error.message]) ?? null).toEqual(
      refused && [['ACCESS_DENIED', message]],
    );
  });

  it('tells the owner what another storefront needs', async () => {
    const { context } = given().platform;
    const tokens = await ensureApiTokens(context.db, context.randomToken);
    const run = async (names: string[]) => {
      const lines: string[] = [];
      const input = { positionals: [], options: new Map(names.map((name) => [name, ''])) };
      const shell = { context, output: { write: (line: string) => void lines.push(line) } };
      await apiToken.run(input as never, shell as never);
      return lines.join('');
    };
    expect(await run([])).toBe(
      `Address        https://shop.example.gr/api/2025-07/graphql.json\nPublic token   ${tokens.publicToken}\nPrivate token  ${tokens.privateToken}\n`,
    );
    expect(JSON.parse(await run(['json']))).toEqual({
      endpoint: 'https://shop.example.gr/api/2025-07/graphql.json',
      ...tokens,
    });
  });

  it.each([
    ['2025-07', '2025-07'],
    ['2025-10', '2025-10'],
    ['2026-01', '2026-01'],
    ['2026-04', '2026-04'],
    ['2024-10', '2025-07'],
    ['2019-07', '2025-07'],
    ['2026-10', '2026-04'],
    ['2031-01', '2026-04'],
    ['unstable', '2026-04'],
  ])('answers version %s as %s', async (version, served) => {
    const response = await send(`/api/${version}/graphql.json`, publicToken);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-shopify-api-version')).toBe(served);
  });

  it.each(['2025-08', '2025-13', '1999-01', 'v1', '2025', '2025-07-01'])(
    'does not know the version %s',
    async (version) => {
      const response = await send(`/api/${version}/graphql.json`, publicToken);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    },
  );

  it('throttles an address by the cost of what it asks, and says when to come back', async () => {
    const nested = (inner: string) => `collections(first: 9) { nodes { products(first: 250) { nodes { ${inner} } } } }`;
    const costly = (name: string) =>
      `query ${name} { products(first: 250) { nodes { ${nested(nested('id handle title'))} } } }`;
    const { clock } = given();
    const answers = [];
    for (let index = 0; index < 40; index += 1)
      answers.push(await given().query(costly(`Q${index}`), {}, '203.0.113.9'));
    const refused = answers.find(({ errors }) => errors);
    expect(refused?.status).toBe(200);
    expect(refused?.errors).toMatchObject([
      {
        extensions: {
          code: 'THROTTLED',
          cost: {
            requestedQueryCost: expect.any(Number),
            actualQueryCost: null,
            throttleStatus: {
              maximumAvailable: 2_000_000,
              currentlyAvailable: expect.any(Number),
              restoreRate: 200_000,
            },
          },
        },
      },
    ]);
    expect((await given().query(costly('Other'), {}, '203.0.113.10')).errors).toBeUndefined();
    expect((await given().query(costly('Server'))).errors).toBeUndefined();
    clock.now = new Date(clock.now.getTime() + 11_000);
    expect((await given().query(costly('Later'), {}, '203.0.113.9')).errors).toBeUndefined();
  });

  it.each(['US', 'ZZ', 'CY', 'GR'])('answers a buyer from %s as in the shop’s only market', async (country) => {
    const { data, errors } = await given().query(
      `query @inContext(country: ${country}, language: FR) { localization { country { isoCode currency { isoCode } } language { isoCode } availableCountries { isoCode } } product(handle: "beta-13") { title priceRange { minVariantPrice { currencyCode } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      localization: {
        country: { isoCode: 'GR', currency: { isoCode: 'EUR' } },
        language: { isoCode: 'EL' },
        availableCountries: [{ isoCode: 'GR' }],
      },
      product: { title: 'Βήτα 13', priceRange: { minVariantPrice: { currencyCode: 'EUR' } } },
    });
    const made = await given().query(
      `mutation @inContext(country: ${country}) { cartCreate { cart { buyerIdentity { countryCode } } } }`,
    );
    expect(made.data.cartCreate.cart.buyerIdentity.countryCode).toBe('GR');
  });

  it('answers deferred parts with all else, whole', async () => {
    const { data, errors } = await given().query(
      '{ product(handle: "beta-13") { title ... @defer(label: "more") { vendor description } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.product).toEqual({ title: 'Βήτα 13', vendor: 'HP', description: 'Text' });
  });

  it('knows the category of a product, and finds by it', async () => {
    const { data, errors } = await given().query(`query @inContext(language: EN) {
      product(handle: "beta-13") { category { id name ancestors { id name ancestors { id } } } }
      tablet: search(query: "", first: 9, productFilters: [{ category: { id: "el-6-8" } }]) { nodes { ... on Product { handle } } }
      computers: search(query: "", first: 250, productFilters: [{ category: { id: "gid://shopify/TaxonomyCategory/el-6" } }]) { totalCount }
      none: search(query: "", first: 9, productFilters: [{ taxonomyMetafield: { namespace: "shopify", key: "color", value: "x" } }]) { totalCount }
      node(id: "gid://shopify/TaxonomyCategory/el-6-6") { __typename id } gone: node(id: "gid://shopify/TaxonomyCategory/aa") { id } }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      product: {
        category: {
          id: 'gid://shopify/TaxonomyCategory/el-6-6',
          name: 'Laptops',
          ancestors: [
            { name: 'Computers', ancestors: [{ id: 'gid://shopify/TaxonomyCategory/el' }] },
            { name: 'Electronics', ancestors: [] },
          ],
        },
      },
      tablet: { nodes: [{ handle: 'tab-11' }] },
      computers: { totalCount: 17 },
      none: { totalCount: 0 },
      node: { __typename: 'TaxonomyCategory', id: 'gid://shopify/TaxonomyCategory/el-6-6' },
      gone: null,
    });
  });
});

describe('the paths of the API', () => {
  it.each([
    ['/api/2025-07/graphql', '2025-07'],
    ['/api/graphql.json', '2025-07'],
    ['/api/2026-04/graphql.json/', '2026-04'],
    ['/api/2025-07/other.json', null],
    ['/api/2025-07/x/graphql.json', null],
    ['/api/', null],
  ])('%s: %s', (path, version) => {
    expect(servedVersion(path)).toBe(version);
  });
});

it('a bucket fills as time goes by, and never runs over', () => {
  const buckets = new CostBuckets();
  expect(buckets.take('a', 1_500_000, 0)).toMatchObject({ isTaken: true, status: { currentlyAvailable: 500_000 } });
  expect(buckets.take('a', 600_000, 0)).toMatchObject({ isTaken: false, status: { currentlyAvailable: 500_000 } });
  expect(buckets.take('a', 600_000, 1_000)).toMatchObject({ isTaken: true, status: { currentlyAvailable: 100_000 } });
  expect(buckets.take('a', 0, 1_000_000).status.currentlyAvailable).toBe(2_000_000);
  expect(buckets.take('a', 1, 0).isTaken).toBe(true);
});
