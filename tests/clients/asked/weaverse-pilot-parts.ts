/** What several documents of Pilot read alike. */
import { under } from './asked-document.ts';

export const brand = ['logo.image: url'];

export const image = [': altText height id url width'];

const resource = [...under('<Collection>.image', image), ...under('<Product>.image: featuredImage', image)];

export const menu = [
  ': id',
  ...under('items', [
    ': id resourceId tags title type url',
    ...under('resource', resource),
    ...under('items', [
      ': id resourceId tags title type url',
      ...under('resource', resource),
      'items: id resourceId tags title type url',
      ...under('items.resource', resource),
    ]),
  ]),
];

export const priceRange = ['minVariantPrice: amount currencyCode', 'maxVariantPrice: amount currencyCode'];

const component = [': id title', 'product: handle'];

export const variant = [
  ': id availableForSale quantityAvailable sku title requiresComponents',
  'selectedOptions: name value',
  ...under('image', image),
  'price: amount currencyCode',
  'compareAtPrice: amount currencyCode',
  'unitPrice: amount currencyCode',
  'product: title handle',
  'components(first: 10).nodes: quantity',
  ...under('components(first: 10).nodes.productVariant', component),
  ...under('groupedBy(first: 10).nodes', component),
];

export const options = [
  ': name',
  ...under('optionValues', [
    ': name',
    ...under('firstSelectableVariant', variant),
    'swatch: color',
    'swatch.image.previewImage: url altText',
  ]),
];

export const video = [': id', 'sources: mimeType url'];

export const picture = [': url altText width height'];

export const listedProduct = [
  ': id title publishedAt handle vendor',
  ...under('images(first: 50).nodes', image),
  ...under('options', options),
  'badges: metafields(identifiers: [{namespace: "custom", key: "best_seller"}]): key namespace value',
  ...under('priceRange', priceRange),
  ...under(
    'selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true)',
    variant,
  ),
  'isBundle: selectedOrFirstAvailableVariant(ignoreUnknownOptions: true, selectedOptions: {name: "", value: ""}).<ProductVariant>: requiresComponents',
];

export const products = under('nodes', listedProduct);

export const article = [
  ': contentHtml excerpt excerptHtml handle id publishedAt title',
  'author: authorV2: name',
  ...under('image', image),
];

export const pageInfo = [': hasPreviousPage hasNextPage endCursor startCursor'];

export const pricedProducts = ['nodes: id title handle', ...under('nodes.priceRange', priceRange)];

export const policy = [': body handle id title url'];

export const listed = [...under('nodes', listedProduct), ...under('pageInfo', pageInfo)];
