import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { createAttemptLimits } from '../customers/attempt-limits.ts';
import { eraseCustomer } from '../customers/erase-customer.ts';
import { exportCustomer } from '../customers/export-customer.ts';
import { createDatabaseLimits } from '../limits/database-limits.ts';
import { createAlertPages } from './alert-pages.ts';
import { tellAvailable } from './stock-alerts.ts';

const ORIGIN = 'https://shop.example.gr';
const DAY_MS = 24 * 60 * 60_000;

describe.each(databaseKinds)('who wants to hear when a product is back, on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let people = 0;
  let email = '';
  let productId = 0;
  beforeEach(async () => {
    people += 1;
    email = `person-${people}@example.gr`;
    await db.deleteFrom('stock_alerts').execute();
    await db.deleteFrom('rate_limits').execute();
    await shop.setStock(shop.variants.x280, 0);
    const variant = await db
      .selectFrom('product_variants')
      .select('product_id')
      .where('id', '=', shop.variants.x280)
      .executeTakeFirstOrThrow();
    productId = variant.product_id;
  });

  async function send(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const limits = createDatabaseLimits(db, shop.context.now);
    const pages = createAlertPages({ context: shop.context, attempts: createAttemptLimits(limits) });
    const init = form && { method: 'POST', body: new URLSearchParams(form), headers: { origin: ORIGIN, ...headers } };
    const response = await pages(new Request(`${ORIGIN}${path}`, init), '203.0.113.7');
    return { status: response.status, to: response.headers.get('location'), text: await response.text() };
  }
  const ask = (more: Record<string, string> = {}) =>
    send('/stock-alerts/', { product: String(productId), lang: 'el', email, ...more });
  const mailsTo = (recipient: string) =>
    db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute();
  const linkIn = async (recipient: string) => {
    const asked = (await mailsTo(recipient)).find(({ id }) => id.startsWith('stock-alert-ask-'));
    return new URL(/https:\S+\/stock-alerts\/\S+/.exec(asked?.text_body ?? '')?.[0] ?? ORIGIN).pathname;
  };

  it('is written to once, after a confirmation, in the language of the form', async () => {
    const asked = await ask({ lang: 'en' });
    expect(asked.status).toBe(200);
    expect(asked.text).toContain(`We sent a link to ${email}`);
    expect(asked.text).toMatch(/have the [^<]*X280 again[\s\S]*href="\/en\/product\/laptop\/[^"]*x280/);
    const link = await linkIn(email);
    // Programs open links before their reader does.
    const page = await send(link);
    expect(page.text).toContain('Yes, write to me');
    expect(page.text).toMatch(new RegExp(`X280 again, we will send one e-mail to ${email}`));
    await shop.setStock(shop.variants.x280, 1);
    expect(await tellAvailable(shop.context)).toBe(0);
    await shop.setStock(shop.variants.x280, 0);
    expect((await send(link, {})).to).toBe(link);
    expect((await send(link)).text).toMatch(new RegExp(`X280 again, you will hear of it at ${email}`));
    expect(await tellAvailable(shop.context)).toBe(0);
    await shop.setStock(shop.variants.x280, 2);
    expect(await tellAvailable(shop.context)).toBe(1);
    expect(await tellAvailable(shop.context)).toBe(0);
    const [back] = (await mailsTo(email)).filter(({ id }) => id.startsWith('stock-alert-back-'));
    expect(back?.subject).toMatch(/^It is here: .*X280/);
    expect(back?.text_body).toContain('/en/product/laptop/');
    expect(back?.html_body).toContain('/cdn/shop/files/');
    expect(await db.selectFrom('stock_alerts').selectAll().execute()).toEqual([]);
  });

  it('is not written to while the product has no picture and so cannot be bought', async () => {
    await ask();
    await send(await linkIn(email), {});
    await shop.setStock(shop.variants.x280, 1);
    const pictures = await db.deleteFrom('product_images').where('product_id', '=', productId).returningAll().execute();
    expect(await tellAvailable(shop.context)).toBe(0);
    await db.insertInto('product_images').values(pictures).execute();
    expect(await tellAvailable(shop.context)).toBe(1);
  });

  it('is answered on the page of the product where its script asks', async () => {
    const json = { accept: 'application/json' };
    const wrong = await send('/stock-alerts/', { product: String(productId), lang: 'en', email: 'a@gmail.con' }, json);
    expect([wrong.status, JSON.parse(wrong.text)]).toEqual([
      422,
      { text: expect.stringContaining('a@gmail.com'), wrongEmail: 'a@gmail.con' },
    ]);
    const asked = await send('/stock-alerts/', { product: String(productId), lang: 'en', email }, json);
    expect([asked.status, JSON.parse(asked.text)]).toEqual([
      200,
      { text: expect.stringMatching(new RegExp(`^We sent a link to ${email}\\..*X280 again`)) },
    ]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is stopped by the same link, also after it was confirmed', async () => {
    await ask();
    const link = await linkIn(email);
    await send(link, {});
    const ended = await send(link, {});
    expect(ended.text).toContain('Δεν θα σας γράψουμε');
    expect(ended.text).toMatch(new RegExp(`${email} από τη λίστα για το [^<]*X280`));
    await shop.setStock(shop.variants.x280, 2);
    expect(await tellAvailable(shop.context)).toBe(0);
    expect((await send(link)).status).toBe(404);
  });

  it('gets no second mail for a wish that is confirmed, and only the newest link for one that is not', async () => {
    await ask();
    const first = await linkIn(email);
    await db.deleteFrom('outbox').where('recipient', '=', email).execute();
    await ask();
    const second = await linkIn(email);
    expect((await send(first)).status).toBe(404);
    await send(second, {});
    await ask();
    expect((await mailsTo(email)).filter(({ id }) => id.startsWith('stock-alert-ask-'))).toHaveLength(1);
    expect((await send(second)).text).toContain('Θα σας γράψουμε');
  });

  it.each(['', 'maria', 'maria@', 'a b@example.gr'])('sees again what was typed: %j', async (typed) => {
    const { status, text } = await ask({ email: typed });
    expect(status).toBe(422);
    expect(text).toContain(`value="${typed}"`);
    expect(text).toContain('maria@example.gr');
    expect(await db.selectFrom('stock_alerts').selectAll().execute()).toEqual([]);
  });

  it('is asked about an address that looks mistyped, once', async () => {
    email = `person-${people}@gmail.con`;
    const asked = await ask();
    expect(asked.status).toBe(422);
    expect(asked.text).toContain(`person-${people}@gmail.com`);
    expect(asked.text).toContain(`name="sure" value="${email}"`);
    expect(await mailsTo(email)).toEqual([]);
    expect((await ask({ sure: email })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('finds nothing under a product or a link that there is not', async () => {
    expect((await ask({ product: '999999' })).status).toBe(404);
    expect((await ask({ product: 'x' })).status).toBe(404);
    expect((await send('/stock-alerts/guessed')).status).toBe(404);
    expect((await send('/stock-alerts/guessed', {})).status).toBe(404);
    expect((await send('/stock-alerts/')).status).toBe(405);
  });

  it('is asked only by the shop’s own pages, and a mailbox is not filled', async () => {
    expect((await send('/stock-alerts/', { email }, { origin: 'https://evil.example' })).status).toBe(403);
    const statuses = [];
    for (let round = 0; round < 7; round += 1) statuses.push((await ask()).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(statuses[0]).toBe(200);
  });

  it('is forgotten without a confirmation after a week, and with one after a year', async () => {
    const { now } = shop.clock;
    await ask();
    const link = await linkIn(email);
    shop.clock.now = new Date(now.getTime() + 8 * DAY_MS);
    expect((await send(link)).status).toBe(404);
    await ask();
    await send(await linkIn(email), {});
    shop.clock.now = new Date(now.getTime() + 380 * DAY_MS);
    await shop.setStock(shop.variants.x280, 2);
    expect(await tellAvailable(shop.context)).toBe(0);
    shop.clock.now = now;
  });

  it('learns what is held, and has it erased', async () => {
    await ask();
    const held = await exportCustomer(shop.context, email);
    expect(held).toMatchObject({ alerts: [{ handle: expect.stringContaining('x280'), confirmed_at: null }] });
    expect(await eraseCustomer(shop.context, email, { dryRun: false })).toMatchObject({ alerts: 1 });
    expect(await db.selectFrom('stock_alerts').selectAll().execute()).toEqual([]);
  });
});
