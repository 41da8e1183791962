/** What Hydrogen's own storefront asks for, field by field; its account pages speak the Customer Account API. */
import type { AskedStorefront } from './asked-document.ts';

const IMAGE = 'id url altText width height';
const MONEY = 'amount currencyCode';
const PAGE_INFO = 'hasNextPage hasPreviousPage startCursor endCursor';

const menu = (handle: string) => {
  const item = 'id resourceId tags title type url';
  const way = `menu(handle: "${handle}")`;
  return [`${way}: id`, `${way}.items: ${item}`, `${way}.items.items: ${item}`];
};

const variant = (way: string) => [
  `${way}: availableForSale id sku title`,
  `${way}.compareAtPrice: ${MONEY}`,
  `${way}.image: ${IMAGE}`,
  `${way}.price: ${MONEY}`,
  `${way}.product: title handle`,
  `${way}.selectedOptions: name value`,
  `${way}.unitPrice: ${MONEY}`,
];

const PRODUCT = 'product(handle: "omega-13")';
const CHOSEN = 'selectedOptions: [{ name: "Colour", value: "Grey" }]';

const productItem = (way: string) => [
  `${way}: id handle title`,
  `${way}.featuredImage: ${IMAGE}`,
  `${way}.priceRange.minVariantPrice: ${MONEY}`,
  `${way}.priceRange.maxVariantPrice: ${MONEY}`,
];

const listed = (way: string) =>
  [
    `${way}: id title trackingParameters handle`,
    `${way}.selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true): id`,
  ].concat(
    ['image: url altText width height', `price: ${MONEY}`].map(
      (rest) =>
        `${way}.selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true).${rest}`,
    ),
  );

const cartLine = (way: string) => [
  `${way}: id quantity`,
  `${way}.attributes: key value`,
  `${way}.cost.totalAmount: ${MONEY}`,
  `${way}.cost.amountPerQuantity: ${MONEY}`,
  `${way}.cost.compareAtAmountPerQuantity: ${MONEY}`,
  `${way}.merchandise.<ProductVariant>: id availableForSale requiresShipping title`,
  `${way}.merchandise.<ProductVariant>.compareAtPrice: ${MONEY}`,
  `${way}.merchandise.<ProductVariant>.price: ${MONEY}`,
  `${way}.merchandise.<ProductVariant>.image: ${IMAGE}`,
  `${way}.merchandise.<ProductVariant>.product: handle title id vendor`,
  `${way}.merchandise.<ProductVariant>.selectedOptions: name value`,
];

const predicted = (query: string) => `${query}: predictiveSearch(limit: 10, limitScope: EACH, query: "${query}")`;

/** Every change of a cart is answered with the same. */
const change = (name: string, args: string) => ({
  name,
  at: `@shopify/hydrogen 2025.7.3, cart/queries/${name}`,
  kind: 'mutation' as const,
  fields: [
    `${name}(${args}).cart: id totalQuantity checkoutUrl`,
    `${name}(${args}).userErrors: message field code`,
    `${name}(${args}).warnings: code message target`,
  ],
});

const ADDRESS = '{ address: { deliveryAddress: { address1: "Εγνατία 1", countryCode: GR } } }';

export const hydrogenSkeleton: AskedStorefront = {
  source: 'Shopify/hydrogen, templates/skeleton',
  version: 'skeleton@2025.7.3',
  path: '/api/2025-07/graphql.json',
  context: '@inContext(country: US, language: EN)',
  documents: [
    {
      name: 'Header',
      at: 'app/lib/fragments.ts',
      fields: [
        'shop: id name description',
        'shop.primaryDomain: url',
        'shop.brand.logo.image: url',
        ...menu('main-menu'),
      ],
    },
    { name: 'Footer', at: 'app/lib/fragments.ts', fields: menu('footer') },
    {
      name: 'CartQuery',
      at: 'app/lib/fragments.ts',
      fields: [
        'cart(id: "CART"): updatedAt id checkoutUrl totalQuantity note',
        'cart(id: "CART").appliedGiftCards: id lastCharacters',
        `cart(id: "CART").appliedGiftCards.amountUsed: ${MONEY}`,
        'cart(id: "CART").buyerIdentity: countryCode email phone',
        'cart(id: "CART").buyerIdentity.customer: id email firstName lastName displayName',
        ...cartLine('cart(id: "CART").lines(first: 100).nodes.<CartLine>'),
        ...cartLine('cart(id: "CART").lines(first: 100).nodes.<ComponentizableCartLine>'),
        ...['subtotalAmount', 'totalAmount', 'totalDutyAmount', 'totalTaxAmount'].map(
          (amount) => `cart(id: "CART").cost.${amount}: ${MONEY}`,
        ),
        'cart(id: "CART").attributes: key value',
        'cart(id: "CART").discountCodes: code applicable',
      ],
    },
    change('cartCreate', 'input: { lines: [{ merchandiseId: "VARIANT" }] }'),
    change('cartLinesAdd', 'cartId: "CART", lines: [{ merchandiseId: "VARIANT", quantity: 1 }]'),
    change('cartLinesAdd', 'cartId: "CART", lines: [{ merchandiseId: "gid://shopify/ProductVariant/0" }]'),
    change('cartLinesUpdate', 'cartId: "CART", lines: [{ id: "LINE", quantity: 2 }]'),
    change('cartLinesRemove', 'cartId: "CART", lineIds: []'),
    change('cartNoteUpdate', 'cartId: "CART", note: "Στον θυρωρό"'),
    change('cartAttributesUpdate', 'cartId: "CART", attributes: [{ key: "a", value: "b" }]'),
    change('cartDiscountCodesUpdate', 'cartId: "CART", discountCodes: ["MINUS20", "NOPE"]'),
    change('cartGiftCardCodesUpdate', 'cartId: "CART", giftCardCodes: ["ABCD1234"]'),
    change('cartGiftCardCodesRemove', 'cartId: "CART", appliedGiftCardIds: []'),
    change('cartBuyerIdentityUpdate', 'cartId: "CART", buyerIdentity: { countryCode: GR, email: "maria@example.gr" }'),
    change('cartDeliveryAddressesAdd', `cartId: "CART", addresses: [${ADDRESS}]`),
    change('cartDeliveryAddressesUpdate', 'cartId: "CART", addresses: []'),
    change('cartDeliveryAddressesRemove', 'cartId: "CART", addressIds: []'),
    change('cartSelectedDeliveryOptionsUpdate', 'cartId: "CART", selectedDeliveryOptions: []'),
    {
      name: 'cartMetafieldsSet',
      at: '@shopify/hydrogen 2025.7.3, cart/queries/cartMetafieldsSet',
      kind: 'mutation',
      fields: [
        'cartMetafieldsSet(metafields: [{ ownerId: "CART", key: "gift.wrap", type: "boolean", value: "maybe" }]).userErrors: code elementIndex field message',
      ],
    },
    {
      name: 'cartMetafieldDelete',
      at: '@shopify/hydrogen 2025.7.3, cart/queries/cartMetafieldDelete',
      kind: 'mutation',
      fields: ['cartMetafieldDelete(input: { ownerId: "CART", key: "nothing.here" }).userErrors: code field message'],
    },
    {
      name: 'FeaturedCollection',
      at: 'app/routes/_index.tsx',
      fields: [
        'collections(first: 1, sortKey: UPDATED_AT, reverse: true).nodes: id title handle',
        `collections(first: 1, sortKey: UPDATED_AT, reverse: true).nodes.image: ${IMAGE}`,
      ],
    },
    {
      name: 'RecommendedProducts',
      at: 'app/routes/_index.tsx',
      fields: productItem('products(first: 4, sortKey: UPDATED_AT, reverse: true).nodes'),
    },
    {
      name: 'Product',
      at: 'app/routes/products.$handle.tsx',
      fields: [
        `${PRODUCT}: id title vendor handle descriptionHtml description encodedVariantExistence encodedVariantAvailability`,
        `${PRODUCT}.options: name`,
        `${PRODUCT}.options.optionValues: name`,
        ...variant(`${PRODUCT}.options.optionValues.firstSelectableVariant`),
        `${PRODUCT}.options.optionValues.swatch: color`,
        `${PRODUCT}.options.optionValues.swatch.image.previewImage: url`,
        ...variant(
          `${PRODUCT}.selectedOrFirstAvailableVariant(${CHOSEN}, ignoreUnknownOptions: true, caseInsensitiveMatch: true)`,
        ),
        ...variant(`${PRODUCT}.adjacentVariants(${CHOSEN})`),
        `${PRODUCT}.seo: description title`,
      ],
    },
    {
      name: 'RegularSearch',
      at: 'app/routes/search.tsx',
      fields: [
        'articles: search(query: "battery", types: [ARTICLE], first: 8).nodes.<Article>: handle id title trackingParameters',
        'pages: search(query: "terms", types: [PAGE], first: 8).nodes.<Page>: handle id title trackingParameters',
        ...listed(
          'products: search(query: "omega", first: 8, sortKey: RELEVANCE, types: [PRODUCT], unavailableProducts: HIDE).nodes.<Product>',
        ),
        `products: search(query: "omega", first: 8, sortKey: RELEVANCE, types: [PRODUCT], unavailableProducts: HIDE).pageInfo: ${PAGE_INFO}`,
      ],
    },
    {
      name: 'PredictiveSearch',
      at: 'app/routes/search.tsx',
      fields: [
        `${predicted('another')}.articles: id title handle trackingParameters`,
        `${predicted('another')}.articles.blog: handle`,
        `${predicted('another')}.articles.image: url altText width height`,
        `${predicted('by')}.collections: id title handle trackingParameters`,
        `${predicted('by')}.collections.image: url altText width height`,
        `${predicted('terms')}.pages: id title handle trackingParameters`,
        ...listed(`${predicted('omega')}.products`),
        `${predicted('omega')}.queries: text styledText trackingParameters`,
      ],
    },
    {
      name: 'Collection',
      at: 'app/routes/collections.$handle.tsx',
      fields: [
        'collection(handle: "dell"): id handle title description',
        ...productItem('collection(handle: "dell").products(first: 2).nodes'),
        `collection(handle: "dell").products(first: 2).pageInfo: ${PAGE_INFO}`,
      ],
    },
    {
      name: 'StoreCollections',
      at: 'app/routes/collections._index.tsx',
      fields: [
        'collections(last: 1).nodes: id title handle',
        `collections(last: 1).nodes.image: ${IMAGE}`,
        `collections(last: 1).pageInfo: ${PAGE_INFO}`,
      ],
    },
    {
      name: 'Catalog',
      at: 'app/routes/collections.all.tsx',
      fields: [...productItem('products(first: 8).nodes'), `products(first: 8).pageInfo: ${PAGE_INFO}`],
    },
    {
      name: 'Page',
      at: 'app/routes/pages.$handle.tsx',
      fields: ['page(handle: "terms"): handle id title body', 'page(handle: "terms").seo: description title'],
    },
    {
      name: 'Policy',
      at: 'app/routes/policies.$handle.tsx',
      fields: ['privacyPolicy', 'shippingPolicy', 'termsOfService', 'refundPolicy'].map(
        (policy) => `shop.${policy}: body handle id title url`,
      ),
    },
    {
      name: 'Policies',
      at: 'app/routes/policies._index.tsx',
      fields: ['privacyPolicy', 'shippingPolicy', 'termsOfService', 'refundPolicy', 'subscriptionPolicy'].map(
        (policy) => `shop.${policy}: id title handle`,
      ),
    },
    {
      name: 'Blogs',
      at: 'app/routes/blogs._index.tsx',
      fields: [
        `blogs(first: 10).pageInfo: ${PAGE_INFO}`,
        'blogs(first: 10).nodes: title handle',
        'blogs(first: 10).nodes.seo: title description',
      ],
    },
    {
      name: 'Blog',
      at: 'app/routes/blogs.$blogHandle._index.tsx',
      fields: [
        'blog(handle: "news"): title handle',
        'blog(handle: "news").seo: title description',
        'blog(handle: "news").articles(first: 4).nodes: contentHtml handle id publishedAt title',
        'blog(handle: "news").articles(first: 4).nodes.author: authorV2: name',
        `blog(handle: "news").articles(first: 4).nodes.image: ${IMAGE}`,
        'blog(handle: "news").articles(first: 4).nodes.blog: handle',
        `blog(handle: "news").articles(first: 4).pageInfo: ${PAGE_INFO}`,
      ],
    },
    {
      name: 'Article',
      at: 'app/routes/blogs.$blogHandle.$articleHandle.tsx',
      fields: [
        'blog(handle: "news"): handle',
        'blog(handle: "news").articleByHandle(handle: "ARTICLE"): handle title contentHtml publishedAt',
        'blog(handle: "news").articleByHandle(handle: "ARTICLE").author: authorV2: name',
        `blog(handle: "news").articleByHandle(handle: "ARTICLE").image: ${IMAGE}`,
        'blog(handle: "news").articleByHandle(handle: "ARTICLE").seo: description title',
      ],
    },
    {
      name: 'SitemapIndex',
      at: '@shopify/hydrogen 2025.7.3, sitemap',
      fields: ['PRODUCT', 'COLLECTION', 'ARTICLE', 'PAGE', 'BLOG', 'METAOBJECT'].map(
        (type) => `${type.toLowerCase()}: sitemap(type: ${type}).pagesCount: count`,
      ),
    },
    {
      name: 'SitemapPart',
      at: '@shopify/hydrogen 2025.7.3, sitemap',
      fields: ['PRODUCT', 'COLLECTION', 'ARTICLE', 'PAGE', 'BLOG'].map(
        (type) => `${type.toLowerCase()}: sitemap(type: ${type}).resources(page: 1).items: handle updatedAt`,
      ),
    },
    {
      name: 'ShopData',
      at: '@shopify/hydrogen 2025.7.3, analytics',
      fields: ['shop: id', 'localization.country.currency: isoCode', 'localization.language: isoCode'],
    },
    {
      name: 'redirects',
      at: '@shopify/hydrogen 2025.7.3, routing',
      fields: ['urlRedirects(first: 1, query: "path:/about/story").edges.node: target'],
    },
  ],
  // Codes that the cart does not take stay with it, and so does what is said of them.
  refused: [
    'cartBuyerIdentityUpdate.warnings',
    'cartDeliveryAddressesAdd.warnings',
    'cartDeliveryAddressesRemove.warnings',
    'cartDeliveryAddressesUpdate.warnings',
    'cartDiscountCodesUpdate.warnings',
    'cartGiftCardCodesRemove.warnings',
    'cartGiftCardCodesUpdate.warnings',
    'cartLinesAdd.userErrors',
    'cartMetafieldDelete.userErrors',
    'cartMetafieldsSet.userErrors',
    'cartSelectedDeliveryOptionsUpdate.warnings',
  ],
  empty: [
    // Null by the schema's own word: no gift cards, duties, unit prices, swatches as pictures, subscriptions; no words for
    // search engines but those of the thing itself.
    'blog.articleByHandle.seo.description',
    'blog.articleByHandle.seo.title',
    'blog.seo.description',
    'blog.seo.title',
    'blogs.nodes.seo.description',
    'blogs.nodes.seo.title',
    'cart.appliedGiftCards',
    'cart.buyerIdentity.customer',
    'cart.cost.totalDutyAmount',
    'cart.cost.totalTaxAmount',
    'menu.items.items.tags',
    'menu.items.tags',
    'product.adjacentVariants.unitPrice',
    'product.options.optionValues.firstSelectableVariant.unitPrice',
    'product.options.optionValues.swatch.image',
    'product.selectedOrFirstAvailableVariant.unitPrice',
    'shop.subscriptionPolicy',
  ],
};
