import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Letter } from '../mail/letter.ts';
import { formatMoney } from './format.ts';
import { goodsOf, queueOrderLetter } from './order-letter.ts';
import { type Order, readOrder } from './read-order.ts';
import { refundWords } from './refund-words.ts';

export interface Repayment {
  /** Of the refund: one letter each. */
  id: number;
  amountCents: number;
  /** False when the money had only been set aside on the card: nothing was taken, so nothing comes back. */
  wasCharged: boolean;
}

/** Tells the buyer that the money comes back, in the transaction that notes it. */
export async function queueRefund(
  trx: Transaction<Tables>,
  number: number,
  repayment: Repayment,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const order = await readOrder(trx, number);
  if (!order) return;
  await queueOrderLetter(
    trx,
    { kind: 'order-refund', id: repayment.id, order, letter: toRefund(order, repayment, publicUrl) },
    now,
  );
}

/** @param publicUrl the store's address, without a trailing slash */
export function toRefund(order: Order, { amountCents, wasCharged }: Repayment, publicUrl: string): Letter {
  const { language, number } = order;
  const words = refundWords[language];
  const amount = formatMoney(amountCents, language);
  const { subject, heading, lead, label, notes } = wasCharged ? words.refunded : words.released;
  return {
    language,
    publicUrl,
    subject: subject(number),
    heading,
    lead: lead(amount),
    notes,
    parts: [{ ...goodsOf(order, { withAmounts: false }), sums: [{ label, amount, kind: 'total' }] }],
  };
}
