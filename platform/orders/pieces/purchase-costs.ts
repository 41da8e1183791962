import type { Database } from '../../db/database.ts';
import { readAccounts } from '../read/order-account.ts';

/** What the shop paid for the second-hand machines of an order, cents; null while a price or a serial number is not known. */
export interface Purchases {
  sold: number | null;
  /** Of the machines that came back, by the refund of their return. */
  returned: ReadonlyMap<number, number | null>;
}

export async function readPurchases(db: Database, orderIds: readonly number[]): Promise<Map<number, Purchases>> {
  if (orderIds.length === 0) return new Map();
  const pieces = await db
    .selectFrom('fulfillment_pieces')
    .innerJoin('pieces', 'pieces.id', 'piece_id')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['order_line_id', 'cost_cents'])
    .where('order_id', 'in', orderIds)
    .orderBy('fulfillment_id')
    .orderBy('piece_id')
    .execute();
  const costs = Map.groupBy(pieces, ({ order_line_id }) => order_line_id);
  const arrivals = await db
    .selectFrom('refunds')
    .innerJoin('return_lines', 'return_lines.return_id', 'refunds.return_id')
    .select(['refunds.id', 'order_line_id', 'quantity'])
    .where('order_id', 'in', orderIds)
    .where('refunds.status', '=', 'done')
    .orderBy('refunds.id')
    .execute();
  return new Map(
    [...(await readAccounts(db, orderIds))].map(([orderId, account]): [number, Purchases] => {
      const lines = account.filter(({ line }) => line.vat_percent === null);
      const costOf = (lineId: number, sent: number) => {
        const known = (costs.get(lineId) ?? []).map(({ cost_cents }) => cost_cents);
        return known.length === sent ? known : Array<null>(sent).fill(null);
      };
      const returned = new Map<number, number | null>();
      for (const { line, sent } of lines) {
        let before = 0;
        for (const { id, quantity } of arrivals.filter(({ order_line_id }) => order_line_id === line.id)) {
          const back = costOf(line.id, sent).slice(before, before + quantity);
          returned.set(id, sum([returned.get(id) ?? 0, ...back]));
          before += quantity;
        }
      }
      const isWhole = lines.every(({ left }) => left === 0);
      return [
        orderId,
        { sold: isWhole ? sum(lines.flatMap(({ line, sent }) => costOf(line.id, sent))) : null, returned },
      ];
    }),
  );
}

function sum(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((all, cents) => (all === null || cents === null ? null : all + cents), 0);
}
