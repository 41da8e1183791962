import type { Transaction } from 'kysely';
import { deliveryRange } from '#domain/delivery.ts';
import { deliveryDays } from '#domain/delivery-methods.ts';
import { shopAddress } from '#domain/shop-address.ts';
import { shop } from '#shop.config';
import type { Tables } from '../db/tables.ts';
import { type Letter, type LetterPart, storeLink } from '../mail/letter.ts';
import { letterWords } from '../mail/letter-words.ts';
import { confirmationWords } from './confirmation-words.ts';
import { formatDateRange, formatMoney } from './format.ts';
import { addressOf, goodsOf, notesOf, queueOrderLetter } from './order-letter.ts';
import { orderWords } from './order-words.ts';
import { type Order, readOrderOfCheckout } from './read-order.ts';

/** Queues the mail of the order that this checkout has become, in the transaction that notes that it is paid. */
export async function queueConfirmation(
  trx: Transaction<Tables>,
  checkoutToken: string,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const order = await readOrderOfCheckout(trx, checkoutToken);
  if (!order) return;
  await queueOrderLetter(trx, { kind: 'order-confirmation', order, letter: toConfirmation(order, publicUrl) }, now);
}

/** @param publicUrl the store's address, without a trailing slash */
export function toConfirmation(order: Order, publicUrl: string): Letter {
  const { language } = order;
  const words = confirmationWords[language];
  const { months, batteryMonths, returnDays } = shop.warranty;
  return {
    language,
    publicUrl,
    subject: words.subject(order.number),
    heading: words.heading,
    lead: words.lead,
    parts: [
      { ...goodsOf(order, { withAmounts: true }), sums: sumsOf(order) },
      ...notesOf(order),
      { title: words.delivery, rows: deliveryOf(order) },
      { title: words.document, rows: documentOf(order) },
      {
        title: orderWords[language].withdrawal,
        rows: [words.withdrawalText(returnDays)],
        isSmall: true,
        link: {
          label: orderWords[language].withdrawalLink,
          href: storeLink({ language, publicUrl }, '/withdrawal'),
        },
      },
      { title: words.warranty, rows: [words.warrantyText(months, batteryMonths)], isSmall: true },
    ],
  };
}

function sumsOf(order: Order): NonNullable<LetterPart['sums']> {
  const words = confirmationWords[order.language];
  const money = (cents: number) => formatMoney(cents, order.language);
  const shipping = order.shippingCents === 0 ? words.free : money(order.shippingCents);
  const discount = {
    label: words.discount(order.discountCode ?? ''),
    amount: money(-order.discountCents),
    kind: 'part',
  } as const;
  return [
    { label: words.subtotal, amount: money(order.subtotalCents), kind: 'part' },
    ...(order.discountCents > 0 ? [discount] : []),
    { label: words.shipping, amount: shipping, kind: 'part' },
    ...(order.paymentFeeCents > 0
      ? [{ label: words.paymentFee, amount: money(order.paymentFeeCents), kind: 'part' as const }]
      : []),
    { label: words.total, amount: money(order.totalCents), kind: 'total' },
    ...order.vat.map(({ vatPercent, vatCents, grossCents }) => ({
      label: vatPercent === null ? words.marginScheme : words.vat(vatPercent),
      amount: money(vatPercent === null ? grossCents : vatCents),
      kind: 'note' as const,
    })),
  ];
}

function deliveryOf(order: Order): string[] {
  const { address, language, processedAt, shippingMethod } = order;
  const words = confirmationWords[language];
  const rule = deliveryDays(shippingMethod, address.postcode || null, shop.delivery);
  const range = deliveryRange(processedAt, rule);
  const dates = formatDateRange(range, language);
  // Of an order that waits for its transfer no day can be promised.
  const isAwaited = order.paymentDueAt !== null && order.paymentMethod === 'transfer';
  const after = words.afterPayment(rule.days.from, rule.days.to);
  const place = shopAddress(shop.contact.address, language);
  if (shippingMethod === 'pickup') return [isAwaited ? after : words.ready(dates), place];
  const { locker, carrier } = shop.delivery;
  return [
    isAwaited ? after : words.arrives(dates),
    shippingMethod === 'locker' && locker ? words.locker(locker.carrier) : words.carrier(carrier),
    '',
    ...addressOf(order),
  ];
}

function documentOf({ invoice, language }: Order): string[] {
  const words = confirmationWords[language];
  if (!invoice) return [words.receipt];
  const { taxNumber, taxOffice } = letterWords[language];
  return [
    words.invoice,
    invoice.name,
    invoice.profession,
    `${taxNumber} ${invoice.taxNumber}, ${taxOffice} ${invoice.taxOffice}`,
    invoice.address,
  ];
}
