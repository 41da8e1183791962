/** What the owner is told, and when no longer. */
import { beforeEach, describe, expect, it } from 'vitest';
import { givenShop } from '#tests/support/test-shop.ts';
import { queueMail } from '../mail/outbox.ts';
import { findNotices } from './find-notices.ts';
import { toMail } from './notice.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const EVER = '2020-01-01T00:00:00.000Z';
const ago = (ms: number) => new Date(NOON.getTime() - ms).toISOString();
const DAY = 24 * 60 * 60_000;

describe('what is found', () => {
  const { db, shop } = givenShop('sqlite');
  beforeEach(async () => {
    await db.deleteFrom('outbox').execute();
    await db.updateTable('orders').set({ processed_at: EVER }).execute();
    await db.updateTable('product_variants').set({ stock: 50 }).execute();
    await db.updateTable('payments').set({ updated_at: EVER }).execute();
  });

  const plain = (text: unknown) => JSON.stringify(text)?.replaceAll('\u00a0', ' ');
  const find = (event: string, begin = EVER, now = NOON) =>
    findNotices(db, now, begin, 'en').then((notices) => notices.filter((notice) => notice.event === event));
  const buyAt = async (processed_at: string, more: object = {}) => {
    const number = await shop.buy();
    await db
      .updateTable('orders')
      .set({ processed_at, ...more })
      .where('number', '=', number)
      .execute();
    await db.deleteFrom('outbox').execute();
    return number;
  };

  it.each([
    [EVER, ago(7 * DAY), 1],
    [EVER, ago(7 * DAY + 1), 0],
    [ago(DAY), ago(DAY), 1],
    [ago(DAY), ago(DAY + 1), 0],
  ])('with a first start at %s an order of %s is told of: %i', async (begin, at, count) => {
    await buyAt(at);
    expect(await find('order.created', begin)).toHaveLength(count);
  });

  it.each([
    ['AUTHORIZED', 'courier', 'approved', 'by courier'],
    ['PAID', 'locker', 'approved', 'to a locker'],
    ['PENDING', 'pickup', 'awaited', 'collected from the shop'],
    ['VOIDED', 'of a later version', 'awaited', 'of a later version'],
  ])('an order that is %s and goes by %s', async (financial_status, shipping_method, payment, delivery) => {
    const number = await buyAt(ago(1_000), { financial_status, shipping_method });
    const [notice] = await find('order.created');
    expect(notice).toMatchObject({ id: `owner-order-${number}`, heading: `New order #${number}` });
    expect(plain(notice?.rows)).toContain(`["Payment","${payment}"]`);
    expect(plain(notice?.rows)).toContain(`["Delivery","${delivery}"]`);
    expect(plain(notice?.highlight)).toContain('269.00 €');
  });

  it('an order tells what is left of what was sold', async () => {
    await buyAt(ago(1_000));
    await shop.setStock(shop.variants.t480, 3);
    const [notice] = await find('order.created');
    expect(notice?.lines).toMatchObject([
      {
        name: '1 × Lenovo ThinkPad T480',
        facts: [expect.any(String), expect.stringMatching(/^Windows 11 Pro, .+, 3 left$/)],
        picture: 'point-14-front',
      },
    ]);
  });

  it.each([
    [2, 1],
    [3, 0],
  ])('a stock of %i after a sale on the day before is low: %i', async (stock, count) => {
    await buyAt('2026-11-19T23:59:59.999Z');
    await shop.setStock(shop.variants.t480, stock);
    const notices = await find('stock.low');
    expect(notices).toHaveLength(count);
    if (count > 0) expect(plain(notices[0]?.rows)).toContain(`: ${stock} left`);
  });

  it.each([
    ['2026-11-20T00:00:00.000Z', EVER],
    ['2026-11-18T23:59:59.999Z', EVER],
    ['2026-11-19T08:00:00.000Z', '2026-11-19T08:00:00.001Z'],
  ])('low stock of what was sold at %s is not told by a shop of %s', async (at, begin) => {
    await buyAt(at);
    await shop.setStock(shop.variants.t480, 0);
    expect(await find('stock.low', begin)).toEqual([]);
  });

  it.each([
    [0, 'active', ago(DAY), 1],
    [1, 'active', ago(DAY), 0],
    [0, 'draft', ago(DAY), 0],
    [0, 'active', ago(8 * DAY), 0],
    [0, 'active', ago(7 * DAY), 1],
    [0, 'active', ago(7 * DAY + 1), 0],
  ] as const)(
    'a stock of %i of a product that is %s and was sold at %s is sold out: %i',
    async (stock, status, at, count) => {
      await buyAt(at);
      await shop.setStock(shop.variants.t480, stock);
      await db.updateTable('products').set({ status }).where('vendor', '=', 'Lenovo').execute();
      const notices = await find('product.soldout');
      await db.updateTable('products').set({ status: 'active' }).execute();
      expect(notices).toHaveLength(count);
    },
  );

  it.each([
    ['2026-11-20T10:59:59.999Z', 'declined', 0],
    ['2026-11-20T11:00:00.000Z', 'declined', 1],
    ['2026-11-20T11:59:59.999Z', 'failed', 1],
    ['2026-11-20T12:00:00.000Z', 'failed', 0],
    ['2026-11-20T11:30:00.000Z', 'expired', 0],
  ] as const)('at noon a payment of %s that is %s is told of: %i', async (at, status, count) => {
    await db
      .insertInto('payments')
      .values({
        ...{ checkout_token: 'c', idempotency_key: `${at}-${status}`, gateway: 'stripe', status, amount_cents: 12_300 },
        ...{ reference: '', order_id: null, created_at: at, updated_at: at },
      })
      .execute();
    const notices = await find('payment.failed');
    expect(notices).toHaveLength(count);
    if (count > 0) expect(notices[0]?.subject).toBe('A payment failed');
  });

  it.each([
    [39, 0, 0],
    [40, 0, 1],
    [1, 19, 0],
    [1, 20, 1],
  ])('%i payments under way that hold %i pieces are told of: %i', async (payments, pieces, count) => {
    const at = NOON.toISOString();
    for (let index = 0; index < payments; index += 1) {
      const { id } = await db
        .insertInto('payments')
        .values({
          ...{ checkout_token: 'c', idempotency_key: `started-${payments}-${pieces}-${index}`, gateway: 'stripe' },
          ...{ status: 'started', amount_cents: 1, reference: '', order_id: null, created_at: at, updated_at: at },
          expires_at: '2026-11-20T12:30:00.000Z',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (pieces > 0)
        await db.insertInto('stock_holds').values({ payment_id: id, variant_id: 1, quantity: pieces }).execute();
    }
    const notices = await find('payment.unfinished');
    expect(notices).toHaveLength(count);
    if (count > 0) expect(notices[0]?.data).toEqual({ payments, pieces });
    expect(await find('payment.unfinished', EVER, new Date('2026-11-20T12:31:00.000Z'))).toEqual([]);
    await db.deleteFrom('stock_holds').execute();
    await db.updateTable('payments').set({ status: 'expired' }).where('status', '=', 'started').execute();
  });

  const addMail = (mail: { id: string; kind: string; status: 'failed' | 'queued'; created_at: string }) =>
    db
      .insertInto('outbox')
      .values({
        ...{ recipient: 'x@example.gr', subject: 's', text_body: 't', html_body: '', headers: '{}', reply_to: null },
        ...{ ...mail, attempts: 39, next_attempt_at: mail.created_at, sent_at: null, last_error: null },
      })
      .execute();

  it.each([
    ['order-confirmation', ago(DAY), 'failed', 1],
    ['order-confirmation', ago(DAY), 'queued', 0],
    ['order-confirmation', ago(8 * DAY), 'failed', 0],
    ['owner-order-created', ago(DAY), 'failed', 0],
  ] as const)('a mail %s of %s that is %s is told of: %i', async (kind, created_at, status, count) => {
    await addMail({ id: 'm1', kind, status, created_at });
    const notices = await find('mail.failed');
    expect(notices).toHaveLength(count);
    if (count > 0) expect(plain(notices[0])).toContain('["Error","–"]');
  });

  it.each([1, 88, 89, 90, 100])('a mail with an id of %i characters is told of once', async (length) => {
    await addMail({ id: 'm'.repeat(length), kind: 'order-confirmation', status: 'failed', created_at: ago(DAY) });
    const [notice, ...others] = await find('mail.failed');
    if (!notice) throw new Error('no notice');
    expect(others).toEqual([]);
    await queueMail(
      db,
      toMail(notice, { recipient: 'owner@example.gr', language: 'en', publicUrl: 'https://x' }),
      NOON,
    );
    expect(await find('mail.failed')).toEqual([]);
  });

  it('tells all that an owner asks about an order', async () => {
    const number = await buyAt(ago(1_000));
    const sku = 'lenovo-thinkpad-t480-i5-8350u-16gb-256gb-14-a-';
    expect(JSON.parse(plain(await findNotices(db, NOON, EVER, 'en')) ?? '')).toEqual([
      {
        id: `owner-order-${number}`,
        event: 'order.created',
        subject: `New order #${number}: 269.00 €`,
        heading: `New order #${number}`,
        highlight: { label: 'Total', text: '269.00 €' },
        lines: [
          {
            name: '1 × Lenovo ThinkPad T480',
            facts: ['i5-8350U, 16 GB, 256 GB, 14″, A', `Windows 11 Pro, ${sku}, 49 left`],
            amount: '269.00 €',
            picture: 'point-14-front',
          },
        ],
        rows: [
          ['Time', 'November 20, 2026, 13:59 (Greek time)'],
          ['Delivery', 'by courier'],
          ['Payment', 'approved'],
        ],
        note: `The customer and the address: npm run shop -- orders show ${number}`,
        data: {
          number,
          totalCents: 26_900,
          currency: 'EUR',
          financialStatus: 'AUTHORIZED',
          lines: [{ sku, quantity: 1, totalCents: 26_900, stock: 49 }],
        },
      },
    ]);
  });

  it('tells of what ran out and of what is running out', async () => {
    await buyAt('2026-11-19T08:00:00.000Z');
    await shop.setStock(shop.variants.t480, 0);
    const title = 'Lenovo ThinkPad T480 (i5-8350U, 16GB, 256GB, 14", A)';
    const sku = 'lenovo-thinkpad-t480-i5-8350u-16gb-256gb-14-a-';
    expect(await find('stock.low')).toEqual([
      {
        id: 'owner-stock-2026-11-20',
        event: 'stock.low',
        subject: 'Low stock',
        lead: 'Sold in the last twenty-four hours, and running out.',
        rows: [[sku, `${title}: sold out`]],
        note: 'New stock: npm run shop -- stock set SKU N',
        data: { variants: [{ sku, stock: 0 }] },
      },
    ]);
    expect(await find('product.soldout')).toEqual([
      {
        id: expect.stringMatching(/^owner-soldout-\d+-\d+$/),
        event: 'product.soldout',
        subject: `Sold out: ${title}`,
        lead: 'It is among the products that sell most.',
        rows: [],
        data: { handle: sku },
      },
    ]);
  });

  it('tells of no product with another variant in stock', async () => {
    await buyAt(ago(DAY));
    await shop.setStock(shop.variants.t480, 0);
    const variants = db.selectFrom('product_variants').selectAll().where('id', '=', shop.variants.t480);
    const { id: _, ...variant } = await variants.executeTakeFirstOrThrow();
    const other = { ...variant, position: 2, sku: 'other', stock: 1 };
    const { id } = await db.insertInto('product_variants').values(other).returning('id').executeTakeFirstOrThrow();
    expect(await find('product.soldout')).toEqual([]);
    await shop.setStock(id, 0);
    expect(await find('product.soldout')).toHaveLength(1);
    await db.deleteFrom('product_variants').where('id', '=', id).execute();
  });

  it('tells of payments that failed within an hour together, and writes out the first fifty', async () => {
    const begun = Date.parse('2026-11-20T11:00:00.000Z');
    for (const index of Array(51).keys()) {
      const at = new Date(begun + index * 60_000).toISOString();
      const status = index === 0 ? 'failed' : 'declined';
      await db
        .insertInto('payments')
        .values({
          ...{ checkout_token: 'c', idempotency_key: `p-${index}`, gateway: 'viva', status, amount_cents: 12_300 },
          ...{ reference: '', order_id: null, created_at: at, updated_at: at },
        })
        .execute();
    }
    const [notice, ...others] = JSON.parse(plain(await find('payment.failed')) ?? '');
    expect(others).toEqual([]);
    const { rows, ...rest } = notice;
    expect(rest).toEqual({
      id: 'owner-payments-2026-11-20T11',
      event: 'payment.failed',
      subject: '51 payments failed',
      lead: 'In the last hour, without an order. The customer was told and can try again.',
      data: { count: 51, from: '2026-11-20T11:00:00.000Z', to: '2026-11-20T12:00:00.000Z' },
    });
    expect(rows).toHaveLength(50);
    expect(rows.slice(0, 2)).toEqual([
      ['November 20, 2026, 13:00 (Greek time)', '123.00 €, viva: an error of the provider'],
      ['November 20, 2026, 13:01 (Greek time)', '123.00 €, viva: the card was declined'],
    ]);
  });
});
