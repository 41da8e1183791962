import type { MailContent } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import type { Trx } from '../db/database.ts';
import { refundWayOf } from '../payments/manual-gateway.ts';
import { formatMoney } from './format.ts';
import { aboutOrder, goodsOf, type Moment, queueOrderMail } from './order-mail.ts';
import type { Order } from './read-order.ts';

export interface Repayment {
  /** Of the refund: one mail each. */
  id: number;
  amountCents: number;
  /** False when the money had only been set aside on the card: nothing was taken, so nothing comes back. */
  wasCharged: boolean;
}

/** Tells the buyer that the money comes back, in the transaction that notes it. */
export async function queueRefund(trx: Trx, number: number, repayment: Repayment, moment: Moment): Promise<void> {
  const toMail = (order: Order) => ({ kind: 'order-refund', id: repayment.id, content: toRefund(order, repayment) });
  await queueOrderMail(trx, number, toMail, moment);
}

export function toRefund(order: Order, { amountCents, wasCharged }: Repayment): MailContent {
  const { language, number, paymentMethod } = order;
  const words = serviceWords.refundMail[language];
  const amount = formatMoney(amountCents, language);
  const { subject, heading, label } = wasCharged ? words.refunded : words.released;
  const { lead, note } = wasCharged ? words.refunded.ways[refundWayOf(paymentMethod)] : words.released;
  return {
    ...aboutOrder(order),
    subject: subject(number),
    heading,
    lead: lead(amount),
    highlight: { label, text: amount },
    notes: [note],
    parts: [goodsOf(order, { withAmounts: false })],
  };
}
