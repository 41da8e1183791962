import type { Transaction } from 'kysely';
import { shopAddress } from '#domain/shop-address.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { Gateways } from '../payments/gateway.ts';
import { aboutOrder, goodsOf, queueOrderMail } from './order-mail.ts';
import { type Pieces, type SelectedLine, selectPieces } from './order-selection.ts';
import { readOrder } from './read-order.ts';
import { type RefundOutcome, refundOrder } from './refund-order.ts';
import { returnWords } from './return-words.ts';

export type ReturnReason = 'withdrawal' | 'fault' | 'other';

export interface ReturnSummary {
  id: number;
  order: number;
  status: 'open' | 'received' | 'closed';
  reason: ReturnReason;
  pieces: Pieces[];
}

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
 * Notes that goods of an order will come back, by a withdrawal say, and writes to the buyer where they go and what stands on the
 * parcel. Locks: order.
 *
 * @param options.pieces all that is not coming back yet when it is not said
 */
export async function openReturn(
  { db, now, publicUrl }: Settings,
  number: number,
  { reason, pieces }: { reason: ReturnReason; pieces?: readonly Pieces[] | undefined },
): Promise<OpenOutcome> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .updateTable('orders')
      .set((row) => ({ fulfillment_status: row.ref('fulfillment_status') }))
      .where('number', '=', number)
      .returning(['id', 'fulfillment_status'])
      .executeTakeFirst();
    if (!order) return { status: 'unknown_order' };
    if (order.fulfillment_status === 'UNFULFILLED') return { status: 'not_sent' };
    const found = await selectPieces(trx, 'return_lines', order.id, pieces);
    if (!found) return { status: 'not_so_many' };
    const at = now();
    const { id } = await trx
      .insertInto('returns')
      .values({ order_id: order.id, status: 'open', reason, created_at: at.toISOString(), received_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('return_lines')
      .values(found.selected.map(({ line, quantity }) => ({ return_id: id, order_line_id: line.id, quantity })))
      .execute();
    await queueReturn(trx, { number, id, selected: found.selected, kind: 'opened' }, { now: at, publicUrl });
    return { status: 'opened', id };
  });
}

async function queueReturn(
  trx: Transaction<Tables>,
  { number, id, selected, kind }: { number: number; id: number; selected: SelectedLine[]; kind: 'opened' | 'received' },
  moment: { now: Date; publicUrl: string },
): Promise<void> {
  const order = await readOrder(trx, number);
  if (!order) return;
  const { language } = order;
  const words = returnWords[language];
  const back = new Map(selected.map(({ line, quantity }) => [line.position, quantity]));
  const lines = order.lines.flatMap((line, index) => {
    const quantity = back.get(index + 1);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  const goods = { ...goodsOf({ ...order, lines }, { withAmounts: false }), title: words.opened.goods };
  const label = {
    title: words.opened.label,
    rows: [words.opened.code(id, number), shop.name[language], shopAddress(shop.contact.address, language)],
  };
  const next = { title: words.opened.next, rows: [words.opened.nextText], isSmall: true };
  const { subject, heading, lead } = words[kind];
  const content = {
    ...aboutOrder(order),
    subject: subject(number),
    heading,
    lead,
    parts: kind === 'opened' ? [label, goods, next] : [goods],
  };
  await queueOrderMail(trx, { kind: `order-return-${kind}`, id, order, content }, moment);
}

export type ReceiveOutcome = 'unknown_return' | 'already_closed' | 'received' | Exclude<RefundOutcome, 'unknown_order'>;

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
  trx: Transaction<Tables>,
  { now, publicUrl }: Pick<PlatformContext, 'now' | 'publicUrl'>,
  id: number,
): Promise<'unknown_return' | 'already_closed' | { number: number; pieces: Pieces[]; isWholeOrder: boolean }> {
  const at = now();
  const known = await trx
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.status', 'orders.number', 'orders.id as orderId'])
    .where('returns.id', '=', id)
    .executeTakeFirst();
  if (!known) return 'unknown_return';
  if (known.status === 'closed') return 'already_closed';
  const arrived = await trx
    .updateTable('returns')
    .set({ status: 'received', received_at: at.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  const rows = await trx
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.id', 'return_lines.order_line_id')
    .selectAll('order_lines')
    .select('return_lines.quantity as returned')
    .where('return_id', '=', id)
    .execute();
  const selected = rows.map(({ returned, ...line }) => ({ line, quantity: returned }));
  if (arrived.numUpdatedRows > 0n) {
    await queueReturn(trx, { number: known.number, id, selected, kind: 'received' }, { now: at, publicUrl });
  }
  const lines = await trx.selectFrom('order_lines').select('quantity').where('order_id', '=', known.orderId).execute();
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = selected.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    number: known.number,
    pieces: selected.map(({ line, quantity }) => ({ sku: line.sku, quantity })),
    isWholeOrder: back === ordered,
  };
}

/** The newest first. */
export async function listReturns({ db }: Pick<PlatformContext, 'db'>, limit: number): Promise<ReturnSummary[]> {
  const rows = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'orders.number', 'returns.status', 'returns.reason'])
    .orderBy('returns.id', 'desc')
    .limit(limit)
    .execute();
  const lines = await db
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.id', 'return_lines.order_line_id')
    .select(['return_id', 'sku', 'return_lines.quantity'])
    .execute();
  return rows.map(({ id, number, status, reason }) => ({
    id,
    order: number,
    status,
    reason,
    pieces: lines.filter(({ return_id }) => return_id === id).map(({ sku, quantity }) => ({ sku, quantity })),
  }));
}
