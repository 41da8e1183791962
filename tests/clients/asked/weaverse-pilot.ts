/** What Weaverse's storefront Pilot asks for (`49385fc`, MIT), field by field; its account pages speak the Customer Account API. */
import { type AskedStorefront, under } from './asked-document.ts';
import { pilotGoods } from './weaverse-pilot-goods.ts';
import { article, brand, image, menu, picture, policy } from './weaverse-pilot-parts.ts';

/** No product is of several, none sold by weight, none marked as a best seller. */
const EMPTY_IN_PRODUCTS = [
  'badges',
  'options.optionValues.firstSelectableVariant.components.nodes',
  'options.optionValues.firstSelectableVariant.groupedBy.nodes',
  'options.optionValues.firstSelectableVariant.unitPrice',
  'selectedOrFirstAvailableVariant.components.nodes',
  'selectedOrFirstAvailableVariant.groupedBy.nodes',
  'selectedOrFirstAvailableVariant.unitPrice',
];
const PRODUCTS = [
  'additional.nodes',
  'collection.products.nodes',
  'featuredProducts.nodes',
  'nodes',
  'products.nodes',
  'recommended',
  'product',
];

export const weaversePilot: AskedStorefront = {
  source: 'Weaverse/pilot',
  version: '2026.7.22',
  path: '/api/2026-04/graphql.json',
  context: '@inContext(country: GR, language: EN)',
  documents: [
    ...pilotGoods,
    {
      name: 'layout',
      at: 'app/.server/root.ts',
      fields: [
        ...under('shop', [': id name description', 'primaryDomain: url', ...under('brand', brand)]),
        ...under('headerMenu: menu(handle: "main-menu")', menu),
        ...under('footerMenu: menu(handle: "footer")', menu),
      ],
    },
    {
      name: 'swatches',
      at: 'app/.server/root.ts',
      fields: [
        'metaobjects(first: 250, type: "team").nodes: id',
        'metaobjects(first: 250, type: "team").nodes.fields: key value',
        'metaobjects(first: 250, type: "team").nodes.fields.reference.<MediaImage>.image: id altText url:url(transform:{maxWidth:300}) width height',
      ],
    },
    {
      name: 'customerCreate',
      at: 'app/routes/api/customer.ts',
      kind: 'mutation',
      fields: [
        'customerCreate(input: { email: "zoe@example.gr", password: "correct horse 7" }).customer: firstName lastName email phone acceptsMarketing',
        'customerCreate(input: { email: "zoe@example.gr", password: "correct horse 7" }).customerUserErrors: field message code',
      ],
    },
    {
      name: 'ArticleBlogLookup',
      at: 'app/routes/blogs/article-redirect.tsx',
      fields: [
        'blogs(first: 50).nodes: handle',
        'blogs(first: 50).nodes.articleByHandle(handle: "ARTICLE"): handle',
        'blogs(first: 50).pageInfo: hasNextPage endCursor',
      ],
    },
    {
      name: 'article',
      at: 'app/routes/blogs/article.tsx',
      fields: under('blog(handle: "news")', [
        ': title handle',
        ...under('articleByHandle(handle: "ARTICLE")', [
          ': title handle contentHtml publishedAt tags',
          'author: authorV2: name',
          ...under('image', image),
          'seo: description title',
        ]),
        ...under('articles(first: 20).nodes', article),
      ]),
    },
    {
      name: 'blog',
      at: 'app/routes/blogs/blog.tsx',
      fields: under('blog(handle: "news")', [
        ': title handle',
        'seo: title description',
        ...under('articles(first: 10).edges.node', article),
      ]),
    },
    {
      name: 'shop',
      at: 'app/routes/home.tsx',
      fields: ['shop: name description'],
    },
    {
      name: 'getShopPrimaryDomain',
      at: 'app/routes/others/order-redirect.tsx',
      fields: ['shop.primaryDomain: url'],
    },
    {
      name: 'PageDetails',
      at: 'app/routes/pages/regular-page.tsx',
      fields: ['page(handle: "terms"): id title handle body', 'page(handle: "terms").seo: description title'],
    },
    {
      name: 'PoliciesIndex',
      at: 'app/routes/policies/list.tsx',
      fields: under('shop', [
        ': name',
        'privacyPolicy: id title handle',
        'shippingPolicy: id title handle',
        'termsOfService: id title handle',
        'refundPolicy: id title handle',
        'subscriptionPolicy: id title handle',
      ]),
    },
    {
      name: 'PoliciesHandle',
      at: 'app/routes/policies/policy.tsx',
      fields: under('shop', [
        ...under('privacyPolicy', policy),
        ...under('shippingPolicy', policy),
        ...under('termsOfService', policy),
        ...under('refundPolicy', policy),
      ]),
    },
    {
      name: 'PwaShop',
      at: 'app/routes/pwa/manifest.webmanifest.ts',
      fields: ['shop: name', ...under('shop.brand', brand)],
    },
    {
      name: 'StoreRobots',
      at: 'app/routes/seo/robots.ts',
      fields: ['shop: id'],
    },
    {
      name: 'SitemapBlogs',
      at: 'app/routes/seo/sitemap-page.ts',
      fields: ['blogs(first: 10).nodes: handle', 'blogs(first: 10).pageInfo: hasNextPage endCursor'],
    },
    {
      name: 'SitemapBlogArticles',
      at: 'app/routes/seo/sitemap-page.ts',
      fields: [
        'blog(handle: "news").articles(first: 10, sortKey: PUBLISHED_AT, reverse: true).nodes: handle publishedAt',
        'blog(handle: "news").articles(first: 10, sortKey: PUBLISHED_AT, reverse: true).pageInfo: hasNextPage endCursor',
      ],
    },
    {
      name: 'OurTeam',
      at: 'app/sections/our-team/index.tsx',
      fields: [
        'metaobjects(type: "team", first: 10).nodes: handle id type',
        'metaobjects(type: "team", first: 10).nodes.fields: key type value',
        'metaobjects(type: "team", first: 10).nodes.fields.reference.<MediaImage>: alt',
        ...under('metaobjects(type: "team", first: 10).nodes.fields.reference.<MediaImage>.image', picture),
      ],
    },
  ],
  refused: [],
  empty: [
    ...PRODUCTS.flatMap((way) => under(way, EMPTY_IN_PRODUCTS)),
    'additional.nodes.options.optionValues.firstSelectableVariant.compareAtPrice',
    'additional.nodes.options.optionValues.swatch',
    'additional.nodes.selectedOrFirstAvailableVariant.compareAtPrice',
    'articles.nodes',
    'blog.articleByHandle.seo.description',
    'blog.articleByHandle.seo.title',
    'blog.seo.description',
    'blog.seo.title',
    'collection.metafield',
    'collection.products.nodes.options.optionValues.swatch.image',
    'collection.seo.description',
    'collection.seo.title',
    'collections.nodes.seo.description',
    'collections.nodes.seo.title',
    'customerCreate.customer.firstName',
    'customerCreate.customer.lastName',
    'customerCreate.customer.phone',
    'featuredProducts.nodes.options.optionValues.firstSelectableVariant.compareAtPrice',
    'featuredProducts.nodes.options.optionValues.swatch',
    'featuredProducts.nodes.selectedOrFirstAvailableVariant.compareAtPrice',
    'footerMenu.items.items',
    'footerMenu.items.tags',
    'headerMenu.items.items.items',
    'headerMenu.items.items.tags',
    'headerMenu.items.tags',
    'metaobjects.nodes',
    'nodes.options.optionValues.swatch.image',
    'pages.nodes',
    'predictiveSearch.articles',
    'predictiveSearch.pages',
    'predictiveSearch.queries',
    'product.adjacentVariants.components.nodes',
    'product.adjacentVariants.groupedBy.nodes',
    'product.adjacentVariants.unitPrice',
    'product.isBundle.components.nodes',
    'product.isBundle.groupedBy.nodes',
    'product.options.optionValues.swatch.image',
    'product.variants.nodes.components.nodes',
    'product.variants.nodes.groupedBy.nodes',
    'product.variants.nodes.unitPrice',
    'products.nodes.options.optionValues.swatch.image',
    'recommended.options.optionValues.firstSelectableVariant.compareAtPrice',
    'recommended.options.optionValues.swatch',
    'recommended.selectedOrFirstAvailableVariant.compareAtPrice',
    'shop.subscriptionPolicy',
  ],
};
