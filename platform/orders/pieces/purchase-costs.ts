import type { Database } from '../../db/database.ts';
import { readAccounts } from '../read/order-account.ts';
import { readSentPieces, type SentPiece } from './take-back-pieces.ts';

/** What the shop paid for the second-hand machines of an order, cents; null while a price or a serial number is not known. */
export interface Purchases {
  sold: number | null;
  /** Of the machines that came back, by the refund of their return. */
  returned: ReadonlyMap<number, number | null>;
}

export async function readPurchases(db: Database, orderIds: readonly number[]): Promise<Map<number, Purchases>> {
  if (orderIds.length === 0) return new Map();
  const pieces = Map.groupBy(await readSentPieces(db, orderIds), ({ lineId }) => lineId);
  const arrivals = await db
    .selectFrom('refunds')
    .innerJoin('return_lines', 'return_lines.return_id', 'refunds.return_id')
    .select(['refunds.id', 'refunds.return_id', 'order_line_id', 'quantity'])
    .where('order_id', 'in', orderIds)
    .where('refunds.status', '=', 'done')
    .orderBy('refunds.id')
    .execute();
  return new Map(
    [...(await readAccounts(db, orderIds))].map(([orderId, account]): [number, Purchases] => {
      const lines = account.filter(({ line }) => line.vat_percent === null);
      const returned = new Map<number, number | null>();
      for (const { line, sent } of lines) {
        const ofLine = pieces.get(line.id) ?? [];
        for (const { id, return_id, quantity } of arrivals.filter(({ order_line_id }) => order_line_id === line.id)) {
          const back = ofLine.filter(({ returnId }) => returnId === return_id);
          returned.set(id, sum([returned.get(id) ?? 0, costOf(back, quantity) ?? costOfAny(ofLine, sent, quantity)]));
        }
      }
      const isWhole = lines.every(({ left }) => left === 0);
      const sold = isWhole ? sum(lines.map(({ line, sent }) => costOf(pieces.get(line.id) ?? [], sent))) : null;
      return [orderId, { sold, returned }];
    }),
  );
}

/** Null unless all of them are named. */
function costOf(pieces: readonly SentPiece[], quantity: number): number | null {
  return pieces.length === quantity ? sum(pieces.map(({ costCents }) => costCents)) : null;
}

/** Their numbers do not matter where the whole line came back, or where all of it cost the same. */
function costOfAny(pieces: readonly SentPiece[], sent: number, quantity: number): number | null {
  const isClear = quantity === sent || new Set(pieces.map(({ costCents }) => costCents)).size === 1;
  return isClear && pieces.length === sent ? costOf(pieces.slice(0, quantity), quantity) : null;
}

function sum(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((all, cents) => (all === null || cents === null ? null : all + cents), 0);
}
