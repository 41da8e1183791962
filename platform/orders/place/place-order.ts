import { readLines } from '../../cart/carts.ts';
import { lockCheckout, lockedCheckouts } from '../../cart/lock-checkout.ts';
import type { PlatformContext } from '../../context.ts';
import { addFirstAddress } from '../../customers/addresses.ts';
import type { Trx } from '../../db/database.ts';
import { transact, Undone } from '../../db/transact.ts';
import { applyDiscountCodes, type Discount, foldEmail } from '../../discounts/discounts.ts';
import { isManualMethod } from '../../payments/manual-methods.ts';
import { type StockRequest, takeStock } from '../../stock/take-stock.ts';
import { queueAgentNews } from '../mail/queue-agent-news.ts';
import { queueReceived } from '../mail/received-mail.ts';
import { takeHolds } from '../pay/attempts.ts';
import { allowsPayment, charge, type PricedCart, type PriceRules, priceCart } from '../price/price-cart.ts';
import type { OrderDetails } from './order-details.ts';
import { paymentDueAt } from './payment-due.ts';
import {
  type CompletedCart,
  nextOrderNumber,
  type OrderId,
  orderIdOf,
  writeOrder,
  writeOrderLines,
} from './write-order.ts';

/** A payment that the gateway approved and that has no order yet, or one that staff will note when it comes. */
export interface AuthorizedPayment {
  gateway: string;
  idempotencyKey: string;
  reference: string;
  amountCents: number;
}

export interface OrderRequest {
  checkoutToken: string;
  details: OrderDetails;
  payment: AuthorizedPayment;
  rules: PriceRules;
}

/** Why nothing was written. */
type OrderRefusal =
  | 'unknown_checkout'
  /** The cart has no lines, or became an order of another checkout. */
  | 'cart_gone'
  | 'out_of_stock'
  /** The authorised amount is not what the cart costs now. */
  | 'amount_differs'
  /** This authorisation was given up by a request that ran at the same time. */
  | 'payment_voided';

export type PlacedOrder =
  | { status: 'placed'; number: number }
  /** The checkout had become an order before; `reference` is the payment that paid for it. */
  | { status: 'exists'; number: number; reference: string }
  | { status: 'refused'; reason: OrderRefusal };

type PlacedBy =
  | Exclude<PlacedOrder, { status: 'placed' }>
  | { status: 'placed'; number: number; customerId: number | null };

const refused = (reason: OrderRefusal) => new Undone<PlacedBy>({ status: 'refused', reason });

/**
 * Turns a checkout into an order: all or nothing, and once, in one transaction. It is confirmed to the buyer when the
 * money has been taken (capture-payments.ts).
 *
 * The checkout's row is locked first, so parallel calls for one checkout come one after the other and the second finds
 * the first one's order. Prices, stock and discount are decided again under that lock; what the buyer saw counts only
 * through the authorised amount, which must be exactly the total. What was held for the payment is sold. When the outcome is
 * `refused`, nothing was written and the caller has to give the authorisation up; when it is `exists` with another reference,
 * too.
 *
 * Locks are always taken in this order: checkout, cart, variants by id, discount, payment.
 */
export async function placeOrder(context: PlatformContext, request: OrderRequest): Promise<PlacedOrder> {
  const placed = await transact(context.db, (trx) => placeInTransaction(trx, request, context));
  if (placed.status !== 'placed') return placed;
  const { customerId, ...order } = placed;
  // In a transaction of its own: a customer's row is locked before carts and orders elsewhere.
  if (customerId !== null)
    await addFirstAddress(context, customerId, request.details.address).catch((error: unknown) =>
      // The order is placed, and its buyer can write the address down once more.
      context.log.error({ err: error, order: order.number }, 'address of an account not written'),
    );
  return order;
}

async function placeInTransaction(
  trx: Trx,
  request: OrderRequest,
  { now: clock, publicUrl }: PlatformContext,
): Promise<PlacedBy> {
  const now = clock();
  const { checkoutToken, details } = request;
  const [completed, lines, held] = await takeCart(trx, checkoutToken, now);
  // Undone: what is held for a payment stays held.
  if (!completed) throw new Undone(await whyNotTaken(trx, checkoutToken));
  if (lines.length === 0) throw refused('cart_gone');

  const cart = await sellCart(trx, { ...request, cartToken: completed.token, lines, held }, now);
  if (request.payment.amountCents !== cart.totalCents) throw refused('amount_differs');

  const { gateway: paymentMethod } = request.payment;
  const paymentDue = paymentDueAt(paymentMethod, now);
  const number = await nextOrderNumber(trx);
  const orderId = orderIdOf(trx, number);
  await Promise.all([
    writeOrder(trx, { ...request, number, completed, cart, paymentMethod, paymentDue, now }),
    writeOrderLines(trx, orderId, cart.lines),
    claimPayment(trx, request, orderId, now),
    cart.discount && noteRedemption(trx, cart.discount, orderId, details.email),
  ]);
  if (paymentDue) await queueReceived(trx, number, { now, publicUrl });
  else await queueAgentNews(trx, number, `order-placed-${number}`, now);
  return { status: 'placed', number, customerId: completed.customer_id };
}

/** Locks checkout and cart. What the cart has in it is read, and what is held for its payments taken, under these locks. */
async function takeCart(trx: Trx, checkoutToken: string, now: Date) {
  const cartToken = trx.selectFrom('checkouts').select('cart_token').where('token', '=', checkoutToken);
  const attempts = trx.selectFrom('payments').select('id').where('checkout_token', '=', checkoutToken);
  return Promise.all([completeCart(trx, checkoutToken, now), readLines(trx, cartToken), takeHolds(trx, attempts)]);
}

async function whyNotTaken(trx: Trx, checkoutToken: string): Promise<PlacedBy> {
  const [existing, cartToken] = await Promise.all([findOrder(trx, checkoutToken), lockCheckout(trx, checkoutToken)]);
  if (existing) return { status: 'exists', ...existing };
  return { status: 'refused', reason: cartToken === null ? 'unknown_checkout' : 'cart_gone' };
}

export async function findOrder(
  trx: Trx,
  checkoutToken: string,
): Promise<{ number: number; reference: string } | undefined> {
  const order = await trx
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.number', 'payments.reference'])
    .where('orders.checkout_token', '=', checkoutToken)
    .executeTakeFirst();
  return order && { number: order.number, reference: order.reference ?? '' };
}

/** @returns what the order takes over from the cart: whose it is, and what the buyer wrote into it; undefined where there is no such checkout or its cart became an order before */
async function completeCart(trx: Trx, checkoutToken: string, now: Date): Promise<CompletedCart | undefined> {
  const at = now.toISOString();
  return trx
    .updateTable('carts')
    .set({ completed_at: at, updated_at: at })
    .where('token', '=', lockedCheckouts(trx).select('cart_token').where('token', '=', checkoutToken))
    .where('completed_at', 'is', null)
    .returning(['token', 'customer_id', 'note', 'attributes'])
    .executeTakeFirst();
}

interface Sale extends OrderRequest {
  cartToken: string;
  lines: readonly StockRequest[];
  held: readonly StockRequest[];
}

/** Takes the goods and the discount, and returns their price, which is locked until the transaction ends. */
async function sellCart(
  trx: Trx,
  { cartToken, lines, held, details, rules, payment }: Sale,
  now: Date,
): Promise<PricedCart> {
  const buyer = { email: details.email, language: details.language, now };
  const [short, priced] = await Promise.all([takeStock(trx, lines, held), priceCart(trx, cartToken, buyer, rules)]);
  if (short.length > 0) throw refused('out_of_stock');
  const choices = {
    deliveryMethod: details.deliveryMethod ?? ('courier' as const),
    postcode: details.address.postcode,
    isBusiness: details.invoice !== null,
    paymentMethod: payment.gateway,
  };
  const cart = charge(priced, choices, rules);
  if (!allowsPayment(payment.gateway, cart, choices.deliveryMethod, rules)) throw refused('amount_differs');
  if (cart.discount) await redeem(trx, cart.discount, { subtotalCents: cart.subtotalCents, email: buyer.email, now });
  return cart;
}

/**
 * Counts one use. Raising the counter locks the discount, so of two first orders of one person at the same time the
 * second one waits here, and then sees the first.
 */
async function redeem(
  trx: Trx,
  discount: Discount,
  buyer: { subtotalCents: number; email: string; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('discounts')
    .set((row) => ({ used_count: row('used_count', '+', 1) }))
    .where('id', '=', discount.id)
    .where((row) => row.or([row('usage_limit', 'is', null), row('used_count', '<', row.ref('usage_limit'))]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refused('amount_differs');
  if (discount.first_order_only === 0) return;
  const { codes } = await applyDiscountCodes(trx, [discount.code], buyer);
  if (codes.some(({ refusal }) => refusal === 'not_first_order')) throw refused('amount_differs');
}

async function noteRedemption(trx: Trx, { id }: Discount, orderId: OrderId, email: string): Promise<void> {
  await trx
    .insertInto('discount_redemptions')
    .values({ discount_id: id, order_id: orderId, email: foldEmail(email) })
    .execute();
}

/** Makes the authorisation this order's payment, unless it was given up at the same time. */
async function claimPayment(
  trx: Trx,
  { checkoutToken, payment }: OrderRequest,
  orderId: OrderId,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const paid = {
    status: isManualMethod(payment.gateway) ? ('pending' as const) : ('authorized' as const),
    reference: payment.reference,
    amount_cents: payment.amountCents,
    details: null,
    next_check_at: null,
  };
  const row = await trx
    .insertInto('payments')
    .values({
      ...paid,
      checkout_token: checkoutToken,
      idempotency_key: payment.idempotencyKey,
      gateway: payment.gateway,
      order_id: orderId,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('idempotency_key')
        .doUpdateSet({ ...paid, order_id: orderId, updated_at: at })
        .where('payments.status', 'not in', ['voiding', 'voided']),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refused('payment_voided');
}
