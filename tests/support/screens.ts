/**
 * Every screen of the store, and the states of it that somebody should have looked at, in one list: pictures are taken of
 * it (`npm run screens`), and the reading tests go through it.
 */
import type { Page } from '@playwright/test';
import { fillIn, pay } from '../e2e/checkout-form.ts';
import { LAPTOP, type languages } from '../e2e/words.ts';

export type Language = (typeof languages)[number];

export const SIZES = {
  phone: { width: 360, height: 800 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;

type Size = keyof typeof SIZES;

export interface Screen {
  name: string;
  /** In Greek; `Language.path` leads to the other language. */
  address: string;
  /** Where it can be seen; at every size without it. */
  sizes?: readonly Size[];
  /** Brings the page from its address into its state. */
  prepare?: (page: Page, language: Language) => Promise<void>;
  /** A dialog or a menu: the window is the picture, not the page behind it. */
  isWindow?: boolean;
}

const OTHER = 'dell-latitude-5420-i5-1145g7-16gb-a-plus';
const PRODUCT = `/product/laptop/${LAPTOP.handle}`;

/** What can be reached by its address alone. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', address: '/' },
  { name: 'products', address: '/products' },
  { name: 'products-filtered', address: '/products?brand=dell&cpu=8th-gen&price=150-250&price=250-350' },
  { name: 'products-none-match', address: '/products?brand=apple&ram=64gb&screen=17-inch' },
  { name: 'products-no-results', address: '/products?q=nothing-like-this' },
  { name: 'product', address: PRODUCT },
  { name: 'product-sold-out', address: '/product/laptop/lenovo-thinkpad-t580-i5-8250u-8gb-a' },
  {
    name: 'product-unavailable',
    address: '/product/laptop/lenovo-thinkpad-x1-carbon-gen-7-i5-8265u-8gb-a-plus',
  },
  { name: 'product-missing', address: '/product/laptop/never-was' },
  { name: 'finder-question', address: '/finder' },
  { name: 'finder-result', address: '/finder?budget=0-500&use=office&size=daily&priority=speed' },
  { name: 'compare-empty', address: '/compare' },
  { name: 'compare-two', address: `/compare?laptop=${LAPTOP.handle}&laptop=${OTHER}` },
  { name: 'refurbishment', address: '/services/refurbishment' },
  { name: 'grade-guide', address: '/services/grade-guide' },
  { name: 'our-story', address: '/about/our-story' },
  { name: 'our-mission', address: '/about/our-mission' },
  { name: 'blog', address: '/blog' },
  { name: 'contact', address: '/contact' },
  { name: 'contact-prefilled', address: '/contact?type=warranty&order=1001' },
  { name: 'contact-sent', address: '/contact?sent=1' },
  { name: 'withdrawal', address: '/withdrawal' },
  { name: 'warranty', address: '/warranty' },
  { name: 'terms', address: '/terms' },
  { name: 'privacy', address: '/privacy' },
  { name: 'accessibility', address: '/accessibility' },
  { name: 'account-logged-out', address: '/account' },
  { name: 'not-found', address: '/no/such/page' },
];

async function addToCart(page: Page, { t }: Language): Promise<void> {
  await page
    .getByRole('button', { name: t('product.add') })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('.line').first().waitFor();
  await drawer.locator('.toast').waitFor();
}

/** The cart remembers another price, more pieces than there are, and a laptop that is gone. */
async function changeShopBehindCart(page: Page, language: Language): Promise<void> {
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

async function goToCheckout(page: Page, language: Language): Promise<void> {
  await addToCart(page, language);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: language.t('cart.checkout') })
    .click();
  await page.waitForURL(/\/checkouts\//);
}

/** @returns the e-mail of the new account */
export async function signUp(page: Page, { language, t }: Language, name: string): Promise<string> {
  await page.getByRole('tab', { name: t('tab.signup') }).click();
  await page.getByLabel(t('auth.firstName'), { exact: true }).fill('Μαρία');
  await page.getByLabel(t('auth.lastName'), { exact: true }).fill('Παπαδοπούλου');
  const email = `${name}.${language}.${page.viewportSize()?.width}@example.gr`;
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill('secret-12345');
  await page.getByRole('button', { name: t('auth.signup'), exact: true }).click();
  await page.locator('.account__facts').first().waitFor();
  return email;
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

/** What somebody does first. */
export const STATES: readonly Screen[] = [
  {
    name: 'menu-laptops',
    address: '/',
    sizes: ['desk'],
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('nav.laptops') }).press('Enter');
      await page.getByRole('navigation', { name: t('menu.label') }).waitFor();
    },
  },
  {
    name: 'menu-of-small-screens',
    address: '/',
    sizes: ['phone', 'tablet'],
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('nav.menu') }).click();
      const menu = page.getByRole('dialog', { name: t('nav.menu') });
      await menu.getByText(t('facet.brand')).click();
      await menu.getByRole('link', { name: /^Lenovo/ }).waitFor();
    },
  },
  {
    name: 'search-suggestions',
    address: '/',
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.locator('#header-search').pressSequentially('thinkpad t48');
      await page.getByRole('listbox', { name: t('suggest.label') }).waitFor();
    },
  },
  {
    name: 'search-offline',
    address: '/',
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.locator('#header-search').pressSequentially('think');
      await page.getByRole('listbox', { name: t('suggest.label') }).waitFor();
      await page.context().setOffline(true);
      await page.locator('#header-search').pressSequentially('pad t480s');
      await page.getByRole('listbox', { name: t('suggest.label') }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'products-waiting',
    address: '/products?brand=dell',
    isWindow: true,
    prepare: async (page, { t }) => {
      // Never answered: what is on its way stays so.
      await page.route(/\.data/, () => {});
      await page.getByLabel(t('products.sort')).selectOption('priceDesc');
      await page.locator('[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'products-filter-panel',
    address: '/products?brand=dell',
    sizes: ['phone', 'tablet'],
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('products.filters') }).click();
      await page.getByRole('checkbox', { name: /^Dell/ }).waitFor();
    },
  },
  {
    name: 'products-as-list',
    address: '/products?brand=dell',
    prepare: (page, { t }) => page.getByRole('button', { name: t('products.view.list') }).click(),
  },
  {
    name: 'product-systems',
    address: PRODUCT,
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('product.chooseOs') }).click();
      await page.getByRole('dialog', { name: t('product.chooseOs') }).waitFor();
    },
  },
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
  {
    name: 'account-logged-in',
    address: '/account',
    prepare: async (page, language) => {
      await signUp(page, language, 'maria');
    },
  },
  {
    name: 'account-with-order',
    address: '/account',
    prepare: async (page, language) => {
      await signUp(page, language, 'anna');
      await page.goto(language.path(PRODUCT));
      await goToCheckout(page, language);
      const { firstName } = language.checkout.labels;
      await page.getByLabel(firstName, { exact: true }).waitFor();
      await fillIn(
        page,
        language.checkout,
        await page.getByLabel(language.checkout.labels.email, { exact: true }).inputValue(),
      );
      await pay(page, language.checkout, '1');
      await page.waitForURL(/\/thank-you/);
      await page.goto(language.path('/account'));
      await page.locator('.order').first().waitFor();
    },
  },
  {
    name: 'account-editing',
    address: '/account',
    prepare: async (page, language) => {
      await signUp(page, language, 'eleni');
      for (const title of ['info.title', 'address.title'] as const) {
        const part = page.locator('section', { has: page.getByRole('heading', { name: language.t(title) }) });
        await part.getByRole('button', { name: language.t('edit') }).click();
      }
      await page.getByLabel(language.t('address.same')).uncheck();
    },
  },
  {
    name: 'contact-mistakes',
    address: '/contact',
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('contact.send'), exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'withdrawal-review',
    address: '/withdrawal?order=1001',
    prepare: async (page, { t }) => {
      await page.locator('main').getByLabel(t('withdrawal.name')).fill('Μαρία Παπαδοπούλου');
      await page.locator('main').getByLabel(t('withdrawal.email')).fill('maria@example.gr');
      await page.getByRole('button', { name: t('withdrawal.continue') }).click();
      await page.getByRole('heading', { name: t('withdrawal.reviewTitle') }).waitFor();
    },
  },
  {
    name: 'blog-empty',
    address: '/contact',
    prepare: async (page, { t }) => {
      await failNavigations(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.blog') })
        .click();
      await page.getByText(t('blog.none')).waitFor();
    },
  },
  {
    name: 'error',
    address: '/contact',
    prepare: async (page, { t }) => {
      await failNavigations(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.story') })
        .click();
      await page.getByRole('heading', { name: t('error.title') }).waitFor();
    },
  },
];

async function failNavigations(page: Page): Promise<void> {
  await page.route(/\.data/, (route) => route.fulfill({ status: 500, body: 'nonsense' }));
}
