/** A shop with another name and without the demo's promises: none of ours is left in the mails of an order's whole life. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contentLanguages } from '#domain/locale/locales.ts';
import { askForAlert, confirmAlert, findAlertProduct, tellAvailable } from '#platform/alerts/stock-alerts.ts';
import { askForConfirmation } from '#platform/checkout/confirm-order.ts';
import { createDraft } from '#platform/checkout/create-draft.ts';
import { queueAccountNews } from '#platform/customers/account-news.ts';
import { capturePayments } from '#platform/orders/capture/capture-payments.ts';
import { toLinesEdited } from '#platform/orders/edit/edit-mail.ts';
import { editOrder } from '#platform/orders/edit/edit-order.ts';
import { queueOrderMail } from '#platform/orders/mail/order-mail.ts';
import { queueCancelled, queuePaid, queueReceived, queueReminder } from '#platform/orders/mail/received-mail.ts';
import { priceRules } from '#platform/orders/price/price-rules.ts';
import { readOrder } from '#platform/orders/read/read-order.ts';
import { receiveReturn } from '#platform/orders/return/receive-return.ts';
import { declineReturn, noteReturnSent, openReturn } from '#platform/orders/return/returns.ts';
import { fulfilOrder } from '#platform/orders/ship/fulfil-order.ts';
import { mendParcel } from '#platform/orders/ship/mend-parcel.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { CLAIMS, NAME, OURS } from '#tests/support/another-shop.ts';
import { willingGateway } from '#tests/support/test-gateways.ts';
import { givenShop, HOME } from '#tests/support/test-shop.ts';

vi.mock('#shop.config', async (importOriginal) =>
  (await import('#tests/support/another-shop.ts')).anotherShop(importOriginal),
);

describe.each(contentLanguages)('the mails in %s', (language) => {
  const { db, shop } = givenShop('sqlite');
  const gateways = gatewaysOf(willingGateway);
  const reader = { email: 'maria@example.gr', language };

  async function sentOrder(): Promise<number> {
    const number = await shop.buy();
    // The buyer lives in another town than the demo's shop.
    const shipping_address = JSON.stringify({ ...HOME, city: 'Βόλος', postcode: '38221' });
    await db.updateTable('orders').set({ language, shipping_address }).where('number', '=', number).execute();
    await capturePayments(shop.context, gateways);
    await fulfilOrder(shop.context, number, { carrier: 'ACS', trackingNumber: '7401' });
    return number;
  }

  async function back(number: number): Promise<number> {
    const opened = await openReturn(shop.context, number, { reason: 'withdrawal' });
    return opened.status === 'opened' ? opened.id : expect.fail(opened.status);
  }

  beforeAll(async () => {
    const number = await sentOrder();
    await mendParcel(shop.context, number, { parcel: { trackingNumber: '7402' }, staff: 'staff' });
    await editOrder(shop.context, number, { note: 'Χτυπήστε', staff: 'staff' });
    await declineReturn(shop.context, await back(number), 'why');
    const id = await back(number);
    await noteReturnSent(shop.context, id, { carrier: 'ACS', trackingNumber: '1' });
    await receiveReturn(shop.context, gateways, id, { refund: true, restock: true });
    const moment = { now: shop.clock.now, publicUrl: shop.context.publicUrl };
    const unpaid = await sentOrder();
    const asked = { payment_method: 'transfer', payment_due_at: moment.now.toISOString() };
    await db.updateTable('orders').set(asked).where('number', '=', unpaid).execute();
    await db.transaction().execute(async (trx) => {
      await queueReceived(trx, unpaid, moment);
      const edited = (order: Parameters<typeof toLinesEdited>[0]) => ({ content: toLinesEdited(order) });
      await queueOrderMail(trx, unpaid, (order) => ({ kind: 'order-lines-edited', ...edited(order) }), moment);
      await queueReminder(trx, unpaid, moment);
      await queuePaid(trx, unpaid, { id: '1', amountCents: 100, restCents: 100 }, moment);
      await queueCancelled(trx, unpaid, 'unpaid', moment);
      for (const what of ['email', 'password'] as const) await queueAccountNews(trx, shop.context, reader, what);
    });
    const order = (await readOrder(db, unpaid)) ?? expect.fail('no order');
    await askForConfirmation(shop.context, 'token', { ...reader, cart: { ...order, discount: null } });
    const { id: productId } = await db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
    const product = (await findAlertProduct(db, productId, language)) ?? expect.fail('no product');
    await askForAlert({ ...shop.context, randomToken: () => 'token' }, { ...reader, productId, ...product });
    await confirmAlert(shop.context, 'token');
    await tellAvailable(shop.context);
    const pieces = [{ sku: order.lines[0]?.sku ?? '', quantity: 1 }];
    const draft = { form: { email: reader.email }, language, note: '', codes: [], isMailed: true };
    await createDraft({ context: shop.context, gateways, rules: priceRules }, { pieces, ...draft });
  });

  it('name the shop and none of the demo’s promises', async () => {
    const mails = await db.selectFrom('outbox').selectAll().execute();
    expect(new Set(mails.map(({ kind }) => kind)).size, 'kinds of mail').toBe(20);
    for (const { kind, subject, text_body, html_body } of mails) {
      const texts = [subject, text_body, html_body.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ')].join('\n');
      expect(texts, kind).toContain(NAME);
      expect(OURS.exec(texts)?.[0] ?? null, kind).toBeNull();
      expect(CLAIMS.exec(texts)?.[0] ?? null, kind).toBeNull();
    }
  });
});
