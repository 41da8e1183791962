import { fillIn, pay } from '../../e2e/checkout-form.ts';
import { addToCart, changeShopBehindCart, goToCheckout, PRODUCT } from './buying.ts';
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
      await pay(page, language.checkout, '');
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
    name: 'checkout-thanks',
    address: PRODUCT,
    prepare: async (page, language) => {
      await goToCheckout(page, language);
      await fillIn(page, language.checkout, `buyer.${language.language}@example.gr`);
      await pay(page, language.checkout, '1');
      await page.waitForURL(/\/thank-you/);
    },
  },
];
