import { listOrderMails } from '#platform/mail/order-mails.ts';
import { readOrderNotes } from '#platform/orders/note/order-notes.ts';
import { listOrders, readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { toOrderValues } from '#platform/orders/read/order-values.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import type { Look, Shows } from '../desk-context.ts';
import { toKey } from '../typed-values.ts';

const MOST_ENTRIES = 100;

/** @throws Response 404 for a number that no order has */
export async function loadOrder({ visit, params }: Look) {
  const { db } = visit.context;
  const order = await readOwnerOrder(db, toKey(params.number));
  if (!order) throw new Response(null, { status: 404 });
  const notes = await readOrderNotes(db, order.id);
  const [next] = order.account.some(({ left }) => left > 0) ? [] : await listOrders(db, 1, { toPack: true });
  return {
    order,
    /** To pack after this one. */
    next: next?.number,
    notes,
    mails: await listOrderMails(db, order.number),
    log: await readAuditLog(db, { limit: MOST_ENTRIES, subject: `order ${order.number}` }),
    shown: toOrderValues(order, notes.length),
  };
}

export type OrderData = Shows<typeof loadOrder>['data'];
