/** A small shop in which each kind of thing that a page can say comes up once: what it answers is compared with outlines. */
import { platformOf, platformProduct } from './platform-product.ts';

const T480 = 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)';
const AIR = 'Apple MacBook Air 13" M1 (M1, 8GB RAM, 256GB SSD, 13.3" 2560x1600, GA)';

/** Every fact that a laptop may have. */
const T480_FACTS = {
  ...{ weight: '1.58', battery_design: '48', battery_measured: '43', release_year: '2018', graphics: 'Intel UHD 620' },
  ...{ graphics_kind: 'integrated', panel: 'IPS', brightness: '300', touch: 'false', keyboard_layout: 'gr' },
  ...{ keyboard_greek: 'stickers', keyboard_backlight: 'true', number_pad: 'false', usb_c_charging: 'true' },
  ports: '2 × USB-A; USB-C; Thunderbolt 3; HDMI; Ethernet; SD; dock connector; headphone',
  ...{ memory_slots: '2', memory_soldered: 'false', memory_max: '32', wireless: 'Wi-Fi 5', camera: '720p' },
  ...{ sim: 'false', fingerprint: 'true', fanless: 'false', refresh_rate: '60', power_supply: '65' },
  sockets: '1 camera 44.7 27.4; 1 USB-A 31.5 67.2; 1 HDMI 33.5 57.1; 1 headphone 20 60; 2 USB-C 35.6 46.4',
};

const PRODUCTS = [
  {
    handle: 't480',
    title: T480,
    facts: T480_FACTS,
    pictures: ['https://cdn.example/wear-black-a.png'],
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
    facts: { weight: '1.48', battery_design: '51', battery_health: '88', ports: '3 × USB-A; USB-C; HDMI', sim: 'true' },
  },
  {
    handle: 'elitebook-850-g7',
    title: 'HP EliteBook 850 G7 (i7-10610U, 32GB RAM, 1TB SSD, 15.6" FHD, GA+)',
    variants: [{ id: 51, price: '549.0' }],
    facts: {
      ...{ weight: '1.7', battery_design: '56', approximate: 'weight; battery', memory_slots: '2', memory_max: '64' },
      ...{ graphics: 'NVIDIA MX250', graphics_kind: 'dedicated', number_pad: 'true', keyboard_layout: 'de' },
      ports: '2 × USB-A; 2 × Thunderbolt 3; HDMI; headphone',
    },
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
      {
        id: 71,
        price: '499.0',
        options: { Colour: 'Space Gray', Memory: '8 GB' },
        picture: 'https://cdn.example/gray.jpg',
      },
      {
        id: 72,
        price: '519.0',
        options: { Colour: 'Silver', Memory: '16 GB' },
        picture: 'https://cdn.example/silver.jpg',
      },
    ],
  },
  {
    handle: 'air-2018',
    title: 'Apple MacBook Air 13" 2018 (i5-8210Y, 8GB RAM, 128GB SSD, 13.3" 2560x1600, GA-)',
    variants: [{ id: 81, price: '279.0' }],
    facts: { memory_soldered: 'true', memory_slots: '0', weight: '1.25', fanless: 'true', ports: '2 × Thunderbolt 3' },
  },
  {
    handle: 'ipad-10',
    title: 'Apple iPad 10 (A14 Bionic, 4GB RAM, 64GB, 10.9" 2360x1640, GA+)',
    productType: 'Tablet',
    variants: [{ id: 91, price: '289.0' }],
    facts: {
      weight: '0.477',
      battery_design: '28.6',
      touch: 'true',
      sim: 'true',
      camera: '12 MP + 12 MP',
      ports: 'USB-C',
    },
  },
  {
    handle: 'surface-pro-7',
    title: 'Microsoft Surface Pro 7 (i5-1035G4, 8GB RAM, 256GB SSD, 12.3" 2736x1824, GA)',
    variants: [{ id: 121, price: '339.0' }],
    facts: {
      ...{ weight: '0.78', battery_design: '43.2', approximate: 'weight', memory_soldered: 'true', touch: 'true' },
      ports: 'USB-A; USB-C; microSD; Surface Connect; headphone',
    },
  },
  {
    handle: 'wd19',
    title: 'Dell WD19 Dock (USB-C, 130W)',
    productType: 'Dock',
    variants: [{ id: 101, price: '89.0' }],
    facts: {
      power_supply: '130',
      ports: 'HDMI; 2 × DisplayPort; 2 × USB-C; 3 × USB-A; Ethernet',
      sockets: '1 HDMI 20 60; 1 DisplayPort 30 60; 1 DisplayPort 40 60; 1 Ethernet 50 60; 1 USB-C 60 60',
    },
  },
  {
    handle: 'charger-65w',
    title: 'Lenovo 65W USB-C Charger',
    productType: 'Charger',
    variants: [
      { id: 131, price: '19.0', options: { Plug: 'EU' } },
      { id: 132, price: '18.0', options: { Plug: 'UK' }, isAvailable: false },
    ],
    facts: { power_supply: '65' },
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
