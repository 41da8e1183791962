/**
 * What the Flutter SDK asks for (`ead8502`, MIT), field by field; it joins the document of `customerUpdate` as it runs. It calls a version later than the
 * newest here. Left out are its 26 documents of checkouts (`checkout*`, and `node` of a `Checkout`): the schema of no served version has checkouts.
 */
import { type AskedStorefront, under } from './asked-document.ts';
import { flutterChanges } from './shopify-flutter-changes.ts';
import { flutterGoods } from './shopify-flutter-goods.ts';
import {
  address,
  articles,
  blog,
  cart,
  category,
  country,
  customer,
  page,
  policy,
  refusals,
  sellingPlanAllocations,
} from './shopify-flutter-parts.ts';

/** No variant has a selling plan, no line a discount of its own. */
const EMPTY_IN_CARTS = [
  'lines.edges.node.discountAllocations',
  'lines.edges.node.merchandise.product.variants.edges.node.sellingPlanAllocations.nodes',
  'lines.edges.node.merchandise.sellingPlanAllocations.nodes',
  'lines.edges.node.sellingPlanAllocation',
];
/** No address has a place on the map or a province. */
const EMPTY_IN_ADDRESSES = ['latitude', 'longitude', 'provinceCode'];
const CARTS = [
  'cartDeliveryAddressesAdd.cart',
  'cartDiscountCodesUpdate.cart',
  'cartLinesAdd.cart',
  'cartLinesRemove.cart',
  'cartLinesUpdate.cart',
  'cartNoteUpdate.cart',
  'cart',
];
const ADDRESSES = CARTS.map((cart) => `${cart}.delivery.addresses.address`);
const EMPTY = [
  ...[...CARTS, 'cartAttributesUpdate.cart', 'cartBuyerIdentityUpdate.cart', 'cartCreate.cart'].flatMap((way) =>
    under(way, EMPTY_IN_CARTS),
  ),
  ...ADDRESSES.flatMap((way) => under(way, EMPTY_IN_ADDRESSES)),
  'articles.edges.node.authorV2.bio',
  'articles.edges.node.comments.edges',
  'blog.articles.edges.node.authorV2.bio',
  'blog.articles.edges.node.comments.edges',
  'blogs.edges.node.articles.edges.node.authorV2.bio',
  'blogs.edges.node.articles.edges.node.comments.edges',
  'cartAttributesUpdate.cart.delivery.addresses',
  'cartBuyerIdentityUpdate.cart.delivery.addresses',
  'cartCreate.cart.delivery.addresses',
  'collections.edges.node.metafields',
  'collections.edges.node.products.edges.node.metafields.description',
  'collections.edges.node.products.edges.node.metafields.reference',
  'collections.edges.node.products.edges.node.variants.edges.node.sellingPlanAllocations.nodes',
  'customer.addresses.edges.node.latitude',
  'customer.addresses.edges.node.longitude',
  'customer.addresses.edges.node.province',
  'customer.addresses.edges.node.provinceCode',
  'customer.defaultAddress.latitude',
  'customer.defaultAddress.longitude',
  'customer.defaultAddress.province',
  'customer.defaultAddress.provinceCode',
  'customer.orders.edges',
  'customer.tags',
  'customerAccessTokenCreateWithMultipass.customerAccessToken',
  'customerAddressCreate.customerAddress.province',
  'customerCreate.customer.addresses.edges',
  'customerCreate.customer.defaultAddress',
  'customerCreate.customer.tags',
  'customerReset.customer',
  'node.products.edges.node.metafields.description',
  'node.products.edges.node.metafields.reference',
  'node.products.edges.node.variants.edges.node.sellingPlanAllocations.nodes',
  'node.products.edges.node.variants.edges.node.unitPrice',
  'nodes.metafields',
  'nodes.variants.edges.node.sellingPlanAllocations.nodes',
  'product.metafield',
  'product.metafields',
  'product.variants.edges.node.sellingPlanAllocations.nodes',
  'productRecommendations.metafields.description',
  'productRecommendations.metafields.reference',
  'productRecommendations.variants.edges.node.compareAtPrice',
  'productRecommendations.variants.edges.node.sellingPlanAllocations.nodes',
  'products.edges.node.metafields.description',
  'products.edges.node.metafields.reference',
  'products.edges.node.variants.edges.node.sellingPlanAllocations.nodes',
  'search.edges.node.metafields',
  'search.edges.node.tags',
  'search.edges.node.variants.edges.node.compareAtPrice',
  'search.edges.node.variants.edges.node.sellingPlanAllocations.nodes',
  'shop.paymentSettings.shopifyPaymentsAccountId',
  'shop.paymentSettings.supportedDigitalWallets',
  'shop.subscriptionPolicy',
];

export const shopifyFlutter: AskedStorefront = {
  source: 'imsujan276/shopify_flutter',
  version: '3.0.1',
  path: '/api/2026-07/graphql.json',
  context: '@inContext(country: GR)',
  documents: [
    ...flutterChanges,
    ...flutterGoods,
    {
      name: 'getBlogs',
      at: 'queries/get_all_blogs.dart',
      fields: under('blogs(first: 250, sortKey: HANDLE).edges.node', blog),
    },
    {
      name: 'getOrders',
      at: 'queries/get_all_orders.dart',
      fields: [
        'customer(customerAccessToken: "PERSON"): id',
        'customer(customerAccessToken: "PERSON").orders(first: 250, sortKey: PROCESSED_AT, reverse: false).edges: cursor',
        ...under(
          'customer(customerAccessToken: "PERSON").orders(first: 250, sortKey: PROCESSED_AT, reverse: false).edges.node',
          [
            ': id email currencyCode customerUrl financialStatus fulfillmentStatus canceledAt cancelReason name orderNumber phone processedAt statusUrl',
            ...under('lineItems(first: 250).edges.node', [
              ': currentQuantity quantity title',
              'discountAllocations.allocatedAmount: amount currencyCode',
              'discountedTotalPrice: amount currencyCode',
              'originalTotalPrice: amount currencyCode',
              ...under('variant', [
                ': id title weight weightUnit availableForSale sku requiresShipping quantityAvailable',
                'product: id availableForSale createdAt handle onlineStoreUrl productType title vendor',
                ...under('product.category', category),
                'image: altText id url',
                'price: amount currencyCode',
                'compareAtPrice: amount currencyCode',
                'selectedOptions: name value',
                ...under('sellingPlanAllocations(first: 250)', sellingPlanAllocations),
              ]),
            ]),
            'successfulFulfillments(first: 50): trackingCompany',
            'successfulFulfillments(first: 50).trackingInfo: number url',
            ...under('shippingAddress', address),
            ...under('billingAddress', address),
            'subtotalPrice: amount currencyCode',
            'totalPrice: amount currencyCode',
            'totalRefunded: amount currencyCode',
            'totalShippingPrice: amount currencyCode',
            'totalTax: amount currencyCode',
          ],
        ),
      ],
    },
    {
      name: 'pages',
      at: 'queries/get_all_pages.dart',
      fields: under('pages(first: 250, sortKey: TITLE).edges.node', page),
    },
    {
      name: 'getBlogByHandle',
      at: 'queries/get_blog_by_handle.dart',
      fields: under('blog(handle: "news")', blog),
    },
    {
      name: 'cart',
      at: 'queries/get_cart_by_id.dart',
      fields: under('cart(id: "CART")', cart),
    },
    {
      name: 'getCustomer',
      at: 'queries/get_customer.dart',
      fields: under('customer(customerAccessToken: "PERSON")', customer),
    },
    {
      name: 'getNArticlesSorted',
      at: 'queries/get_n_articles_sorted.dart',
      fields: under('articles(first: 2, sortKey: TITLE, reverse: false)', articles),
    },
    {
      name: 'getPageByHandle',
      at: 'queries/get_page_by_handle.dart',
      fields: under('page(handle: "terms")', page),
    },
    {
      name: 'getShop',
      at: 'queries/get_shop.dart',
      fields: under('shop', [
        ': description moneyFormat name shipsToCountries',
        'paymentSettings: acceptedCardBrands cardVaultUrl countryCode currencyCode enabledPresentmentCurrencies supportedDigitalWallets shopifyPaymentsAccountId',
        'primaryDomain: host sslEnabled url',
        ...under('privacyPolicy', policy),
        ...under('refundPolicy', policy),
        ...under('shippingPolicy', policy),
        ...under('subscriptionPolicy', policy),
        ...under('termsOfService', policy),
      ]),
    },
    {
      name: 'getCountriesAndCurrencies',
      at: 'queries/localization_query.dart',
      fields: under('localization', [
        'availableLanguages: isoCode endonymName name',
        'language: isoCode endonymName name',
        ...under('availableCountries', country),
        ...under('country', country),
      ]),
    },
    {
      name: 'customerAddressDelete',
      at: 'mutations/customer_address_delete.dart',
      kind: 'mutation',
      fields: under('customerAddressDelete(customerAccessToken: "PERSON", id: "ADDRESS")', refusals),
    },
    {
      name: 'accessTokenDelete',
      at: 'mutations/access_token_delete.dart',
      kind: 'mutation',
      fields: ['customerAccessTokenDelete(customerAccessToken: "PERSON").userErrors: field message'],
    },
  ],
  // The shop has no Multipass, and a test has no link of a mail.
  refused: [
    'customerAccessTokenCreateWithMultipass.customerUserErrors',
    'customerReset.customerUserErrors',
    'customerResetByUrl.customerUserErrors',
  ],
  // Orders are asked in `contract/customer-orders`.
  empty: EMPTY,
};
