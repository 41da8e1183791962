/** What the sample app of `@shopify/checkout-sheet-kit` asks for (`f999aa4`, MIT), field by field. */
import { type AskedStorefront, under } from './asked-document.ts';

const counted = ['cart: id checkoutUrl totalQuantity'];

export const checkoutSheetKit: AskedStorefront = {
  source: 'Shopify/checkout-sheet-kit-react-native, sample',
  version: '4.0.0',
  path: '/api/2025-07/graphql.json',
  context: '@inContext(country: GR)',
  documents: [
    {
      name: 'FetchProducts',
      at: 'sample/src/hooks/useShopify.ts',
      fields: under('products(first: 10).edges.node', [
        ': id title description',
        ...under('variants(first: 1).edges.node', [
          ': id',
          'unitPrice: currencyCode amount',
          'price: currencyCode amount',
        ]),
        'images(first: 1).edges.node: id width height url thumbnailUrl:url(transform:{maxWidth:150,maxHeight:150})',
      ]),
    },
    {
      name: 'FetchCart',
      at: 'sample/src/hooks/useShopify.ts',
      fields: under('cart(id: "CART")', [
        ': id totalQuantity',
        ...under('cost', [
          'subtotalAmount: currencyCode amount',
          'totalAmount: currencyCode amount',
          'totalTaxAmount: currencyCode amount',
        ]),
        ...under('lines(first: 100).edges.node', [
          ': id quantity',
          ...under('merchandise.<ProductVariant>', [
            ': id',
            'price: currencyCode amount',
            'product: title',
            'image: id width height url thumbnailUrl:url(transform:{maxWidth:80,maxHeight:80})',
          ]),
          'cost.totalAmount: currencyCode amount',
        ]),
      ]),
    },
    {
      name: 'CreateCart',
      at: 'sample/src/hooks/useShopify.ts',
      kind: 'mutation',
      fields: [
        'cartCreate(input: { lines: [{ merchandiseId: "VARIANT", quantity: 1 }] }).cart: id checkoutUrl',
        'cartCreate(input: { lines: [{ merchandiseId: "VARIANT", quantity: 1 }] }).userErrors: code field message',
      ],
    },
    {
      name: 'AddToCart',
      at: 'sample/src/hooks/useShopify.ts',
      kind: 'mutation',
      fields: under('cartLinesAdd(cartId: "CART", lines: [{ merchandiseId: "VARIANT", quantity: 1 }])', counted),
    },
    {
      name: 'RemoveFromCart',
      at: 'sample/src/hooks/useShopify.ts',
      kind: 'mutation',
      fields: under('cartLinesRemove(cartId: "CART", lineIds: [])', counted),
    },
  ],
  refused: [],
  empty: ['cart.cost.totalTaxAmount', 'products.edges.node.variants.edges.node.unitPrice'],
};
