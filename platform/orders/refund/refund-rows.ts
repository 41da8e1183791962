import type { Selectable } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { type AccountedLine, readAccount } from '../read/order-account.ts';
import { type Pieces, piecesCents, type SelectedLine, selectPieces } from '../read/order-selection.ts';

export type Payment = Selectable<Tables['payments']>;
export type Refund = Selectable<Tables['refunds']>;

export interface RefundOptions {
  /** Whether the goods can be sold again. Pieces that were sent go back into stock only with a return. */
  restock: boolean;
  /** All that is left of the order when neither amount nor pieces are said. */
  amountCents?: number | undefined;
  pieces?: readonly Pieces[] | undefined;
  /** The return that it pays back. */
  returnId?: number | undefined;
}

/** Pieces whose money did not go back, and what they cost; none when there are not so many. */
export async function priceUnrefunded(trx: Trx, orderId: number, pieces: readonly Pieces[] | undefined) {
  const account = await readAccount(trx, orderId);
  const selected = selectPieces(account, unrefunded, pieces) ?? [];
  const refunded = new Map(account.map((one) => [one.line.id, one.refunded]));
  const cents = selected.reduce((sum, one) => sum + piecesCents(one, refunded.get(one.line.id) ?? 0), 0);
  return { account, selected, cents };
}

export function unrefunded({ ordered, refunded }: AccountedLine): number {
  return Math.max(0, ordered - refunded);
}

interface NewRefund {
  status: Refund['status'];
  amountCents: number;
  restock: boolean;
  returnId?: number | undefined;
  selected: readonly SelectedLine[];
}

export async function insertRefund(
  trx: Trx,
  orderId: number,
  { status, amountCents, restock, returnId, selected }: NewRefund,
  at: Date,
): Promise<Refund> {
  const refund = await trx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      status,
      amount_cents: amountCents,
      restocked: restock ? 1 : 0,
      return_id: returnId ?? null,
      created_at: at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (selected.length > 0) {
    await trx
      .insertInto('refund_lines')
      .values(selected.map(({ line, quantity }) => ({ refund_id: refund.id, order_line_id: line.id, quantity })))
      .execute();
  }
  return refund;
}
