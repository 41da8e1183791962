import type { Selectable } from 'kysely';
import type { PostalAddress } from '#domain/postal-address.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { InvoiceParty } from './order-details.ts';

/** An order without personal data: what a list shows. Amounts are cents. */
export interface OrderSummary {
  number: number;
  processedAt: Date;
  financialStatus: string;
  fulfillmentStatus: string;
  /** Pieces. */
  items: number;
  totalCents: number;
  currency: string;
}

/** An order as the shop's owner works with it. Amounts are cents. */
export interface OwnerOrder extends OrderSummary {
  email: string;
  language: string;
  address: PostalAddress;
  invoice: InvoiceParty | null;
  lines: { sku: string; title: string; variantTitle: string; quantity: number; totalCents: number }[];
  subtotalCents: number;
  discountCode: string | null;
  discountCents: number;
  shippingCents: number;
  vatCents: number;
  vatPercent: number;
  payment: { gateway: string; status: string; reference: string } | null;
  parcel: { carrier: string; number: string; url: string | null; sentAt: Date } | null;
  refund: { amountCents: number; restocked: boolean; at: Date } | null;
}

/** The newest orders first. */
export async function listOrders(db: Database, limit: number): Promise<OrderSummary[]> {
  const rows = await db.selectFrom('orders').selectAll().orderBy('number', 'desc').limit(limit).execute();
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('order_lines')
    .select(['order_id', (row) => row.fn.sum<number | string>('quantity').as('items')])
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('order_id')
    .execute();
  const itemsOf = new Map(counts.map((row) => [row.order_id, Number(row.items)]));
  return rows.map((row) => toSummary(row, itemsOf.get(row.id) ?? 0));
}

/** @returns null when there is no order of this number */
export async function readOwnerOrder(db: Database, number: number): Promise<OwnerOrder | null> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) return null;
  const lines = await db
    .selectFrom('order_lines')
    .select(['sku', 'title', 'variant_title as variantTitle', 'quantity', 'total_cents as totalCents'])
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    ...toSummary(
      row,
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    email: row.email,
    language: row.language,
    address: JSON.parse(row.shipping_address) as PostalAddress,
    invoice: row.invoice === null ? null : (JSON.parse(row.invoice) as InvoiceParty),
    lines,
    subtotalCents: row.subtotal_cents,
    discountCode: row.discount_code,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents,
    vatCents: row.vat_cents,
    vatPercent: row.vat_percent,
    ...(await readAftermath(db, row.id)),
  };
}

async function readAftermath(
  db: Database,
  orderId: number,
): Promise<Pick<OwnerOrder, 'payment' | 'parcel' | 'refund'>> {
  const payment = await db
    .selectFrom('payments')
    .select(['gateway', 'status', 'reference'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const parcel = await db.selectFrom('fulfillments').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  const refund = await db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  return {
    payment: payment ?? null,
    parcel: parcel
      ? {
          carrier: parcel.tracking_company,
          number: parcel.tracking_number,
          url: parcel.tracking_url,
          sentAt: new Date(parcel.created_at),
        }
      : null,
    refund: refund
      ? { amountCents: refund.amount_cents, restocked: refund.restocked === 1, at: new Date(refund.created_at) }
      : null,
  };
}

function toSummary(row: Selectable<Tables['orders']>, items: number): OrderSummary {
  return {
    number: row.number,
    processedAt: new Date(row.processed_at),
    financialStatus: row.financial_status,
    fulfillmentStatus: row.fulfillment_status,
    items,
    totalCents: row.total_cents,
    currency: row.currency,
  };
}
