import type { Database } from '../../db/database.ts';
import type { Values } from '../../staff/audit-log.ts';
import { maskEmail, toInitials } from '../../staff/masked.ts';
import { readOrderNotes } from '../note/order-notes.ts';
import { type OwnerOrder, readOwnerOrder } from './list-orders.ts';

/** The values of an order that others may change meanwhile; without personal data. */
export function toOrderValues(order: OwnerOrder, notes: number): Values {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    payment: order.financialStatus,
    fulfilment: order.fulfillmentStatus,
    goods: order.account.map(({ line }) => `${line.quantity} × ${line.sku}`).join(', '),
    totalCents: order.totalCents,
    left: sum(order.account.map(({ left }) => left)),
    paidCents: order.payment?.capturedCents ?? 0,
    refundedCents: sum(order.refunds.map(({ amountCents }) => amountCents)),
    parcels: order.parcels.map(({ carrier, number }) => `${carrier} ${number}`.trim()).join(', '),
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
