/** What the letters about an order have in common. */
import type { Transaction } from 'kysely';
import { formatPhone, formatPostcode } from '#domain/postal-address.ts';
import { shop } from '#shop.config';
import type { Tables } from '../db/tables.ts';
import { type Letter, type LetterPart, letterText } from '../mail/letter.ts';
import { letterHtml } from '../mail/letter-html.ts';
import { queueMail } from '../mail/outbox.ts';
import { formatInstant, formatMoney, splitTitle } from './format.ts';
import { orderWords } from './order-words.ts';
import type { Order } from './read-order.ts';
import { visibleAttributes } from './visible-attributes.ts';

/**
 * Queues a letter to the buyer, in the transaction of its cause. One order has at most one letter of each kind and, where it is
 * told, id.
 */
export async function queueOrderLetter(
  trx: Transaction<Tables>,
  { kind, id, order, letter }: { kind: string; id?: number; order: Order; letter: Letter },
  now: Date,
): Promise<void> {
  const mail = {
    id: [kind, order.number, id].filter((part) => part !== undefined).join('-'),
    kind,
    recipient: order.email,
    replyTo: shop.contact.email,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
  };
  await queueMail(trx, mail, now);
}

/** The goods under the order's number and day. */
export function goodsOf(order: Order, { withAmounts }: { withAmounts: boolean }): LetterPart {
  const words = orderWords[order.language];
  return {
    title: words.order(order.number, formatInstant(order.processedAt, order.language)),
    lines: order.lines.map(({ title, variantTitle, quantity, totalCents, attributes }) => {
      const { name, facts } = splitTitle(title);
      const amount = withAmounts ? formatMoney(totalCents, order.language) : '';
      const bought = [variantTitle, words.pieces(quantity)].filter(Boolean).join(', ');
      return { name, facts: [facts, bought, ...visibleAttributes(attributes)].filter(Boolean), amount };
    }),
  };
}

/** What the buyer wrote into the cart; nothing when there was nothing. */
export function notesOf({ note, attributes, language }: Order): LetterPart[] {
  const rows = [...note.split(/\r?\n/), ...visibleAttributes(attributes)].filter((row) => row.trim() !== '');
  return rows.length > 0 ? [{ title: orderWords[language].notes, rows }] : [];
}

export function addressOf({ address }: Order): string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    [address.address1, address.address2].filter(Boolean).join(', '),
    `${formatPostcode(address.postcode)} ${address.city}`.trim(),
    formatPhone(address.phone),
  ].filter((row) => row !== '');
}
