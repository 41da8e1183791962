/** Pages over a platform that fails, hangs or drips: what is there is shown, what is missing is said. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { platformProduct } from '#tests/support/platform-product.ts';
import { createTestStorefront } from '#tests/support/storefront-handler.tsx';

const product = (id: number, price?: { amount: string; currencyCode: string }) =>
  platformProduct({
    id,
    handle: `thinkpad-${id}`,
    title: `Lenovo ThinkPad T48${id} (i5-8350U, 8GB RAM, 256GB SSD, 14", GA)`,
    ...(price && { price }),
  });

type Answer = () => Promise<Response> | Response;
const json = (body: unknown) => new Response(JSON.stringify(body));
const hangs: Answer = () => new Promise(() => {});
const refuses: Answer = () => Promise.reject(new TypeError('fetch failed'));
/** Begins an answer and goes on forever, a byte at a time. */
const drips: Answer = () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":')) }));
const FAULTS: [string, Answer][] = [
  ['hangs', hangs],
  ['drips', drips],
  ['is not there', refuses],
  ['answers 500', () => new Response('', { status: 500 })],
  ['answers nonsense', () => new Response('<html>')],
];

/** A request is given up a second earlier. */
const NEEDED_MS = 6_000;

const GOOD = {
  products: (): Response =>
    json({
      data: { products: { nodes: [product(1), product(2)], pageInfo: { hasNextPage: false, endCursor: null } } },
    }),
  product: (): Response => json({ data: { product: product(1) } }),
  articles: (): Response => json({ data: { articles: { nodes: [] } } }),
};

async function open(answers: Partial<Record<keyof typeof GOOD, Answer>>) {
  const shop: Record<keyof typeof GOOD, Answer> = { ...GOOD, ...answers };
  const asked: string[] = [];
  const generation = { now: 0 };
  const store = await createTestStorefront({
    waitsAsServed: true,
    readGeneration: () => generation.now,
    async platform(request) {
      const { query } = (await request.json()) as { query: string };
      const name = /query Product\(/.test(query) ? 'product' : /query Articles/.test(query) ? 'articles' : 'products';
      asked.push(name);
      return shop[name]();
    },
  });
  /** The page, after no more than two seconds of waiting, or after the time that a page waits which is nothing without an answer. */
  const get = async (path: string, waitMs = 2_000) => {
    const page = store.get(path);
    await vi.advanceTimersByTimeAsync(waitMs);
    return page;
  };
  return { ...store, get, shop, asked, generation };
}

// A product's loader loads this first: a file takes real time, which the timers of these tests know nothing of.
beforeAll(() => import('./storefront/clean-html.ts'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe.each(FAULTS)('a platform that %s', (_what, fault) => {
  it.each(['/contact', '/about/our-story', '/en/services/grade-guide', '/en/terms'])(
    'takes from %s only the counts of the menus',
    async (path) => {
      const { get } = await open({ products: fault });
      const { response, html, isComplete } = await get(path);
      expect([response.status, isComplete]).toEqual([200, false]);
      expect(html).not.toMatch(/Unexpected Application Error|NaN|undefined laptops/);
      expect(html).toContain('<h1');
    },
  );

  it('takes from a page that is not there nothing but the menus', async () => {
    const { get } = await open({ products: fault });
    const { response, html } = await get('/en/no-such-page');
    expect(response.status).toBe(404);
    expect(html).toContain('Oops! Page not found');
  });

  it('takes from the front page its laptops, and the page says so', async () => {
    const { get, errors } = await open({ products: fault });
    const { response, html, isComplete } = await get('/en');
    expect([response.status, isComplete]).toEqual([200, false]);
    expect(html).toContain('Failed to load products. Please try again.');
    expect(html).toContain('hero-title');
    expect(errors).not.toEqual([]);
  });

  it('takes from a product’s page the similar ones only', async () => {
    const { get } = await open({ products: fault });
    const { response, html, isComplete } = await get('/en/product/laptop/thinkpad-1');
    expect([response.status, isComplete]).toEqual([200, false]);
    expect(html).toContain('€');
    expect(html).toContain('Failed to load products. Please try again.');
    expect(html).not.toContain('Product not found');
  });

  it('leaves a product’s page that cannot be made with true words, 503 and a way to try again', async () => {
    const { get, errors } = await open({ product: fault });
    const { response, html } = await get('/en/product/laptop/thinkpad-1', NEEDED_MS);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(html).toContain('The product did not load');
    expect(html).toContain('Try again');
    expect(html).not.toContain('Product not found');
    expect(errors).toHaveLength(1);
  });

  it.each([
    '/en/products',
    '/en/compare?laptop=thinkpad-1',
    '/sitemap.xml',
    '/en/suggest?q=len',
    '/en/cards?laptop=thinkpad-1',
  ])('makes %s fail with 503', async (path) => {
    const { get } = await open({ products: fault });
    const { response, html } = await get(path, NEEDED_MS);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    if (path === '/en/products') expect(html).toContain('Failed to load products. Please try again.');
  });

  it('takes from the blog its articles, and the page does not say that there are none', async () => {
    const { get } = await open({ articles: fault });
    const { response, html, isComplete } = await get('/en/blog');
    expect([response.status, isComplete]).toEqual([200, false]);
    expect(html).toContain('Failed to load articles.');
  });

  it('shows what it knew before, and the change as soon as the platform is back', async () => {
    const { get, shop, generation } = await open({});
    expect((await get('/en/product/laptop/thinkpad-1')).html).toContain('229');
    shop.product = fault;
    generation.now = 2;
    const old = await get('/en/product/laptop/thinkpad-1');
    expect([old.response.status, old.isComplete]).toEqual([200, false]);
    expect(old.html).toContain('229');
    shop.product = () => json({ data: { product: product(1, { amount: '199.0', currencyCode: 'EUR' }) } });
    // A request that hangs is given up in its own time; the change after it is read by a request of its own.
    generation.now = 4;
    const back = await get('/en/product/laptop/thinkpad-1');
    expect(back.isComplete).toBe(true);
    expect(back.html).toContain('199');
  });
});

describe('a platform that takes three seconds', () => {
  const takes = (answer: () => Response): Answer => {
    return () => new Promise((resolve) => setTimeout(() => resolve(answer()), 3_000));
  };

  it.each(['/en/products', '/en/product/laptop/thinkpad-1', '/en/compare?laptop=thinkpad-1'])(
    'still sells: %s comes with its first answer',
    async (path) => {
      const { get } = await open({ products: takes(GOOD.products), product: takes(GOOD.product) });
      const { response, html, isComplete } = await get(path, NEEDED_MS);
      // A list has a menu too, which is made of the same answer.
      expect([response.status, isComplete || path.includes('/product/')]).toEqual([200, true]);
      expect(html).toContain('229');
    },
  );

  it('holds up no page that can do without it', async () => {
    const { get } = await open({ products: takes(GOOD.products) });
    expect(await get('/en/contact')).toMatchObject({ isComplete: false, response: { status: 200 } });
  });
});

describe('a platform that works', () => {
  it('is asked once for all pages of a generation, and every page is complete', async () => {
    const { get, asked, generation } = await open({});
    for (const path of ['/en', '/en/products', '/en/product/laptop/thinkpad-1', '/en/contact']) {
      expect(await get(path)).toMatchObject({ isComplete: true, generation: 0 });
    }
    expect(asked.sort()).toEqual(['product', 'products']);
    generation.now = 2;
    expect(await get('/en/products')).toMatchObject({ isComplete: true, generation: 2 });
    expect(asked.sort()).toEqual(['product', 'products', 'products']);
  });

  it('says by itself that a product does not exist', async () => {
    const { get } = await open({ product: () => json({ data: { product: null } }) });
    const { response, html } = await get('/en/product/laptop/gone');
    expect(response.status).toBe(404);
    expect(html).toContain('Product not found');
  });

  it('lets a page be kept for a second, and shown when the store fails', async () => {
    const { get } = await open({});
    const { response } = await get('/en/products');
    expect(response.headers.get('cache-control')).toBe('public, max-age=1, stale-if-error=604800');
  });
});

it('a platform that wants to be paid first is told of in the page', async () => {
  const { get, errors } = await open({
    products: () => new Response('', { status: 402 }),
    product: () => new Response('', { status: 402 }),
  });
  const failed = await get('/en/product/laptop/thinkpad-1');
  expect(failed.response.status).toBe(503);
  expect(failed.html).toContain('payment_required');
  expect((await get('/en/contact')).html).toContain('payment_required');
  expect(JSON.parse((await get('/en/suggest?q=len')).html)).toEqual({ missingReason: 'payment_required' });
  expect(errors).toContain('/en/product/laptop/thinkpad-1: Shopify: Payment required');
});

it('a failure is reported to the page’s caller if it takes failures, otherwise to the log', async () => {
  const { render, errors } = await open({ products: refuses });
  const ask = async (...reportError: [] | [(error: unknown, path: string) => void]) => {
    const page = render(new Request('https://shop.example.gr/en/products'), ...reportError);
    await vi.advanceTimersByTimeAsync(2_000);
    await page;
  };
  const own: string[] = [];
  await ask((_error, path) => own.push(path));
  expect([own.toSorted(), errors]).toEqual([['/en/products', 'menus'], []]);
  await ask();
  expect(errors).toHaveLength(2);
});
