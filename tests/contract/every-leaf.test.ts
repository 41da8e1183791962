/** Every field of the types that a storefront meets is asked once, and none answers an error. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createCheckout } from '#platform/checkout/create-checkout.ts';
import { createStorefrontSchema } from '#platform/graphql/storefront-schema.ts';
import { fulfilOrder } from '#platform/orders/ship/fulfil-order.ts';
import { seedArticles } from '#platform/seed/seed-articles.ts';
import { API_VERSIONS } from '#schema/build-schema.ts';
import { customersOf } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { fixtureArticles } from '../support/fixture-articles.ts';
import { leavesOf, rootFields } from '../support/leaf-documents.ts';
import { openBuyer } from '../support/test-buyer.ts';
import { useTestPlatform } from '../support/test-platform.ts';

const NEWEST = API_VERSIONS.at(-1) ?? '2025-07';

describe.each(databaseKinds)('every leaf on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { signUp, run } = customersOf(() => given().query);
  let token = '';
  let cartId = '';
  beforeAll(async () => {
    const { context } = given().platform;
    await seedArticles(context, fixtureArticles);
    ({ token } = await signUp({ firstName: 'Μαρία', lastName: 'Π' }));
    await run('addressCreate', { token, address: { address1: 'Εγνατία 1', city: 'Θεσσαλονίκη', zip: '54624' } });
    const { data } = await given().query('{ product(handle: "tab-11") { variants(first: 1) { nodes { id } } } }');
    const [{ id: merchandiseId }] = data.product.variants.nodes;
    const create = async () => {
      const attributes = [{ key: 'a', value: 'b' }];
      const address = { address1: 'Εγνατία 1', countryCode: 'GR' };
      const input = {
        lines: [{ merchandiseId, quantity: 1, attributes }],
        attributes,
        note: 'x',
        discountCodes: ['MINUS20'],
        metafields: [{ key: 'gift.wrap', type: 'boolean', value: 'true' }],
        delivery: { addresses: [{ address: { deliveryAddress: address }, selected: true }] },
        buyerIdentity: { customerAccessToken: token, preferences: { wallet: ['shop_pay'] } },
      };
      const made = await given().query(
        'mutation($input: CartInput) { cartCreate(input: $input) { cart { id checkoutUrl } } }',
        { input },
      );
      return made.data.cartCreate.cart;
    };
    const { checkoutUrl } = await create();
    const buyer = await openBuyer(createCheckout({ context }), checkoutUrl.replace('https://shop.example.gr', ''));
    await buyer.pay();
    const placed = await context.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    await fulfilOrder(context, placed.number, { carrier: 'ACS', trackingNumber: '1' });
    cartId = (await create()).id;
  });

  const types: [type: string, at: string, close?: string, depth?: number][] = [
    ['Shop', 'shop'],
    ['Localization', 'localization'],
    ['PaymentSettings', 'paymentSettings'],
    ['ApiVersion', 'publicApiVersions'],
    ['Product', 'product(handle: "alpha-14")'],
    ['ProductVariant', 'product(handle: "alpha-14") { selectedOrFirstAvailableVariant', ' }'],
    ['ProductOption', 'product(handle: "alpha-14") { options', ' }'],
    ['ProductConnection', 'products(first: 2)', '', 1],
    ['Collection', 'collection(handle: "dell")'],
    ['CollectionConnection', 'collections(first: 2)', '', 1],
    ['Image', 'product(handle: "alpha-14") { featuredImage', ' }'],
    ['Article', 'article(id: "gid://shopify/Article/1")'],
    ['Blog', 'blog(handle: "news")'],
    ['Page', 'page(handle: "terms")'],
    ['ShopPolicy', 'shop { termsOfService', ' }'],
    ['Brand', 'shop { brand', ' }'],
    ['Menu', 'menu(handle: "main-menu")', '', 3],
    ['PredictiveSearchResult', 'predictiveSearch(query: "a")', '', 1],
    ['SearchResultItemConnection', 'search(query: "alpha", first: 2)', '', 1],
    ['Sitemap', 'sitemap(type: PRODUCT)'],
    ['LocationConnection', 'locations(first: 1)', '', 3],
    ['UrlRedirectConnection', 'urlRedirects(first: 2)'],
    ['MetaobjectConnection', 'metaobjects(type: "a", first: 2)'],
    ['TaxonomyCategory', 'product(handle: "alpha-14") { category', ' }'],
    // Deeper, a cart leads to its customer's orders, which a cart's key does not open.
    ['Cart', 'CART', '', 1],
    ['CartCost', 'CART { cost', ' }'],
    ['CartDelivery', 'CART { delivery', ' }'],
    ['CartLine', 'CART { lines(first: 1) { nodes { ... on CartLine', ' } } }'],
    ['CartDeliveryGroup', 'CART { deliveryGroups(first: 1) { nodes', ' } }'],
    ['Customer', 'CUSTOMER'],
    ['MailingAddress', 'CUSTOMER { defaultAddress', ' }'],
    ['Order', 'CUSTOMER { orders(first: 1) { nodes', ' } }'],
    ['OrderLineItem', 'CUSTOMER { orders(first: 1) { nodes { lineItems(first: 1) { nodes', ' } } } }'],
    ['Fulfillment', 'CUSTOMER { orders(first: 1) { nodes { successfulFulfillments', ' } } }'],
  ];

  it.each(types)('%s', async (type, at, close = '', depth = 2) => {
    const root = at
      .replace('CART', `cart(id: "${cartId}")`)
      .replace('CUSTOMER', `customer(customerAccessToken: "${token}")`);
    const { data, errors } = await given().query(
      `{ result: ${root} { ${leavesOf(type, depth)} }${close} }`,
      {},
      undefined,
      NEWEST,
    );
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data.result)).toContain(`"__typename":"${type}"`);
  });

  it('is reached by root fields that all answer: 34 and 41', async () => {
    const { queries, mutations } = rootFields();
    expect([queries.length, mutations.length]).toEqual([34, 41]);
    const schema = createStorefrontSchema(NEWEST);
    const answering = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}).filter(({ resolve }) => resolve !== undefined),
    );
    expect(answering.map(({ name }) => name).sort()).toEqual([...queries, ...mutations].sort());
  });
});
