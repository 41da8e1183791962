import { expect } from '@playwright/test';
import { test } from './store-fixture.ts';
import { languages } from './words.ts';

for (const { language, t, path } of languages) {
  test.describe(`the catalogue in ${language}`, () => {
    test('filters by brand, sorts, and Back brings back what was', async ({ page }) => {
      await page.goto(path('/products'));
      const count = page.locator('.cat__bar b');
      const all = await count.innerText();
      await page.getByRole('checkbox', { name: /^Dell/ }).click();
      await expect(page).toHaveURL(/\?brand=dell$/);
      await expect(count).not.toHaveText(all);
      await expect(page.locator('.card__meta').filter({ hasNotText: 'Dell' })).toHaveCount(0);
      const label = await page.locator('.opt', { hasText: 'Dell' }).locator('.n').innerText();
      expect(await count.innerText()).toContain(label);

      await page.getByRole('combobox').selectOption('priceDesc');
      await expect(page).toHaveURL(/brand=dell&sort=priceDesc$/);
      await expect
        .poll(async () => {
          const prices = await page.locator('.card .price').allInnerTexts();
          const cents = prices.map((text) => Number(text.replace(/\n.*/s, '').replace(/\D/g, '')));
          return cents.every((price, at) => at === 0 || price <= (cents[at - 1] ?? 0));
        })
        .toBe(true);

      await page.goBack();
      await page.goBack();
      await expect(page.getByRole('checkbox', { name: /^Dell/ })).not.toBeChecked();
      await expect(count).toHaveText(all);
    });

    test('writes the search to the address while typing, and takes it out again', async ({ page }) => {
      await page.goto(path('/products'));
      const box = page.getByRole('searchbox', { name: t('products.searchLabel') });
      await box.fill('elitebook');
      await expect(page).toHaveURL(/\?q=elitebook$/);
      await expect(page.locator('.card h3').first()).toContainText('EliteBook');
      await box.fill('   ');
      await expect(page).toHaveURL(new RegExp(`${path('/products')}$`));
    });

    test('shows a way out where nothing is found', async ({ page }) => {
      await page.goto(path('/products?q=latitude&brand=apple'));
      await expect(
        page.getByRole('heading', { name: t('products.noneWithQuery', { query: 'latitude' }) }),
      ).toBeVisible();
      await page.getByRole('link', { name: new RegExp(t('products.withoutBrand.other').slice(0, 6)) }).click();
      await expect(page.locator('.card').first()).toBeVisible();
    });

    test('works as a plain form without JavaScript', async ({ browser, store }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url });
      const page = await context.newPage();
      await page.goto(path('/products'));
      await page.getByRole('checkbox', { name: /^HP/ }).check();
      await page.getByRole('button', { name: t('products.apply') }).click();
      await expect(page).toHaveURL(/brand=hp/);
      await expect(page.locator('.card__meta').filter({ hasNotText: 'HP' })).toHaveCount(0);
      await context.close();
    });
  });
}

test('hidden products stand in no list and have no page', async ({ page, request }) => {
  await page.goto('/products?q=830 g5');
  await expect(page.locator('.card')).toHaveCount(0);
  const hidden = await request.get('/product/laptop/hp-elitebook-830-g5-i5-8250u-8gb-a');
  expect(hidden.status()).toBe(404);
});

for (const address of [
  '/products?page=9999',
  '/products?page=-1&sort=zzz',
  '/products?price=abc',
  '/products?price=500-100&brand=%F0%9F%98%80',
  `/products?q=${'x'.repeat(5_000)}`,
  '/products?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/products?q=%F0%9F%A6%84',
]) {
  test(`${address.slice(0, 60)} is a useful page`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(languages[0].t('products.title'));
  });
}
