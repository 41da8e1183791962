/** The way from a laptop to its order, as a visitor takes it. */
import type { Page } from '@playwright/test';
import { fillIn, pay } from '../../e2e/checkout-form.ts';
import { LAPTOP } from '../../e2e/words.ts';
import type { Language } from './screen.ts';

export const PRODUCT = `/product/laptop/${LAPTOP.handle}`;

export async function addToCart(page: Page, { t }: Language): Promise<void> {
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('.line').first().waitFor();
}

/** The cart remembers another price, more pieces than there are, and a laptop that is gone. */
export async function changeShopBehindCart(page: Page, language: Language): Promise<void> {
  await addToCart(page, language);
  await page.evaluate(() => {
    const { state, version } = JSON.parse(localStorage.getItem('cart') ?? '');
    const [line] = state.items;
    const changed = { ...line, quantity: 99, price: { ...line.price, amount: '199.0' } };
    const gone = { ...line, variantId: 'gid://shopify/ProductVariant/999999' };
    localStorage.setItem(
      'cart',
      JSON.stringify({ state: { ...state, items: [changed, gone], isDrawerOpen: false }, version }),
    );
  });
  await page.reload();
  await page.getByRole('button', { name: language.t.count('nav.cart', 100) }).click();
  await page.locator('.line__changed').nth(2).waitFor();
}

export async function goToCheckout(page: Page, language: Language): Promise<void> {
  await addToCart(page, language);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: language.t('cart.checkout') })
    .click();
  await page.waitForURL(/\/checkouts\//);
}

/** Buys a laptop. @returns the order's number */
export async function buy(page: Page, language: Language): Promise<string> {
  await page.goto(language.path(PRODUCT));
  await goToCheckout(page, language);
  await fillIn(page, language.checkout, `buyer.${language.language}@example.gr`);
  await pay(page, language.checkout, '1');
  await page.waitForURL(/\/thank-you/);
  // The next page would empty the cart by itself, in its own time.
  await page.evaluate(() => localStorage.removeItem('cart'));
  return /#(\d+)/.exec(await page.title())?.[1] ?? '';
}
