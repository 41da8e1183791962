import type { Trx } from '../../db/database.ts';
import type { SelectedLine } from '../read/order-selection.ts';
import { cleanSerial } from './import-pieces.ts';
import { releasePiece } from './take-back-pieces.ts';

export type SerialRefusal =
  /** Of another article than the parcel has, or more of them than pieces. */
  | 'wrong_serial'
  /** Not imported, and the parcel has several articles. */
  | 'unknown_serial'
  /** With another buyer. */
  | 'serial_taken';

/** Notes which machines are in a parcel; one that no file named is added to the only article in it. */
export async function bindPieces(
  trx: Trx,
  fulfillmentId: number,
  selected: readonly SelectedLine[],
  serials: readonly string[],
): Promise<SerialRefusal | null> {
  const free = selected.map(({ line, quantity }) => ({ line, quantity }));
  const wanted = serials.map(cleanSerial);
  if (new Set(wanted).size < wanted.length || wanted.includes('')) return 'wrong_serial';
  for (const serial of wanted) {
    const known = await trx.selectFrom('pieces').selectAll().where('serial', '=', serial).executeTakeFirst();
    if (!known && new Set(selected.map(({ line }) => line.sku)).size > 1) return 'unknown_serial';
    const place = free.find(({ line, quantity }) => quantity > 0 && (!known || line.sku === known.sku));
    if (!place) return 'wrong_serial';
    const taken = known ? await releasePiece(trx, known.id) : null;
    if (taken) return taken;
    const piece = known ?? (await addPiece(trx, serial, place.line.sku));
    await trx
      .insertInto('fulfillment_pieces')
      .values({ fulfillment_id: fulfillmentId, piece_id: piece.id, order_line_id: place.line.id })
      .execute();
    place.quantity -= 1;
  }
  return null;
}

function addPiece(trx: Trx, serial: string, sku: string) {
  return trx.insertInto('pieces').values({ serial, sku }).returning('id').executeTakeFirstOrThrow();
}
