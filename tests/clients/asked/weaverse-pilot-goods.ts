/** What Pilot asks of products, collections and the search, field by field. */
import { type AskedDocument, under } from './asked-document.ts';
import {
  image,
  listed,
  listedProduct,
  options,
  pageInfo,
  picture,
  pricedProducts,
  priceRange,
  products,
  variant,
  video,
} from './weaverse-pilot-parts.ts';

export const pilotGoods: readonly AskedDocument[] = [
  {
    name: 'product',
    at: 'app/graphql/queries.ts',
    fields: [
      ...under('product(handle: "omega-13")', [
        ': id title vendor handle publishedAt descriptionHtml description summary:description(truncateAt:200) encodedVariantExistence encodedVariantAvailability',
        'featuredImage: id url altText',
        ...under('priceRange', priceRange),
        'badges: metafields(identifiers: [{namespace: "custom", key: "best_seller"}]): key namespace value',
        ...under('options', options),
        ...under(
          'selectedOrFirstAvailableVariant(selectedOptions: [{ name: "Colour", value: "Grey" }], ignoreUnknownOptions: true, caseInsensitiveMatch: true)',
          variant,
        ),
        ...under('adjacentVariants(selectedOptions: [{ name: "Colour", value: "Grey" }])', variant),
        ...under(
          'isBundle: selectedOrFirstAvailableVariant(ignoreUnknownOptions: true, selectedOptions: {name: "", value: ""}).<ProductVariant>',
          [
            ': requiresComponents',
            'components(first: 100).nodes: quantity',
            ...under('components(first: 100).nodes.productVariant', variant),
            'groupedBy(first: 100).nodes: id',
          ],
        ),
        ...under('media(first: 50).nodes', [
          ': mediaContentType alt',
          ...under('previewImage', image),
          '<MediaImage>: id',
          '<MediaImage>.image: id url width height',
          ...under('<Video>', video),
          ...under('<Model3d>', video),
          '<ExternalVideo>: id embedUrl host',
        ]),
        'collections(first: 5).nodes: title handle',
        'seo: description title',
      ]),
      ...under('shop', [': name', 'primaryDomain: url', 'shippingPolicy: body handle', 'refundPolicy: body handle']),
    ],
  },
  {
    name: 'productVariants',
    at: 'app/graphql/queries.ts',
    fields: under('product(handle: "omega-13").variants(first: 250).nodes', variant),
  },
  {
    name: 'collectionCount',
    at: 'app/routes/api/collection-product-count.ts',
    fields: [
      'collection(handle: "dell").products(first: 10).nodes: id',
      'collection(handle: "dell").products(first: 10).pageInfo: hasNextPage endCursor',
    ],
  },
  {
    name: 'predictiveSearch',
    at: 'app/routes/api/predictive-search.ts',
    fields: under('predictiveSearch(limit: 10, limitScope: EACH, query: "dell")', [
      ...under('articles', [': id title handle trackingParameters', 'blog: handle', ...under('image', picture)]),
      'collections: id title handle trackingParameters',
      ...under('collections.image', picture),
      'pages: id title handle trackingParameters',
      ...under('products', [
        ': id title handle trackingParameters vendor',
        ...under('featuredImage', picture),
        ...under(
          'selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true, caseInsensitiveMatch: true)',
          [': id', 'price: amount currencyCode', 'compareAtPrice: amount currencyCode', 'selectedOptions: name value'],
        ),
      ]),
      'queries: text styledText trackingParameters',
    ]),
  },
  {
    name: 'ApiAllProducts',
    at: 'app/routes/api/products.ts',
    fields: under('products(first: 10, sortKey: TITLE, reverse: false)', products),
  },
  {
    name: 'collection',
    at: 'app/routes/collections/collection-query.ts',
    fields: [
      ...under('collection(handle: "dell")', [
        ': id handle title description',
        'seo: description title',
        'metafield(namespace: "custom", key: "collection_banner"): id type description value',
        'metafield(namespace: "custom", key: "collection_banner").reference.<MediaImage>.image: id url',
        ...under('image', image),
        ...under('products(first: 10, filters: [{ available: true }], sortKey: TITLE, reverse: false)', [
          'filters: id label type',
          'filters.values: id label count input',
          ...under('nodes', listedProduct),
          ...under('pageInfo', pageInfo),
        ]),
        ...under('highestPriceProduct: products(first: 1, sortKey: PRICE, reverse: true)', pricedProducts),
        ...under('lowestPriceProduct: products(first: 1, sortKey: PRICE)', pricedProducts),
      ]),
      'collections(first: 100).edges.node: title handle',
    ],
  },
  {
    name: 'collections',
    at: 'app/routes/collections/list.tsx',
    fields: [
      ...under('collections(first: 10).nodes', [
        ': id title description handle',
        'seo: description title',
        ...under('image', image),
        'products(first: 1).nodes: id title handle',
        ...under('products(first: 1).nodes.media(first: 1).nodes.previewImage', image),
      ]),
      ...under('collections(first: 10).pageInfo', pageInfo),
    ],
  },
  {
    name: 'allProducts',
    at: 'app/routes/products/list.tsx',
    fields: under('products(first: 10, sortKey: TITLE, reverse: false)', listed),
  },
  {
    name: 'productRecommendations',
    at: 'app/routes/products/recommended-product.ts',
    fields: [
      ...under('recommended: productRecommendations(productId: "PRODUCT")', listedProduct),
      ...under('additional: products(first: 10, sortKey: BEST_SELLING)', products),
    ],
  },
  {
    name: 'searchPage',
    at: 'app/routes/search/index.tsx',
    fields: [
      ...under('products(first: 10, sortKey: RELEVANCE, query: "dell")', listed),
      ...under('articles(first: 20, query: "dell", sortKey: RELEVANCE).nodes', [
        ': id title handle publishedAt excerpt contentHtml',
        ...under('image', picture),
        'blog: handle title',
      ]),
      'pages(first: 20, query: "dell", sortKey: RELEVANCE).nodes: id title handle body',
      'collections(first: 20, query: "dell", sortKey: RELEVANCE).nodes: id title handle',
      ...under('collections(first: 20, query: "dell", sortKey: RELEVANCE).nodes.image', picture),
    ],
  },
  {
    name: 'collectionsByIds',
    at: 'app/sections/featured-collections/index.tsx',
    fields: [
      'nodes(ids: ["PRODUCT"]).<Collection>: id title handle onlineStoreUrl description',
      ...under('nodes(ids: ["PRODUCT"]).<Collection>.image', image),
    ],
  },
  {
    name: 'collectionProducts',
    at: 'app/sections/featured-products/index.tsx',
    fields: under('collection(handle: "dell").products(first: 16)', products),
  },
  {
    name: 'productsByIds',
    at: 'app/sections/featured-products/index.tsx',
    fields: under('nodes(ids: ["PRODUCT"]).<Product>', listedProduct),
  },
  {
    name: 'featuredProducts',
    at: 'app/utils/featured-products.ts',
    fields: under('featuredProducts: products(first: 10, sortKey: BEST_SELLING)', products),
  },
];
