import { formatDayRange } from '#domain/delivery/dates.ts';
import { deliveryDays, mayBeRemote } from '#domain/delivery/delivery-methods.ts';
import type { MailContent, MailPart } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { shopDelivery } from '../../cart/shop-delivery.ts';
import type { Trx } from '../../db/database.ts';
import { isManualMethod } from '../../payments/manual-methods.ts';
import { formatMoney } from '../../web/format-money.ts';
import { arrivalRange } from '../read/arrival.ts';
import { isParcelWaiting, type Order, readOrderOfCheckout } from '../read/read-order.ts';
import { aboutOrder, addressOf, goodsOf, type Moment, notesOf, queueOrderMail, withdrawalOf } from './order-mail.ts';
import { pickupPlace } from './pickup-place.ts';

/** Queues the mail of the order that this checkout has become, in the transaction that notes that it is paid. */
export async function queueConfirmation(trx: Trx, checkoutToken: string, moment: Moment): Promise<void> {
  const toMail = (order: Order) => ({ kind: 'order-confirmation', content: toConfirmation(order) });
  await queueOrderMail(trx, await readOrderOfCheckout(trx, checkoutToken), toMail, moment);
}

export function toConfirmation(order: Order): MailContent {
  const { language } = order;
  const words = serviceWords.confirmationMail[language];
  const checkoutWords = serviceWords.checkout[language];
  const { months, batteryMonths, returnDays } = shop.warranty;
  return {
    ...aboutOrder(order),
    subject: words.subject(order.number),
    heading: words.heading,
    lead: isManualMethod(order.paymentMethod) ? words.leadReceived : words.lead,
    highlight: arrivalOf(order, null),
    parts: [
      { ...goodsOf(order, { withAmounts: true }), sums: sumsOf(order) },
      ...notesOf(order),
      deliveryOf(order),
      { title: checkoutWords.document, rows: documentOf(order) },
      withdrawalOf(order, words.withdrawalText(returnDays, order.shippingMethod === 'pickup')),
      { title: words.warranty, rows: [words.warrantyText(months, batteryMonths)], isSmall: true },
    ],
  };
}

type Sums =
  | 'language'
  | 'subtotalCents'
  | 'discountCents'
  | 'discountCode'
  | 'shippingCents'
  | 'paymentFeeCents'
  | 'totalCents'
  | 'vat'
  | 'invoice';

/** The price of the goods, additions and deductions, and the VAT included. */
export function sumsOf(order: Pick<Order, Sums>): NonNullable<MailPart['sums']> {
  const words = serviceWords.checkout[order.language];
  const money = (cents: number) => formatMoney(cents, order.language);
  const shipping = order.shippingCents === 0 ? words.free : money(order.shippingCents);
  const discount = {
    label: words.discount(order.discountCode ?? '', null),
    amount: money(-order.discountCents),
    kind: 'part',
  } as const;
  const netCents = order.vat.reduce((sum, { grossCents, vatCents }) => sum + grossCents - vatCents, 0);
  return [
    { label: words.subtotal, amount: money(order.subtotalCents), kind: 'part' },
    ...(order.discountCents > 0 ? [discount] : []),
    { label: words.shipping, amount: shipping, kind: 'part' },
    ...(order.paymentFeeCents > 0
      ? [{ label: words.paymentFee, amount: money(order.paymentFeeCents), kind: 'part' as const }]
      : []),
    { label: words.total, amount: money(order.totalCents), kind: 'total' },
    // A company books what is left without the VAT that it may deduct.
    ...(order.invoice && order.vat.every(({ vatPercent }) => vatPercent !== null)
      ? [{ label: words.net, amount: money(netCents), kind: 'note' as const }]
      : []),
    ...order.vat.map(({ vatPercent, vatCents, grossCents }) => ({
      label: vatPercent === null ? words.marginScheme : words.vat(vatPercent),
      amount: money(vatPercent === null ? grossCents : vatCents),
      kind: 'note' as const,
    })),
  ];
}

/**
 * When it is in the buyer's hands, or can be collected.
 *
 * @param sentAt when the parcel left; null while it has not
 */
export function arrivalOf(order: Order, sentAt: Date | null): NonNullable<MailContent['highlight']> {
  const { language, shippingMethod } = order;
  const words = serviceWords.confirmationMail[language];
  return {
    label: shippingMethod === 'pickup' ? words.ready : words.arrives,
    text: formatDayRange(arrivalRange(order, sentAt), language, 'long'),
  };
}

function deliveryOf(order: Order): MailPart {
  const { address, language, shippingMethod } = order;
  const words = serviceWords.confirmationMail[language];
  const title = serviceWords.checkout[language].delivery;
  const { days } = deliveryDays(shippingMethod, address.postcode || null, shopDelivery);
  const after = isParcelWaiting(order) ? [words.afterPayment(days.from, days.to)] : [];
  if (shippingMethod === 'pickup') {
    const { address, hours, map } = pickupPlace(language);
    return { title, rows: [...after, address, ...(hours ? [hours] : [])], ...(map && { link: map }) };
  }
  const { locker, carrier } = shop.delivery;
  const rows = [
    ...after,
    shippingMethod === 'locker' && locker
      ? words.locker(locker.carrier, address.locker !== undefined)
      : words.carrier(carrier),
    ...(mayBeRemote(shippingMethod, address.postcode, shopDelivery) ? [words.remote.trim()] : []),
    '',
    ...addressOf(order),
  ];
  return { title, rows };
}

/** The document that the buyer gets, and who an invoice is made out to. */
export function documentOf({ invoice, language }: Order): string[] {
  const words = serviceWords.confirmationMail[language];
  if (!invoice) return [words.receipt];
  const { taxNumber, taxOffice } = serviceWords.mail[language];
  return [
    serviceWords.checkout[language].invoice,
    invoice.name,
    invoice.profession,
    `${taxNumber} ${invoice.taxNumber}, ${taxOffice} ${invoice.taxOffice}`,
    invoice.address,
  ];
}
