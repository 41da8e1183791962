/** The common parts of mails about an order. */

import { formatInstant } from '#domain/delivery/dates.ts';
import { formatPhone, formatPostcode } from '#domain/delivery/postal-address.ts';
import type { MailContent, MailPart } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { Trx } from '../../db/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { formatMoney } from '../../web/format-money.ts';
import type { SelectedLine } from '../read/order-selection.ts';
import { type Order, readOrder } from '../read/read-order.ts';
import { queueAgentNews } from './queue-agent-news.ts';
import { splitTitle } from './split-title.ts';
import { visibleAttributes } from './visible-attributes.ts';

/** When something happens, and where the store is that tells of it. */
export interface Moment {
  now: Date;
  publicUrl: string;
}

/**
 * Queues a mail to the buyer, in the transaction of its cause. One order has at most one mail of each kind and, where it is
 * told, id. An agent that prepared the order hears of it too.
 *
 * @param asked the order or its number; where there is none, no mail is written
 */
export async function queueOrderMail(
  trx: Trx,
  asked: number | Order | null,
  toMail: (order: Order) => { kind: string; id?: number; content: MailContent },
  { now, publicUrl }: Moment,
): Promise<void> {
  const order = typeof asked === 'number' ? await readOrder(trx, asked) : asked;
  if (!order) return;
  const { kind, id, content } = toMail(order);
  const mail = {
    id: [kind, order.number, id].filter((part) => part !== undefined).join('-'),
    kind,
    recipient: order.email,
    replyTo: shop.contact.email,
    ...renderMail(content, publicUrl),
  };
  await queueMail(trx, mail, now);
  await queueAgentNews(trx, order.number, mail.id, now);
}

/** The order's number and day beside the logo, and the one thing to press: where the order is. */
export function aboutOrder({ language, number, processedAt, hasAccount, statusPath }: Order) {
  const words = serviceWords.order[language];
  return {
    language,
    reference: [words.order(number), formatInstant(processedAt, language)],
    action: { label: words.open, href: hasAccount ? '/account?tab=orders' : statusPath },
  };
}

type MailedLine = Pick<
  Order['lines'][number],
  'title' | 'variantTitle' | 'imageFile' | 'quantity' | 'totalCents' | 'attributes'
>;

export function goodsOf(
  order: Pick<Order, 'language'> & { lines: readonly MailedLine[] },
  { withAmounts }: { withAmounts: boolean },
): MailPart {
  const words = serviceWords.order[order.language];
  return {
    title: words.goods,
    lines: order.lines.map(({ title, variantTitle, imageFile, quantity, totalCents, attributes }) => {
      const { name, factsIn } = splitTitle(title);
      const amount = withAmounts ? formatMoney(totalCents, order.language) : '';
      // Of a total that does not divide no price of a piece is said.
      const isPriced = withAmounts && quantity > 1 && totalCents % quantity === 0;
      const each = isPriced ? ` × ${formatMoney(totalCents / quantity, order.language)}` : '';
      const bought = [variantTitle, words.pieces(quantity) + each].filter(Boolean).join(', ');
      return {
        name,
        facts: [factsIn(order.language, variantTitle), bought, ...visibleAttributes(attributes)].filter(Boolean),
        amount,
        picture: imageFile ?? undefined,
      };
    }),
  };
}

/** The buyer's notes in the cart. */
export function noteRows({ note, attributes }: Order): string[] {
  return [...note.split(/\r?\n/), ...visibleAttributes(attributes)].filter((row) => row.trim() !== '');
}

/** Nothing when the buyer wrote nothing. */
export function notesOf(order: Order): MailPart[] {
  const rows = noteRows(order);
  return rows.length > 0 ? [{ title: serviceWords.order[order.language].notes, rows }] : [];
}

/** The order with these pieces of it alone. */
export function withOnly(order: Order, selected: readonly SelectedLine[]): Order {
  const quantities = new Map(selected.map(({ line, quantity }) => [line.position, quantity]));
  const lines = order.lines.flatMap((line, index) => {
    const quantity = quantities.get(index + 1) ?? 0;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  return { ...order, lines };
}

/** The pieces that another parcel will bring; nothing when there are none. */
export function stillToCome(order: Order, left: readonly SelectedLine[], { wasSent = true } = {}): MailPart[] {
  const { stillToCome: further, toBeSent } = serviceWords.order[order.language];
  const rest = withOnly(order, left);
  return rest.lines.length > 0
    ? [{ ...goodsOf(rest, { withAmounts: false }), title: wasSent ? further : toBeSent }]
    : [];
}

/** Who gets it and where: a parcel for a locker goes there, and the home address only says near what. */
export function addressOf({ address, language, shippingMethod }: Order): string[] {
  const words = serviceWords.order[language];
  const home = [
    [address.address1, address.address2].filter(Boolean).join(', '),
    `${formatPostcode(address.postcode)} ${address.city}`.trim(),
  ];
  const locker = address.locker ? `${words.locker}: ${address.locker.place}` : words.lockerNear(home.join(', '));
  return [
    `${address.firstName} ${address.lastName}`,
    ...(shippingMethod === 'locker' ? [locker] : home),
    formatPhone(address.phone),
  ].filter((row) => row !== '');
}

export function deliveryTitle({ language, shippingMethod }: Order): string {
  const { thanks } = serviceWords.checkout[language];
  if (shippingMethod === 'pickup') return thanks.collector;
  return shippingMethod === 'locker' ? thanks.toLocker : thanks.address;
}

/** The right to withdraw, with the way to declare it. */
export function withdrawalOf({ language, number }: Order, text: string): MailPart {
  const words = serviceWords.order[language];
  return {
    title: words.withdrawal,
    rows: [text],
    isSmall: true,
    link: { label: words.withdrawalLink, href: `/withdrawal?order=${number}` },
  };
}
