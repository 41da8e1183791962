import type { Page } from '@playwright/test';
import { authorizationProof, CALLBACK_PATH, toVerifier } from '#domain/customer/oauth.ts';
import { fr } from '#locales/fixed-french.ts';
import { fillIn, pay } from '../../e2e/checkout-form.ts';
import { goToCheckout, PRODUCT } from './buying.ts';
import type { Language, Screen } from './screen.ts';

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

/** The account and what leads to it. */
export const ACCOUNT: readonly Screen[] = [
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
    name: 'account-wishlist',
    address: '/account',
    prepare: async (page, language) => {
      await signUp(page, language, 'sofia');
      await page.goto(language.path(PRODUCT));
      await page.locator('.buy__heart').click();
      await page.locator('.buy__heart[aria-pressed=true]').waitFor();
      await page.goto(language.path('/account?tab=wishlist'));
      await page.locator('#wishlist .card').waitFor();
    },
  },
  {
    name: 'account-menu',
    address: '/account',
    isWindow: true,
    prepare: async (page, language) => {
      await signUp(page, language, 'katerina');
      // By keyboard: in a narrow window the welcome stands over the button for five seconds.
      await page.getByRole('button', { name: language.t('nav.account') }).press('Enter');
      await page.getByRole('link', { name: language.t('wishlist.title'), exact: true }).waitFor();
    },
  },
  {
    name: 'account-signup',
    address: '/account',
    prepare: (page, { t }) => page.getByRole('tab', { name: t('tab.signup') }).click(),
  },
  {
    name: 'account-signup-mistakes',
    address: '/account',
    prepare: async (page, { t }) => {
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      await page.getByLabel(t('auth.password'), { exact: true }).fill('short');
      await page.getByRole('button', { name: t('auth.signup'), exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'account-forgotten',
    address: '/account',
    prepare: async (page, { t }) => {
      await page.getByRole('button', { name: t('auth.forgot') }).click();
      await page.getByRole('button', { name: t('auth.recover') }).waitFor();
    },
  },
  {
    name: 'auth-dialog',
    address: PRODUCT,
    isWindow: true,
    prepare: async (page, { t }) => {
      await page.locator('.buy__heart').click();
      await page.getByRole('dialog', { name: t('auth.title') }).waitFor();
    },
  },
  {
    name: 'callback-working',
    address: CALLBACK_PATH,
    prepare: async (page, { language, path }) => {
      // Never answered: what is under way stays so.
      await page.route(/\/(?:shopify\/session|functions)\b/, () => {});
      const verifier = toVerifier(new Uint8Array(32));
      await page.evaluate(
        (kept) => {
          for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, JSON.stringify(value));
        },
        {
          pendingCustomer: { email: 'maria@example.gr', firstName: 'Μαρία', lastName: 'Παπαδοπούλου' },
          authorization: { verifier, language, mode: 'signup' },
        },
      );
      const { state } = await authorizationProof(verifier);
      await page.goto(path(`${CALLBACK_PATH}?code=c&state=${state}`));
      await page.getByText(fr['callback.wait']).waitFor();
    },
  },
  {
    name: 'callback-failed',
    address: CALLBACK_PATH,
    prepare: (page) => page.getByRole('heading', { name: fr['callback.failed'] }).waitFor(),
  },
];
