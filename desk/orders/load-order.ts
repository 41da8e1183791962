import type { LoaderFunctionArgs } from 'react-router';
import { listOrderMails } from '#platform/mail/order-mails.ts';
import { readOrderNotes } from '#platform/orders/note/order-notes.ts';
import { readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import { visitContext } from '../desk-context.ts';
import { toOrderValues } from './order-values.ts';

const MOST_ENTRIES = 100;

/** @throws Response 404 for a number that no order has */
export async function loadOrder({ params, context }: LoaderFunctionArgs) {
  const { db } = context.get(visitContext).context;
  const number = /^\d{1,9}$/.test(params.number ?? '') ? Number(params.number) : 0;
  const order = await readOwnerOrder(db, number);
  if (!order) throw new Response(null, { status: 404 });
  const notes = await readOrderNotes(db, order.id);
  return {
    order,
    notes,
    mails: await listOrderMails(db, number),
    log: await readAuditLog(db, { limit: MOST_ENTRIES, subject: `order ${number}` }),
    shown: toOrderValues(order, notes.length),
  };
}

export type OrderData = Awaited<ReturnType<typeof loadOrder>>;
