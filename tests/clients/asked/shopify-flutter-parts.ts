/** What several documents of the Flutter SDK read alike. */
import { under } from './asked-document.ts';

export const FACTS = 'metafields(identifiers: [{ namespace: "xana", key: "weight" }])';

const cost = [
  ': subtotalAmountEstimated totalAmountEstimated',
  'checkoutChargeAmount: amount currencyCode',
  'subtotalAmount: amount currencyCode',
  'totalAmount: amount currencyCode',
];

const delivery = [
  'addresses: id selected oneTimeUse',
  'addresses.address.<CartDeliveryAddress>: address1 address2 city company countryCode firstName formatted formattedArea lastName latitude longitude name phone provinceCode zip',
];

const sellingPlanAllocation = [
  'checkoutChargeAmount: amount currencyCode',
  'remainingBalanceChargeAmount: amount currencyCode',
  ...under('sellingPlan', [
    ': id name description recurringDeliveries',
    'options: name value',
    'checkoutCharge: type',
    'checkoutCharge.value.<MoneyV2>: amount currencyCode',
    'checkoutCharge.value.<SellingPlanCheckoutChargePercentageValue>: percentage',
    'priceAdjustments: orderCount',
    ...under('priceAdjustments.adjustmentValue', [
      '<SellingPlanFixedAmountPriceAdjustment>.adjustmentAmount: amount currencyCode',
      '<SellingPlanFixedPriceAdjustment>.price: amount currencyCode',
      '<SellingPlanPercentagePriceAdjustment>: adjustmentPercentage',
    ]),
  ]),
];

export const sellingPlanAllocations = under('nodes', sellingPlanAllocation);

export const options = [': id name', 'optionValues: id name'];

const variantEdges = under('node', [
  ': id title weight weightUnit availableForSale sku requiresShipping quantityAvailable',
  'image: altText id url',
  'price: amount currencyCode',
  'compareAtPrice: amount currencyCode',
  ...under('sellingPlanAllocations(first: 250)', sellingPlanAllocations),
  'selectedOptions: name value',
]);

const variants = [...under('edges', variantEdges), 'pageInfo: hasNextPage'];

export const collections = ['edges.node: description descriptionHtml id handle updatedAt title'];

export const category = [': id name', 'ancestors: id name'];

export const images = ['edges.node: altText id url'];

export const media = ['edges.node: alt id mediaContentType', 'edges.node.previewImage: altText id url'];

const cartLines = [
  'edges: cursor',
  ...under('edges.node', [
    ': id quantity',
    ...under('cost', [
      'amountPerQuantity: amount currencyCode',
      'compareAtAmountPerQuantity: amount currencyCode',
      'subtotalAmount: amount currencyCode',
      'totalAmount: amount currencyCode',
    ]),
    'attributes: key value',
    'discountAllocations(lineLevelOnly: false).discountedAmount: amount currencyCode',
    ...under('sellingPlanAllocation', sellingPlanAllocation),
    ...under('merchandise.<ProductVariant>', [
      ': id title weight weightUnit availableForSale quantityAvailable sku requiresShipping',
      'price: amount currencyCode',
      'image: altText url id',
      'compareAtPrice: amount currencyCode',
      ...under('sellingPlanAllocations(first: 250)', sellingPlanAllocations),
      ...under('product', [
        ': availableForSale createdAt description descriptionHtml handle id onlineStoreUrl productType tags title vendor',
        ...under('options(first: 5)', options),
        ...under('variants(first: 250)', variants),
        ...under('collections(first: 5)', collections),
        ...under('category', category),
        ...under('images(first: 5)', images),
        ...under('media(first: 250)', media),
      ]),
    ]),
  ]),
];

const cartWith = (lines: string) => [
  ': id checkoutUrl createdAt totalQuantity note',
  'attributes: key value',
  ...under('cost', cost),
  'discountCodes: applicable code',
  'buyerIdentity: countryCode email phone',
  ...under('delivery', delivery),
  ...under(lines, cartLines),
];
export const cart = cartWith('lines(first: 250, reverse: false)');
export const newCart = cartWith('lines(first: 250, reverse: true)');

export const changedCart = [...under('cart', cart), 'userErrors: code field message'];

export const refusals = ['customerUserErrors: code field message'];

export const address = [
  ': address1 address2 city company country countryCodeV2 firstName id lastName latitude longitude name phone province provinceCode zip',
];

export const customer = [
  ': acceptsMarketing createdAt tags displayName email firstName id lastName phone',
  ...under('addresses(first: 10).edges.node', address),
  ...under('defaultAddress', address),
];

export const articles = under('edges.node', [
  ': content contentHtml excerpt excerptHtml handle id publishedAt tags title onlineStoreUrl',
  'authorV2: bio email firstName lastName name',
  'comments(first: 250).edges.node: content contentHtml id',
  'comments(first: 250).edges.node.author: email name',
  'image: altText id url',
]);

export const blog = [': id handle title onlineStoreUrl', ...under('articles(first: 250, sortKey: TITLE)', articles)];

export const metafields = [': id type key namespace value description', 'reference.<MediaImage>.image: url id'];

export const page = [': id handle title onlineStoreUrl body bodySummary createdAt updatedAt'];

export const allVariants = under('edges', variantEdges);

export const foundProduct = [
  ': id handle availableForSale createdAt description descriptionHtml onlineStoreUrl productType tags title vendor',
  ...under('options(first: 50)', options),
  ...under(`${FACTS}`, metafields),
  ...under('category', category),
  ...under('images(first: 250)', images),
  ...under('media(first: 250)', media),
  ...under('variants(first: 250)', allVariants),
];

export const products = ['edges: cursor', ...under('edges.node', foundProduct), 'pageInfo: hasNextPage'];

export const namelessVariants = under('edges.node', [
  ': title weight weightUnit sku requiresShipping availableForSale quantityAvailable',
  'image: altText id url',
  'price: amount currencyCode',
  'compareAtPrice: amount currencyCode',
  'selectedOptions: name value',
  ...under('sellingPlanAllocations(first: 250)', sellingPlanAllocations),
]);

export const newProducts = [
  'pageInfo: hasNextPage',
  'edges: cursor',
  ...under('edges.node', [
    ': availableForSale createdAt description descriptionHtml handle id onlineStoreUrl productType tags title vendor',
    ...under('options(first: 50)', options),
    ...under(`${FACTS}`, metafields),
    ...under('variants(first: 250)', variants),
    ...under('collections(first: 250)', collections),
    ...under('category', category),
    ...under('images(first: 250)', images),
    ...under('media(first: 250)', media),
  ]),
];

export const knownProduct = under('<Product>', [
  ': id handle title availableForSale createdAt description descriptionHtml onlineStoreUrl productType tags vendor',
  ...under(`${FACTS}`, metafields),
  ...under('options(first: 50)', options),
  ...under('collections(first: 250)', collections),
  ...under('images(first: 250)', images),
  ...under('variants(first: 250)', allVariants),
  ...under('category', category),
  ...under('media(first: 250)', media),
]);

export const policy = [': body handle id title url'];

export const country = [
  ': isoCode name unitSystem',
  'currency: isoCode name symbol',
  'availableLanguages: isoCode endonymName name',
];
