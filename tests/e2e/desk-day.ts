/** A day at the owner's desk, by keyboard alone: in Greek on a telephone over SQLite, in English on a wide screen over PostgreSQL. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { deskWords } from '#locales/desk-words.ts';
import { choose, openCheckout, pay } from '../chaos/shopper.ts';
import { photo } from '../support/photos.ts';
import { expectAccessible, type RunningStore, test } from './store-fixture.ts';
import { languages } from './words.ts';

export const PASSWORD = 'καλοκαίρι στη Σύρο';
/** A page has fewer stops. */
const MOST_STOPS = 400;

/** Reaches a control by the Tab key. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${control} by keyboard`);
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

export async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Sends the form of an action by its button, and waits for the page that says it is done. */
export async function send(page: Page, action: string): Promise<void> {
  await press(page, formOf(page, action).locator('button[type=submit]').last());
  await expect(page.locator('.notice[role=status]')).toBeVisible();
  await expectFit(page);
}

/** Nothing is wider than the window. */
export async function expectNarrow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Nothing is wider than the window, and axe finds nothing. */
export async function expectFit(page: Page): Promise<void> {
  await expectNarrow(page);
  await expectAccessible(page);
}

export const formOf = (page: Page, action: string) =>
  page.locator(`form:has(input[name=action][value=${action}])`).first();

export async function buy(store: RunningStore, choices?: Record<string, string>): Promise<number> {
  const [variant] = store.database('select id from product_variants where stock > 5 order by price_cents limit 1');
  const checkout = await openCheckout(store.url, Number(variant?.id), { quantity: 2 });
  expect(await pay(store.url, choices ? await choose(store.url, checkout, choices) : checkout)).toBe('placed');
  const [order] = store.database('select max(number) as number from orders');
  return Number(order?.number);
}

/** @returns makes the codes of this person's app; each opens once, so the next one is of the next half-minute */
export async function join(page: Page, store: RunningStore, email: string): Promise<TOTP> {
  const [link = ''] = store.command('staff', 'add', email, '--role', 'owner').split('\n');
  await page.goto(link);
  const secret = (await page.locator('.qr code').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await type(page, page.locator('input[name=password]'), PASSWORD);
  await type(page, page.locator('input[name=password_again]'), PASSWORD);
  await type(page, page.locator('input[name=code]'), totp.generate());
  await press(page, page.locator('.door button[type=submit]'));
  await page.waitForURL(/\/desk$/);
  return totp;
}

export const DESK_ENVIRONMENT = { PAYMENTS: 'test,cod' };

/** Each of the days has a database of its own. */
const DAYS = {
  sqlite: { language: 'el', device: 'telephone', viewport: { width: 360, height: 800 } },
  postgres: { language: 'en', device: 'wide screen', viewport: { width: 1440, height: 900 } },
} as const;

export function describeDay(kind: keyof typeof DAYS): void {
  const { language, device, viewport } = DAYS[kind];
  test.describe(`on a ${device} in ${language}`, () => {
    test.use({ viewport, locale: language });
    // A working day, and a look by axe after each of its steps.
    test.describe.configure({ timeout: 300_000 });
    const words = deskWords[language];
    const { t, path: toPath } = languages.find((one) => one.language === language) ?? languages[0];

    test('orders are packed, one in part; one is cancelled, one refunded, one withdrawn from', {
      tag: '@own-page',
    }, async ({ page, store }) => {
      const [packed, parted, refunded, sent] = [await buy(store), await buy(store), await buy(store), await buy(store)];
      const unpaid = await buy(store, { paymentMethod: 'cod' });
      await join(page, store, `orders-${device.length}-${language}@example.gr`);
      await expect(page.getByText(words.today.work.toPack)).toBeVisible();
      await expectFit(page);

      for (const number of [packed, sent]) {
        await page.goto(`/desk/orders/${number}`);
        await expectFit(page);
        await type(page, formOf(page, 'pack').locator('input[name=number]'), `74${number}`);
        await send(page, 'pack');
        expect(store.command('orders', 'show', String(number))).toMatch(/Fulfilment\s+fulfilled/);
      }
      await page.goto(`/desk/orders/${parted}`);
      await type(page, formOf(page, 'pack').locator('input[type=number]'), '1');
      await type(page, formOf(page, 'pack').locator('input[name=number]'), '75');
      await send(page, 'pack');
      expect(store.command('orders', 'show', String(parted))).toMatch(/Fulfilment\s+partially fulfilled/);

      await page.goto(`/desk/orders/${unpaid}`);
      await press(page, page.locator('summary', { hasText: words.orders.goods.title }));
      await type(page, formOf(page, 'order_goods').locator('input[type=number]'), '1');
      await expectFit(page);
      await send(page, 'order_goods');
      expect(
        store.database('select quantity from order_lines join orders on orders.id = order_id where number = ?', unpaid),
      ).toEqual([{ quantity: 1 }]);
      await press(page, page.locator('summary', { hasText: words.orders.money.cancel.title }));
      await send(page, 'cancel');
      expect(store.command('orders', 'show', String(unpaid))).toMatch(/voided/);

      await page.goto(`/desk/orders/${refunded}`);
      await press(page, page.locator('summary', { hasText: words.orders.money.refund.title }));
      await type(page, formOf(page, 'refund').locator('input[type=number]'), '1');
      await send(page, 'refund');
      expect(store.command('orders', 'show', String(refunded))).toMatch(/partially refunded/);

      // The buyer withdraws in the shop; the desk has the message, answers it and takes the goods back.
      const [buyer] = store.database('select email from orders where number = ?', sent);
      await page.goto(toPath(`/withdrawal?order=${sent}`));
      await type(page, page.locator('#statement input[name=name]'), 'Μαρία Παπαδοπούλου');
      await type(page, page.locator('#statement input[name=email]'), String(buyer?.email));
      await press(page, page.locator('#statement button[type=submit]').first());
      await press(page, page.getByRole('button', { name: t('withdrawal.confirm') }));
      await expect(page.getByRole('heading', { name: t('withdrawal.doneTitle') })).toBeVisible();
      await store.mails();
      await page.goto('/desk/messages');
      await expectFit(page);
      await expect(page.getByText(String(buyer?.email)).first()).toBeVisible();
      await press(page, page.locator('summary', { hasText: words.messages.reply }).first());
      await type(page, formOf(page, 'message_reply').locator('textarea'), 'Σας περιμένουμε.');
      await send(page, 'message_reply');
      expect((await store.mails()).some(({ to, text }) => to === buyer?.email && text.includes('περιμένουμε'))).toBe(
        true,
      );
      await page.goto(`/desk/orders/${sent}`);
      // The statement, by the order's own address, has opened the return.
      await press(page, page.locator('summary', { hasText: words.orders.returns.refund.title }));
      await send(page, 'return_refund');
      expect(store.command('returns', 'list')).toMatch(new RegExp(`#${sent}\\s+closed`));
      expect(store.command('orders', 'show', String(sent))).toMatch(/refunded/);

      await page.goto('/desk/settings/log');
      await expect(page.getByRole('cell', { name: words.actions.return_refund }).first()).toBeVisible();
      await expectFit(page);
    });

    test('a product is photographed and published, its price lowered; a code stopped, a customer erased', {
      tag: '@own-page',
    }, async ({ page, store }) => {
      const mark = `${device.length}${language}`;
      const number = await buy(store);
      await join(page, store, `goods-${mark}@example.gr`);
      await page.goto('/desk/products');
      await expectFit(page);
      await press(page, page.locator('summary', { hasText: words.products.create.title }));
      const title = `Lenovo ThinkPad T49${mark} (i5-8365U, 16GB RAM, 512GB SSD, 14", A)`;
      await type(page, formOf(page, 'product_new').locator('input[name=title]'), title);
      await type(page, formOf(page, 'product_new').locator('input[name=price]'), '299');
      await send(page, 'product_new');
      const path = new URL(page.url()).pathname;

      await tabTo(page, page.locator('#photo'));
      const buffer = await photo(mark.length, { width: 900, height: 1200 });
      await page.locator('#photo').setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
      await send(page, 'photos_add');
      await type(page, page.locator('input[name=title_el]'), `${title} `);
      await expect(page.locator('#reading')).toContainText('512 GB');
      await page.goto(path);
      await send(page, 'product_status');
      const address = (await page.getByRole('link', { name: words.products.inShop }).getAttribute('href')) ?? '';
      await expect(async () => expect(await (await fetch(store.url + address)).text()).toContain('299')).toPass();

      await type(page, formOf(page, 'variant_set').locator('input[name=price]'), '249');
      await press(page, formOf(page, 'variant_set').locator('input[name=reduced]'), 'Space');
      await send(page, 'variant_set');
      await expect(page.locator('.variant__low')).toContainText('299');
      await expect(async () => {
        const html = await (await fetch(store.url + address)).text();
        expect([html.includes('249'), html.includes('299')]).toEqual([true, true]);
      }).toPass();

      await press(page, page.locator('summary', { hasText: words.products.variants.add.title }));
      const added = formOf(page, 'variant_add');
      await type(page, added.locator('input[name=option_el]'), 'Μνήμη');
      await type(page, added.locator('input[name=first_el]'), '16 GB');
      await type(page, added.locator('input[name="value_el 0"]'), '32 GB');
      await type(page, added.locator('input[name=price]'), '319');
      await send(page, 'variant_add');
      await expect(async () => expect(await (await fetch(store.url + address)).text()).toContain('32 GB')).toPass();

      await page.goto('/desk/codes');
      await press(page, page.locator('summary', { hasText: words.codes.add.title }));
      await type(page, formOf(page, 'code_add').locator('input[name=code_text]'), `STOP${mark}`);
      await type(page, formOf(page, 'code_add').locator('input[name=amount]'), '20');
      await send(page, 'code_add');
      const row = page.getByRole('row', { name: `STOP${mark.toUpperCase()}` });
      await press(page, row.locator('summary'));
      await press(page, row.getByRole('button', { name: words.codes.stop.submit }));
      await expect(page.locator('.notice')).toHaveText(words.done.code_stopped);
      expect(store.command('discounts', 'list')).toMatch(new RegExp(`STOP${mark.toUpperCase()}.* over`));

      const [buyer] = store.database('select email from orders where number = ?', number);
      await page.goto(`/desk/customers?q=${buyer?.email}`);
      await expectFit(page);
      await press(page, page.locator('summary', { hasText: words.customers.erase.title }));
      await send(page, 'customer_erase');
      const held = JSON.parse(store.command('customers', 'export', String(buyer?.email))) as { orders: unknown[] };
      expect(held.orders).toHaveLength(1);
    });
  });
}
