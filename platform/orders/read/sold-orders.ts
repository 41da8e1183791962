import type { NotNull } from 'kysely';
import { shareOfClasses, type VatRate } from '#domain/money/vat.ts';
import type { Database, Trx } from '../../db/database.ts';
import { isManualMethod } from '../../payments/manual-methods.ts';
import { type Purchases, readPurchases } from '../pieces/purchase-costs.ts';
import { type RefundParts, refundShares } from '../refund/refund-shares.ts';
import type { OrderLineRow } from './order-account.ts';
import { piecesCents } from './order-selection.ts';
import { vatClassesOf } from './read-order.ts';

/** An order that became a sale, with its refunds. */
export type SoldOrder = Awaited<ReturnType<typeof readSoldOrders>>[number];

/**
 * Notes that an order is a sale from now on, unless it is one already: its money has come, or its goods leave before. Books and fiscal
 * documents go by this moment, which never changes afterwards.
 */
export async function noteSale(trx: Trx, orderId: number | null, at: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ sold_at: at.toISOString() })
    .where('id', '=', orderId)
    .where('sold_at', 'is', null)
    .execute();
}

const NO_PURCHASES: Purchases = { sold: null, returned: new Map() };

/** Orders that became a sale, or had a refund, between two instants, by number. */
export async function readSoldOrders(db: Database, from: string, until: string) {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .select(['payments.captured_cents', 'payments.gateway'])
    .where('sold_at', '<', until)
    .$narrowType<{ sold_at: NotNull }>()
    .where((row) =>
      row.or([
        row('sold_at', '>=', from),
        row.exists(
          row
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.order_id', '=', 'orders.id')
            .where('refunds.status', '=', 'done')
            .where('refunds.created_at', '>=', from),
        ),
      ]),
    )
    .orderBy('orders.number')
    .execute();
  const orderIds = orders.map(({ id }) => id);
  const refunds = await readRefundParts(db, orderIds);
  const purchases = await readPurchases(db, orderIds);
  return orders.map(({ captured_cents, gateway, ...order }) => {
    // Cash may come after the goods have left; all of them are then sold.
    const isOwed = isManualMethod(gateway) && order.fulfillment_status !== 'UNFULFILLED';
    /** The sold amount: all of the order, or the captured part. */
    const classes = shareOfClasses(vatClassesOf(order), isOwed ? order.total_cents : captured_cents);
    const known = refunds.get(order.id) ?? [];
    const shares = refundShares(classes, known);
    const withClasses = known.map((refund, index) => {
      // Money of an order that was not complete may go back before it is a sale.
      const isEarly = refund.at < order.sold_at;
      return { ...refund, ...(isEarly && { at: order.sold_at }), classes: shares[index] ?? [] };
    });
    return {
      order,
      gateway,
      soldAt: order.sold_at,
      classes,
      refunds: withClasses,
      purchases: purchases.get(order.id) ?? NO_PURCHASES,
    };
  });
}

/** Pieces of an order line, as a document names them. */
export interface SoldLine {
  title: string;
  quantity: number;
  /** After the discount. */
  cents: number;
  vatPercent: VatRate;
}

export function toSoldLine(row: OrderLineRow): SoldLine {
  return {
    title: [row.title, row.variant_title].filter(Boolean).join(', '),
    quantity: row.quantity,
    cents: row.total_cents - row.discount_cents,
    vatPercent: row.vat_percent,
  };
}

interface KnownRefund extends RefundParts {
  pieces: SoldLine[];
  id: number;
  /** UTC, ISO 8601. */
  at: string;
}

/** The refunds of these orders in the order in which they were made, with the pieces that each is for. */
export async function readRefundParts(db: Database, orderIds: readonly number[]): Promise<Map<number, KnownRefund[]>> {
  if (orderIds.length === 0) return new Map();
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'done')
    // A cancellation gives up pieces without money.
    .where('amount_cents', '>', 0)
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
    .selectAll('order_lines')
    .select(['refund_id', 'refund_lines.quantity as returned'])
    .where('order_lines.order_id', 'in', orderIds)
    .execute();
  const before = new Map<number, number>();
  const found = refunds.map(({ id, order_id, amount_cents, created_at }) => {
    const pieces = lines
      .filter(({ refund_id }) => refund_id === id)
      .map(({ returned: quantity, ...line }) => {
        const refunded = before.get(line.id) ?? 0;
        before.set(line.id, refunded + quantity);
        return { ...toSoldLine(line), quantity, cents: piecesCents({ line, quantity }, refunded) };
      });
    return { order_id, id, at: created_at, amountCents: amount_cents, pieces };
  });
  return Map.groupBy(found, ({ order_id }) => order_id);
}
