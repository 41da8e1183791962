/** The mails about an order whose money comes later: received, reminded, paid, cancelled. */

import { formatInstant } from '#domain/delivery/dates.ts';
import { formatIban } from '#domain/money/iban.ts';
import type { MailContent, MailPart } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { Trx } from '../../db/database.ts';
import { isManualMethod, isPaidBeforeParcel } from '../../payments/manual-methods.ts';
import { formatMoney } from '../../web/format-money.ts';
import { lastGoodsChange } from '../note/order-notes.ts';
import type { Order } from '../read/read-order.ts';
import { toConfirmation } from './confirmation-mail.ts';
import { aboutOrder, goodsOf, type Moment, queueOrderMail } from './order-mail.ts';

/** In the transaction that places the order. */
export async function queueReceived(trx: Trx, number: number, moment: Moment): Promise<void> {
  await queueOrderMail(trx, number, (order) => ({ kind: 'order-received', content: toReceived(order) }), moment);
}

export function toReceived(order: Order): MailContent {
  const words = serviceWords.receivedMail[order.language];
  const amount = formatMoney(order.totalCents, order.language);
  const method = isManualMethod(order.paymentMethod) ? order.paymentMethod : 'cod';
  const confirmation = toConfirmation(order);
  return {
    ...confirmation,
    subject: words.subject(order.number),
    heading: words.heading,
    lead: words.leads[method](amount, dueOf(order)),
    // Nothing leaves before the money is here.
    ...(isPaidBeforeParcel(method) && { highlight: { label: words.due(dueOf(order)), text: amount } }),
    parts: [...transferOf(order), ...confirmation.parts],
  };
}

export function dueOf({ paymentDueAt, language }: Order): string {
  return paymentDueAt ? formatInstant(paymentDueAt, language) : '';
}

/** Where the money goes, and under which reason. */
function transferOf(order: Order): MailPart[] {
  if (!isPaidBeforeParcel(order.paymentMethod)) return [];
  const words = serviceWords.receivedMail[order.language];
  return [
    {
      title: words.transfer,
      facts: transferRows(order).map(({ label, value }) => [label, value] as const),
      rows: [words.reasonNote],
      isSmall: true,
    },
  ];
}

/** The shop's account as the buyer needs it. */
export function transferRows({ number, totalCents, language }: Order): { label: string; value: string }[] {
  const words = serviceWords.receivedMail[language];
  const { iban, bank } = shop.payments.transfer;
  return [
    ...(iban ? [{ label: 'IBAN', value: formatIban(iban) }] : []),
    ...(bank ? [{ label: words.bank, value: bank[language] }] : []),
    { label: words.beneficiary, value: (shop.company.legalName ?? shop.name)[language] },
    { label: words.amount, value: formatMoney(totalCents, language) },
    { label: words.reason, value: words.reasonText(number) },
  ];
}

/** Once an order, however often it is asked for, and once more after its goods changed: the sum and the day are then others. */
export async function queueReminder(trx: Trx, number: number, moment: Moment): Promise<void> {
  const edited = await lastGoodsChange(trx, number);
  const kind = edited === null ? 'order-reminder' : `order-reminder-${edited.getTime()}`;
  await queueNews(trx, number, moment, kind, (order) => {
    const { reminder } = serviceWords.receivedMail[order.language];
    const lead = reminder.lead(formatMoney(order.totalCents, order.language), dueOf(order));
    return { ...reminder, lead, parts: transferOf(order) };
  });
}

/**
 * In the transaction that notes the money.
 *
 * @param payment.restCents what is still awaited
 */
export async function queuePaid(
  trx: Trx,
  number: number,
  { id, amountCents, restCents }: { id: string; amountCents: number; restCents: number },
  moment: Moment,
): Promise<void> {
  await queueNews(trx, number, moment, `order-paid-${id}`, (order) => {
    const { paid } = serviceWords.receivedMail[order.language];
    const money = (cents: number) => formatMoney(cents, order.language);
    const isPart = restCents > 0;
    const lead = isPart ? paid.partly(money(amountCents), money(restCents)) : paid.lead(money(amountCents));
    return { ...paid, lead, parts: isPart ? transferOf(order) : [] };
  });
}

/** In the transaction that calls the order off. */
export async function queueCancelled(
  trx: Trx,
  number: number,
  reason: 'unpaid' | 'other' | 'refunded',
  moment: Moment,
): Promise<void> {
  await queueNews(trx, number, moment, 'order-cancelled', (order) => {
    const { cancelled } = serviceWords.receivedMail[order.language];
    return { ...cancelled, lead: cancelled[reason] };
  });
}

interface News extends Pick<MailContent, 'heading' | 'lead'> {
  subject: (number: number) => string;
  /** The mail's part before the goods. */
  parts?: MailPart[];
}

async function queueNews(trx: Trx, number: number, moment: Moment, kind: string, newsOf: (order: Order) => News) {
  const toMail = (order: Order) => {
    const { subject, heading, lead, parts = [] } = newsOf(order);
    const goods = goodsOf(order, { withAmounts: false });
    return {
      kind,
      content: { ...aboutOrder(order), subject: subject(number), heading, lead, parts: [...parts, goods] },
    };
  };
  await queueOrderMail(trx, number, toMail, moment);
}
