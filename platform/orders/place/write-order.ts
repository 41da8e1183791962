import type { Selectable } from 'kysely';
import { cleanLines } from '#domain/customer/typed-text.ts';
import type { Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { foldEmail } from '../../discounts/discounts.ts';
import type { PricedCart, PricedCartLine, PriceRules } from '../price/price-cart.ts';
import type { OrderDetails } from './order-details.ts';

export type CompletedCart = Pick<Selectable<Tables['carts']>, 'token' | 'customer_id' | 'note' | 'attributes'>;

interface NewOrder {
  number: number;
  checkoutToken: string;
  completed: CompletedCart;
  details: OrderDetails;
  cart: PricedCart;
  rules: PriceRules;
  /** The name of a gateway. */
  paymentMethod: string;
  /** Until when the money is awaited; null when it was authorised. */
  paymentDue: Date | null;
  now: Date;
}

/** Prices are frozen here: later changes do not reach the order. */
export async function writeOrder(trx: Trx, order: NewOrder): Promise<void> {
  const { cart, completed, details } = order;
  await trx
    .insertInto('orders')
    .values({
      number: order.number,
      checkout_token: order.checkoutToken,
      cart_token: completed.token,
      customer_id: completed.customer_id,
      note: cleanLines(completed.note),
      attributes: completed.attributes,
      email: foldEmail(details.email),
      phone: details.address.phone,
      language: details.language,
      currency: 'EUR',
      ...sumColumns(cart),
      discount_code: cart.discount?.code ?? null,
      discount_percent: cart.discount?.percent ?? null,
      shipping_method: details.deliveryMethod ?? 'courier',
      vat_percent: order.rules.vatPercent,
      financial_status: order.paymentDue ? 'PENDING' : 'AUTHORIZED',
      payment_method: order.paymentMethod,
      payment_due_at: order.paymentDue?.toISOString() ?? null,
      fulfillment_status: 'UNFULFILLED',
      shipping_address: JSON.stringify(details.address),
      document: details.invoice ? 'invoice' : 'receipt',
      invoice: details.invoice ? JSON.stringify(details.invoice) : null,
      accepts_marketing: details.acceptsMarketing ? 1 : 0,
      processed_at: order.now.toISOString(),
    })
    .execute();
}

/** The columns of an order that follow from its goods. */
export function sumColumns(cart: PricedCart) {
  return {
    subtotal_cents: cart.subtotalCents,
    discount_cents: cart.discountCents,
    shipping_cents: cart.shippingCents,
    payment_fee_cents: cart.paymentFeeCents,
    total_cents: cart.totalCents,
    vat_cents: cart.vatCents,
    vat_classes: JSON.stringify(cart.vat),
  };
}

/** A query, for what is written together with the order. */
export type OrderId = ReturnType<typeof orderIdOf>;

export const orderIdOf = (trx: Trx, number: number) =>
  trx.selectFrom('orders').select('id').where('number', '=', number);

/** @param first the position of the first of them */
export async function writeOrderLines(
  trx: Trx,
  orderId: OrderId,
  lines: readonly PricedCartLine[],
  first = 1,
): Promise<void> {
  await trx
    .insertInto('order_lines')
    .values(lines.map((line, index) => toOrderLine(line, orderId, first + index)))
    .execute();
}

export async function nextOrderNumber(trx: Trx): Promise<number> {
  const { number } = await trx
    .insertInto('order_numbers')
    .defaultValues()
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

function toOrderLine(line: PricedCartLine, orderId: OrderId, position: number) {
  return {
    order_id: orderId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    title: line.title,
    variant_title: line.variantTitle,
    image_file: line.imageFile,
    quantity: line.quantity,
    unit_price_cents: line.unitPriceCents,
    total_cents: line.totalCents,
    discount_cents: line.discountCents,
    vat_percent: line.vatRate,
    attributes: JSON.stringify(line.attributes),
  };
}
