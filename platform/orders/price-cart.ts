import type { Transaction } from 'kysely';
import { includedVat } from '#domain/money.ts';
import { priceLines, shippingCents } from '#domain/pricing.ts';
import type { Language } from '#shop.config';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { applyDiscountCodes, type Discount, type DiscountRefusal } from '../discounts/discounts.ts';
import { type CartLineFacts, readCartLines } from './read-cart-lines.ts';

/** The shop's own rules that a price depends on; cents and whole per cent. */
export interface PriceRules {
  freeAboveCents: number;
  courierCents: number;
  vatPercent: number;
}

export interface PricedCartLine extends CartLineFacts {
  /** Unit price × quantity, before the discount. */
  totalCents: number;
  /** This line's share of the discount. */
  discountCents: number;
}

/** What a cart costs at this moment. Prices, stock and codes are read from the database, never from the buyer. */
export interface PricedCart {
  lines: PricedCartLine[];
  /** The discount that counts, or null. */
  discount: Discount | null;
  /** Every code in the cart, with the reason when it does nothing. */
  codes: { code: string; refusal: DiscountRefusal | null }[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  totalCents: number;
  /** Contained in `totalCents`. */
  vatCents: number;
}

/**
 * @param buyer.email null while unknown: a code for the first order then counts until the address says otherwise
 */
export async function priceCart(
  db: Database | Transaction<Tables>,
  cartToken: string,
  buyer: { email: string | null; language: Language; now: Date },
  rules: PriceRules,
): Promise<PricedCart> {
  const facts = await readCartLines(db, cartToken, buyer.language);
  const codes = await readCodes(db, cartToken);
  const { subtotalCents } = priceLines(facts, null);
  const applied = await applyDiscountCodes(db, codes, { subtotalCents, email: buyer.email, now: buyer.now });
  const value = applied.discount && { percent: applied.discount.percent, amountCents: applied.discount.amount_cents };
  const pricing = priceLines(facts, value);
  const shipping = facts.length > 0 ? shippingCents(pricing.goodsCents, rules) : 0;
  const totalCents = pricing.goodsCents + shipping;
  return {
    lines: facts.map((line, index) => ({
      ...line,
      totalCents: line.unitPriceCents * line.quantity,
      discountCents: pricing.lineDiscountCents[index] ?? 0,
    })),
    discount: applied.discount,
    codes: applied.codes,
    subtotalCents,
    discountCents: pricing.discountCents,
    shippingCents: shipping,
    totalCents,
    vatCents: includedVat(totalCents, rules.vatPercent),
  };
}

async function readCodes(db: Database | Transaction<Tables>, cartToken: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_discount_codes')
    .select('code')
    .where('cart_token', '=', cartToken)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.code);
}
