import type { Database } from '#platform/db/database.ts';
import { listOrderMails } from '#platform/mail/order-mails.ts';
import { readOrderNotes } from '#platform/orders/note/order-notes.ts';
import { listOrders, type OwnerOrder, readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { readAuditLog, type Values } from '#platform/staff/audit-log.ts';
import { maskEmail, toInitials } from '#platform/staff/masked.ts';
import type { Look, Shows } from '../desk-context.ts';

/** The values of an order that others may change meanwhile; without personal data. */
function toOrderValues(order: OwnerOrder, notes: number): Values {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    payment: order.financialStatus,
    fulfilment: order.fulfillmentStatus,
    goods: order.account.map(({ line }) => `${line.quantity} × ${line.sku}`).join(', '),
    totalCents: order.totalCents,
    left: sum(order.account.map(({ left }) => left)),
    paidCents: order.payment?.capturedCents ?? 0,
    refundedCents: sum(order.refunds.map(({ amountCents }) => amountCents)),
    parcels: order.parcels.length,
    returns: order.returns.map(({ id, status }) => `${id} ${status}`).join(', '),
    notes,
    email: maskEmail(order.email),
    address: toInitials(
      Object.values({ ...order.address, locker: order.address.locker?.place })
        .filter(Boolean)
        .join(', '),
    ),
    buyerNote: toInitials(order.note),
  };
}

export async function readOrderValues(db: Database, number: number): Promise<Values> {
  const order = await readOwnerOrder(db, number);
  return order ? toOrderValues(order, (await readOrderNotes(db, order.id)).length) : {};
}

const MOST_ENTRIES = 100;

/** @throws Response 404 for a number that no order has */
export async function loadOrder({
  visit: {
    context: { db },
  },
  params,
}: Look) {
  const number = /^\d{1,9}$/.test(params.number ?? '') ? Number(params.number) : 0;
  const order = await readOwnerOrder(db, number);
  if (!order) throw new Response(null, { status: 404 });
  const notes = await readOrderNotes(db, order.id);
  const [next] = order.account.some(({ left }) => left > 0) ? [] : await listOrders(db, 1, { toPack: true });
  return {
    order,
    /** To pack after this one. */
    next: next?.number,
    notes,
    mails: await listOrderMails(db, number),
    log: await readAuditLog(db, { limit: MOST_ENTRIES, subject: `order ${number}` }),
    shown: toOrderValues(order, notes.length),
  };
}

export type OrderData = Shows<typeof loadOrder>['data'];
