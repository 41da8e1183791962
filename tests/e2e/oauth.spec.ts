import { expect, type Page } from '@playwright/test';
import { CALLBACK_PATH } from '#domain/customer/oauth.ts';
import { fr } from '#locales/fixed-french.ts';
import { serviceWords } from '#locales/words.ts';
import { logOut } from './presses.ts';
import { expectAccessible, openPage, test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

test.use({
  environment: { CUSTOMER_ACCOUNTS: 'oauth' },
  // A refused form is answered by its status, which the browser notes.
  allowConsole: [/status of 4(?:22|01)/],
});

const loginWords = serviceWords.loginPage;
const PASSWORD = 'secret-12345';
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
const session = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '{}').state ?? {};

for (const { language, t, path } of languages) {
  const hosted = loginWords[language];

  /** From the store's form to the platform's page. */
  async function leave(page: Page, email: string, mode: 'login' | 'signup') {
    if (mode === 'signup') {
      await page.getByLabel(t('auth.firstName'), { exact: true }).fill('Μαρία');
      await page.getByLabel(t('auth.lastName'), { exact: true }).fill('Παπαδοπούλου');
    }
    await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
    // The page leaves a moment after its notice: it writes down itself that it showed it, for the platform's page, which has the same origin.
    await page.evaluate((text) => {
      const look = () => {
        const statuses = [...document.querySelectorAll<HTMLElement>('[role=status]')];
        if (statuses.some((status) => status.innerText.includes(text))) sessionStorage.setItem('shown', text);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, t('toast.redirect'));
    await page.getByRole('button', { name: t('auth.continue'), exact: true }).click();
    await page.waitForURL(/\/authentication\/1\/oauth\/authorize/);
    expect(await stored(page, 'shown')).toBe(t('toast.redirect'));
    await page.evaluate(() => sessionStorage.removeItem('shown'));
  }

  async function signUp(page: Page, email: string) {
    await page.goto(path('/account'));
    await page.getByRole('tab', { name: t('tab.signup') }).click();
    await leave(page, email, 'signup');
    await page.getByLabel(hosted.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: hosted.signup.submit }).click();
    await page.waitForURL(new RegExp(`${path(CALLBACK_PATH)}$`));
  }

  test.describe(`newer accounts in ${language}`, () => {
    test('sign up on the platform’s page, come back, log out, log in again', async ({ page, store }) => {
      const email = `oauth.${language}@example.gr`;
      await page.goto(path('/account'));
      await expectAccessible(page);
      await page.getByRole('tab', { name: t('tab.signup') }).click();
      await expect(page.getByLabel(t('auth.password'), { exact: true })).toBeHidden();
      await leave(page, email, 'signup');
      await expect(page.getByRole('heading', { name: hosted.signup.title })).toBeVisible();
      await expect(page.getByLabel(hosted.email)).toHaveValue(email);
      // In the tab, and not in the address: who it is, and what proves that it was this tab that asked.
      expect(JSON.parse((await stored(page, 'pendingCustomer')) ?? '{}')).toEqual({
        email,
        firstName: 'Μαρία',
        lastName: 'Παπαδοπούλου',
      });
      const { verifier } = JSON.parse((await stored(page, 'authorization')) ?? '{}');
      expect(page.url()).not.toContain(verifier);
      await expectAccessible(page);
      await page.getByLabel(hosted.password, { exact: true }).fill('short');
      await page.getByRole('button', { name: hosted.signup.submit }).click();
      await expect(page.getByText(hosted.problems.too_short)).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(hosted.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: hosted.signup.submit }).click();

      await expect(page.getByRole('heading', { name: fr['callback.done'] })).toBeVisible();
      await expect(page.getByText(fr['callback.redirecting'])).toBeVisible();
      await expect(page.locator('[lang=fr]').first()).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      await expectAccessible(page);
      for (const key of ['pendingCustomer', 'authorization']) expect(await stored(page, key)).toBeNull();
      expect(await session(page)).toMatchObject({ isLoading: false, customer: { email, firstName: 'Μαρία' } });
      await page.waitForURL(new RegExp(`${path('/account')}$`));
      await expect(page.locator('.account__facts').first()).toContainText(email);
      await expect(page.locator('.account__facts').first()).toContainText('Παπαδοπούλου');

      await expect(page.getByText(t('orders.guest'))).toHaveCount(0);
      await page.getByRole('button', { name: t('nav.account') }).click();
      await logOut(page, t);
      await expect(page.getByRole('status').getByText(t('toast.loggedOut'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path('/')}$`));
      expect(await session(page)).toMatchObject({
        customer: null,
        accessToken: null,
        refreshToken: null,
        idToken: null,
      });
      await expect
        .poll(() =>
          store.database('select * from oauth_grants g join customers c on c.id = customer_id where email = ?', email),
        )
        .toEqual([]);

      await page.goto(path('/account'));
      await leave(page, email, 'login');
      await page.getByLabel(hosted.password, { exact: true }).fill('wrong-password');
      await page.getByRole('button', { name: hosted.login.submit }).click();
      await expect(page.getByRole('alert').getByText(hosted.problems.unidentified)).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(hosted.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: hosted.login.submit }).click();
      await page.waitForURL(new RegExp(`${path('/account')}$`));
      await expect(page.locator('.account__facts').first()).toContainText(email);
    });

    for (const [name, query, message] of [
      ['no code', '?state=x', 'No authorization code received'],
      ['the visitor’s own No', '?error=access_denied&state=x', 'No authorization code received'],
      ['no customer data', '?code=x&state=x', 'No customer data found'],
    ]) {
      test(`the way back with ${name}`, async ({ page }) => {
        await page.goto(path(`${CALLBACK_PATH}${query}`));
        await expect(page.getByRole('heading', { name: fr['callback.failed'] })).toBeVisible();
        await expect(page.getByText(fr['callback.redirecting'])).toBeVisible();
        const toast = page.getByRole('alert').getByText(fr['callback.error'].replace('{message}', message ?? ''));
        await expect(toast).toBeVisible();
        expect(await toast.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('fr');
        expect(new URL(page.url()).search).toBe('');
        await expectAccessible(page);
        expect(await session(page)).toMatchObject({ isLoading: false, accessToken: null });
        await page.waitForURL(new RegExp(`${path('/account')}$`));
      });
    }

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test('a wish is kept over the way to the platform and back', async ({ page }) => {
      await page.goto(path(`/product/laptop/${LAPTOP.handle}`));
      await page.locator('.buy__heart').click();
      const dialog = page.getByRole('dialog', { name: t('auth.title') });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('auth.toSignup') }).click();
      await leave(page, `oauth.wish.${language}@example.gr`, 'signup');
      await page.getByLabel(hosted.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: hosted.signup.submit }).click();
      await page.waitForURL(new RegExp(`${path('/account')}$`));
      await expect(page.locator('#wishlist .card')).toContainText('ThinkPad T480');
    });

    test('a session that ran out is renewed, and one that the platform refuses ends calmly', async ({
      page,
      store,
    }) => {
      const email = `oauth.renew.${language}@example.gr`;
      await signUp(page, email);
      await page.waitForURL(new RegExp(`${path('/account')}$`));
      // What the page still writes itself would put the old expiry back.
      await expect(page.locator('.account__facts').first()).toContainText(email);
      const before = await session(page);
      await page.evaluate(() => {
        const auth = JSON.parse(localStorage.getItem('auth') ?? '{}');
        auth.state.expiresAt = '2001-01-01T00:00:00.000Z';
        localStorage.setItem('auth', JSON.stringify(auth));
      });
      await page.reload();
      await expect(page.locator('.account__facts').first()).toContainText(email);
      const after = await session(page);
      expect(after.accessToken).not.toBe(before.accessToken);
      expect(after.refreshToken).not.toBe(before.refreshToken);

      const section = page.locator('section', { has: page.getByRole('heading', { name: t('info.title') }) });
      await section.getByRole('button', { name: t('edit') }).click();
      await section.getByLabel(t('auth.lastName')).fill('Γεωργίου');
      store.database(
        'delete from oauth_grants where customer_id = (select id from customers where email = ?) returning id',
        email,
      );
      await section.getByRole('button', { name: t('save') }).click();
      await expect(page.locator('.account__over')).toContainText(t('error.expired'));
      await expect(section.getByLabel(t('auth.lastName'))).toHaveValue('Γεωργίου');
      await expectAccessible(page);
    });

    test('the way back with a state that is not this tab’s', async ({ page }) => {
      await page.goto(path('/account'));
      await leave(page, `oauth.state.${language}@example.gr`, 'login');
      await page.goto(path(`${CALLBACK_PATH}?code=x&state=somebody-else`));
      await expect(page.getByRole('alert').getByText('Erreur: The state does not match')).toBeVisible();
      for (const key of ['pendingCustomer', 'authorization']) expect(await stored(page, key)).toBeNull();
      await page.waitForURL(new RegExp(`${path('/account')}$`));
    });
  });
}

test('the page of the platform works without JavaScript and speaks both languages', async ({ browser, store }) => {
  const page = await openPage(browser, { javaScriptEnabled: false });
  const parameters = new URLSearchParams({
    client_id: 'xana-embedded-storefront',
    response_type: 'code',
    redirect_uri: `${store.url}${CALLBACK_PATH}`,
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  await page.goto(`/authentication/1/oauth/authorize?${parameters}`);
  await page.getByRole('link', { name: loginWords.el.toSignup }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: loginWords.en.signup.title })).toBeVisible();
  await page.getByLabel(loginWords.en.email).fill('no.script@example.gr');
  await page.getByLabel(loginWords.en.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: loginWords.en.signup.submit }).click();
  await expect(page).toHaveURL(/getotken\?state=s&code=|getotken\?code=/);
  await page.context().close();
});
