import { expect } from '@playwright/test';
import { addToCart } from './presses.ts';
import { expectAccessible, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

for (const { language, t, path } of languages) {
  test.describe(`the frame of every screen in ${language}`, () => {
    test('names its language and the other one for search engines', async ({ page, store }) => {
      await page.goto(path('/products?brand=dell'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${store.url}${path('/products?brand=dell')}`,
      );
      await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `${store.url}/en/products?brand=dell`);
    });

    test('the menu of small screens opens, leads on and closes', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path('/'));
      await page.getByRole('button', { name: t('nav.menu') }).click();
      const menu = page.getByRole('dialog', { name: t('nav.menu') });
      await expectAccessible(page);
      await menu.getByText(t('facet.brand')).click();
      await menu.getByRole('link', { name: /^Lenovo/ }).click();
      await expect(page).toHaveURL(/brand=lenovo/);
      await expect(menu).toBeHidden();
      await expect(page.locator('#main'), 'the new page is read first').toBeFocused();
    });
  });
}

test('switching the language keeps page, query and place, and is remembered', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/products?brand=dell&sort=nameAsc');
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page
    .getByRole('link', { name: /English/ })
    .first()
    // The mouse of a test would bring the link into view first.
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/en\/products\?brand=dell&sort=nameAsc$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');

  await page.goBack();
  await expect(page, 'Back leads to the page before, not to the one that was switched').toHaveURL(/\/en\/contact$/);

  await page.goto('/products?brand=hp');
  await expect(page).toHaveURL(/\/en\/products\?brand=hp$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a remembered English leads to the English page before anything is painted', { tag: '@own-page' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const greekHeadings: string[] = [];
  await page.exposeFunction('tellHeading', (text: string) => greekHeadings.push(text));
  await page.addInitScript(() => {
    const isGreek = !location.pathname.startsWith('/en');
    const tell = (window as unknown as { tellHeading: (text: string) => void }).tellHeading;
    if (isGreek) new PerformanceObserver(() => tell(document.title)).observe({ type: 'paint' });
  });
  await page.goto('/products?q=t480#top');
  await expect(page).toHaveURL(/\/en\/products\?q=t480#top$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: t480');
  expect(greekHeadings, 'nothing Greek was painted').toEqual([]);
});

test('a new page begins at its top, and Back returns to the place', async ({ page }) => {
  await page.goto('/products');
  await page.locator('.card').nth(12).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.locator('.card h3 a').nth(12).click();
  await expect(page.locator('.pdp')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400);
});

test('an empty search goes nowhere; a real one empties the box', async ({ page }) => {
  await page.goto('/');
  const box = page.locator('#header-search');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await box.fill('t480');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?q=t480$/);
  await expect(page.locator('#header-search')).toHaveValue('');
});

test('every page carries a policy without unsafe-inline, and obeys it', async ({ page }) => {
  const response = await page.goto(`/product/laptop/${LAPTOP.handle}`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(response?.headers()['cache-control']).toContain('stale-if-error');
  expect(response?.headers()['set-cookie']).toBeUndefined();
});

test('a picture that comes first is named once, with high priority', async ({ request }) => {
  const html = await (await request.get('/products')).text();
  expect(html).toContain('fetchPriority="high"');
});

test('a shopper with a keyboard alone gets to the checkout', async ({ page }) => {
  const { t } = languages[0];
  await page.goto(`/product/laptop/${LAPTOP.handle}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shop.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: t('product.add') }).first();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if (await add.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const checkout = page.getByRole('dialog').getByRole('button', { name: t('cart.checkout') });
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    if (await checkout.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkouts\//);
});

test.describe('a script that does not arrive', () => {
  test.use({ allowConsole: [/ERR_FAILED|Failed to fetch dynamically imported module/] });
  const SCRIPT = /\/assets\/[\w.-]+\.js$/;
  const product = `/product/laptop/${LAPTOP.handle}`;

  test('is asked for once more, whichever it is', { tag: '@own-page' }, async ({ page, request }) => {
    const html = await (await request.get(product)).text();
    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js(?=[" ])/g) ?? [])];
    expect(scripts.length).toBeGreaterThan(5);
    await page.goto('/contact');
    for (const script of scripts) {
      let refused = 0;
      await page.route(script, (route) => (refused++ === 0 ? route.abort() : route.continue()));
      // The page loads itself again, which would break off a `goto`.
      await page.evaluate((path) => location.assign(path), product);
      await page.locator('.pdp').waitFor();
      await page.locator('html[data-visited]').waitFor({ state: 'attached' });
      await addToCart(page, languages[0].t);
      await expect(page.getByRole('dialog').getByText(LAPTOP.name).first(), script).toBeVisible();
      expect(refused, script).toBeGreaterThan(0);
      await page.unroute(script);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('is said, when it is missing again', { tag: '@own-page' }, async ({ page }) => {
    const notice = page.locator('.scripts-missing');
    await page.goto(product);
    await expect(notice).toBeHidden();
    await page.route(SCRIPT, (route) => (/\/layout-/.test(route.request().url()) ? route.abort() : route.continue()));
    await page.evaluate(() => location.reload());
    // The page loads itself once more first; before its styles are there, everything in it counts as visible.
    await expect(page.locator('html[data-scripts="missing"]')).toBeAttached();
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(languages[0].t('offline.scriptsMissing'));
    await page.unroute(SCRIPT);
    await notice.getByRole('link').click();
    await expect(page.locator('html[data-visited]')).toBeAttached();
    await expect(notice).toBeHidden();
  });
});

test('in a window of 400 % zoom nothing lies over the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  for (const path of ['/', '/products', `/product/laptop/${LAPTOP.handle}`]) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 1_500));
    const covering = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
        .filter((element) => {
          const { top, bottom, height } = element.getBoundingClientRect();
          return height > 20 && top < innerHeight && bottom > 0 && getComputedStyle(element).visibility === 'visible';
        })
        .map((element) => element.className),
    );
    expect(covering, path).toEqual([]);
  }
});
