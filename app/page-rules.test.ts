/** What pages answer whose address is old, spelled otherwise, or leads to nothing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { FACETS } from '#domain/catalogue/facets.ts';
import { platformOf, platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';

const PRODUCTS = [
  { handle: 'thinkpad-t480', title: 'Lenovo ThinkPad T480 (i5-8350U, 16GB RAM, 1To SSD, 14" FHD, GA+)' },
  { handle: 'dell-5400', title: 'Dell Latitude 5400 (i5-8365U, 8GB RAM, 256GB SSD, 14" FHD, GAA)' },
  { handle: 'hp-830-g5', title: 'HP EliteBook 830 G5 (i5-8350U, 8GB RAM, 256GB SSD, 13.3" FHD, GA)' },
  {
    handle: 'no-picture',
    title: 'HP EliteBook 840 G6 (i5-8365U, 8GB RAM, 1To SSD, 14" FHD, GA)',
    hasPicture: false,
  },
  { handle: 'ipad', title: 'Apple iPad 10 (A14 Bionic, 4GB RAM, 64GB, 10.9" 2360x1640, GA+)', productType: 'Tablet' },
  { handle: 'p2419h', title: 'Dell P2419H (24" FHD IPS, GA)', productType: 'Monitor' },
].map((product, index) => platformProduct({ id: index + 1, ...product }));

let store: TestStorefront;
beforeAll(async () => {
  store = await createTestStorefront({
    platform: platformOf(PRODUCTS),
  });
});

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
/** The values of a filter that are ticked. */
const tickedIn = (html: string, name: string) =>
  (html.match(/<input[^>]*>/g) ?? [])
    .filter((input) => input.includes(`name="${name}"`) && input.includes('checked=""'))
    .map((input) => /value="([^"]*)"/.exec(input)?.[1]);
/** Long pages are looked through for words, and only what was found is shown. */
const foundIn = (html: string, words: RegExp) => words.exec(html)?.[0] ?? null;
const titlesOf = (html: string) => html.match(/<title>/g)?.length;

describe('a product whose title the shop hides', () => {
  it.each(['/product/laptop/hp-830-g5', '/en/product/laptop/hp-830-g5'])(
    'has its own page at %s, for no index',
    async (path) => {
      const { response, html } = await store.get(path);
      expect(response.status).toBe(200);
      expect(foundIn(html, /<meta name="robots" content="noindex, follow"\/>/)).not.toBeNull();
      expect(titleOf(html)).toContain('EliteBook 830 G5');
    },
  );

  it.each([
    '/',
    '/products',
    '/products?q=830+g5',
    '/en/products',
    '/suggest?q=830',
    '/sitemap.xml',
    '/cards?handle=hp-830-g5',
  ])('does not stand in %s', async (path) => {
    const { html } = await store.get(path);
    expect(foundIn(html, /hp-830-g5(?!")|EliteBook 830/)).toBeNull();
  });

  it('leaves every other page to the indexes', async () => {
    const { html } = await store.get('/product/laptop/thinkpad-t480');
    expect(foundIn(html, /noindex/)).toBeNull();
  });
});

describe('what is not there has a title of its own', () => {
  it.each([
    ['/nothing/here', 404, 'Η σελίδα δεν βρέθηκε | Ξανά'],
    ['/en/nothing/here', 404, 'Page not found | Xana'],
    ['/product/laptop/nothing', 404, 'Το προϊόν δεν βρέθηκε | Ξανά'],
    ['/en/product/laptop/nothing', 404, 'Product not found | Xana'],
    ['/product/laptop/no-picture', 200, 'Μη διαθέσιμο προϊόν | Ξανά'],
    ['/en/product/laptop/no-picture', 200, 'Product unavailable | Xana'],
  ])('%s', async (path, status, title) => {
    const { response, html } = await store.get(path);
    expect([response.status, titleOf(html), titlesOf(html)]).toEqual([status, title, 1]);
    expect(foundIn(html, /content="noindex/)).not.toBeNull();
  });
});

describe('the language’s prefix in another case leads to the one address', () => {
  it.each([
    ['/En', '/en'],
    ['/EN/', '/en/'],
    ['/EN/products?price=500%2B', '/en/products?price=500%2B'],
    ['/eN/product/laptop/thinkpad-t480', '/en/product/laptop/thinkpad-t480'],
    ['/EN/nothing/here', '/en/nothing/here'],
  ])('%s', async (path, target) => {
    const { response } = await store.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, target]);
  });

  it.each(['/en', '/en/products', '/enterprise', '/ENgland'])('not so %s', async (path) => {
    const { response } = await store.get(path);
    expect(response.status).not.toBe(301);
  });
});

describe('titles are spelled as the store spells them', () => {
  it.each([
    '/product/laptop/thinkpad-t480',
    '/en/product/laptop/thinkpad-t480',
    '/product/laptop/no-picture',
    '/products',
  ])('on %s', async (path) => {
    const { html } = await store.get(path);
    // The data for the browser's script still holds what the platform said; JSON-LD is for readers too.
    const shown = html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
    expect(foundIn(shown, /1To|16GB|\bGA\+|\bGAA\b/)).toBeNull();
  });
});

describe('addresses as people write them', () => {
  it.each(['/products?price=500+', '/products?price=500%2B', '/products?price=500-'])(
    '%s is the band above 500',
    async (path) => {
      const { html } = await store.get(path);
      expect(tickedIn(html, 'price')).toEqual(['500+']);
    },
  );

  it.each(['/products?grade=A+', '/products?grade=A%2B', '/products?grade=ga%2B', '/products?grade=aplus'])(
    '%s is the grade A+',
    async (path) => {
      const { html } = await store.get(path);
      expect(tickedIn(html, 'grade')).toEqual(['aplus']);
      expect(foundIn(html, /product\/laptop\/thinkpad-t480/)).not.toBeNull();
      expect(foundIn(html, /product\/laptop\/dell-5400/)).toBeNull();
    },
  );
});

it.each([
  '/products?page=9999',
  '/products?page=-1&sort=zzz',
  '/products?price=abc',
  '/products?price=500-100&brand=%F0%9F%98%80',
  `/products?q=${'x'.repeat(10_000)}`,
  `/products?q=${encodeURIComponent('λ'.repeat(10_000))}`,
  '/products?cpu=zzz&screen=-1&ram=%3Cb%3E&storage=9999999tb&grade=A%2B%2B%2B',
  '/products?price=-5',
  '/products?min=-1&max=1e9&price=0-0',
  '/products?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/products?q=%F0%9F%A6%84',
])('%.60s is a page with a heading', async (address) => {
  const { response, html } = await store.get(address);
  expect(response.status).toBe(200);
  expect(foundIn(html, /<h1[^>]*>[^<]/)).not.toBeNull();
});

describe('an address that names what every object has', () => {
  it.each(
    FACETS.flatMap((facet) => ['constructor', '__proto__', '-constructor'].map((value) => [facet, value] as const)),
  )('as %s=%s shows a page with that word and no code', async (facet, value) => {
    const { response, html } = await store.get(`/en/products?${facet}=${value}`);
    expect(response.status).toBe(200);
    expect(foundIn(html, /native code|\[object|undefined/)).toBeNull();
  });
});

describe('a comparison', () => {
  it.each([
    ['laptop=thinkpad-t480&laptop=dell-5400', 'Compare laptops'],
    ['laptop=thinkpad-t480&laptop=p2419h', 'Compare products'],
  ])('of %s is called what it is', async (query, heading) => {
    const { html } = await store.get(`/en/compare?${query}`);
    expect(foundIn(html, new RegExp(`<h1>${heading}</h1>`))).not.toBeNull();
  });
});

it('leads from a product to its comparison with those that are close', async () => {
  const { html } = await store.get('/en/product/laptop/thinkpad-t480');
  expect(foundIn(html, /href="\/en\/compare\?laptop=thinkpad-t480&amp;laptop=/)).not.toBeNull();
});

describe('the finder', () => {
  const ANSWERED = 'use=office&size=any&priority=price';
  it("takes a limit in the shopper's own figure", async () => {
    const { html: question } = await store.get('/en/finder');
    expect(foundIn(question, /<input[^>]*name="upTo"/)).not.toBeNull();
    const { html } = await store.get(`/en/finder?upTo=300&${ANSWERED}`);
    expect(foundIn(html, /Up to 300\s€/)).not.toBeNull();
  });
  it('can be limited to one system on its result', async () => {
    const { html } = await store.get(`/en/finder?budget=0-500&${ANSWERED}`);
    expect(foundIn(html, /href="[^"]*system=windows"/)).not.toBeNull();
  });
});

describe('a search that names two models', () => {
  it('offers their comparison above the list', async () => {
    const { html } = await store.get(`/en/products?q=${encodeURIComponent('thinkpad t480 or latitude 5400')}`);
    expect(foundIn(html, /<p class="correction"><a[^>]*href="\/en\/compare\?laptop=/)).not.toBeNull();
  });
});

describe('the kind switch above the list', () => {
  const headingOf = (html: string) => /<h1>([^<]*)<\/h1>/.exec(html)?.[1];
  const kindsOf = (html: string) =>
    [...(/<ul class="kinds">([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? '').matchAll(/<a([^>]*)>(.*?)<\/a>/g)].map(
      ([, attributes = '', content = '']) => [
        content.replace(/<[^>]*>/g, '').trim(),
        /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&'),
        attributes.includes('aria-current="true"'),
      ],
    );
  const cardsOf = (html: string) => html.match(/<li class="card/g)?.length;

  it('shows everything under a heading that is true of it', async () => {
    const { html } = await store.get('/en/products');
    expect([headingOf(html), titleOf(html), cardsOf(html)]).toEqual(['All products', 'All products | Xana', 4]);
    expect(kindsOf(html)).toEqual([
      ['All 4', '/en/products', true],
      ['Laptops 2', '/en/products?kind=laptop', false],
      ['Tablets 1', '/en/products?kind=tablet', false],
      ['Monitors and docks 1', '/en/products?kind=monitor', false],
    ]);
  });

  it('narrows to one kind and keeps the filters', async () => {
    const { html } = await store.get('/products?kind=laptop&brand=dell');
    expect([headingOf(html), cardsOf(html)]).toEqual(['Φορητοί', 1]);
    expect(kindsOf(html)).toEqual([
      ['Όλα 2', '/products?brand=dell', false],
      ['Φορητοί 1', '/products?kind=laptop&brand=dell', true],
      ['Οθόνες και docks 1', '/products?kind=monitor&brand=dell', false],
    ]);
    expect(foundIn(html, /<input[^>]*type="hidden"[^>]*name="kind"[^>]*value="laptop"/)).not.toBeNull();
  });

  it('is where every link leads that says laptops', async () => {
    for (const path of ['/', '/en', '/contact', '/nothing/here']) {
      const { html } = await store.get(path);
      const links = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].filter(([, , text = '']) =>
        /^(?:Όλοι οι φορητοί|Φορητοί|Δείτε (?:όλους )?τους φορητούς|All laptops|Laptops|See all laptops|Browse laptops)$/.test(
          text,
        ),
      );
      expect(links.length).toBeGreaterThan(0);
      // The front page’s first button leads to its own list.
      for (const [, href] of links.filter(([, to]) => to !== '#products'))
        expect(href).toMatch(/^(?:\/en)?\/products\?kind=laptop$/);
    }
  });
});

it.each([
  ['/', 'Χωρίς JavaScript', '/contact'],
  ['/en', 'Without JavaScript', '/en/contact'],
])('a page says without a script, at %s, what is missing, and whom to write to', async (path, words, contact) => {
  const { html } = await store.get(path);
  const notice = /<noscript>((?:(?!<noscript>).)*)<\/noscript>/.exec(html)?.[1];
  expect(notice).toContain(words);
  expect(notice).toContain(`href="${contact}"`);
});

describe('what the router asks for in the browser', () => {
  it.each(['/en', '/en/products', '/en/terms'])('is in the language of %s', async (path) => {
    const { html } = await store.get(`${path}.data`);
    expect(foundIn(html, /[α-ω]{3,}/)).toBeNull();
    expect(html.length).toBeGreaterThan(1_000);
  });

  it.each([
    ['/en/wishlist.data', '/en/account?tab=wishlist"'],
    ['/en/about/story.data?_routes=en.story-alias', '/en/about/our-story"'],
    ['/en/product/thinkpad-t480.data?_routes=en.product-alias', '/en/product/laptop/thinkpad-t480"'],
    ['/EN/products.data?brand=dell', '/en/products?brand=dell"'],
  ])('at %s leads to %s', async (path, target) => {
    const { html } = await store.get(path);
    expect(html).toContain(`"${target}`);
  });
});
