import type { Selectable } from 'kysely';
import { trackingUrl } from '#domain/delivery/tracking-url.ts';
import type { Attribute } from '../../cart/cart-lines.ts';
import { parseAttributes } from '../../cart/carts.ts';
import {
  foldTexts,
  instantMatcher,
  listMatcher,
  matching,
  type Searchable,
} from '../../catalogue/search/match-query.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { RefundParts } from '../refund/refund-shares.ts';
import { type ReturnSteps, readReturns } from '../return/read-returns.ts';
import { type AccountedLine, readAccounts } from './order-account.ts';
import { piecesCents } from './order-selection.ts';
import { toOrderCore, vatClassesOf } from './read-order.ts';
import { readRefundParts } from './sold-orders.ts';

export type CustomerOrder = ReturnType<typeof toOrder>;

interface CustomerOrderLine {
  id: number;
  title: string;
  variantId: number;
  quantity: number;
  /** Without the pieces whose money went back. */
  currentQuantity: number;
  /** Before the discount. */
  totalCents: number;
  discountCents: number;
  /** What the refunded pieces cost, after the discount. */
  refundedCents: number;
  attributes: Attribute[];
}

/** What is read only when it is asked for. */
export interface OrderDetails {
  lines: CustomerOrderLine[];
  parcels: { company: string; number: string; url: string | null; pieces: ReadonlyMap<number, number> }[];
  refunds: readonly RefundParts[];
  /** Of the refunds, what was never paid: pieces that were taken off an order before its money came. */
  waivedCents: number;
  returns: ReturnSteps[];
  /** Its address, its e-mail, its note or its goods changed after it was placed. */
  isEdited: boolean;
}

/** All orders that were placed while the customer was logged. */
export async function readCustomerOrders(db: Database, customerId: number): Promise<CustomerOrder[]> {
  const rows = await db.selectFrom('orders').selectAll().where('customer_id', '=', customerId).execute();
  return rows.map(toOrder);
}

/** An order by its row's id, of any customer or guest. */
export async function findCustomerOrder(db: Database, id: number): Promise<CustomerOrder | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toOrder(row) : null;
}

export async function countCustomerOrders(db: Database, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The details of these orders, one or more, in a few queries however many there are. */
export async function readOrderDetails(db: Database, orderIds: readonly number[]): Promise<Map<number, OrderDetails>> {
  const details = new Map(orderIds.map((id): [number, OrderDetails] => [id, noDetails()]));
  for (const [id, account] of await readAccounts(db, orderIds)) details.get(id)?.lines.push(...account.map(toLine));
  const parcels = await db
    .selectFrom('fulfillments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  const pieces = await db
    .selectFrom('fulfillment_lines')
    .innerJoin('fulfillments', 'fulfillments.id', 'fulfillment_lines.fulfillment_id')
    .select(['fulfillment_id', 'order_line_id', 'quantity'])
    .where('order_id', 'in', orderIds)
    .execute();
  for (const { id, order_id, tracking_company: company, tracking_number: number, tracking_url } of parcels) {
    const inside = pieces.filter(({ fulfillment_id }) => fulfillment_id === id);
    details.get(order_id)?.parcels.push({
      company,
      number,
      url: tracking_url ?? trackingUrl(company, number),
      pieces: new Map(inside.map(({ order_line_id, quantity }) => [order_line_id, quantity])),
    });
  }
  for (const [id, refunds] of await readRefundParts(db, orderIds)) {
    const known = details.get(id);
    if (known) known.refunds = refunds;
  }
  const payments = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'total_cents', 'amount_cents'])
    .where('orders.id', 'in', orderIds)
    .execute();
  for (const { id, total_cents, amount_cents } of payments) {
    const known = details.get(id);
    if (known) known.waivedCents = total_cents - amount_cents;
  }
  for (const [id, returns] of await readReturns(db, orderIds)) {
    const known = details.get(id);
    if (known) known.returns = returns;
  }
  const edited = db.selectFrom('order_notes').select('order_id').distinct().where('order_id', 'in', orderIds);
  for (const { order_id } of await edited.where('change', 'is not', null).execute()) {
    const known = details.get(order_id);
    if (known) known.isEdited = true;
  }
  return details;
}

export function noDetails(): OrderDetails {
  return { lines: [], parcels: [], refunds: [], waivedCents: 0, returns: [], isEdited: false };
}

function toLine({ line, ordered, refunded }: AccountedLine): CustomerOrderLine {
  return {
    id: line.id,
    title: line.title,
    variantId: line.variant_id,
    quantity: ordered,
    currentQuantity: Math.max(0, ordered - refunded),
    totalCents: line.total_cents,
    discountCents: line.discount_cents,
    refundedCents: piecesCents({ line, quantity: refunded }, 0),
    attributes: parseAttributes(line.attributes),
  };
}

/** An order as its customer sees it. Amounts are cents. */
function toOrder(row: Selectable<Tables['orders']>) {
  return {
    ...toOrderCore(row),
    vat: vatClassesOf(row),
    checkoutToken: row.checkout_token,
    phone: row.phone,
    language: row.language,
    financialStatus: row.financial_status,
    fulfillmentStatus: row.fulfillment_status,
    processedAt: row.processed_at,
    /** Until when its money is awaited; null where it is not. */
    paymentDueAt: row.payment_due_at,
    canceledAt: row.canceled_at,
    cancelReason: row.cancel_reason,
  };
}

const nameOf = ({ number }: CustomerOrder) => [`#${number}`, String(number)];

const orders: Searchable<CustomerOrder> = {
  fields: {
    processed_at: instantMatcher(({ processedAt }) => processedAt),
    name: (value) => listMatcher([value], nameOf),
    financial_status: (value) => listMatcher([value], ({ financialStatus }) => [financialStatus]),
    fulfillment_status: (value) => listMatcher([value], ({ fulfillmentStatus }) => [fulfillmentStatus]),
  },
  wordsOf: (order) => foldTexts(nameOf(order)),
};

/** Which of their orders a customer's query means. Key of the API: `processed_at`; the others are those of its newer accounts. */
export const matchingOrders = matching(orders);
