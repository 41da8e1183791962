/** Every field of every version is asked once and answers what the schema says, or its type is listed with the reason. */
import { getNamedType, isLeafType, isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCheckout } from '#platform/checkout/create-checkout.ts';
import { fulfilOrder } from '#platform/orders/ship/fulfil-order.ts';
import { seedArticles } from '#platform/seed/seed-articles.ts';
import { API_VERSIONS, type ApiVersion } from '#schema/build-schema.ts';
import { compareShape } from '../clients/asked/answer-shape.ts';
import { customersOf } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { fixtureArticles } from '../support/fixture-articles.ts';
import { leavesOf, neededArguments, officialSchema } from '../support/leaf-documents.ts';
import { openBuyer } from '../support/test-buyer.ts';
import { useTestPlatform } from '../support/test-platform.ts';

const AT = { latitude: 40.6, longitude: 22.9, countryCode: 'GR' };

/** What no answer here ever has, by the reason. */
const NEVER_ANSWERED: readonly { why: string; types: RegExp }[] = [
  { why: 'there is no Shop Pay', types: /^ShopPay/ },
  { why: 'nothing is sold by subscription', types: /^SellingPlan/ },
  { why: 'buyers are persons', types: /^(?:Company|PurchasingCompany)/ },
  {
    why: 'the checkout completes a cart, no call of the API',
    types: /^(?:CartCompletion|CompletePaymentChallenge|CompletionError)/,
  },
  {
    why: 'a completion always leads to the checkout',
    types: /^(?:Submit(?:AlreadyAccepted|Success|Throttled)|CartThrottled)$/,
  },
  {
    why: 'a discount is a code of the whole order',
    types: /^(?:Cart)?(?:Automatic|Custom|Manual|Script)Discount(?:Allocation|Application)$/,
  },
  {
    why: 'products have pictures and no films',
    types: /^(?:MediaPresentation|ExternalVideo|Model3d|Model3dSource|Video|VideoSource|GenericFile)$/,
  },
  { why: 'there are no bundles', types: /^ComponentizableCartLine$/ },
  {
    why: 'there are no metaobjects, and fields refer to nothing',
    types: /^(?:SitemapResourceMetaobject|MetafieldReferenceEdge)$/,
  },
  { why: 'articles have no comments', types: /^CommentAuthor$/ },
  { why: 'introspection of directives', types: /^InContextAnnotation/ },
  {
    why: 'another state: tests/clients/asked has a colour, cart.test.ts a percentage, cart-details.test.ts a complete cart',
    types: /^(?:Swatch|PricingPercentageValue|SitemapImage|CartStatusReady)$/,
  },
];

describe.each(databaseKinds)('every leaf on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { signUp, run } = customersOf(() => given().query);
  let token = '';
  let spare = '';
  let merchandiseId = '';
  let spareCartId = '';
  let cartId = '';
  beforeAll(async () => {
    const { context } = given().platform;
    await seedArticles(context, fixtureArticles);
    ({ token } = await signUp({ firstName: 'Μαρία', lastName: 'Π' }));
    await run('addressCreate', { token, address: { address1: 'Εγνατία 1', city: 'Θεσσαλονίκη', zip: '54624' } });
    const { data } = await given().query('{ product(handle: "tab-11") { variants(first: 1) { nodes { id } } } }');
    [{ id: merchandiseId }] = data.product.variants.nodes;
    ({ token: spare } = await signUp({ firstName: 'Νίκος', lastName: 'Π' }));
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
        buyerIdentity: {
          customerAccessToken: token,
          preferences: { wallet: ['shop_pay'], delivery: { deliveryMethod: ['SHIPPING'], coordinates: AT } },
        },
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
    spareCartId = (await create()).id;
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
    ['CartCodeDiscountAllocation', 'CART { discountAllocations { ... on CartCodeDiscountAllocation', ' } }'],
    ['CartDeliveryAddress', 'CART { delivery { addresses { address { ... on CartDeliveryAddress', ' } } } }'],
    ['CartPreferences', 'CART { buyerIdentity { preferences', ' } }'],
    ['CartDeliveryGroupEdge', 'CART { deliveryGroups(first: 1) { edges', ' } }', 1],
    ['CartDeliveryGroup', 'CART { deliveryGroups(first: 1) { nodes', ' } }'],
    ['Customer', 'CUSTOMER'],
    ['MailingAddress', 'CUSTOMER { defaultAddress', ' }'],
    ['Order', 'CUSTOMER { orders(first: 1) { nodes', ' } }'],
    ['OrderLineItem', 'CUSTOMER { orders(first: 1) { nodes { lineItems(first: 1) { nodes', ' } } } }'],
    [
      'DiscountCodeApplication',
      'CUSTOMER { orders(first: 1) { nodes { discountApplications(first: 1) { nodes { ... on DiscountCodeApplication',
      ' } } } } }',
    ],
    ['FilterValue', 'products(first: 1) { filters { values', ' } }'],
    ['SitemapResource', 'sitemap(type: PRODUCT) { resources(page: 1) { items { ... on SitemapResource', ' } } }'],
    [
      'SubmitFailed',
      'MUTATION cartSubmitForCompletion(attemptToken: "a", cartId: "CART_ID") { result { ... on SubmitFailed',
      ' } }',
    ],
    [
      'CartStatusNotReady',
      'MUTATION cartPrepareForCompletion(cartId: "CART_ID") { result { ... on CartStatusNotReady',
      ' } }',
      1,
    ],
    ['Fulfillment', 'CUSTOMER { orders(first: 1) { nodes { successfulFulfillments', ' } } }'],
  ];

  /** By version, the fields that were asked. */
  const asked = new Map(API_VERSIONS.map((version) => [version, new Set<string>()]));

  /** Asks, expects an answer of the schema's shape and no error; notes what was asked. */
  async function ask(document: string, version: ApiVersion) {
    const info = new TypeInfo(officialSchema(version));
    const note = () => void asked.get(version)?.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`);
    visit(parse(document), visitWithTypeInfo(info, { [Kind.FIELD]: note }));
    const { data, errors } = await given().query(document, {}, undefined, version);
    expect(
      errors?.map(({ message, path }) => `${path?.join('.')}: ${message}`),
      document.slice(0, 200),
    ).toBeUndefined();
    expect(compareShape(officialSchema(version), document, data).wrong).toEqual([]);
    return data;
  }

  describe.each(API_VERSIONS)('in %s', (version) => {
    it.each(types)('%s', async (type, at, close = '', depth = 2) => {
      const kind = at.startsWith('MUTATION ') ? 'mutation' : 'query';
      const root = at
        .replace('MUTATION ', '')
        .replace('CART_ID', cartId)
        .replace('CART', `cart(id: "${cartId}")`)
        .replace('CUSTOMER', `customer(customerAccessToken: "${token}")`);
      const data = await ask(`${kind} { result: ${root} { ${leavesOf(type, depth, version)} }${close} }`, version);
      expect(JSON.stringify(data.result)).toContain(`"__typename":"${type}"`);
    });

    const roots = [officialSchema(version).getQueryType(), officialSchema(version).getMutationType()].flatMap(
      (root) => root ?? [],
    );
    it.each(
      roots.flatMap((root) => Object.values(root.getFields()).map((field) => [field.name, root.name, field] as const)),
    )('%s of %s', async (name, root, field) => {
      const known = {
        cartId: spareCartId,
        customerAccessToken: spare,
        id: spareCartId,
        merchandiseId,
        email: `${name}${version}@example.gr`,
      };
      const type = getNamedType(field.type);
      const args = neededArguments(field, known);
      const selection = isLeafType(type)
        ? ''
        : isObjectType(type)
          ? `{ ${leavesOf(type.name, 1, version)} }`
          : '{ __typename }';
      await ask(`${root === 'Mutation' ? 'mutation' : 'query'} { ${name}${args} ${selection} }`, version);
    });

    it('leaves out only the types that are listed with their reason', () => {
      const objects = Object.values(officialSchema(version).getTypeMap()).filter(isObjectType);
      const missing = objects.flatMap((type) =>
        Object.keys(type.getFields())
          .map((field) => `${type.name}.${field}`)
          .filter((field) => !type.name.startsWith('__') && !asked.get(version)?.has(field)),
      );
      const isListed = (field: string) => NEVER_ANSWERED.some(({ types }) => types.test(field.split('.')[0] ?? ''));
      expect(missing.filter((field) => !isListed(field))).toEqual([]);
    });
  });
});
