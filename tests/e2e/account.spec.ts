import { expect, type Page } from '@playwright/test';
import { fillIn, pay } from './checkout-form.ts';
import { expectAccessible, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

for (const { language, t, checkout, path } of languages) {
  const { labels } = checkout;

  async function signUp(page: Page, email: string) {
    await page.getByLabel(t('auth.firstName'), { exact: true }).fill('Μαρία');
    await page.getByLabel(t('auth.lastName'), { exact: true }).fill('Παπαδοπούλου');
    await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
    await page.getByLabel(t('auth.password'), { exact: true }).fill('secret-12345');
    await page.getByRole('button', { name: t('auth.signup'), exact: true }).click();
    await expect(page.getByRole('status').getByText(t('toast.welcome', { name: 'Μαρία' }))).toBeVisible();
  }

  test.describe(`the account in ${language}`, () => {
    test('sign up, save an address, buy, and find the order', async ({ page, store }) => {
      const email = `account.${language}@example.gr`;
      await page.goto(path('/account'));
      await expectAccessible(page);
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      await signUp(page, email);
      await expect(page.locator('.account__facts').first()).toContainText(email);

      const addresses = page.locator('section', { has: page.getByRole('heading', { name: t('address.title') }) });
      await addresses.getByRole('button', { name: t('edit') }).click();
      await page.getByLabel(t('address.address1')).fill('Αριστοτέλους 12');
      await page.getByLabel(t('address.zip')).fill('5462');
      await page.getByLabel(t('address.city')).fill('Θεσσαλονίκη');
      await page.getByRole('button', { name: t('save') }).click();
      await expect(page.getByText(t('address.zipError'))).toBeVisible();
      await page.getByLabel(t('address.zip')).fill('546 24');
      await page.getByRole('button', { name: t('save') }).click();
      await expect(addresses).toContainText('Αριστοτέλους 12');
      await expectAccessible(page);

      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await page
        .getByRole('button', { name: t('product.add') })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('cart.checkout') })
        .click();
      await page.waitForURL(/\/checkouts\//);
      await expect(page.getByLabel(labels.email, { exact: true })).toHaveValue(email);
      await expect(page.getByLabel(labels.address1, { exact: true })).toHaveValue('Αριστοτέλους 12');
      await fillIn(page, checkout, email);
      await pay(page, checkout, '1');
      await page.waitForURL(/\/thank-you/);

      const [order] = store.database('select * from orders where email = ?', email);
      await page.goto(path('/account?tab=orders'));
      await expect(page.getByRole('heading', { name: t('orders.order', { name: `#${order?.number}` }) })).toBeVisible();
      await expect(page.locator('.order')).toContainText(t('payment.paid'));
      await expect(page.locator('.order')).toContainText(t('fulfillment.unfulfilled'));

      await page.getByRole('button', { name: t('nav.account') }).click();
      await page
        .getByRole('button', { name: t('menu.logout') })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${path('/')}$`));
      expect(await page.evaluate(() => localStorage.getItem('auth'))).not.toContain('accessToken":"');
    });

    test('a heart asks for a login, and the wish is kept after it', async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await page.locator('.buy__heart').click();
      const dialog = page.getByRole('dialog', { name: t('auth.title') });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('auth.toSignup') }).click();
      await signUp(page, `wish.${language}@example.gr`);
      await expect(dialog).toBeHidden();
      await expect(page.locator('.buy__heart')).toHaveAttribute('aria-pressed', 'true');
      await page.goto(path('/account?tab=wishlist'));
      await expect(page.locator('.wish')).toContainText('ThinkPad T480');
      await page.getByRole('button', { name: new RegExp(`^${t('wishlist.removeNamed', { name: '' })}`) }).click();
      await expect(page.getByText(t('wishlist.none'))).toBeVisible();
    });

    test('says what is missing, first in a toast, and keeps what was typed', async ({ page }) => {
      await page.goto(path('/account'));
      await page.getByLabel(t('auth.email'), { exact: true }).fill('not-an-address');
      await page.getByRole('button', { name: t('auth.login'), exact: true }).click();
      await expect(page.getByRole('alert').getByText(t('error.email'))).toBeVisible();
      await expect(page.getByLabel(t('auth.email'), { exact: true })).toHaveValue('not-an-address');
      await page.getByLabel(t('auth.email'), { exact: true }).fill(`nobody.${language}@example.gr`);
      await page.getByLabel(t('auth.password'), { exact: true }).fill('wrong-password');
      await page.getByRole('button', { name: t('auth.login'), exact: true }).click();
      await expect(page.getByRole('alert').getByText(t('error.unidentified'))).toBeVisible();
    });
  });
}

for (const stored of ['{{{', 'null', '{"state":{"accessToken":"x","expiresAt":"2001-01-01T00:00:00Z"},"version":1}']) {
  test(`a stored session that is ${stored.slice(0, 40)} is nobody’s`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('auth', value), stored);
    await page.goto('/account');
    await expect(page.getByRole('tab', { name: languages[0].t('tab.login') })).toBeVisible();
  });
}
