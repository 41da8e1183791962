import type { PlatformContext } from '../context.ts';
import type { Trx } from '../db/database.ts';
import { transact, Undone } from '../db/transact.ts';
import type { Gateways } from '../payments/gateway.ts';
import { type Pieces, type SelectedLine, selectPieces } from './order-selection.ts';
import { type RefundOutcome, refundOrder } from './refund-order.ts';
import { queueReturn } from './return-mail.ts';

export type ReturnReason = 'withdrawal' | 'fault' | 'other';

export type OpenOutcome =
  | { status: 'opened'; id: number }
  | {
      status:
        | 'unknown_order'
        /** Nothing of it has left the house. */
        | 'not_sent'
        /** Pieces that the order has not, or that come back already. */
        | 'not_so_many';
    };

type Settings = Pick<PlatformContext, 'db' | 'now' | 'publicUrl'>;

/**
 * Opens a return and mails the buyer the address and the label's text. A withdrawal that still waits for staff becomes this return.
 * Locks: order.
 *
 * @param options.pieces without it, the pieces that the withdrawal named, or all that are not coming back yet
 */
export async function openReturn(
  { db, now, publicUrl }: Settings,
  number: number,
  { reason, pieces }: { reason: ReturnReason; pieces?: readonly Pieces[] | undefined },
): Promise<OpenOutcome> {
  return transact(db, async (trx): Promise<OpenOutcome> => {
    const order = await trx
      .updateTable('orders')
      .set((row) => ({ fulfillment_status: row.ref('fulfillment_status') }))
      .where('number', '=', number)
      .returning(['id', 'fulfillment_status'])
      .executeTakeFirst();
    if (!order) return { status: 'unknown_order' };
    if (order.fulfillment_status === 'UNFULFILLED') return { status: 'not_sent' };
    const asked = await trx
      .selectFrom('returns')
      .select('id')
      .where('order_id', '=', order.id)
      .where('status', '=', 'requested')
      .orderBy('id')
      .executeTakeFirst();
    const named = asked ? await readPieces(trx, asked.id) : [];
    if (asked) await trx.deleteFrom('return_lines').where('return_id', '=', asked.id).execute();
    const found = await selectPieces(trx, 'return_lines', order.id, pieces ?? (named.length > 0 ? named : undefined));
    // The statement keeps its pieces.
    if (!found) throw new Undone<OpenOutcome>({ status: 'not_so_many' });
    const at = now();
    const id = asked?.id ?? (await insertReturn(trx, { orderId: order.id, reason, at }));
    await trx.updateTable('returns').set({ status: 'open' }).where('id', '=', id).execute();
    await writeReturnLines(trx, id, found.selected);
    await queueReturn(trx, { number, id, selected: found.selected, step: 'opened' }, { now: at, publicUrl });
    return { status: 'opened', id };
  });
}

interface NewReturn {
  orderId: number;
  reason: ReturnReason;
  at: Date;
  /** The statement of withdrawal by which it begins, and what it names. */
  statement?: { id: string; items: string } | undefined;
}

/** A return that waits for staff; without pieces. @returns its number */
export async function insertReturn(trx: Trx, { orderId, reason, at, statement }: NewReturn): Promise<number> {
  const { id } = await trx
    .insertInto('returns')
    .values({
      order_id: orderId,
      status: 'requested',
      reason,
      created_at: at.toISOString(),
      statement_id: statement?.id ?? null,
      items: statement?.items ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeReturnLines(trx: Trx, id: number, selected: readonly SelectedLine[]): Promise<void> {
  if (selected.length === 0) return;
  await trx
    .insertInto('return_lines')
    .values(selected.map(({ line, quantity }) => ({ return_id: id, order_line_id: line.id, quantity })))
    .execute();
}

export type SentOutcome = 'unknown_return' | 'not_awaited' | 'sent';

/** Notes that the buyer has sent the goods, and confirms it to them. Once; a second time is `not_awaited`. */
export async function noteReturnSent(
  { db, now, publicUrl }: Settings,
  id: number,
  { carrier = '', trackingNumber = '' }: { carrier?: string; trackingNumber?: string },
): Promise<SentOutcome> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const number = await numberOf(trx, id);
    if (number === null) return 'unknown_return';
    const { numUpdatedRows } = await trx
      .updateTable('returns')
      .set({ status: 'sent', sent_at: at.toISOString(), carrier, tracking_number: trackingNumber })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'not_awaited';
    const text = [carrier, trackingNumber].filter(Boolean).join(' ');
    const selected = await readSelected(trx, id);
    await queueReturn(trx, { number, id, selected, step: 'sent', text }, { now: at, publicUrl });
    return 'sent';
  });
}

/** Refuses a return before it is here, and tells the buyer. Its pieces may come back by another one. */
export async function declineReturn(
  { db, now, publicUrl }: Settings,
  id: number,
  why: string,
): Promise<'unknown_return' | 'already_closed' | 'declined'> {
  return db.transaction().execute(async (trx) => {
    const number = await numberOf(trx, id);
    if (number === null) return 'unknown_return';
    const selected = await readSelected(trx, id);
    const { numUpdatedRows } = await trx
      .updateTable('returns')
      .set({ status: 'declined' })
      .where('id', '=', id)
      .where('status', 'in', ['requested', 'open', 'sent'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'already_closed';
    await trx.deleteFrom('return_lines').where('return_id', '=', id).execute();
    await queueReturn(trx, { number, id, selected, step: 'declined', text: why }, { now: now(), publicUrl });
    return 'declined';
  });
}

async function numberOf(trx: Trx, id: number): Promise<number | null> {
  const row = await trx
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select('orders.number')
    .where('returns.id', '=', id)
    .executeTakeFirst();
  return row?.number ?? null;
}

async function readSelected(trx: Trx, id: number): Promise<SelectedLine[]> {
  const rows = await trx
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.id', 'return_lines.order_line_id')
    .selectAll('order_lines')
    .select('return_lines.quantity as returned')
    .where('return_id', '=', id)
    .execute();
  return rows.map(({ returned, ...line }) => ({ line, quantity: returned }));
}

async function readPieces(trx: Trx, id: number): Promise<Pieces[]> {
  return (await readSelected(trx, id)).map(({ line, quantity }) => ({ sku: line.sku, quantity }));
}

export type ReceiveOutcome =
  | 'unknown_return'
  | 'not_opened'
  | 'already_closed'
  | 'received'
  | Exclude<RefundOutcome, 'unknown_order'>;

/**
 * Notes that the goods of a return are here, and gives their money back; with all goods of an order back, also what its
 * delivery cost. Called again after a refund that was not answered, it goes on there.
 *
 * @param options.restock whether the goods can be sold again
 * @param options.refund without it, only their arrival is noted
 */
export async function receiveReturn(
  context: Pick<PlatformContext, 'db' | 'now' | 'publicUrl' | 'log'>,
  gateways: Gateways,
  id: number,
  { restock, refund }: { restock: boolean; refund: boolean },
): Promise<ReceiveOutcome> {
  const { db } = context;
  const noted = await db.transaction().execute((trx) => noteArrival(trx, context, id));
  if (typeof noted === 'string') return noted;
  if (!refund) return 'received';
  const outcome = await refundOrder(context, gateways, noted.number, {
    restock,
    returnId: id,
    ...(!noted.isWholeOrder && { pieces: noted.pieces }),
  });
  if (outcome === 'unknown_order') return 'unknown_return';
  if (outcome === 'refunded' || outcome === 'already_refunded')
    await db.updateTable('returns').set({ status: 'closed' }).where('id', '=', id).execute();
  return outcome;
}

async function noteArrival(
  trx: Trx,
  { now, publicUrl }: Pick<PlatformContext, 'now' | 'publicUrl'>,
  id: number,
): Promise<
  'unknown_return' | 'not_opened' | 'already_closed' | { number: number; pieces: Pieces[]; isWholeOrder: boolean }
> {
  const at = now();
  const known = await trx
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.status', 'orders.number', 'orders.id as orderId'])
    .where('returns.id', '=', id)
    .executeTakeFirst();
  if (!known) return 'unknown_return';
  if (known.status === 'requested') return 'not_opened';
  if (known.status === 'closed' || known.status === 'declined') return 'already_closed';
  const arrived = await trx
    .updateTable('returns')
    .set({ status: 'received', received_at: at.toISOString() })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'sent'])
    .executeTakeFirst();
  const selected = await readSelected(trx, id);
  if (arrived.numUpdatedRows > 0n) {
    await queueReturn(trx, { number: known.number, id, selected, step: 'received' }, { now: at, publicUrl });
  }
  const lines = await trx.selectFrom('order_lines').select('quantity').where('order_id', '=', known.orderId).execute();
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // Goods may come back by several returns, those of the others with their money.
  const before = await trx
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .select('return_lines.quantity')
    .where('returns.order_id', '=', known.orderId)
    .where('returns.status', '=', 'closed')
    .execute();
  const back = [...before, ...selected].reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    number: known.number,
    pieces: selected.map(({ line, quantity }) => ({ sku: line.sku, quantity })),
    isWholeOrder: back === ordered,
  };
}
