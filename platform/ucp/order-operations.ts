/** An order is read with its secret: the unguessable id of its checkout. */
import * as v from 'valibot';
import { idRequest } from '#domain/assistant/sale-requests.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { findCheckout } from '../checkout/checkouts.ts';
import type { PlatformContext } from '../context.ts';
import { toGlobalId } from '../graphql/global-id.ts';
import { readParcels } from '../orders/read/list-orders.ts';
import { type AccountedLine, readAccount } from '../orders/read/order-account.ts';
import { type Order, readOrderOfCheckout } from '../orders/read/read-order.ts';
import { type Call, type Operation, operation } from './operations.ts';
import { schemaOf } from './protocol.ts';
import { goodsTotals, withDiscount } from './write-cart.ts';

export const orderOperations: readonly Operation[] = [
  operation({
    name: 'get_order',
    capability: 'order',
    title: 'Read an order',
    description: 'An order as it is now: what was sent, under which number, and what went back.',
    input: v.object({ id: idRequest }),
    answer: schemaOf('order'),
    isReadOnly: true,
    async run(call, { id }) {
      const { db } = call.services.context;
      const order = (await findCheckout(db, id)) && (await readOrderOfCheckout(db, id));
      if (order) return { payload: await writeOrder(call, id, order) };
      const content = pageTexts(call.language).assistant.noOrder;
      return { failure: [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }] };
    },
  }),
];

async function writeOrder({ services: { context }, language }: Call, id: string, order: Order) {
  const lines = await readAccount(context.db, order.id);
  const say = pageTexts(language).assistant;
  return {
    id,
    label: `#${order.number}`,
    checkout_id: id,
    permalink_url: context.publicUrl + order.statusPath,
    line_items: lines.map(writeLine),
    fulfillment: { expectations: [expectationOf(order, lines)], events: await eventsOf(context, order.id) },
    adjustments: await adjustmentsOf(context, order.id),
    currency: 'EUR',
    totals: [
      ...goodsTotals(order),
      { type: 'fulfillment', amount: order.shippingCents, display_text: say.shippingText },
      ...(order.paymentFeeCents > 0 ? [{ type: 'fee', amount: order.paymentFeeCents, display_text: say.feeText }] : []),
      { type: 'total', amount: order.totalCents },
    ],
  };
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
function expectationOf({ shippingMethod, address }: Order, lines: readonly AccountedLine[]) {
  const isPickup = shippingMethod === 'pickup';
  return {
    id: 'delivery',
    line_items: lines.map(({ line, ordered }) => ({ id: String(line.id), quantity: ordered })),
    method_type: isPickup ? 'pickup' : 'shipping',
    destination: {
      address_country: 'GR',
      ...(address.city && !isPickup && { address_locality: address.city }),
      ...(address.postcode && !isPickup && { postal_code: address.postcode }),
    },
  };
}

async function eventsOf({ db }: PlatformContext, orderId: number) {
  const parcels = await readParcels(db, orderId, await readAccount(db, orderId));
  return parcels.map(({ id, sentAt, pieces, number, carrier, url }) => ({
    id: String(id),
    occurred_at: sentAt.toISOString(),
    type: 'shipped',
    line_items: pieces.map(({ lineId, quantity }) => ({ id: String(lineId), quantity })),
    ...(number && { tracking_number: number }),
    ...(carrier && { carrier }),
    ...(url && { tracking_url: url }),
  }));
}

async function adjustmentsOf({ db }: PlatformContext, orderId: number) {
  const refunds = await db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  return refunds
    .filter(({ amount_cents }) => amount_cents > 0)
    .map((refund) => ({
      id: String(refund.id),
      type: 'refund',
      occurred_at: refund.created_at,
      status: refund.status === 'done' ? 'completed' : 'pending',
      totals: [{ type: 'total', amount: -refund.amount_cents }],
    }));
}
