/** The mails about money that comes later and goods that come back, in the outbox. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { shop as config } from '#shop.config';
import { givenShop } from '#tests/support/test-shop.ts';
import type { Trx } from '../../db/database.ts';
import type { SelectedLine } from '../read/order-selection.ts';
import { queueReturn } from '../return/return-mail.ts';
import { queueCancelled, queuePaid, queueReceived, queueReminder } from './received-mail.ts';

const { db, shop } = givenShop('sqlite');
let number = 0;
let lines: SelectedLine[] = [];
beforeAll(async () => {
  number = await shop.buy();
  const { id: _, ...line } = await db.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
  const other = { ...line, position: 2, sku: 'X280', title: 'Lenovo ThinkPad X280 (i5-8350U, 8GB)', quantity: 3 };
  await db.insertInto('order_lines').values(other).execute();
  const rows = await db.selectFrom('order_lines').selectAll().orderBy('position').execute();
  lines = rows.map((row) => ({ line: row, quantity: 2 }));
  await db
    .updateTable('orders')
    .set({ payment_method: 'transfer', payment_due_at: '2026-11-25T08:00:00.000Z', checkout_token: 'c' })
    .execute();
});

async function letter(
  language: ContentLanguage,
  queue: (trx: Trx, moment: { now: Date; publicUrl: string }) => unknown,
) {
  await db.deleteFrom('outbox').execute();
  await db.updateTable('orders').set({ language }).execute();
  await db.transaction().execute(async (trx) => {
    await queue(trx, { now: shop.clock.now, publicUrl: 'https://shop.example.gr' });
  });
  const [mail, ...others] = await db.selectFrom('outbox').selectAll().execute();
  expect(others).toEqual([]);
  if (!mail) return null;
  const { id, kind, recipient, reply_to, subject, text_body } = mail;
  expect([recipient, reply_to]).toEqual(['maria@example.gr', config.contact.email]);
  return { id, kind, subject, text: text_body.replaceAll('\u00a0', ' ').split('\n') };
}

describe.each(['el', 'en'] as const)('in %s', (language) => {
  it.each<[string, (trx: Trx, moment: { now: Date; publicUrl: string }) => Promise<void>]>([
    ['a transfer that is asked for', (trx, moment) => queueReceived(trx, number, moment)],
    ['a transfer that is asked for again', (trx, moment) => queueReminder(trx, number, moment)],
    ['an order that was not paid in time', (trx, moment) => queueCancelled(trx, number, 'unpaid', moment)],
    ['an order that is called off', (trx, moment) => queueCancelled(trx, number, 'other', moment)],
    [
      'a return that is awaited',
      (trx, moment) => queueReturn(trx, { number, id: 7, selected: lines.slice(1), step: 'opened' }, moment),
    ],
    [
      'a return on its way',
      (trx, moment) => queueReturn(trx, { number, id: 7, selected: lines, step: 'sent', text: 'ACS 74' }, moment),
    ],
    [
      'a return that is here',
      (trx, moment) => queueReturn(trx, { number, id: 7, selected: lines.slice(0, 1), step: 'received' }, moment),
    ],
    [
      'a return that is refused',
      (trx, moment) => queueReturn(trx, { number, id: 7, selected: lines, step: 'declined', text: 'Γιατί.' }, moment),
    ],
  ])('%s', async (_which, queue) => expect(await letter(language, queue)).toMatchSnapshot());

  it.each([0, 1])('money that came, with %i cents still awaited', async (restCents) => {
    const payment = { id: '5', amountCents: 5_000, restCents };
    const told = await letter(language, (trx, moment) => queuePaid(trx, number, payment, moment));
    expect(told).toMatchSnapshot();
  });
});

it('is written of no order that is not there', async () => {
  expect(await letter('el', (trx, moment) => queueReminder(trx, 9_999, moment))).toBeNull();
});
