/** The mails about an order whose money comes later: received, reminded, paid, called off. */

import type { Transaction } from 'kysely';
import { formatInstant } from '#domain/dates.ts';
import { formatIban } from '#domain/iban.ts';
import type { MailContent, MailPart } from '#domain/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { Tables } from '../db/tables.ts';
import { isManualMethod } from '../payments/manual-gateway.ts';
import { toConfirmation } from './confirmation-mail.ts';
import { formatMoney } from './format.ts';
import { aboutOrder, goodsOf, queueOrderMail } from './order-mail.ts';
import { type Order, readOrder } from './read-order.ts';

interface Moment {
  now: Date;
  publicUrl: string;
}

/** In the transaction that places the order. */
export async function queueReceived(trx: Transaction<Tables>, number: number, moment: Moment): Promise<void> {
  const order = await readOrder(trx, number);
  if (!order) return;
  const content = toReceived(order);
  await queueOrderMail(trx, { kind: 'order-received', order, content }, moment);
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
    ...(method === 'transfer' && { highlight: { label: words.due(dueOf(order)), text: amount } }),
    parts: [...transferOf(order), ...confirmation.parts],
  };
}

function dueOf({ paymentDueAt, language }: Order): string {
  return paymentDueAt ? formatInstant(paymentDueAt, language) : '';
}

/** Where the money goes, and under which reason. */
function transferOf(order: Order): MailPart[] {
  if (order.paymentMethod !== 'transfer') return [];
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
    ...(bank ? [{ label: words.bank, value: bank }] : []),
    { label: words.beneficiary, value: (shop.company.legalName ?? shop.name)[language] },
    { label: words.amount, value: formatMoney(totalCents, language) },
    { label: words.reason, value: words.reasonText(number) },
  ];
}

/** Once an order, however often it is asked for. */
export async function queueReminder(trx: Transaction<Tables>, number: number, moment: Moment): Promise<void> {
  const order = await readOrder(trx, number);
  if (!order) return;
  const words = serviceWords.receivedMail[order.language].reminder;
  const amount = formatMoney(order.totalCents, order.language);
  const content = {
    ...aboutOrder(order),
    subject: words.subject(number),
    heading: words.heading,
    lead: words.lead(amount, dueOf(order)),
    parts: [...transferOf(order), goodsOf(order, { withAmounts: false })],
  };
  await queueOrderMail(trx, { kind: 'order-reminder', order, content }, moment);
}

/**
 * In the transaction that notes the money.
 *
 * @param payment.restCents what is still awaited
 */
export async function queuePaid(
  trx: Transaction<Tables>,
  number: number,
  payment: { id: string; amountCents: number; restCents: number },
  moment: Moment,
): Promise<void> {
  const order = await readOrder(trx, number);
  if (!order) return;
  const words = serviceWords.receivedMail[order.language].paid;
  const money = (cents: number) => formatMoney(cents, order.language);
  const { amountCents, restCents } = payment;
  const content = {
    ...aboutOrder(order),
    subject: words.subject(number),
    heading: words.heading,
    lead: restCents > 0 ? words.partly(money(amountCents), money(restCents)) : words.lead(money(amountCents)),
    parts: [...(restCents > 0 ? transferOf(order) : []), goodsOf(order, { withAmounts: false })],
  };
  await queueOrderMail(trx, { kind: `order-paid-${payment.id}`, order, content }, moment);
}

/** In the transaction that calls the order off. */
export async function queueCancelled(
  trx: Transaction<Tables>,
  number: number,
  reason: 'unpaid' | 'other',
  moment: Moment,
): Promise<void> {
  const order = await readOrder(trx, number);
  if (!order) return;
  const words = serviceWords.receivedMail[order.language].cancelled;
  const content = {
    ...aboutOrder(order),
    subject: words.subject(number),
    heading: words.heading,
    lead: words[reason],
    parts: [goodsOf(order, { withAmounts: false })],
  };
  await queueOrderMail(trx, { kind: 'order-cancelled', order, content }, moment);
}
