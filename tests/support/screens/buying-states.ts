import { fillIn, order, pay } from '../../e2e/checkout-form.ts';
import { addToCart, buy, changeShopBehindCart, goToCheckout, PRODUCT } from './buying.ts';
import type { Screen } from './screen.ts';

/** Cart and checkout. */
export const BUYING: readonly Screen[] = [
  {
    name: 'cart-empty',
    address: '/contact',
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('nav.cartEmpty') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'cart-with-a-line', address: PRODUCT, isWindow: true, prepare: addToCart },
  { name: 'cart-changed', address: PRODUCT, isWindow: true, prepare: changeShopBehindCart },
  {
    name: 'cart-checkout-failed',
    address: PRODUCT,
    isWindow: true,
    prepare: async (page, language) => {
      await addToCart(page, language);
      await page.route('**/api/**', (route) => route.fulfill({ status: 418, body: '{}' }));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: language.t('cart.checkout') })
        .click();
      await page.getByRole('alert').getByText(language.t('cart.checkoutError')).waitFor();
    },
  },
  { name: 'checkout', address: PRODUCT, prepare: goToCheckout },
  {
    name: 'checkout-mistakes',
    address: PRODUCT,
    prepare: async (page, language) => {
      await goToCheckout(page, language);
      await order(page, language.checkout);
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'checkout-declined',
    address: PRODUCT,
    prepare: async (page, language) => {
      await goToCheckout(page, language);
      await fillIn(page, language.checkout, `declined.${language.language}@example.gr`);
      await pay(page, language.checkout, '2');
      await page.locator('.notice--error').waitFor();
    },
  },
  {
    name: 'payment-card',
    address: PRODUCT,
    prepare: async (page, language) => {
      await goToCheckout(page, language);
      await fillIn(page, language.checkout, `card.${language.language}@example.gr`);
      await order(page, language.checkout);
      await page.waitForURL(/\/payments\/test\//);
    },
  },
  {
    name: 'payment-bank',
    address: PRODUCT,
    prepare: async (page, language) => {
      const { labels, testGateway } = language.checkout;
      await goToCheckout(page, language);
      await fillIn(page, language.checkout, `bank.${language.language}@example.gr`);
      await order(page, language.checkout);
      await page.getByLabel(labels.cardNumber, { exact: true }).fill('1');
      await page.getByLabel(labels.cardExpiry, { exact: true }).fill('12/40');
      await page.getByLabel(labels.cardCvc, { exact: true }).fill('123');
      await page.getByRole('button', { name: new RegExp(`^${testGateway.pay('').trim()}`) }).click();
      await page.getByRole('button', { name: testGateway.approve, exact: true }).waitFor();
    },
  },
  {
    name: 'payment-under-way',
    address: PRODUCT,
    prepare: async (page, language) => {
      await goToCheckout(page, language);
      await fillIn(page, language.checkout, `way.${language.language}@example.gr`);
      await order(page, language.checkout);
      await page.waitForURL(/\/payments\/test\//);
      await page.goBack();
      await page.reload();
      await page.locator('#under-way').waitFor();
    },
  },
  {
    name: 'checkout-thanks',
    address: PRODUCT,
    prepare: async (page, language) => {
      await goToCheckout(page, language);
      await fillIn(page, language.checkout, `buyer.${language.language}@example.gr`);
      await pay(page, language.checkout, '1');
      await page.waitForURL(/\/thank-you/);
    },
  },
  {
    name: 'order-print',
    address: PRODUCT,
    prepare: async (page, language) => {
      await buy(page, language);
      await page.getByRole('link', { name: language.checkout.thanks.print }).click();
      await page.locator('[data-print]').waitFor();
    },
  },
];
