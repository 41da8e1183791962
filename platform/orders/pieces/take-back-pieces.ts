import type { Database, Trx } from '../../db/database.ts';
import { Undone } from '../../db/transact.ts';
import { readAccount } from '../read/order-account.ts';
import { cleanSerial } from './import-pieces.ts';

export type WrongSerial = 'wrong_serial';

/** A machine that left with an order line; `returnId` tells with which return it came back, as far as that is known. */
export interface SentPiece {
  fulfillmentId: number;
  pieceId: number;
  serial: string;
  lineId: number;
  costCents: number | null;
  returnId: number | null;
}

/** Pieces of these orders in the order in which they left. */
export async function readSentPieces(db: Database, orderIds: readonly number[]): Promise<SentPiece[]> {
  return db
    .selectFrom('fulfillment_pieces')
    .innerJoin('pieces', 'pieces.id', 'piece_id')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['fulfillment_id as fulfillmentId', 'piece_id as pieceId', 'serial'])
    .select(['order_line_id as lineId', 'cost_cents as costCents', 'return_id as returnId'])
    .where('order_id', 'in', orderIds)
    .orderBy('fulfillment_id')
    .orderBy('piece_id')
    .execute();
}

/**
 * Notes which machines came back with a return, after its arrival was written: those that are named, and those of a line that is back
 * whole. Staff can name one of several later; until then it stays unknown.
 *
 * @throws Undone with `wrong_serial` when one did not leave with this order, came back before, or is more than the return holds
 */
export async function takeBackPieces(
  trx: Trx,
  orderId: number,
  returnId: number,
  serials: readonly string[],
): Promise<void> {
  const lines = await trx.selectFrom('return_lines').selectAll().where('return_id', '=', returnId).execute();
  const account = await readAccount(trx, orderId);
  const sent = await readSentPieces(trx, [orderId]);
  const named = new Set(serials.map(cleanSerial));
  for (const { order_line_id: lineId } of lines) {
    const pieces = sent.filter((piece) => piece.lineId === lineId);
    const told = pieces.filter(({ serial, returnId: before }) => before === null && named.delete(serial));
    const free = (await unnamedReturns(trx, lineId, pieces)).get(returnId) ?? 0;
    if (told.length > free) throw new Undone('wrong_serial' satisfies WrongSerial);
    for (const piece of told) await setReturn(trx, piece, returnId);
    const sums = account.find(({ line }) => line.id === lineId);
    if (sums?.returned === sums?.sent) await nameTheRest(trx, lineId, pieces);
  }
  if (named.size > 0) throw new Undone('wrong_serial' satisfies WrongSerial);
}

/** All of a line is back: what no return was told of can only have come with the one that still misses a number. */
async function nameTheRest(trx: Trx, lineId: number, pieces: readonly SentPiece[]): Promise<void> {
  const [only, ...others] = (await unnamedReturns(trx, lineId, pieces)).keys();
  if (only === undefined || others.length > 0) return;
  for (const piece of pieces) if (piece.returnId === null) await setReturn(trx, piece, only);
}

/** How many pieces of a line came back without a serial number, by return, the earliest first. */
async function unnamedReturns(trx: Trx, lineId: number, pieces: readonly SentPiece[]): Promise<Map<number, number>> {
  const arrived = await trx
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_id')
    .select(['return_id', 'quantity'])
    .where('order_line_id', '=', lineId)
    .where('received_at', 'is not', null)
    .orderBy('return_id')
    .execute();
  const open = arrived.map(({ return_id: id, quantity }): [number, number] => [
    id,
    quantity - pieces.filter(({ returnId }) => returnId === id).length,
  ]);
  return new Map(open.filter(([, quantity]) => quantity > 0));
}

async function setReturn(trx: Trx, piece: SentPiece, returnId: number): Promise<void> {
  piece.returnId = returnId;
  await trx
    .updateTable('fulfillment_pieces')
    .set({ return_id: returnId })
    .where('fulfillment_id', '=', piece.fulfillmentId)
    .where('piece_id', '=', piece.pieceId)
    .execute();
}

/**
 * Lets a machine leave again. One whose line came back without numbers tells by leaving that it was among them.
 *
 * @returns `serial_taken` while it is with a buyer
 */
export async function releasePiece(trx: Trx, id: number): Promise<'serial_taken' | null> {
  const last = await trx
    .selectFrom('fulfillment_pieces')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['order_id', 'order_line_id as lineId'])
    .where('piece_id', '=', id)
    .orderBy('fulfillment_id', 'desc')
    .executeTakeFirst();
  if (!last) return null;
  const pieces = (await readSentPieces(trx, [last.order_id])).filter(({ lineId }) => lineId === last.lineId);
  const piece = pieces.findLast(({ pieceId }) => pieceId === id);
  if (!piece || piece.returnId !== null) return null;
  const [earliest] = (await unnamedReturns(trx, last.lineId, pieces)).keys();
  if (earliest === undefined) return 'serial_taken';
  await setReturn(trx, piece, earliest);
  return null;
}
