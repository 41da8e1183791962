/** What `vercel/commerce` asks for, field by field. It calls a version that is no longer served, and so falls forward. */
import type { AskedStorefront } from './asked-document.ts';

const MONEY = 'amount currencyCode';

const product = (way: string) => [
  `${way}: id handle availableForSale title description descriptionHtml tags updatedAt`,
  `${way}.options: id name values`,
  `${way}.priceRange.maxVariantPrice: ${MONEY}`,
  `${way}.priceRange.minVariantPrice: ${MONEY}`,
  `${way}.variants(first: 250).edges.node: id title availableForSale`,
  `${way}.variants(first: 250).edges.node.selectedOptions: name value`,
  `${way}.variants(first: 250).edges.node.price: ${MONEY}`,
  `${way}.featuredImage: url altText width height`,
  `${way}.images(first: 20).edges.node: url altText width height`,
  `${way}.seo: description title`,
];

const collection = (way: string) => [`${way}: handle title description updatedAt`, `${way}.seo: description title`];

const page = (way: string) => [
  `${way}: id title handle body bodySummary createdAt updatedAt`,
  `${way}.seo: description title`,
];

const cart = (way: string) => [
  `${way}: id checkoutUrl totalQuantity`,
  `${way}.cost.subtotalAmount: ${MONEY}`,
  `${way}.cost.totalAmount: ${MONEY}`,
  `${way}.cost.totalTaxAmount: ${MONEY}`,
  `${way}.lines(first: 100).edges.node: id quantity`,
  `${way}.lines(first: 100).edges.node.cost.totalAmount: ${MONEY}`,
  `${way}.lines(first: 100).edges.node.merchandise.<ProductVariant>: id title`,
  `${way}.lines(first: 100).edges.node.merchandise.<ProductVariant>.selectedOptions: name value`,
  ...product(`${way}.lines(first: 100).edges.node.merchandise.<ProductVariant>.product`),
];

const change = (name: string, field: string, args: string) => ({
  name,
  at: 'lib/shopify/mutations/cart.ts',
  kind: 'mutation' as const,
  fields: cart(`${field}(${args}).cart`),
});

export const vercelCommerce: AskedStorefront = {
  source: 'vercel/commerce, lib/shopify',
  version: '5542649',
  path: '/api/2023-01/graphql.json',
  context: '',
  documents: [
    { name: 'getCart', at: 'lib/shopify/queries/cart.ts', fields: cart('cart(id: "CART")') },
    change('createCart', 'cartCreate', 'input: { lines: [{ merchandiseId: "VARIANT", quantity: 1 }] }'),
    change('addToCart', 'cartLinesAdd', 'cartId: "CART", lines: [{ merchandiseId: "VARIANT", quantity: 1 }]'),
    change(
      'editCartItems',
      'cartLinesUpdate',
      'cartId: "CART", lines: [{ id: "LINE", merchandiseId: "VARIANT", quantity: 2 }]',
    ),
    change('removeFromCart', 'cartLinesRemove', 'cartId: "CART", lineIds: []'),
    {
      name: 'getCollection',
      at: 'lib/shopify/queries/collection.ts',
      fields: collection('collection(handle: "dell")'),
    },
    {
      name: 'getCollections',
      at: 'lib/shopify/queries/collection.ts',
      fields: collection('collections(first: 100, sortKey: TITLE).edges.node'),
    },
    {
      name: 'getCollectionProducts',
      at: 'lib/shopify/queries/collection.ts',
      fields: product(
        'collection(handle: "dell").products(sortKey: BEST_SELLING, reverse: false, first: 100).edges.node',
      ),
    },
    {
      name: 'getMenu',
      at: 'lib/shopify/queries/menu.ts',
      fields: ['menu(handle: "main-menu").items: title url'],
    },
    { name: 'getPage', at: 'lib/shopify/queries/page.ts', fields: page('pageByHandle(handle: "terms").<Page>') },
    { name: 'getPages', at: 'lib/shopify/queries/page.ts', fields: page('pages(first: 100).edges.node.<Page>') },
    { name: 'getProduct', at: 'lib/shopify/queries/product.ts', fields: product('product(handle: "omega-13")') },
    {
      name: 'getProducts',
      at: 'lib/shopify/queries/product.ts',
      fields: product('products(sortKey: CREATED_AT, reverse: true, query: "dell", first: 100).edges.node'),
    },
    {
      name: 'getProductRecommendations',
      at: 'lib/shopify/queries/product.ts',
      fields: product('productRecommendations(productId: "PRODUCT")'),
    },
  ],
  refused: [],
  empty: [
    'cart.cost.totalTaxAmount',
    'cartCreate.cart.cost.totalTaxAmount',
    'cartLinesAdd.cart.cost.totalTaxAmount',
    'cartLinesRemove.cart.cost.totalTaxAmount',
    'cartLinesUpdate.cart.cost.totalTaxAmount',
    'collection.seo.description',
    'collection.seo.title',
    'collections.edges.node.seo.description',
    'collections.edges.node.seo.title',
    'productRecommendations.seo.description',
    'productRecommendations.seo.title',
  ],
};
