import { formatInstant } from '#domain/delivery/dates.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { MailContent, MailPart } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { sumsOf } from '../orders/mail/confirmation-mail.ts';
import { goodsOf } from '../orders/mail/order-mail.ts';
import type { PricedCart } from '../orders/price/price-cart.ts';
import { formatMoney } from '../web/format-money.ts';

export interface DraftMail {
  language: ContentLanguage;
  cart: PricedCart;
  path: string;
  until: Date;
}

export function toDraftMail({ language, cart, path, until }: DraftMail): MailContent {
  const words = serviceWords.draftMail[language];
  return {
    language,
    subject: words.subject,
    heading: words.heading,
    lead: words.lead(formatMoney(cart.totalCents, language), formatInstant(until, language)),
    action: { label: words.action, href: path },
    notes: [words.note],
    parts: [cartPart(cart, language)],
  };
}

export type MailedCart = Pick<
  PricedCart,
  'subtotalCents' | 'discountCents' | 'shippingCents' | 'paymentFeeCents' | 'totalCents' | 'vat'
> &
  Pick<Parameters<typeof goodsOf>[0], 'lines'> & { discount: { code: string } | null };

/** What is in a cart, and what it costs. */
export function cartPart(cart: MailedCart, language: ContentLanguage): MailPart {
  const sums = sumsOf({ ...cart, language, discountCode: cart.discount?.code ?? null, invoice: null });
  return { ...goodsOf({ language, lines: cart.lines }, { withAmounts: true }), sums };
}
