import type { PlatformContext } from '../../context.ts';
import type { Trx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { Gateways } from '../../payments/gateway.ts';
import { takeBackPieces, type WrongSerial } from '../pieces/take-back-pieces.ts';
import { type AccountedLine, readAccount, settleAccount } from '../read/order-account.ts';
import { type Pieces, type SelectedLine, selectPieces } from '../read/order-selection.ts';
import { type RefundOutcome, refundOrder } from '../refund/refund-order.ts';
import type { RefundOptions } from '../refund/refund-rows.ts';
import { queueReturn } from './return-mail.ts';
import { readSelected, withBuyer, writeReturnLines } from './returns.ts';

export type ReceiveOutcome =
  | 'unknown_return'
  | 'not_opened'
  | 'already_closed'
  | 'received'
  | WrongSerial
  | Exclude<RefundOutcome, 'unknown_order'>;

interface ArrivalOptions {
  restock: boolean;
  refund: boolean;
  serials?: readonly string[] | undefined;
}

type Settings = Pick<PlatformContext, 'db' | 'now' | 'publicUrl' | 'log'>;

/**
 * Notes that the goods of a return are here, and gives their money back; with all goods of an order back, also what its
 * delivery cost. Called again after a refund that was not answered, it goes on there.
 *
 * @param options.restock whether the goods can be sold again
 * @param options.refund without it, only their arrival is noted
 * @param options.serials of the machines, where not all of a line came back; of a settled return, they are noted alone
 */
export async function receiveReturn(
  context: Settings,
  gateways: Gateways,
  id: number,
  options: ArrivalOptions,
): Promise<ReceiveOutcome> {
  const { db } = context;
  const noted = await transact(db, (trx) => noteArrival(trx, context, id, options));
  if (typeof noted === 'string') return noted;
  if (!options.refund) return 'received';
  const outcome = await refundOrder(context, gateways, noted.number, {
    restock: options.restock,
    returnId: id,
    ...(!noted.isRest && { pieces: noted.pieces }),
  });
  if (outcome === 'unknown_order') return 'unknown_return';
  await closeReturn(context, id, outcome);
  return outcome;
}

async function closeReturn({ db }: Settings, id: number, outcome: RefundOutcome): Promise<void> {
  if (outcome === 'refunded' || outcome === 'waived' || outcome === 'already_refunded')
    await db.updateTable('returns').set({ status: 'closed' }).where('id', '=', id).execute();
}

type Unnoted = 'unknown_return' | 'not_opened' | 'already_closed' | 'received' | WrongSerial;

async function noteArrival(
  trx: Trx,
  { now, publicUrl }: Settings,
  id: number,
  { restock, refund, serials = [] }: ArrivalOptions,
): Promise<Unnoted | { number: number; pieces: Pieces[]; isRest: boolean }> {
  const at = now();
  const known = await trx
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.status', 'orders.number', 'orders.id as orderId'])
    .where('returns.id', '=', id)
    .executeTakeFirst();
  if (!known) return 'unknown_return';
  if (known.status === 'requested') return 'not_opened';
  if (known.status === 'declined' || (known.status === 'closed' && serials.length === 0)) return 'already_closed';
  if (known.status === 'closed') {
    await takeBackPieces(trx, known.orderId, id, serials);
    return 'received';
  }
  const account = await readAccount(trx, known.orderId);
  const arrived = await trx
    .updateTable('returns')
    .set({ status: 'received', received_at: at.toISOString() })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'sent'])
    .executeTakeFirst();
  if (restock && refund) await trx.updateTable('returns').set({ restocked: 1 }).where('id', '=', id).execute();
  await settleAccount(trx, known.orderId, account);
  await takeBackPieces(trx, known.orderId, id, serials);
  const selected = await readSelected(trx, id);
  if (arrived.numUpdatedRows > 0n) {
    await queueReturn(trx, { number: known.number, id, selected, step: 'received' }, { now: at, publicUrl });
  }
  return {
    number: known.number,
    pieces: selected.map(({ line, quantity }) => ({ sku: line.sku, quantity })),
    isRest: isRest(account, selected),
  };
}

/** Whether the money of every other piece of the order went back before. */
function isRest(account: readonly AccountedLine[], selected: readonly SelectedLine[]): boolean {
  return account.every(({ line, ordered, refunded }) => {
    const quantity = selected.find((one) => one.line.id === line.id)?.quantity ?? 0;
    return refunded + quantity >= ordered;
  });
}

interface Arrival {
  restock: boolean;
  at: Date;
  /** All that the buyer has without it. */
  pieces?: readonly Pieces[] | undefined;
  /** `closed` when no money is owed for them. */
  status: 'received' | 'closed';
  serials?: readonly string[] | undefined;
}

/**
 * Goods that came back without a return that announced them.
 *
 * @returns the return that is written for them; null if the buyer has none
 * @throws Undone with `wrong_serial`
 */
export async function insertArrival(
  trx: Trx,
  orderId: number,
  { restock, at, pieces, status, serials = [] }: Arrival,
): Promise<number | null> {
  const account = await readAccount(trx, orderId);
  const selected = selectPieces(account, withBuyer, pieces);
  if (!selected) return null;
  const { id } = await trx
    .insertInto('returns')
    .values({
      order_id: orderId,
      status,
      reason: 'other',
      created_at: at.toISOString(),
      received_at: at.toISOString(),
      restocked: restock ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeReturnLines(trx, id, selected);
  await takeBackPieces(trx, orderId, id, serials);
  return id;
}

/**
 * Refunds goods that came back without a return that announced them: they are here whatever the payment provider answers. Locks:
 * order, variants by id; then those of a refund.
 */
export async function refundArrived(
  context: Settings,
  gateways: Gateways,
  number: number,
  options: RefundOptions & { serials?: readonly string[] | undefined },
): Promise<RefundOutcome | 'not_sent' | WrongSerial> {
  const { db, now } = context;
  const id = await transact(db, async (trx): Promise<number | 'not_sent' | WrongSerial> => {
    const order = await trx
      .updateTable('orders')
      .set((row) => ({ fulfillment_status: row.ref('fulfillment_status') }))
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirst();
    if (!order) return 'not_sent';
    const account = await readAccount(trx, order.id);
    const { restock, pieces, serials } = options;
    const arrival = await insertArrival(trx, order.id, { restock, pieces, serials, at: now(), status: 'received' });
    await settleAccount(trx, order.id, account);
    return arrival ?? 'not_sent';
  });
  if (typeof id === 'string') return id;
  const outcome = await refundOrder(context, gateways, number, { ...options, returnId: id });
  await closeReturn(context, id, outcome);
  return outcome === 'already_refunded' ? 'refunded' : outcome;
}
