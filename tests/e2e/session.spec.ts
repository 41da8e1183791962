/** A session's life in the browser: in several tabs, over weeks, and with a long list of orders. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible, openPage, type RunningStore, test } from './store-fixture.ts';
import { languages } from './words.ts';

// A house of its own: sign-ups from one address are limited, and a worker's journeys share a store.
test.use({
  extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.3' },
  // What the platform refuses is logged in the browser, in the specification's words.
  allowConsole: [/^error: Error calling Shopify: /],
});

const PASSWORD = 'secret-12345';
const DAY_MS = 24 * 60 * 60 * 1000;

async function createCustomer(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post('/api/2025-07/graphql.json', {
    headers: { 'X-Shopify-Storefront-Access-Token': 'xana-embedded-storefront' },
    data: {
      query: 'mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
      variables: { input: { email, password: PASSWORD, firstName: 'Μαρία', lastName: 'Παπαδοπούλου' } },
    },
  });
  expect((await response.json()).data.customerCreate.customer.id).toBeTruthy();
}

/** Paid orders of one laptop each, one a day, the last one with the highest number. */
function placeOrders(store: RunningStore, email: string, first: number, count: number): void {
  const address = JSON.stringify({
    firstName: 'Μαρία',
    lastName: 'Παπαδοπούλου',
    address1: 'Αριστοτέλους 12',
    postcode: '54624',
    city: 'Θεσσαλονίκη',
    phone: '+306940000000',
  });
  store.database(
    `insert into orders (number, checkout_token, cart_token, email, phone, language, currency, subtotal_cents, discount_cents,
       shipping_method, shipping_cents, total_cents, vat_cents, vat_percent, financial_status, fulfillment_status,
       shipping_address, document, accepts_marketing, processed_at, customer_id)
     with recursive counter(at) as (values (0) union all select at + 1 from counter where at + 1 < ?)
     select ? + at, 'checkout-' || (? + at), 'cart-' || (? + at), customers.email, '', 'el', 'EUR', 22900, 0,
       'standard', 0, 22900, 4432, 24, 'PAID', 'UNFULFILLED',
       ?, 'receipt', 0, strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || at || ' days'), customers.id
     from counter, customers where customers.email = ? returning id`,
    count,
    first,
    first,
    first,
    address,
    email,
  );
  store.database(
    `insert into order_lines (order_id, position, product_id, variant_id, sku, title, variant_title, quantity,
       unit_price_cents, total_cents, discount_cents)
     select orders.id, 0, variants.product_id, variants.id, variants.sku, 'Lenovo ThinkPad T480', 'Windows 11 Pro', 1, 22900, 22900, 0
     from orders, (select * from product_variants limit 1) as variants where orders.email = ? returning id`,
    email,
  );
}

for (const [at, { language, t, path }] of languages.entries()) {
  async function logIn(page: Page, email: string): Promise<void> {
    await page.goto(path('/account'));
    await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
    await page.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('auth.login'), exact: true }).click();
    await expect(page.locator('.account__facts').first()).toContainText(email);
  }

  test.describe(`a session in ${language}`, () => {
    test('a customer sees where they are logged in, and logs out everywhere', async ({ page, browser, request }) => {
      const email = `everywhere.${language}@example.gr`;
      await createCustomer(request, email);
      await logIn(page, email);
      const elsewhere = await openPage(browser);
      await logIn(elsewhere, email);
      await page.reload();
      const logins = page.getByRole('region', { name: t('logins.title') });
      await expect(logins.getByRole('listitem')).toHaveCount(2);
      await expect(logins.getByText(t('logins.this'))).toHaveCount(1);
      await expectAccessible(page);
      await logins.getByRole('button', { name: t('logins.end') }).click();
      await expect(page).toHaveURL(new RegExp(`${path('/')}$`));
      await elsewhere.reload();
      await expect(
        elsewhere.locator('#main').getByRole('button', { name: t('auth.login'), exact: true }),
      ).toBeVisible();
      await elsewhere.context().close();
    });

    // What follows has the same steps in every language.
    if (language !== languages[0].language) return;

    test('older orders that cannot be had are asked for again, and those on the page stay', async ({
      page,
      request,
      store,
    }) => {
      const email = `again.${language}@example.gr`;
      await createCustomer(request, email);
      placeOrders(store, email, 7_000 + at * 1_000, 12);
      await logIn(page, email);
      await expect(page.locator('.order')).toHaveCount(10);
      let isBroken = true;
      await page.route(/graphql/, (route) =>
        isBroken && route.request().postData()?.includes('CustomerOrders')
          ? route.fulfill({
              json: { errors: [{ message: 'Throttled', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
            })
          : route.continue(),
      );
      await page.getByRole('button', { name: t('orders.more'), exact: true }).click();
      const retry = page.locator('#orders').getByRole('button', { name: t('error.reload') });
      await expect(retry).toBeVisible();
      await expect(page.locator('.order')).toHaveCount(10);
      isBroken = false;
      await retry.click();
      await expect(page.locator('.order')).toHaveCount(12);
    });

    test('a profile that cannot be read again takes away nothing that is being typed', async ({ page, request }) => {
      const email = `unread.${language}@example.gr`;
      await createCustomer(request, email);
      await logIn(page, email);
      const panel = (title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) });
      const [info, addresses] = [panel(t('info.title')), panel(t('address.title'))];
      await addresses.getByRole('button', { name: t('edit') }).click();
      await addresses.getByLabel(t('address.address1')).fill('Αριστοτέλους 12');
      await info.getByRole('button', { name: t('edit') }).click();
      await page.route(/graphql/, (route) =>
        route.request().postData()?.includes('query AccountCustomer')
          ? route.fulfill({ json: { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } })
          : route.continue(),
      );
      await info.getByRole('button', { name: t('cancel') }).click();
      await expect(page.getByRole('alert').getByText(t('error.customer'))).toBeVisible();
      await expect(addresses.getByLabel(t('address.address1'))).toHaveValue('Αριστοτέλους 12');
      await expect(info).toContainText(email);
    });

    test('the tools of the header do not move while the menu of the account is fetched', async ({ page, request }) => {
      const email = `still.${language}@example.gr`;
      await createCustomer(request, email);
      await logIn(page, email);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/account-menu.*\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path('/'));
      const place = (role: 'link' | 'button', name: string) =>
        page.getByRole(role, { name, exact: true }).boundingBox();
      const [account, cart] = [t('nav.account'), t('nav.cartEmpty')];
      const before = [await place('link', account), await place('button', cart)];
      expect(before[0]).not.toBeNull();
      letGo();
      await expect(page.getByRole('button', { name: account, exact: true })).toBeVisible();
      expect([await place('button', account), await place('button', cart)]).toEqual(before);
    });

    test('two tabs agree: who logs in or out in one is it in the other', async ({ page, request }) => {
      const email = `tabs.${language}@example.gr`;
      await createCustomer(request, email);
      const other = await page.context().newPage();
      await other.goto(path('/account'));
      await expect(other.getByRole('tab', { name: t('tab.login') })).toBeVisible();
      await logIn(page, email);
      await expect(other.locator('.account__facts').first()).toContainText(email);
      await expect(other.getByRole('tab', { name: t('tab.login') })).toHaveCount(0);
      await other.getByRole('button', { name: t('nav.account') }).click();
      await other
        .getByRole('button', { name: t('menu.logout') })
        .first()
        .click();
      await expect(other).toHaveURL(new RegExp(`${path('/')}$`));
      await expect(page.getByRole('tab', { name: t('tab.login') })).toBeVisible();
      await expect(page.getByText(email)).toHaveCount(0);
    });

    test('a machine whose calendar runs ahead renews no more often than every five minutes', {
      tag: '@own-page',
    }, async ({ page, request }) => {
      const email = `ahead.${language}@example.gr`;
      await createCustomer(request, email);
      await logIn(page, email);
      let renewals = 0;
      page.on('response', (response) => {
        if (response.request().postData()?.includes('customerAccessTokenRenew')) renewals += 1;
      });
      const session = () => page.evaluate(() => localStorage.getItem('auth'));
      // Times are told in seconds: a token that is renewed in the second in which it was made would look the same.
      await page.evaluate((expiresAt) => {
        const { state, version } = JSON.parse(localStorage.getItem('auth') ?? '');
        localStorage.setItem('auth', JSON.stringify({ state: { ...state, expiresAt }, version }));
      }, new Date(Date.now() + 27 * DAY_MS).toISOString());
      const before = await session();
      // The page of today must not renew while it is being left: its renewal would be counted, and its answer read by nobody.
      await page.goto('about:blank');
      await page.clock.install({ time: Date.now() + 26 * DAY_MS });
      await page.goto(path('/account'));
      await expect.poll(() => renewals).toBe(1);
      await expect.poll(session, 'the new token is kept before the clock goes on').not.toBe(before);
      await expect(page.locator('.account__facts').first()).toContainText(email);
      await page.clock.runFor(4 * 60 * 1000);
      expect(renewals).toBe(1);
      const halfAMinuteOn = async () => {
        await page.clock.runFor(30 * 1000);
        return renewals;
      };
      await expect.poll(halfAMinuteOn).toBe(2);
    });
  });
}
