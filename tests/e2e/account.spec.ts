import { expect, type Page } from '@playwright/test';
import { serviceWords } from '#locales/words.ts';
import { fillIn, pay } from './checkout-form.ts';
import { addToCart, goToCheckout, logOut } from './presses.ts';
import { expectAccessible, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

// What the platform refuses is logged in the browser, in the specification's words.
test.use({ allowConsole: [/^error: Error calling Shopify: /] });

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
    test('what a login said is gone when a sign-up takes its place, and a mended field says nothing', async ({
      page,
    }) => {
      await page.goto(path('/account'));
      await page.getByLabel(t('auth.email'), { exact: true }).fill(`nobody.${language}@example.gr`);
      await page.getByLabel(t('auth.password'), { exact: true }).fill('wrong-12345');
      await page.getByRole('button', { name: t('auth.login'), exact: true }).click();
      const said = page.getByText(t('error.unidentified'));
      await expect(said.first()).toBeVisible();
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      await expect(said).toHaveCount(0);
      await page.getByRole('button', { name: t('auth.signup'), exact: true }).click();
      const first = page.getByLabel(t('auth.firstName'), { exact: true });
      await expect(page.locator('#auth-firstName-error')).toBeVisible();
      await first.fill(' ');
      await expect(page.locator('#auth-firstName-error')).toBeVisible();
      await first.fill('Μαρία');
      await expect(page.locator('#auth-firstName-error')).toHaveCount(0);
      await expect(page.locator('#auth-lastName-error')).toBeVisible();
    });

    test('sign up, edit, save both addresses, buy, and follow the order to its parcel', async ({ page, store }) => {
      const email = `account.${language}@example.gr`;
      await page.goto(path('/account'));
      await expectAccessible(page);
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      await signUp(page, email);
      await expect(page.locator('#main')).toBeFocused();
      await expect(page.locator('.account__facts').first()).toContainText(email);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.greeting', { name: 'Μαρία' }));
      await page
        .locator('.account__nav')
        .getByRole('link', { name: t('address.title') })
        .click();
      await expect(page.locator('#address-title')).toBeInViewport();

      const info = page.locator('section', { has: page.getByRole('heading', { name: t('info.title') }) });
      await info.getByRole('button', { name: t('edit') }).click();
      await expect(info.getByLabel(t('auth.firstName'))).toBeFocused();
      await info.getByRole('button', { name: t('cancel') }).click();
      await expect(info.getByRole('button', { name: t('edit') })).toBeFocused();
      await info.getByRole('button', { name: t('edit') }).click();
      await info.getByLabel(t('auth.lastName')).fill('');
      await info.getByRole('button', { name: t('save') }).click();
      await expect(info.getByLabel(t('auth.lastName'))).toBeFocused();
      await expect(info.getByText(t('error.lastName'))).toBeVisible();
      await info.getByLabel(t('auth.lastName')).fill('Γεωργίου');
      await info.getByRole('button', { name: t('save') }).click();
      await expect(page.getByRole('status').getByText(t('toast.infoSaved'))).toBeVisible();
      await expect(info.getByRole('button', { name: t('edit') })).toBeFocused();
      await expect(info).toContainText('Γεωργίου');

      const addresses = page.locator('section', { has: page.getByRole('heading', { name: t('address.title') }) });
      await addresses.getByRole('button', { name: t('edit') }).click();
      await expect(page.getByLabel(t('address.address1'))).toBeFocused();
      await page.getByLabel(t('address.address1')).fill('Αριστοτέλους 12');
      await page.getByLabel(t('address.zip')).fill('5462');
      await page.getByLabel(t('address.city')).fill('Θεσσαλονίκη');
      await page.getByRole('button', { name: t('save') }).click();
      await expect(page.getByText(t('address.zipError'))).toBeVisible();
      await page.getByLabel(t('address.zip')).fill('546 24');
      await expect(page.getByLabel(t('address.province'))).toHaveValue(
        language === 'el' ? 'Θεσσαλονίκης' : 'Thessaloniki',
      );
      await page.getByLabel(t('address.address2')).fill('123456781');
      await expect(page.getByText(t('address.taxNumberWarning'))).toBeVisible();
      await page.getByLabel(t('address.address2')).fill('094259216');
      await expect(page.getByText(t('address.taxNumberWarning'))).toBeHidden();
      await page.getByLabel(t('address.same')).uncheck();
      const billing = (name: string) => page.locator(`#billing-${name}`);
      await billing('address1').fill('Ερμού 1');
      await billing('zip').fill('10563');
      await billing('city').fill('Αθήνα');
      await expectAccessible(page);
      await page.getByRole('button', { name: t('save') }).click();
      await expect(addresses).toContainText('Αριστοτέλους 12');
      await expect(addresses).toContainText('Ερμού 1');
      await expectAccessible(page);

      await addresses.getByRole('button', { name: t('edit') }).click();
      await page.getByLabel(t('address.same')).check();
      await page.getByRole('button', { name: t('save') }).click();
      await expect(addresses).not.toContainText('Ερμού 1');
      await page.reload();
      await expect(addresses).toContainText('Αριστοτέλους 12');
      await expect(addresses).not.toContainText('Ερμού 1');

      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await addToCart(page, t);
      await goToCheckout(page, t);
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
      await expect(page.locator('.order__tracking')).toHaveCount(0);

      const name = `#${order?.number}`;
      const number = String(order?.number);
      const until = t('orders.until', { term: '.+', date: '.+' });
      await page.getByRole('link', { name: new RegExp(`^${t('orders.return')} ${name} ?, ${until}`) }).click();
      await expect(page.locator('input[name=orderNumber]')).toHaveValue(number);
      await page.goBack();
      await page.getByRole('link', { name: new RegExp(`^${t('orders.warranty')} ${name} ?, ${until}`) }).click();
      await expect(page.locator('[name=requestType]')).toHaveValue('warranty');
      await expect(page.locator('input[name=subject]')).toHaveValue(new RegExp(`${number}$`));
      await page.goBack();
      await page.locator('.order').waitFor();

      store.command('orders', 'fulfil', String(order?.number), '--carrier', 'BOX NOW', '--number', 'BN 12');
      await page.reload();
      await expect(page.locator('.order')).toContainText(t('fulfillment.fulfilled'));
      await expect(page.locator('.order__tracking a')).toHaveAttribute('href', 'https://t.boxnow.gr/?track=BN%2012');
      await expectAccessible(page);

      await page.getByRole('button', { name: t('nav.account') }).click();
      await logOut(page, t);
      await expect(page).toHaveURL(new RegExp(`${path('/')}$`));
      expect(await page.evaluate(() => localStorage.getItem('auth'))).not.toContain('accessToken":"');
    });

    test('a heart asks for a login, and the wish is kept after it', async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await page.locator('.buy__heart').click();
      const dialog = page.getByRole('dialog', { name: t('auth.title') });
      await expect(dialog.getByText(t('auth.wishLead'))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('auth.toSignup') }).click();
      await signUp(page, `wish.${language}@example.gr`);
      await expect(dialog).toBeHidden();
      await expect(page.locator('.buy__heart')).toHaveAttribute('aria-pressed', 'true');
      await page.goto(path('/account?tab=wishlist'));
      await expect(page.locator('#wishlist .card')).toContainText('ThinkPad T480');
      await page.setViewportSize({ width: 360, height: 640 });
      const title = page.getByRole('heading', { name: t('wishlist.title') });
      // The tab's own scrolling follows once more when the customer's part has come.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(title).not.toBeInViewport({ timeout: 500 });
      }).toPass();
      await page.getByRole('button', { name: t('nav.account') }).click();
      await page.getByRole('link', { name: t('wishlist.title'), exact: true }).click();
      await expect(title).toBeInViewport();
      await page.getByRole('button', { name: t('nav.account') }).click();
      await logOut(page, t);
      await expect(page).toHaveURL(new RegExp(`${path('/')}$`));
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await expect(page.locator('.buy__heart')).toHaveAttribute('aria-pressed', 'false');
      await page.goto(path('/account?tab=wishlist'));
      await page.getByLabel(t('auth.email'), { exact: true }).fill(`wish.${language}@example.gr`);
      await page.getByLabel(t('auth.password'), { exact: true }).fill('secret-12345');
      await page.getByRole('button', { name: t('auth.login'), exact: true }).click();
      await expect(page.locator('#wishlist .card')).toContainText('ThinkPad T480');
      await page.locator('#wishlist .card__heart').click();
      await expect(page.getByRole('heading', { name: t('wishlist.title') })).toBeFocused();
      await expect(page.getByText(t('wishlist.none'))).toBeVisible();
    });

    test('a forgotten password is renewed by the letter, once', async ({ page, store }) => {
      const email = `forgot.${language}@example.gr`;
      await page.goto(path('/account'));
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      await signUp(page, email);
      await page.evaluate(() => localStorage.clear());
      await page.goto(path('/account'));
      await page.getByRole('button', { name: t('auth.forgot') }).click();
      await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
      await page.getByRole('button', { name: t('auth.recover') }).click();
      await expect(page.getByText(t('auth.recovered'))).toBeVisible();
      const mails = async () => (await store.mails()).filter(({ to }) => to === email);
      await expect.poll(async () => (await mails()).length).toBe(1);
      const [mail] = await mails();
      expect(mail?.subject).toBe(serviceWords.resetMail[language].subject);
      await page.goto(/https?:\S+\/account\/reset\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      await expectAccessible(page);
      await page.locator('#password').fill('another-secret-1');
      await page.locator('#again').fill('another-secret-1');
      await page.locator('main button').click();
      await page.waitForURL(/\/account\/reset\/done/);
      await page.goto(path('/account'));
      await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
      await page.getByLabel(t('auth.password'), { exact: true }).fill('another-secret-1');
      await page.getByRole('button', { name: t('auth.login'), exact: true }).click();
      await expect(page.locator('.account__facts').first()).toContainText(email);
    });

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test('a sign-up whose login fails goes on as a login, with the e-mail kept', async ({ page }) => {
      const email = `half.${language}@example.gr`;
      await page.route(/graphql/, (route) =>
        route.request().postData()?.includes('mutation TokenCreate')
          ? route.fulfill({ json: { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } })
          : route.continue(),
      );
      await page.goto(path('/account'));
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      await page.getByLabel(t('auth.firstName'), { exact: true }).fill('Μαρία');
      await page.getByLabel(t('auth.lastName'), { exact: true }).fill('Παπαδοπούλου');
      await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
      await page.getByLabel(t('auth.password'), { exact: true }).fill('secret-12345');
      await page.getByRole('button', { name: t('auth.signup'), exact: true }).click();
      await expect(page.getByRole('alert').getByText(t('error.loginAfterSignup'))).toBeVisible();
      await expect(page.getByRole('tab', { name: t('tab.login') })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByLabel(t('auth.email'), { exact: true })).toHaveValue(email);
      await expect(page.getByLabel(t('auth.password'), { exact: true })).toBeFocused();
      await expectAccessible(page);
      await page.unroute(/graphql/);
      await page.keyboard.type('secret-12345');
      await page.keyboard.press('Enter');
      await expect(page.locator('.account__facts').first()).toContainText(email);
    });

    test('a wish is of the variant that was chosen', async ({ page }) => {
      await page.goto(path('/products?q=thinkpad+t480+16gb'));
      await page.locator('.card__heart').first().click();
      const dialog = page.getByRole('dialog', { name: t('auth.title') });
      await dialog.getByRole('button', { name: t('auth.toSignup') }).click();
      await signUp(page, `variant.${language}@example.gr`);
      await expect(dialog).toBeHidden();
      await page.goto(path('/account?tab=wishlist'));
      const card = page.locator('#wishlist .card');
      await expect(card.locator('dl')).toContainText(/16\s?GB/);
      await expect(card.locator('.price')).toContainText('244');
      await expect(card.locator('h3 a')).toHaveAttribute('href', /\?variant=\d+$/);
    });

    test('a session that the platform refuses ends calmly, with nothing lost, and goes on after a login', async ({
      page,
      store,
    }) => {
      const email = `refused.${language}@example.gr`;
      await page.goto(path('/account'));
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      await signUp(page, email);
      const info = page.locator('section', { has: page.getByRole('heading', { name: t('info.title') }) });
      await info.getByRole('button', { name: t('edit') }).click();
      await info.getByLabel(t('auth.lastName')).fill('Γεωργίου');
      store.database(
        'delete from customer_access_tokens where customer_id = (select id from customers where email = ?) returning 1',
        email,
      );
      await info.getByRole('button', { name: t('save') }).click();
      const over = page.locator('.account__over');
      await expect(over).toContainText(t('error.expired'));
      await expectAccessible(page);
      await over.getByRole('button', { name: t('auth.login') }).click();
      const dialog = page.getByRole('dialog', { name: t('auth.title') });
      await expect(dialog.getByText(t('auth.wishLead'))).toHaveCount(0);
      await dialog.getByLabel(t('auth.email'), { exact: true }).fill(email);
      await dialog.getByLabel(t('auth.password'), { exact: true }).fill('secret-12345');
      await dialog
        .locator('form')
        .getByRole('button', { name: t('auth.login'), exact: true })
        .click();
      await expect(dialog).toBeHidden();
      await expect(over).toBeHidden();
      await expect(info.getByLabel(t('auth.lastName'))).toHaveValue('Γεωργίου');
      await info.getByRole('button', { name: t('save') }).click();
      await expect(info).toContainText('Γεωργίου');
    });
  });
}
