import * as v from 'valibot';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { parseJson } from '#domain/parse-json.ts';
import { serviceWords } from '#locales/words.ts';
import { splitTitle } from '../orders/mail/split-title.ts';
import type { PricedCart } from '../orders/price/price-cart.ts';
import { formatMoney } from '../web/format-money.ts';

/**
 * What the page told the buyer, posted back with the payment. It is never used to price anything: it only decides
 * whether the buyer agreed to today's total, and finds words for what is different.
 */
const seenSchema = v.object({
  total: v.number(),
  shipping: v.number(),
  fee: v.number(),
  code: v.nullable(v.string()),
  lines: v.array(v.object({ id: v.string(), quantity: v.number(), price: v.number() })),
});

export type Seen = v.InferOutput<typeof seenSchema>;

export function toSeen(cart: PricedCart): Seen {
  return {
    total: cart.totalCents,
    shipping: cart.shippingCents,
    fee: cart.paymentFeeCents,
    code: cart.discount?.code ?? null,
    lines: cart.lines.map((line) => ({ id: line.id, quantity: line.quantity, price: line.unitPriceCents })),
  };
}

/** Null when it is missing or was tampered with: nothing then counts as seen. */
export function parseSeen(json: string | null): Seen | null {
  const result = v.safeParse(seenSchema, parseJson(json ?? ''));
  return result.success ? result.output : null;
}

/** In words, everything that costs differently than what was seen; empty when the buyer saw exactly this cart. */
export function describeChanges(seen: Seen | null, cart: PricedCart, language: ContentLanguage): string[] {
  const words = serviceWords.checkout[language].changes;
  const money = (cents: number) => formatMoney(cents, language);
  if (!seen) return [words.totalUnseen(money(cart.totalCents))];
  const changes = describeLines(seen, cart, language);
  const code = cart.discount?.code ?? null;
  if (seen.code !== code && seen.code !== null) changes.push(lostDiscount(seen.code, cart, language));
  if (seen.code !== code && code !== null) changes.push(words.discountNew(code));
  const shipping = (cents: number) => (cents === 0 ? serviceWords.checkout[language].free : money(cents));
  if (seen.shipping !== cart.shippingCents) {
    changes.push(words.shipping(shipping(seen.shipping), shipping(cart.shippingCents)));
  }
  if (seen.fee !== cart.paymentFeeCents) changes.push(words.paymentFee(money(seen.fee), money(cart.paymentFeeCents)));
  if (seen.total !== cart.totalCents) changes.push(words.total(money(seen.total), money(cart.totalCents)));
  return changes;
}

function describeLines(seen: Seen, cart: PricedCart, language: ContentLanguage): string[] {
  const words = serviceWords.checkout[language].changes;
  const before = new Map(seen.lines.map((line) => [line.id, line]));
  const changes = cart.lines.flatMap((line) => {
    const { name } = splitTitle(line.title);
    const old = before.get(line.id);
    before.delete(line.id);
    if (!old) return [words.added(name)];
    return [
      ...(old.price === line.unitPriceCents
        ? []
        : [words.price(name, formatMoney(old.price, language), formatMoney(line.unitPriceCents, language))]),
      ...(old.quantity === line.quantity ? [] : [words.quantity(name, old.quantity, line.quantity)]),
    ];
  });
  return [...changes, ...[...before].map(() => words.removed)];
}

/** With the reason where there is one: "for a first order only" says more than "no longer applies". */
function lostDiscount(code: string, cart: PricedCart, language: ContentLanguage): string {
  const refusal = cart.codes.find((candidate) => candidate.code.trim().toUpperCase() === code)?.refusal;
  return refusal
    ? serviceWords.checkout[language].refusals[refusal](code)
    : serviceWords.checkout[language].changes.discountLost(code);
}
