import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { PaymentWays } from '#domain/money/payment-ways.ts';
import type { ServiceWords } from '#locales/words.ts';
import type { DiscountRefusal } from '../../discounts/discounts.ts';
import type { PricedCart, PricedCartLine } from '../../orders/price/price-cart.ts';
import type { Assets } from '../../web/assets.ts';
import type { CheckoutForm } from '../checkout-form.ts';
import type { Offer } from '../checkout-offer.ts';
import type { CompanyNews } from '../fill-company.ts';
import type { FormErrors } from '../validate-form.ts';

/** Everything that one showing of the checkout page depends on. */
export interface CheckoutView {
  token: string;
  language: ContentLanguage;
  form: CheckoutForm;
  now: Date;
  assets: Assets;
  offer: Offer;
  paymentWays: PaymentWays;
  /** A payment at a provider that the buyer has not come back from. */
  underWay: UnderWay | null;
  errors: FormErrors;
  notice: Notice | null;
  /** From the mail by which an order is confirmed, sent along with the order; empty where there is none. */
  confirmKey: string;
  /** The code that was just refused. */
  discountError: { code: string; refusal: DiscountRefusal | 'empty' | 'too_many' } | null;
  /** Whether a registry of companies can be asked. */
  canFindCompany: boolean;
  companyNews: CompanyNews | null;
  /** The summary unfolded on small screens. */
  summaryOpen: boolean;
}

export interface UnderWay {
  /** The buyer has done their part; the bank has not answered. */
  isPending: boolean;
  /** Where to go on. */
  url: string;
  /** Where the provider is asked again. */
  checkPath: string;
  /** The goods are held until then; null if they go to the buyer who pays first. */
  until: Date | null;
}

export interface Notice {
  kind: keyof ServiceWords['checkout']['notices'];
  /** In words, what is different now. */
  changes: string[];
}

/** Lines that ask for more than there is, over all lines of one variant together. */
export function shortLines(cart: PricedCart): PricedCartLine[] {
  const wanted = new Map<number, number>();
  for (const line of cart.lines) wanted.set(line.variantId, (wanted.get(line.variantId) ?? 0) + line.quantity);
  return cart.lines.filter((line) => (wanted.get(line.variantId) ?? 0) > line.stock);
}
