import { emailOf } from '#domain/customer/email.ts';
import { type DeliveryMethodId, deliveryCents } from '#domain/delivery/delivery-methods.ts';
import { parsePostcode } from '#domain/delivery/postal-address.ts';
import { allowsPayment, charge, priceCart } from '../orders/price/price-cart.ts';
import { findPaymentMethod } from '../payments/payment-methods.ts';
import type { Checkout } from './checkouts.ts';
import type { CheckoutServices } from './services.ts';

const DELIVERIES: readonly DeliveryMethodId[] = ['courier', 'locker', 'pickup'];

/** A cart at today's prices with the buyer's choices and the other possible ones. */
export type Offer = Awaited<ReturnType<typeof price>>;

/** For the buyer as far as it is known; a choice that is not offered (any more) is the first that is. */
export async function price(
  { context, rules, gateways }: Pick<CheckoutServices, 'context' | 'rules' | 'gateways'>,
  { cartToken, form, language }: Checkout,
) {
  const buyer = { email: emailOf(form.email), language, now: context.now() };
  const goods = await priceCart(context.db, cartToken, buyer, rules);
  const goodsCents = goods.subtotalCents - goods.discountCents;
  const postcode = parsePostcode(form.postcode);
  const deliveries = DELIVERIES.flatMap((id) => {
    const cents = deliveryCents(id, { goodsCents, grams: goods.grams, postcode }, rules);
    return cents === null ? [] : [{ id, cents }];
  });
  const delivery = deliveries.find(({ id }) => id === form.deliveryMethod)?.id ?? 'courier';
  const chargedFor = (paymentMethod: string) =>
    charge(
      goods,
      { deliveryMethod: delivery, postcode, paymentMethod, isBusiness: form.document === 'invoice' },
      rules,
    );
  /** In the order of the configuration. */
  const methods = [...gateways.keys()].filter(
    (name) => findPaymentMethod(name) && allowsPayment(name, chargedFor(name), delivery, rules),
  );
  /** Null where none is possible. */
  const method = methods.find((name) => name === form.paymentMethod) ?? methods[0] ?? null;
  /** Whether the shop has cash on delivery, and not for this order. */
  const isCashRefused = gateways.has('cod') && !methods.includes('cod');
  return { cart: chargedFor(method ?? ''), deliveries, delivery, methods, isCashRefused, method, gateways };
}
