import type { MailContent, MailPart } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import type { Trx } from '../../db/database.ts';
import { refundWayOf } from '../../payments/manual-methods.ts';
import { formatMoney } from '../../web/format-money.ts';
import { aboutOrder, goodsOf, type Moment, queueOrderMail, stillToCome, withOnly } from '../mail/order-mail.ts';
import { readAccount } from '../read/order-account.ts';
import type { SelectedLine } from '../read/order-selection.ts';
import { type Order, readOrder } from '../read/read-order.ts';

interface Repayment {
  /** Of the refund: one mail each. */
  id: number;
  /** Of a waiver, what is still to be paid. */
  amountCents: number;
  /** `released`: it had only been set aside on the card. `waived`: it was to be paid at the door, and is not any more. */
  money: 'refunded' | 'released' | 'waived';
}

interface RefundedPieces {
  /** None for a mere amount. */
  pieces: readonly SelectedLine[];
  /** Still to be sent. */
  left: readonly SelectedLine[];
  /** Whether a parcel has left. */
  wasSent: boolean;
}

/** Tells the buyer that the money comes back, in the transaction that notes it. */
export async function queueRefund(trx: Trx, number: number, repayment: Repayment, moment: Moment): Promise<void> {
  const order = await readOrder(trx, number);
  if (!order) return;
  const account = await readAccount(trx, order.id);
  const rows = await trx.selectFrom('refund_lines').selectAll().where('refund_id', '=', repayment.id).execute();
  const content = toRefund(order, repayment, {
    pieces: account.flatMap(({ line }) => {
      const row = rows.find(({ order_line_id }) => order_line_id === line.id);
      return row ? [{ line, quantity: row.quantity }] : [];
    }),
    left: account.map(({ line, left }) => ({ line, quantity: left })),
    wasSent: account.some(({ sent }) => sent > 0),
  });
  await queueOrderMail(trx, order, () => ({ kind: 'order-refund', id: repayment.id, content }), moment);
}

export function toRefund(order: Order, { amountCents, money }: Repayment, goods: RefundedPieces): MailContent {
  const { language, number, paymentMethod } = order;
  const words = serviceWords.refundMail[language];
  const amount = formatMoney(amountCents, language);
  const { subject, heading, label } = words[money];
  const { lead, note } = money === 'refunded' ? words.refunded.ways[refundWayOf(paymentMethod)] : words[money];
  return {
    ...aboutOrder(order),
    subject: subject(number),
    heading,
    lead: lead(amount),
    highlight: { label, text: amount },
    notes: [note],
    parts: [
      money === 'released' ? goodsOf(order, { withAmounts: false }) : piecesPart(order, goods.pieces, money),
      ...stillToCome(order, goods.left, goods),
    ],
  };
}

function piecesPart(order: Order, pieces: readonly SelectedLine[], money: 'refunded' | 'waived'): MailPart {
  const words = serviceWords.refundMail[order.language];
  const { mereAmount } = words;
  const goods = words[money].goods;
  return pieces.length > 0
    ? { ...goodsOf(withOnly(order, pieces), { withAmounts: false }), title: goods }
    : { title: goods, rows: [mereAmount] };
}
