import { expect, type Page } from '@playwright/test';
import { contentLanguageOf } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import { fillIn, order, pay } from './checkout-form.ts';
import { addToCart, goToCheckout } from './presses.ts';
import { expectAccessible, openPage, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

for (const { language, t, checkout, path } of languages) {
  const { labels } = checkout;
  const { back } = serviceWords.pageFrame[contentLanguageOf(language)];

  async function fromProductToCheckout(page: Page) {
    await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
    await addToCart(page, t);
    await goToCheckout(page, t);
    await page.waitForURL(/\/checkouts\//);
  }

  test.describe(`a purchase in ${language}`, () => {
    // A form that comes back with errors answers 422, and the browser notes that.
    test.use({ allowConsole: [/status of 422/] });

    test('from the front page to the confirmation in the mailbox', async ({ page, store }) => {
      await page.goto(path('/'));
      // A search box, and a combobox as soon as there are suggestions.
      const box = page.locator('#header-search');
      await box.fill('  thinkpad t480 i5-8350u ');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/products\?q=thinkpad%20t480%20i5-8350u$/);
      await page.locator(`a[href$="/product/laptop/${LAPTOP.handle}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t('product.laptop')} ${LAPTOP.name}`);

      const memory = page.locator('.box select').nth(1);
      await memory.selectOption('16 GB');
      await expect(memory).toHaveValue('16 GB');
      const price = await page.locator('.box .price').first().innerText();
      await addToCart(page, t);
      const drawer = page.getByRole('dialog', { name: new RegExp(t('cart.title')) });
      await expect(drawer).toContainText('Windows 11 Pro • 16 GB');
      await expect(drawer.locator('.line b')).toHaveText(price.split('\n')[0] ?? '');
      await drawer.getByRole('button', { name: t('cart.checkout') }).click();

      await page.waitForURL(/\/checkouts\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.pageTitle);
      await fillIn(page, checkout, `buyer.${language}@example.gr`);
      await pay(page, checkout, '4242 4242 4242 4242');
      await page.waitForURL(/\/thank-you/);
      const [order] = store.database('select * from orders where email = ?', `buyer.${language}@example.gr`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.thanks.title(Number(order?.number)));
      expect(order).toMatchObject({ financial_status: 'PAID', language });
      await expect(page.locator('main a[href*="/withdrawal"]')).toHaveAttribute(
        'href',
        path(`/withdrawal?order=${order?.number}`),
      );

      await expect
        .poll(async () => (await store.mails()).filter(({ to }) => to === `buyer.${language}@example.gr`).length)
        .toBe(1);
      const mail = (await store.mails()).find(({ to }) => to === `buyer.${language}@example.gr`);
      expect(mail?.subject).toContain(`#${order?.number}`);
      expect(mail?.text).toContain(LAPTOP.name);
      expect(mail?.html).toContain(LAPTOP.name);

      await page.getByRole('link', { name: checkout.thanks.store }).click();
      await expect(page.getByRole('button', { name: t('nav.cartEmpty') })).toBeVisible();
    });

    test('bad input, a declined card and a failing gateway lose nothing that was typed', async ({ page, store }) => {
      const email = `nikos.${language}@example.gr`;
      await fromProductToCheckout(page);
      // The code beside the form is no first step by Tab either.
      await page.getByRole('link', { name: back, exact: true }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(labels.email, { exact: true })).toBeFocused();
      await fillIn(page, checkout, email);
      await page.getByLabel(labels.postcode, { exact: true }).fill('5462');
      await order(page, checkout);
      await expect(page.getByText(checkout.errors.postcode.format ?? '').first()).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel(labels.postcode, { exact: true }).fill('54624');
      await expect(page.getByText(checkout.errors.postcode.format ?? '')).toHaveCount(0);
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
      await expectAccessible(page);
      await pay(page, checkout, '2');
      await expect(page.getByText(checkout.notices.declined.title)).toBeVisible();
      await expect(page.getByLabel(labels.email, { exact: true })).toHaveValue(email);

      await pay(page, checkout, '3');
      await expect(page.getByText(checkout.notices.failed.title)).toBeVisible();
      expect(store.database('select * from orders where email = ?', email)).toEqual([]);

      // Begun and left: the goods are held, and the way back to the payment is there.
      await order(page, checkout);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.testGateway.pageTitle);
      await expectAccessible(page);
      await page.goBack();
      await page.reload();
      await expect(page.getByText(checkout.underWay.title)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: checkout.leavePayment }).click();
      await expect(page.getByText(checkout.notices.cancelled.title)).toBeVisible();
      expect(store.database('select * from stock_holds')).toEqual([]);

      await pay(page, checkout, '1');
      await page.waitForURL(/\/thank-you/);
      await page.reload();
      expect(store.database('select * from orders where email = ?', email)).toHaveLength(1);
    });

    test('a choice shows its sum at once, also where the browser refuses storage', async ({ browser, page }) => {
      await fromProductToCheckout(page);
      const strict = await openPage(browser);
      await strict.addInitScript(() => {
        const get = () => {
          throw new DOMException('refused', 'SecurityError');
        };
        Object.defineProperty(window, 'sessionStorage', { get });
      });
      await strict.goto(page.url());
      const [courier, other] = await strict.locator('input[name="deliveryMethod"]').all();
      if (!courier || !other) throw new Error('This shop delivers in one way only.');
      const loaded = strict.waitForResponse((response) => response.request().method() === 'POST');
      await other.check();
      await loaded;
      await expect(strict.locator('input[name="deliveryMethod"]:checked')).toHaveValue(await other.inputValue());
      await strict.context().close();
    });

    test('a discount code is applied, refused and taken back in words', async ({ page }) => {
      await fromProductToCheckout(page);
      const field = page.getByLabel(checkout.discountLabel).filter({ visible: true });
      const apply = page.getByRole('button', { name: checkout.apply }).filter({ visible: true });
      await field.fill('nonsense');
      await apply.click();
      await expect(page.getByText(checkout.refusals.not_found('nonsense')).filter({ visible: true })).toBeVisible();
      await field.fill('xana5');
      await apply.click();
      await expect(page.getByText(checkout.discount('XANA5', 5)).first()).toBeVisible();
      await page
        .getByRole('button', { name: checkout.removeDiscount('XANA5') })
        .filter({ visible: true })
        .click();
      await expect(page.getByText(checkout.discount('XANA5', 5))).toHaveCount(0);
    });

    test('the welcome code comes along to the checkout with one press, and no message lies over the cart', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await addToCart(page, t);
      const drawer = page.getByRole('dialog');
      const use = drawer.getByRole('button', { name: t('promoCode.use', { code: 'XANA5' }) });
      await use.click();
      await expect(use).toHaveAttribute('aria-pressed', 'true');
      await expect(drawer.getByText(t('promoCode.used'))).toBeVisible();
      await expect(page.locator('.toast')).toHaveCount(0);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.reload();
      await page.getByRole('button', { name: t.count('nav.cart', 1) }).click();
      await expect(use).toHaveAttribute('aria-pressed', 'true');
      await drawer.getByRole('button', { name: t('cart.checkout') }).click();
      await expect(page.getByText(checkout.discount('XANA5', 5)).first()).toBeVisible();
    });

    test('the checkout and its thank-you page work without JavaScript', async ({ browser, page }) => {
      await fromProductToCheckout(page);
      const plain = await openPage(browser, { javaScriptEnabled: false });
      await plain.goto(page.url());
      await fillIn(plain, checkout, `plain.${language}@example.gr`);
      await pay(plain, checkout, '1');
      await expect(plain).toHaveURL(/\/thank-you/);
      await plain.context().close();
    });

    test('the checkout is accessible', async ({ page }) => {
      await fromProductToCheckout(page);
      await expectAccessible(page);
    });

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test('a reload keeps what was typed, until the order is placed', async ({ page }) => {
      await fromProductToCheckout(page);
      await fillIn(page, checkout, `reload.${language}@example.gr`);
      await page.reload();
      await expect(page.getByLabel(labels.email, { exact: true })).toHaveValue(`reload.${language}@example.gr`);
      await expect(page.getByLabel(labels.postcode, { exact: true })).toHaveValue('546 24');
      await pay(page, checkout, '1');
      await page.waitForURL(/\/thank-you/);
      expect(await page.evaluate(() => sessionStorage.getItem('checkout-typed'))).toBeNull();
    });

    test('the chosen options reach the checkout before any script runs', async ({ browser }) => {
      const plain = await openPage(browser, { javaScriptEnabled: false });
      await plain.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await plain.locator('.box select').nth(1).selectOption('16 GB');
      await plain.getByRole('button', { name: t('product.add'), exact: true }).click();
      await expect(plain).toHaveURL(/\/cart\?add=\d+:1$/);
      await expect(plain.getByText(/16\sGB/)).toBeVisible();
      await plain.getByRole('button', { name: t('cart.checkout') }).click();
      await expect(plain).toHaveURL(/\/checkouts\//);
      await expect(plain.getByText(/16\sGB/).first()).toBeVisible();

      await plain.goto(path('/products?q=t480s'));
      const named = new RegExp(`^${t('card.addNamed', { name: '' })}`);
      await plain.getByRole('button', { name: named }).first().click();
      await expect(plain.getByRole('heading', { level: 2, name: /T480s/ })).toBeVisible();
      await plain.context().close();
    });

    test('a permalink puts its pieces into the cart once', async ({ page, store }) => {
      const [row] = store.database('select id from product_variants where sku = ?', LAPTOP.sku);
      await page.goto(path(`/cart/${row?.id}:2,999999:1`));
      const pieces = page.locator('.cart-page .qty output');
      await expect(pieces).toHaveText('2');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path('/cart'));
      await page.reload();
      await expectAccessible(page);
      await expect(pieces).toHaveText('2');
    });

    test('a link with a discount code leads on, and the checkout takes the code off', async ({ page }) => {
      await page.goto(path(`/discount/xana5?redirect=/products/${LAPTOP.handle}`));
      await expect(page).toHaveURL(path(`/product/laptop/${LAPTOP.handle}`));
      await expect(page.locator('.cart-page')).toHaveCount(0);
      await expect(page.getByRole('status').getByText(t('cart.codeTaken', { code: 'XANA5' }))).toBeVisible();
      await fromProductToCheckout(page);
      await expect(page.getByText(checkout.discount('XANA5', 5)).first()).toBeVisible();
      await page.goto(path('/discount/NONE?redirect=//other.example'));
      await expect(page.getByText(t('cart.codeUnknown', { code: 'NONE' }))).toBeVisible();
      await expect(page.getByRole('link', { name: t('cart.leadOn') })).toHaveAttribute('href', path('/'));
      await expectAccessible(page);
    });

    test('a permalink’s code reaches the checkout before any script runs', async ({ browser, store }) => {
      const [row] = store.database('select id from product_variants where sku = ?', LAPTOP.sku);
      const plain = await openPage(browser, { javaScriptEnabled: false });
      await plain.goto(path(`/cart/${row?.id}:1?discount=XANA5`));
      await expect(plain.getByText(t('cart.codeTaken', { code: 'XANA5' }))).toBeVisible();
      await plain.getByRole('button', { name: t('cart.checkout') }).click();
      await expect(plain.getByText(checkout.discount('XANA5', 5)).first()).toBeVisible();
      await plain.context().close();
    });
  });
}
