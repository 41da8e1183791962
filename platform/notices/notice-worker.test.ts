import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { createMailWorker } from '../mail/mail-worker.ts';
import type { MailMessage } from '../mail/transport.ts';
import { withWebhook } from '../mail/webhook-transport.ts';
import { createNoticeWorker } from './notice-worker.ts';

const HOOK = 'https://tools.example.gr/xana';
const SECRET = 'a secret of the tests';

describe.each(databaseKinds)('notices to the owner on %s', (kind) => {
  const { db, shop } = givenShop(kind);

  const worker = () => createNoticeWorker({ context: shop.context, recipient: 'owner@example.gr', webhookUrl: HOOK });
  const told = () =>
    db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'subject', 'text_body', 'html_body'])
      .where('kind', 'like', 'owner-%')
      .where('recipient', '=', 'owner@example.gr')
      .orderBy('id')
      .execute();
  const at = (time: string) => {
    shop.clock.now = new Date(time);
  };

  it('says nothing of what was before the first start', async () => {
    await shop.buy();
    at('2026-11-20T08:00:01.000Z');
    expect(await worker().tellOnce()).toBe(0);
    expect(await told()).toEqual([]);
  });

  it('tells of each order once, with what is left and without who bought', async () => {
    at('2026-11-20T09:00:00.000Z');
    await shop.setStock(shop.variants.t480, 2);
    const number = await shop.buy('maria@example.gr');
    // Two processes look at the same time.
    await Promise.all([worker().tellOnce(), worker().tellOnce()]);
    expect(await worker().tellOnce()).toBe(0);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      id: `owner-order-${number}`,
      subject: expect.stringMatching(new RegExp(`^Νέα παραγγελία #${number}: 269,00`)),
      text_body: expect.stringMatching(
        /Σύνολο[^\n]*\s*269,00[\s\S]*ThinkPad T480[\s\S]*μένει 1[\s\S]*εγκρίθηκε[\s\S]*orders show/,
      ),
    });
    expect(`${mail?.text_body}${mail?.html_body}`).not.toMatch(/maria|Παπαδοπούλου|694/);
  });

  it('tells of a best seller that is sold out, and of it again only when it was there in between', async () => {
    const number = await shop.buy();
    await worker().tellOnce();
    const soldOut = async () => (await told()).filter(({ kind }) => kind === 'owner-product-soldout');
    expect(await soldOut()).toMatchObject([{ subject: expect.stringMatching(/^Εξαντλήθηκε: Lenovo ThinkPad T480/) }]);
    await worker().tellOnce();
    expect(await soldOut()).toHaveLength(1);
    await shop.setStock(shop.variants.t480, 1);
    expect(await shop.buy()).toBe(number + 1);
    await worker().tellOnce();
    expect(await soldOut()).toHaveLength(2);
  });

  it('tells on the next day what was sold and runs low', async () => {
    at('2026-11-21T06:00:00.000Z');
    expect(await worker().tellOnce()).toBe(1);
    expect((await told()).find(({ kind }) => kind === 'owner-stock-low')?.text_body).toMatch(/T480.*: εξαντλήθηκε/);
    expect(await worker().tellOnce()).toBe(0);
  });

  it('calls the signed webhook, again when it was refused', async () => {
    const calls: { url: string; body: string; signature: string }[] = [];
    let status = 500;
    const fetch = async (url: string | URL | Request, init?: RequestInit) => {
      const signature = new Headers(init?.headers).get('x-xana-signature') ?? '';
      calls.push({ url: String(url), body: String(init?.body), signature });
      return new Response(null, { status });
    };
    const mails: MailMessage[] = [];
    const mail = { send: async (message: MailMessage) => void mails.push(message), close: () => {} };
    const now = () => shop.clock.now;
    const transport = withWebhook(mail, { secret: SECRET, now, fetch });
    const outbox = createMailWorker({ db, now, transport, log: shop.context.log });
    await outbox.drainOnce();
    expect(mails.every(({ to }) => !to.startsWith('https:'))).toBe(true);
    const refused = calls.length;
    expect(refused).toBeGreaterThan(0);
    status = 204;
    shop.clock.pass(31_000);
    await outbox.drainOnce();
    expect(calls).toHaveLength(2 * refused);
    const order = calls.find(({ body }) => body.includes('order.created'));
    expect(order?.url).toBe(HOOK);
    expect(JSON.parse(order?.body ?? '')).toMatchObject({
      event: 'order.created',
      data: { totalCents: 26_900, lines: [{ quantity: 1 }] },
    });
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(order?.signature ?? '') ?? [];
    expect(createHmac('sha256', SECRET).update(`${seconds}.${order?.body}`).digest('hex')).toBe(hex);
    await outbox.drainOnce();
    expect(calls).toHaveLength(2 * refused);
  });
});
