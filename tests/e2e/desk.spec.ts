/** The owner's desk over SQLite: its day, every page of it, and what it is without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { buy, DESK_ENVIRONMENT, describeDay, expectFit, formOf, join } from './desk-day.ts';
import { test } from './store-fixture.ts';

test.use({ environment: DESK_ENVIRONMENT });

describeDay();

const SIZES = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** One address of each kind that the desk's pages lead to. */
async function pagesOf(page: Page): Promise<string[]> {
  const found = new Map<string, string>();
  const waiting = ['/desk'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = path.replace(/[^/]*\d[^/]*$/, ':id');
    if (found.has(kind)) continue;
    found.set(kind, path);
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    if (!answer.headers()['content-type']?.startsWith('text/html')) {
      found.delete(kind);
      continue;
    }
    const html = await answer.text();
    waiting.push(...[...html.matchAll(/href="(\/desk\/[^"?#]*)/g)].map(([, href = '']) => href));
  }
  return [...found.values()];
}

for (const language of ['el', 'en'] as const) {
  test.describe(`every page of the desk in ${language}`, () => {
    test.use({ locale: language });

    test('fits each window, and axe finds nothing', async ({ page, store }) => {
      await buy(store);
      await join(page, store, `pages-${language}@example.gr`);
      const pages = await pagesOf(page);
      expect(pages.length).toBeGreaterThan(12);
      for (const path of pages) {
        await page.goto(path);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await test.step(`${path} at ${size.width}`, () => expectFit(page));
        }
      }
    });
  });
}

test('the desk works without JavaScript, and gives shoppers nothing of its own', async ({ browser, store }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
  const page = await context.newPage();
  await join(page, store, 'plain@example.gr');
  const number = await buy(store);
  await page.goto(`/desk/orders/${number}`);
  await formOf(page, 'pack').locator('input[name=number]').fill('76');
  await page.locator('form:has(input[value=pack]) button[type=submit]').click();
  await expect(page.locator('.notice[role=status]')).toBeVisible();
  const [cookie] = await context.cookies(`${store.url}/desk`);
  expect(cookie).toMatchObject({ path: '/desk', httpOnly: true, secure: true, sameSite: 'Strict' });
  expect(await context.cookies(`${store.url}/products`)).toEqual([]);
  expect(await (await fetch(`${store.url}/products`)).text()).not.toMatch(/\/desk[/"]/);
  await context.close();
});
