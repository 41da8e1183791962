import { expect } from '@playwright/test';
import { test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

for (const { language, t, path } of languages) {
  test.describe(`the product page in ${language}`, () => {
    test('offers the operating systems in a dialog, which adds and closes', async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await page.getByRole('button', { name: t('product.chooseOs') }).click();
      const dialog = page.getByRole('dialog', { name: t('product.chooseOs') });
      await expect(dialog.getByText(/Windows 10/)).toHaveCount(0);
      await dialog.getByRole('button', { name: /Ubuntu.*16 GB/ }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('dialog', { name: new RegExp(t('cart.title')) })).toContainText(
        'Ubuntu 24.04 LTS • 16 GB',
      );
    });

    test('shows its tabs by mouse and by keyboard', async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await page.getByRole('tab', { name: t('product.tab.specs') }).click();
      await expect(page.getByRole('tabpanel').locator('li').first()).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('tab', { name: t('product.tab.features') })).toBeFocused();
      await expect(page.getByRole('tabpanel')).toContainText('i5-8350U');
    });

    test('says when it is sold out', async ({ page }) => {
      await page.goto(path('/product/laptop/lenovo-thinkpad-t580-i5-8250u-8gb-a'));
      await expect(page.locator('.box').getByRole('button', { name: t('product.soldOut') })).toBeDisabled();
    });

    test.describe('missing', () => {
      test.use({ allowConsole: [/404/] });

      test('is a 404 with a way home', async ({ page }) => {
        const response = await page.goto(path('/product/laptop/never-was'));
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: t('product.notFound') })).toBeVisible();
        await page.getByRole('link', { name: t('product.backHome') }).click();
        await expect(page).toHaveURL(new RegExp(`${path('/')}$`));
      });
    });

    test('without a picture is unavailable', async ({ page }) => {
      await page.goto(path('/product/laptop/lenovo-thinkpad-x1-carbon-gen-7-i5-8265u-8gb-a-plus'));
      await expect(page.getByRole('heading', { name: t('product.unavailable') })).toBeVisible();
      await expect(page.getByText(t('product.unavailableLead'))).toBeVisible();
    });

    test('without a variant answers the card’s button with an error', async ({ page }) => {
      await page.goto(path('/products?q=probook 455 g7'));
      await page
        .getByRole('button', { name: new RegExp(`^${t('card.addNamed', { name: '' })}`) })
        .first()
        .click();
      await expect(page.getByRole('alert').getByText(t('toast.unavailable'))).toBeVisible();
    });
  });
}

test('the short address leads to the one address, in either language', async ({ request }) => {
  for (const prefix of ['', '/en']) {
    const response = await request.get(`${prefix}/product/${LAPTOP.handle}?from=list`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${prefix}/product/laptop/${LAPTOP.handle}?from=list`);
  }
});
