/** What a product's page says of the chosen variant: its price, the law's prior price, whether it can be bought, and where else to go. */
import { beforeAll, describe, expect, it } from 'vitest';
import { platformOf, platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';

const T480 = 'Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)';
const PRODUCTS = [
  {
    handle: 't480',
    title: T480,
    variants: [
      { id: 11, price: '229.0', options: { Memory: '8 GB' } },
      { id: 12, price: '269.0', options: { Memory: '16 GB' } },
      { id: 13, price: '319.0', options: { Memory: '32 GB' }, isAvailable: false },
    ],
  },
  {
    handle: 't480-prior',
    title: T480.replace('GA)', 'GAA)'),
    variants: [
      { id: 21, price: '239.0', options: { Memory: '8 GB' } },
      { id: 22, price: '279.0', options: { Memory: '16 GB' } },
    ],
  },
  {
    handle: 't480-gone',
    title: T480.replace('256GB', '512GB'),
    variants: [{ id: 31, price: '249.0', isAvailable: false }],
  },
  {
    handle: 't480-also-gone',
    title: T480.replace('256GB', '128GB'),
    variants: [{ id: 41, price: '99.0', isAvailable: false }],
  },
  ...['256GB', '512GB'].map((disk, index) => ({
    handle: index === 0 ? 'g5-gone' : 'g5-also-gone',
    title: `HP EliteBook 850 G5 (i5-8350U, 8GB RAM, ${disk} SSD, 15.6" FHD, GA)`,
    variants: [{ id: 42 + index, price: '219.0', isAvailable: false }],
  })),
  {
    handle: 'no-picture-gone',
    title: 'Microsoft Surface Dock 2 (199W)',
    productType: 'Dock',
    hasPicture: false,
    variants: [{ id: 52, price: '119.0', isAvailable: false }],
  },
  { handle: 'no-picture', title: 'Dell WD22TB4 Dock (Thunderbolt 4)', productType: 'Dock', hasPicture: false },
  {
    handle: 'dock',
    title: 'Dell WD19 Dock (USB-C, 130W)',
    productType: 'Dock',
    variants: [{ id: 51, price: '89.0', isAvailable: false }],
  },
  {
    handle: 'cheap',
    title: 'Dell Latitude 5290 (i5-8250U, 8GB RAM, 256GB SSD, 12.5" HD, GA)',
    variants: [{ id: 61, price: '149.0' }],
  },
  { handle: 'monitor', title: 'Dell P2419H (24" FHD, GA)', productType: 'Monitor' },
  { handle: 'dock-with-power', title: 'Dell WD19S Dock (USB-C)', productType: 'Dock', facts: { power_supply: '180' } },
  {
    handle: 'systems',
    title: 'HP EliteBook 840 G5 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)',
    variants: [
      { id: 71, price: '229.0', options: { System: 'Windows 11 Pro', Memory: '8 GB' } },
      { id: 72, price: '209.0', options: { System: 'No operating system', Memory: '8 GB' } },
      { id: 73, price: '244.0', options: { System: 'Ubuntu 24.04 LTS', Memory: '16 GB' } },
      { id: 74, price: '259.0', options: { System: 'Windows 11 Pro', Memory: '16 GB' } },
    ],
  },
].map((product, index) => platformProduct({ id: index + 1, ...product }));

let store: TestStorefront;
beforeAll(async () => {
  store = await createTestStorefront({
    platform: platformOf(PRODUCTS),
  });
});

/** The box with price and button, in words, and its parts. */
async function boxOf(address: string) {
  const { html } = await store.get(`/en/product/laptop/${address}`);
  const box = /<div class="paper box">.*?<\/dl>|<div class="paper box">.*?<p class="small">/s.exec(html)?.[0] ?? '';
  const text = box.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return { html, box, text, button: /<button[^>]*type="submit"[^>]*>/.exec(box)?.[0] ?? '' };
}

describe('the price of the chosen variant', () => {
  it('is that of the first choice, or of the variant that the address names', async () => {
    expect((await boxOf('t480')).text).toMatch(/^ 229\.00/);
    expect((await boxOf('t480?variant=12')).text).toMatch(/^ 269\.00/);
    expect((await boxOf('t480?variant=999')).text).toMatch(/^ 229\.00/);
  });

  it('names the cheapest that can be bought where this one is dearer', async () => {
    expect((await boxOf('t480')).text).not.toContain('from 229');
    expect((await boxOf('t480?variant=12')).text).toContain('from 229.00');
  });
});

describe('the button', () => {
  it('adds a variant that can be bought, and none that is sold out', async () => {
    const open = await boxOf('t480?variant=12');
    expect(open.button).not.toContain('disabled');
    const closed = await boxOf('t480?variant=13');
    expect(closed.button).toContain('disabled');
    expect(closed.text).toContain('32 GB Sold out');
  });

  it('asks nothing of the kind where the platform takes no such wishes', async () => {
    const hosted = await createTestStorefront({ platform: platformOf(PRODUCTS), alertsPath: null });
    const { html } = await hosted.get('/en/product/laptop/t480-gone');
    expect(html).toContain('Sold out');
    expect(html).not.toContain('name="email"');
  });

  it('leads to similar ones where there is none of the model that can be bought', async () => {
    expect((await boxOf('dock')).box).toContain('href="#similar-title"');
    expect((await boxOf('g5-gone')).box).toContain('href="#similar-title"');
  });
});

describe('a product without a picture', () => {
  it('is not sold, says which it is, and is asked to be told of where it is sold out', async () => {
    const { html } = await store.get('/en/product/laptop/no-picture-gone');
    expect(html).toContain('Product unavailable</p><h1>Microsoft Surface Dock 2 (199W)</h1>');
    expect(html).toContain('This product is currently unavailable.');
    expect(html).toMatch(/name="product" value="\d+"[\s\S]*name="email"/);
    expect((await store.get('/en/product/laptop/no-picture')).html).not.toContain('name="email"');
  });
});

it('lists the power supply of a dock, with its watts, where one is in the box', async () => {
  const inTheBox = async (handle: string) =>
    /<ul class="inbox">.*?<\/ul>/s.exec((await store.get(`/en/product/laptop/${handle}`)).html)?.[0];
  expect(await inTheBox('dock-with-power')).toMatch(/box-charger-400\.webp.*<p>180\u00A0W power supply/);
  expect(await inTheBox('dock')).not.toContain('power supply');
  expect(await inTheBox('t480')).toContain('Charger');
  expect(await inTheBox('monitor')).toContain('Power supply or lead');
  expect(await inTheBox('monitor')).not.toMatch(/box-charger|inbox__stickers/);
  expect(await inTheBox('dock')).not.toContain('Power');
});

it('promises cash on delivery for a price that the law lets one pay so, and says why not for another', async () => {
  const variants = ['497.0', '498.0'].map((price, at) => ({ id: 81 + at, price, options: { Memory: `${at + 1} GB` } }));
  const paymentWays = { ways: ['card', 'cod'] as const, cards: ['Visa'], installments: [] };
  const product = platformProduct({ id: 1, handle: 'dear', title: T480, variants });
  const dear = await createTestStorefront({ platform: platformOf([product]), paymentWays });
  const promised = async (id: number) => {
    const { html } = await dear.get(`/en/product/laptop/dear?variant=${id}`);
    const pledges = /<dl class="when">.*?<\/dl>/s.exec(html)?.[0] ?? '';
    return [pledges.includes('in cash on delivery'), pledges.includes('Not cash on delivery: with its fee it reaches')];
  };
  expect([await promised(81), await promised(82)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('offers the other configurations of the model, and never itself, with what each costs more or less', async () => {
  const rowsOf = async (handle: string) => {
    const { html } = await boxOf(handle);
    const [section = ''] = /<section[^>]*aria-labelledby="same-model-title".*?<\/section>/s.exec(html) ?? [];
    return Object.fromEntries(
      section
        .split('<li>')
        .slice(1)
        .map((row) => [
          /\/product\/laptop\/([^"]*)"/.exec(row)?.[1],
          row
            .split('</a>')[1]
            ?.replace(/<[^>]+>/g, ' ')
            .replace(/[\s\u00A0]+/g, ' ')
            .trim(),
        ]),
    );
  };
  expect(await rowsOf('t480')).toEqual({
    't480-prior': 'Grade AA +10.00 € 239.00 €',
    't480-gone': 'Grade A Sold out',
    't480-also-gone': 'Grade A Sold out',
  });
});

it('is found by an address with a sign behind it, and not by every one', async () => {
  const { response } = await store.get('/en/product/laptop/T480).');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/en/product/laptop/t480']);
  expect((await store.get('/en/product/laptop/t481')).response.status).toBe(404);
});

describe('a system that is not Windows', () => {
  it('is named by the card that puts it into the cart', async () => {
    const rowOf = async (address: string) => {
      const { html } = await store.get(address);
      const card = /<li class="card"[^>]*>(?:(?!<\/li>).)*EliteBook 840 G5.*?<\/li>/s.exec(html)?.[0] ?? '';
      return /facts__windows">(.*?)<\/div>/s
        .exec(card)?.[1]
        ?.replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    };
    expect(await rowOf('/en/products?brand=hp')).toBe('System Windows 11 Pro');
    expect(await rowOf('/en/products?brand=hp&ram=16gb')).toBe('System Ubuntu 24.04 LTS');
    expect(await rowOf('/en/products?brand=hp&ram=16gb&price=250-350')).toBe('System Windows 11 Pro');
  });

  it('is named by suggestions and by the comparison, too', async () => {
    const { products } = JSON.parse((await store.get('/en/suggest?q=elitebook+16gb')).html);
    expect(products[0].detail).toContain('Ubuntu 24.04 LTS');
    const { html } = await store.get('/en/compare?laptop=systems~73&laptop=cheap');
    expect(html).toContain('Ubuntu 24.04 LTS');
  });
});
