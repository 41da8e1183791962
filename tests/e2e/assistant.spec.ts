import { expect, type Page } from '@playwright/test';
import { test } from './store-fixture.ts';
import { languages } from './words.ts';

interface Told {
  name: string;
  execute: (input: object) => Promise<string>;
}
interface Variant {
  id: string;
  options: { label: string }[];
  availability: { available: boolean };
}
interface Product {
  id: string;
  handle: string;
  variants: Variant[];
}
interface Found {
  products?: Product[];
  product?: Product;
}
type PageWithTools = Window & { told: Record<string, Told> };

/** A browser with an assistant, as far as a page sees it. */
function withAssistant(): void {
  const told: Record<string, Told> = {};
  Object.assign(window, { told });
  Object.defineProperty(document, 'modelContext', {
    value: {
      registerTool(tool: Told, { signal }: { signal: AbortSignal }) {
        told[tool.name] = tool;
        signal.addEventListener('abort', () => delete told[tool.name]);
      },
    },
  });
}

function callerOf(page: Page) {
  return (name: string, input: object) =>
    page.evaluate(async ([tool, asked]) => (window as unknown as PageWithTools).told[tool]?.execute(asked) ?? '', [
      name,
      input,
    ] as const);
}

for (const { language, path, t } of languages) {
  test(`an assistant in the browser searches, compares and fills the cart, in ${language}`, {
    tag: '@own-page',
  }, async ({ page }) => {
    await page.addInitScript(withAssistant);
    await page.goto(path('/'));
    const names = () => page.evaluate(() => Object.keys((window as unknown as PageWithTools).told).sort());
    await expect.poll(names).toEqual(['add_to_cart', 'compare_products', 'get_product', 'search_products']);
    const call = callerOf(page);
    const { products } = JSON.parse(await call('search_products', { query: 'thinkpad' })) as {
      products: { id: string; handle: string; url: string; title: string }[];
    };
    expect(products[0]?.url).toContain(path('/product/laptop/'));
    const [one, two] = products;
    expect(await call('get_product', { id: one?.handle })).toContain(one?.title ?? '-');
    expect(await call('compare_products', { ids: [one?.id, two?.id] })).toContain('comparison');
    const said = await call('add_to_cart', { handle: one?.handle });
    expect(said).toBe(t('toast.added', { title: one?.title ?? '' }));
    await expect(page.getByRole('dialog')).toContainText(one?.title.split(' (')[0] ?? '-');
    expect(await call('add_to_cart', { handle: 'nothing' })).toBe(t('toast.unavailable'));
  });

  test(`an assistant in the browser adds the variant that was chosen, in ${language}`, { tag: '@own-page' }, async ({
    page,
  }) => {
    await page.addInitScript(withAssistant);
    await page.goto(path('/'));
    const call = callerOf(page);
    await expect.poll(() => call('search_products', { query: 'laptop' })).toContain('products');
    const read = async (name: string, input: object) => JSON.parse(await call(name, input)) as Found;
    const { products = [] } = await read('search_products', { query: 'laptop' });
    const isThere = ({ availability }: Variant) => availability.available;
    const several = products.find(({ variants }) => variants.filter(isThere).length > 1);
    const selected = several?.variants.filter(isThere)[1]?.options;
    const { product } = await read('get_product', { id: several?.id, selected });
    const chosen = product?.variants[0];
    expect(chosen?.options).toEqual(selected);
    const handle = several?.handle;
    expect(await call('add_to_cart', { handle, variant: chosen?.id })).not.toBe(t('toast.unavailable'));
    await expect(page.getByRole('dialog')).toContainText(selected?.[0]?.label ?? '-');
    const unknown = 'gid://shopify/ProductVariant/999999';
    expect(await call('add_to_cart', { handle, variant: unknown })).toBe(t('toast.unavailable'));
  });
}

test('no other browser asks for the tools', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => url.includes('page-tools'))).toEqual([]);
});

test('an assistant finds its door', async ({ request }) => {
  const [llms, robots, profile] = await Promise.all(
    ['/llms.txt', '/robots.txt', '/.well-known/ucp'].map(async (path) => (await request.get(path)).text()),
  );
  expect(llms).toContain('/api/ucp/mcp');
  expect(robots).toContain('/.well-known/ucp');
  expect(profile).toContain('"transport":"mcp"');
  const home = await (await request.get('/')).text();
  expect(home).toContain('/.well-known/ucp"');
});
