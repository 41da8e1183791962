import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { transact, Undone } from '../../db/transact.ts';
import { type AccountedLine, readAccount } from '../read/order-account.ts';
import { type Pieces, type SelectedLine, selectPieces } from '../read/order-selection.ts';
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
      .returning('id')
      .executeTakeFirst();
    if (!order) return { status: 'unknown_order' };
    const account = await readAccount(trx, order.id);
    if (account.every(({ sent }) => sent === 0)) return { status: 'not_sent' };
    const asked = await trx
      .selectFrom('returns')
      .select('id')
      .where('order_id', '=', order.id)
      .where('status', '=', 'requested')
      .orderBy('id')
      .executeTakeFirst();
    const named = asked ? await readSelected(trx, asked.id) : [];
    if (asked) await trx.deleteFrom('return_lines').where('return_id', '=', asked.id).execute();
    const known = await readAccount(trx, order.id);
    // A withdrawal may name goods that were not sent yet.
    const namedOf = (one: AccountedLine) => named.find(({ line }) => line.id === one.line.id)?.quantity ?? 0;
    const freeOf = (one: AccountedLine) =>
      pieces || named.length === 0 ? withBuyer(one) : Math.min(withBuyer(one), namedOf(one));
    const selected = selectPieces(known, freeOf, pieces);
    // The statement keeps its pieces.
    if (!selected) throw new Undone<OpenOutcome>({ status: 'not_so_many' });
    const at = now();
    const id = asked?.id ?? (await insertReturn(trx, { orderId: order.id, reason, at }));
    await trx.updateTable('returns').set({ status: 'open' }).where('id', '=', id).execute();
    await writeReturnLines(trx, id, selected);
    await queueReturn(trx, { number, id, selected, step: 'opened' }, { now: at, publicUrl });
    return { status: 'opened', id };
  });
}

/** Pieces that were sent and are not coming back yet. */
export function withBuyer({ sent, returned, awaited }: AccountedLine): number {
  return sent - returned - awaited;
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

export async function readSelected(trx: Trx, id: number): Promise<SelectedLine[]> {
  const rows = await trx
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.id', 'return_lines.order_line_id')
    .selectAll('order_lines')
    .select('return_lines.quantity as returned')
    .where('return_id', '=', id)
    .execute();
  return rows.map(({ returned, ...line }) => ({ line, quantity: returned }));
}
