/** An order as the protocol writes it: what it is now, without its buyer's name. */
import type { Language } from '#domain/locale/locales.ts';
import { contentLanguageOf } from '#domain/locale/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { toGlobalId } from '../graphql/global-id.ts';
import { readParcels } from '../orders/read/list-orders.ts';
import { type AccountedLine, readAccount } from '../orders/read/order-account.ts';
import type { Order } from '../orders/read/read-order.ts';
import { goodsTotals, withDiscount } from './write-cart.ts';

export async function orderSnapshot(
  { db, publicUrl }: Pick<PlatformContext, 'db' | 'publicUrl'>,
  order: Order,
  language: Language,
) {
  const lines = await readAccount(db, order.id);
  const { token, canceledAt } = await readRest(db, order.id);
  const say = pageTexts(language).assistant;
  return {
    id: token,
    label: `#${order.number}`,
    checkout_id: token,
    permalink_url: publicUrl + order.statusPath,
    line_items: lines.map(writeLine),
    fulfillment: {
      expectations: [expectationOf(order, lines, language)],
      events: await eventsOf(db, order, lines),
    },
    adjustments: [...(await refundsOf(db, order.id)), ...cancellationOf(canceledAt, lines)],
    currency: 'EUR',
    totals: [
      ...goodsTotals(order),
      { type: 'fulfillment', amount: order.shippingCents, display_text: say.shippingText },
      ...(order.paymentFeeCents > 0 ? [{ type: 'fee', amount: order.paymentFeeCents, display_text: say.feeText }] : []),
      { type: 'total', amount: order.totalCents },
    ],
  };
}

function readRest(db: Database, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['checkout_token as token', 'canceled_at as canceledAt'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

function writeLine({ line, ordered, sent, refunded, left }: AccountedLine) {
  const total = Math.max(ordered - refunded, sent);
  return {
    id: String(line.id),
    item: {
      id: toGlobalId('ProductVariant', line.variant_id),
      title: [line.title, line.variant_title].filter(Boolean).join(', '),
      price: line.unit_price_cents,
    },
    quantity: { original: ordered, total, fulfilled: sent },
    totals: withDiscount(line.total_cents, line.discount_cents),
    status: total === 0 ? 'removed' : sent === 0 ? 'processing' : left > 0 ? 'partial' : 'fulfilled',
  };
}

/** Where it goes, as far as an agent needs it: not to whom. */
function expectationOf({ shippingMethod, address }: Order, lines: readonly AccountedLine[], language: Language) {
  const isPickup = shippingMethod === 'pickup';
  const content = contentLanguageOf(language);
  const ways = serviceWords.checkout[content].deliveries(
    shop.delivery.locker?.carrier ?? '',
    shop.contact.address.city[content],
  );
  const way = Object.hasOwn(ways, shippingMethod) ? ways[shippingMethod as keyof typeof ways] : null;
  return {
    id: 'delivery',
    line_items: lines.map(({ line, ordered }) => ({ id: String(line.id), quantity: ordered })),
    method_type: isPickup ? 'pickup' : 'shipping',
    destination: {
      address_country: 'GR',
      ...(address.city && !isPickup && { address_locality: address.city }),
      ...(address.postcode && !isPickup && { postal_code: address.postcode }),
    },
    ...(way && { description: way.title }),
  };
}

async function eventsOf(db: Database, { id: orderId, shippingMethod }: Order, lines: readonly AccountedLine[]) {
  const parcels = await readParcels(db, orderId, lines);
  return parcels.map(({ id, sentAt, pieces, number, carrier, url }) => ({
    id: String(id),
    occurred_at: sentAt.toISOString(),
    // What is collected is in the buyer's hands.
    type: shippingMethod === 'pickup' ? 'delivered' : 'shipped',
    line_items: pieces.map(({ lineId, quantity }) => ({ id: String(lineId), quantity })),
    ...(number && { tracking_number: number }),
    ...(carrier && { carrier }),
    ...(url && { tracking_url: url }),
  }));
}

async function refundsOf(db: Database, orderId: number) {
  const refunds = await db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  const pieces = await db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_id')
    .select(['refund_id', 'order_line_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  return refunds
    .filter(({ amount_cents }) => amount_cents > 0)
    .map(({ id, created_at, status, amount_cents }) => ({
      id: String(id),
      type: 'refund',
      occurred_at: created_at,
      status: status === 'done' ? 'completed' : 'pending',
      line_items: pieces
        .filter(({ refund_id }) => refund_id === id)
        .map(({ order_line_id, quantity }) => ({ id: String(order_line_id), quantity: -quantity })),
      totals: [{ type: 'total', amount: -amount_cents }],
    }));
}

function cancellationOf(at: string | null, lines: readonly AccountedLine[]) {
  if (at === null) return [];
  const given = lines.map(({ line, ordered }) => ({ id: String(line.id), quantity: -ordered }));
  return [{ id: 'cancellation', type: 'cancellation', occurred_at: at, status: 'completed', line_items: given }];
}
