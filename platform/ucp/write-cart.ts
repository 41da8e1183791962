/** A cart as the protocol writes it. Its totals add up: what lines say is what the whole says. */
import type { Message } from '#domain/assistant/catalogue-answers.ts';
import { type ContentLanguage, contentLanguageOf, type Language } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import type { CartRow } from '../cart/carts.ts';
import { parseDeliveryAddresses } from '../cart/delivery-addresses.ts';
import { chosenAddress } from '../cart/delivery-options.ts';
import type { DiscountRefusal } from '../discounts/discounts.ts';
import { toGlobalId } from '../graphql/global-id.ts';
import { type PricedCart, type PricedCartLine, priceCart } from '../orders/price/price-cart.ts';
import { priceRules } from '../orders/price/price-rules.ts';
import { toCartId } from './cart-content.ts';
import { type Call, isNegotiated } from './operations.ts';

export interface Total {
  type: string;
  amount: number;
  display_text?: string;
}

export async function writeCart(call: Call, cart: CartRow, messages: readonly Message[] = []) {
  const { context } = call.services;
  const language = contentLanguageOf(call.language);
  const priced = await priceCart(context.db, cart.token, { email: null, language, now: context.now() }, priceRules);
  const all = [...messages, ...discountMessages(priced, language)];
  return {
    id: toCartId(cart),
    line_items: priced.lines.map((line) => writeLine(line, context.publicUrl)),
    currency: 'EUR',
    totals: [...goodsTotals(priced), { type: 'total', amount: priced.subtotalCents - priced.discountCents }],
    ...writeBuyer(cart),
    ...(isNegotiated(call, 'discount') && writeDiscounts(priced)),
    ...(all.length > 0 && { messages: all }),
    continue_url: `${context.publicUrl}/cart/c/${cart.token}?key=${cart.key}`,
  };
}

export function writeLine(line: PricedCartLine, publicUrl: string) {
  const { id, variantId, title, variantTitle, unitPriceCents, quantity, totalCents, discountCents, imageFile } = line;
  return {
    id,
    item: {
      id: toGlobalId('ProductVariant', variantId),
      title: [title, variantTitle].filter(Boolean).join(', '),
      price: unitPriceCents,
      ...(imageFile && { image_url: `${publicUrl}/cdn/shop/files/${encodeURIComponent(imageFile)}?v=1` }),
    },
    quantity,
    totals: withDiscount(totalCents, discountCents),
  };
}

export function withDiscount(subtotal: number, discount: number): Total[] {
  return [
    { type: 'subtotal', amount: subtotal },
    ...(discount > 0 ? [{ type: 'items_discount', amount: -discount }] : []),
    { type: 'total', amount: subtotal - discount },
  ];
}

export function goodsTotals({
  subtotalCents,
  discountCents,
}: Pick<PricedCart, 'subtotalCents' | 'discountCents'>): Total[] {
  return withDiscount(subtotalCents, discountCents).slice(0, -1);
}

function writeBuyer(cart: CartRow) {
  const address = chosenAddress(parseDeliveryAddresses(cart.delivery_addresses));
  const buyer = {
    ...(address?.first_name && { first_name: address.first_name }),
    ...(address?.last_name && { last_name: address.last_name }),
    ...(cart.buyer_email && { email: cart.buyer_email }),
    ...(cart.buyer_phone && { phone_number: cart.buyer_phone }),
  };
  return Object.keys(buyer).length > 0 ? { buyer } : {};
}

/** The one discount that counts, with each line's share. */
export function writeDiscounts({ discount, discountCents, codes, lines }: PricedCart) {
  if (codes.length === 0) return {};
  const applied = codes.find(({ refusal }) => refusal === null);
  return {
    discounts: {
      codes: codes.map(({ code }) => code),
      applied:
        discount && applied && discountCents > 0
          ? [
              {
                code: applied.code,
                title: discount.title || applied.code,
                amount: discountCents,
                method: 'across',
                allocations: lines.map((line, index) => ({
                  path: `$.line_items[${index}]`,
                  amount: line.discountCents,
                })),
              },
            ]
          : [],
    },
  };
}

const REFUSALS: Readonly<Record<DiscountRefusal, string>> = {
  not_found: 'discount_code_invalid',
  not_started: 'discount_code_invalid',
  expired: 'discount_code_expired',
  used_up: 'discount_code_expired',
  below_minimum: 'discount_code_user_ineligible',
  not_first_order: 'discount_code_user_ineligible',
  another_applies: 'discount_code_combination_disallowed',
};

export function discountMessages({ codes }: Pick<PricedCart, 'codes'>, language: ContentLanguage): Message[] {
  return codes.flatMap(({ code, refusal }, index): Message[] =>
    refusal === null
      ? []
      : [
          {
            type: 'warning',
            code: REFUSALS[refusal],
            path: `$.discounts.codes[${index}]`,
            content: serviceWords.checkout[language].refusals[refusal](code),
          },
        ],
  );
}

/** A language of goods and checkouts. */
export function languageOfCall({ language }: { language: Language }): ContentLanguage {
  return contentLanguageOf(language);
}
