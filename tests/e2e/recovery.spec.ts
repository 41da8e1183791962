/** A store that has just been started and whose platform fails: its pages say what is missing, and fill in by themselves. */
import { expect } from '@playwright/test';
import { expectAccessible, test } from './store-fixture.ts';
import { languages } from './words.ts';

// A store of its own, which has not read its catalogue yet.
test.use({ environment: { LOG_LEVEL: 'silent', WARM_UP: 'no' }, allowConsole: [/status of 503/] });

const { t, path } = languages[1];

test('what the platform left out of a page comes by itself when the platform is back', async ({ page, store }) => {
  const fail = () => {
    store.database('alter table product_images rename to product_images_away');
    // What the store read of its platform at the start is old then, and was never read in this language.
    store.database('update products set title = title where id = 1');
  };
  let recover = () => {};
  const recovered = new Promise<void>((resolve) => {
    recover = () => {
      store.database('alter table product_images_away rename to product_images');
      resolve();
    };
  });
  // The page asks again three times and no more: a slow machine must not use them up before the platform is back.
  await page.route(/\.data\b/, async (route) => {
    await recovered;
    await route.continue();
  });

  fail();
  await page.goto(path('/'));
  const said = page.locator('#products').getByText(t('products.failed'));
  await expect(said).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: t('nav.laptops') }).click();
  const menu = page.getByRole('navigation', { name: t('menu.label') });
  await expect(menu.getByText(t('menu.noBrands'))).toBeVisible();
  await expectAccessible(page);
  recover();
  await expect(menu.getByRole('link', { name: /^Lenovo \d+$/ })).toBeVisible();
  await expect(page.locator('#products .card').first()).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('the laptop that was pressed stays where it is until its page comes', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/product\/laptop\/.*\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path('/products'));
  const card = page.locator('.card').first();
  const name = card.getByRole('heading').getByRole('link');
  await name.click();
  // The sign that a product's page is on its way comes with the same delay as the empty boxes would.
  await expect(page.locator('.coming--ring')).toBeAttached();
  await expect(page.locator('.cat__results')).toHaveAttribute('aria-busy', 'false');
  await expect(card.locator('img')).toBeVisible();
  letGo();
  await expect(page.locator('.pdp')).toBeVisible();
});

test('a product whose page does not load is not called gone, and comes by itself', async ({ page }) => {
  await page.goto(path('/products'));
  await page.route(/\/product\/laptop\/.*\.data/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.locator('.card h3 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('product.failed'));
  await expect(page.getByText(t('product.notFound'))).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(/\/product\/laptop\/.*\.data/);
  await expect(page.locator('.pdp')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ allowConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('the page stays, says so, and the one that was asked for opens with the connection', async ({
    page,
    context,
  }) => {
    await page.goto(path('/'));
    await context.setOffline(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.terms'), exact: true })
      .click();
    await expect(page.getByText(t('offline.waiting'))).toBeVisible();
    await expect(page).toHaveURL(path('/'));
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page).toHaveURL(path('/terms'));
    await expect(page.getByText(t('offline.message'))).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
