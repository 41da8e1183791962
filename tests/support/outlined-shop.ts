/** A small shop in which each kind of thing that a page can say comes up once: what it answers is compared with outlines. */
import { platformOf, platformProduct } from './platform-product.ts';

const T480 = 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)';
const AIR = 'Apple MacBook Air 13" M1 (M1, 8GB RAM, 256GB SSD, 13.3" 2560x1600, GA)';

const PRODUCTS = [
  {
    handle: 't480',
    title: T480,
    variants: [
      { id: 11, price: '229.0', options: { System: 'Windows 11 Pro', Memory: '8 GB' } },
      { id: 12, price: '269.0', options: { System: 'Windows 11 Pro', Memory: '16 GB' }, priorPrice: '299.0' },
      { id: 13, price: '209.0', options: { System: 'No operating system', Memory: '8 GB' } },
      { id: 14, price: '319.0', options: { System: 'Windows 11 Pro', Memory: '32 GB' }, isAvailable: false },
    ],
  },
  { handle: 't480-aa', title: T480.replace('GA)', 'GAA)'), variants: [{ id: 21, price: '259.0' }] },
  {
    handle: 't480-gone',
    title: T480.replace('256GB', '512GB'),
    variants: [{ id: 31, price: '249.0', isAvailable: false }],
  },
  {
    handle: 'latitude-5400',
    title: 'Dell Latitude 5400 (i5-8365U, 16GB RAM, 256GB SSD, 14" FHD, GA-)',
    variants: [{ id: 41, price: '251.0', options: { System: 'Ubuntu 24.04 LTS' } }],
  },
  {
    handle: 'elitebook-850-g7',
    title: 'HP EliteBook 850 G7 (i7-10610U, 32GB RAM, 1TB SSD, 15.6" FHD, GA+)',
    variants: [{ id: 51, price: '549.0' }],
  },
  {
    handle: 'x260',
    title: 'Lenovo ThinkPad X260 (i5-6200U, 8GB RAM, 128GB SSD, 12.5" HD, GB)',
    variants: [{ id: 61, price: '89.0' }],
  },
  {
    handle: 'air-m1',
    title: AIR,
    variants: [
      { id: 71, price: '499.0', options: { Colour: 'Space Gray' }, picture: 'https://cdn.example/gray.jpg' },
      { id: 72, price: '519.0', options: { Colour: 'Silver' }, picture: 'https://cdn.example/silver.jpg' },
    ],
  },
  {
    handle: 'air-2018',
    title: 'Apple MacBook Air 13" 2018 (i5-8210Y, 8GB RAM, 128GB SSD, 13.3" 2560x1600, GA-)',
    variants: [{ id: 81, price: '279.0' }],
  },
  {
    handle: 'ipad-10',
    title: 'Apple iPad 10 (A14 Bionic, 4GB RAM, 64GB, 10.9" 2360x1640, GA+)',
    productType: 'Tablet',
    variants: [{ id: 91, price: '289.0' }],
  },
  {
    handle: 'wd19',
    title: 'Dell WD19 Dock (USB-C, 130W)',
    productType: 'Dock',
    variants: [{ id: 101, price: '89.0' }],
    facts: { power_supply: '130' },
  },
  {
    handle: 'no-picture',
    title: 'HP EliteBook 840 G5 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
    hasPicture: false,
    variants: [{ id: 111, price: '239.0' }],
  },
].map((product, index) => platformProduct({ id: index + 1, ...product }));

const ARTICLE = {
  id: 'gid://shopify/Article/1',
  handle: 'first',
  title: 'Batteries',
  excerpt: 'How long they last.',
  contentHtml: '<p>How long they <b>last</b>.</p>',
  publishedAt: '2025-03-01T08:00:00Z',
  authorV2: { name: 'The workshop' },
  image: null,
  tags: ['one', 'two', 'three', 'four', 'five'],
};

/** Answers the store's documents, and the lines of a cart. */
export async function outlinedShop(request: Request): Promise<Response> {
  const { query, variables } = (await request.clone().json()) as { query: string; variables: { ids?: string[] } };
  if (query.includes('articles(')) return Response.json({ data: { articles: { nodes: [ARTICLE] } } });
  if (!query.includes('CartLines') && !variables.ids?.some((id) => id.includes('ProductVariant'))) {
    return platformOf(PRODUCTS)(request);
  }
  const variants = PRODUCTS.flatMap((product) =>
    product.variants.nodes.map((variant) => ({ ...variant, __typename: 'ProductVariant', product })),
  );
  const nodes = variables.ids?.map((wanted) => variants.find(({ id }) => id === wanted) ?? null);
  return Response.json({ data: { nodes } });
}
