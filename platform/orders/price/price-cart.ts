import { type DeliveryMethodId, type DeliveryPrices, deliveryCents } from '#domain/delivery/delivery-methods.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { toVatClasses, type VatRate, vatOf, vatRateOf } from '#domain/money/vat.ts';
import { readDiscountCodes } from '../../cart/carts.ts';
import { priceGoods } from '../../cart/price-goods.ts';
import { type CartLineFacts, readCartLines } from '../../cart/read-cart-lines.ts';
import type { Database } from '../../db/database.ts';
import type { DiscountResult } from '../../discounts/discounts.ts';
import { moneyComes } from '../../payments/manual-methods.ts';

/** The shop's own rules that a price depends on; cents and whole per cent. */
export interface PriceRules extends DeliveryPrices {
  vatPercent: number;
  /** Cash on delivery: its fee, and the total from which the law forbids cash. */
  cash?: { feeCents: number; belowCents: number } | undefined;
}

/** The buyer's choices that have a price. */
export interface Choices {
  deliveryMethod: DeliveryMethodId;
  /** Null while it is not known. */
  postcode: string | null;
  /** Whether an invoice was asked for, which only a business gets. */
  isBusiness?: boolean | undefined;
  /** The name of a gateway. */
  paymentMethod: string;
}

/** A cart's goods before the buyer's choices. */
interface PricedGoods extends DiscountResult {
  lines: readonly (CartLineFacts & {
    totalCents: number;
    discountCents: number;
    /** That of a line which was ordered before; otherwise it follows from product and buyer. */
    orderedVatRate?: VatRate | undefined;
  })[];
  subtotalCents: number;
  discountCents: number;
  /** Of all goods together. */
  grams: number;
}

/** Prices a cart now. Prices, stock and codes come from the database, never from the buyer. */
export type PricedCart = ReturnType<typeof charge>;
export type PricedCartLine = PricedCart['lines'][number];

/** @param buyer.email null while unknown (price-goods.ts) */
export async function priceCart(
  db: Database,
  cartToken: string,
  buyer: { email: string | null; language: ContentLanguage; now: Date },
  rules: PriceRules,
): Promise<PricedCart> {
  const [goods, codes] = await Promise.all([
    readCartLines(db, cartToken, buyer.language),
    readDiscountCodes(db, cartToken),
  ]);
  const { lines, pricing, discounts } = await priceGoods(db, { goods, codes }, buyer);
  const grams = goods.reduce((sum, line) => sum + line.grams * line.quantity, 0);
  return charge(
    {
      ...discounts,
      lines,
      subtotalCents: pricing.subtotalCents,
      discountCents: pricing.discountCents,
      grams,
    },
    { deliveryMethod: 'courier', postcode: null, paymentMethod: '' },
    rules,
  );
}

/** A cart's goods with what the buyer's choices cost. @returns the cart by courier where the choice is not offered for it */
export function charge(
  goods: PricedGoods,
  { deliveryMethod, postcode, paymentMethod, isBusiness = false }: Choices,
  rules: PriceRules,
) {
  const goodsCents = goods.subtotalCents - goods.discountCents;
  const parcel = { goodsCents, grams: goods.grams, postcode };
  const cents = deliveryCents(deliveryMethod, parcel, rules) ?? deliveryCents('courier', parcel, rules) ?? 0;
  const shipping = goods.lines.length > 0 ? cents : 0;
  const paymentFeeCents =
    moneyComes(paymentMethod) === 'to-courier' && goods.lines.length > 0 ? (rules.cash?.feeCents ?? 0) : 0;
  const totalCents = goodsCents + shipping + paymentFeeCents;
  const buyer = { isBusiness, postcode: deliveryMethod === 'pickup' ? null : postcode };
  const lines = goods.lines.map((line) => ({
    ...line,
    vatRate: line.orderedVatRate === undefined ? vatRateOf(line.vat, rules.vatPercent, buyer) : line.orderedVatRate,
  }));
  const vat = toVatClasses(
    lines.map((line) => ({ cents: line.totalCents - line.discountCents, vatRate: line.vatRate })),
    shipping + paymentFeeCents,
    rules.vatPercent,
  );
  return {
    ...goods,
    lines,
    shippingCents: shipping,
    /** For the way of paying. */
    paymentFeeCents,
    totalCents,
    /** Contained in `totalCents`. */
    vatCents: vatOf(vat),
    vat,
  };
}

/** Whether an order may be paid so, at this total. */
export function allowsPayment(
  paymentMethod: string,
  { totalCents }: Pick<PricedCart, 'totalCents'>,
  deliveryMethod: DeliveryMethodId,
  { cash }: PriceRules,
): boolean {
  const comes = moneyComes(paymentMethod);
  if (comes === 'to-courier') return deliveryMethod === 'courier' && totalCents < (cash?.belowCents ?? 0);
  return comes !== 'at-counter' || deliveryMethod === 'pickup';
}
