import type { Transaction } from 'kysely';
import { deliveryRange, deliveryRuleFor } from '#domain/delivery.ts';
import { formatPhone, formatPostcode } from '#domain/postal-address.ts';
import { shop } from '#shop.config';
import type { Tables } from '../db/tables.ts';
import { queueMail } from '../mail/outbox.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationWords } from './confirmation-words.ts';
import { formatDateRange, formatInstant, formatMoney, splitTitle } from './format.ts';
import { type Order, readOrderOfCheckout } from './read-order.ts';

/** What the mail says, laid out once; the text and the HTML only set it. */
export interface Confirmation {
  order: Order;
  lines: { name: string; facts: string; amount: string }[];
  sums: { label: string; amount: string; kind: 'part' | 'total' | 'note' }[];
  delivery: string[];
  document: string[];
  links: { withdrawal: string; terms: string; store: string };
  seller: string[];
}

/** Queues the mail of the order that this checkout has become, in the transaction that makes it. */
export async function queueConfirmation(
  trx: Transaction<Tables>,
  checkoutToken: string,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const order = await readOrderOfCheckout(trx, checkoutToken);
  if (!order) return;
  const confirmation = toConfirmation(order, publicUrl);
  const mail = {
    id: `order-confirmation-${order.number}`,
    kind: 'order-confirmation',
    recipient: order.email,
    replyTo: shop.contact.email,
    subject: confirmationWords[order.language].subject(order.number),
    text: confirmationText(confirmation),
    html: confirmationHtml(confirmation),
  };
  await queueMail(trx, mail, now);
}

/** @param publicUrl the store's address, without a trailing slash */
export function toConfirmation(order: Order, publicUrl: string): Confirmation {
  const base = order.language === 'el' ? publicUrl : `${publicUrl}/en`;
  return {
    order,
    lines: order.lines.map((line) => toLine(line, order)),
    sums: sumsOf(order),
    delivery: deliveryOf(order),
    document: documentOf(order),
    links: {
      withdrawal: `${base}/withdrawal`,
      terms: `${base}/terms`,
      store: order.language === 'el' ? `${base}/` : base,
    },
    seller: sellerOf(order),
  };
}

function toLine(line: Order['lines'][number], { language }: Order) {
  const { name, facts } = splitTitle(line.title);
  const pieces = confirmationWords[language].pieces(line.quantity);
  return {
    name,
    facts: [facts, line.variantTitle, pieces].filter(Boolean).join(' · '),
    amount: formatMoney(line.totalCents, language),
  };
}

function sumsOf(order: Order): Confirmation['sums'] {
  const words = confirmationWords[order.language];
  const money = (cents: number) => formatMoney(cents, order.language);
  const shipping = order.shippingCents === 0 ? words.free : money(order.shippingCents);
  return [
    { label: words.subtotal, amount: money(order.subtotalCents), kind: 'part' },
    ...(order.discountCents > 0
      ? [
          {
            label: words.discount(order.discountCode ?? ''),
            amount: money(-order.discountCents),
            kind: 'part' as const,
          },
        ]
      : []),
    { label: words.shipping, amount: shipping, kind: 'part' },
    { label: words.total, amount: money(order.totalCents), kind: 'total' },
    { label: words.vat(order.vatPercent), amount: money(order.vatCents), kind: 'note' },
  ];
}

function deliveryOf({ address, language, processedAt }: Order): string[] {
  const words = confirmationWords[language];
  const range = deliveryRange(processedAt, deliveryRuleFor(address.postcode, shop.delivery));
  return [
    words.arrives(formatDateRange(range, language)),
    words.carrier(shop.delivery.carrier),
    '',
    `${address.firstName} ${address.lastName}`,
    [address.address1, address.address2].filter(Boolean).join(', '),
    `${formatPostcode(address.postcode)} ${address.city}`,
    formatPhone(address.phone),
  ];
}

function documentOf({ invoice, language }: Order): string[] {
  const words = confirmationWords[language];
  if (!invoice) return [words.receipt];
  return [
    words.invoice,
    invoice.name,
    invoice.profession,
    `${words.taxNumber} ${invoice.taxNumber}, ${words.taxOffice} ${invoice.taxOffice}`,
    invoice.address,
  ];
}

function sellerOf({ language }: Order): string[] {
  const { company, contact, name } = shop;
  const words = confirmationWords[language];
  return [
    `${name[language]}, ${company.legalName[language]}`,
    `${contact.address.street[language]}, ${contact.address.postcode} ${contact.address.city[language]}`,
    `${words.taxNumber} ${company.taxNumber}, ${words.taxOffice} ${company.taxOffice[language]}, ${words.registry} ${company.registryNumber}`,
  ];
}

/** The same mail for those who read plain text. */
export function confirmationText(confirmation: Confirmation): string {
  const { order, lines, sums, delivery, document, links, seller } = confirmation;
  const words = confirmationWords[order.language];
  const section = (title: string, rows: readonly string[]) =>
    `${title}\n${'-'.repeat(title.length)}\n${rows.join('\n')}`;
  return [
    `${words.heading}\n${words.lead}`,
    section(words.order(order.number, formatInstant(order.processedAt, order.language)), [
      ...lines.map((line) => `${line.name}: ${line.amount}\n  ${line.facts}`),
      '',
      ...sums.map((sum) => `${sum.label}: ${sum.amount}`),
    ]),
    section(words.delivery, delivery),
    section(words.document, document),
    section(words.withdrawal, [words.withdrawalText(shop.warranty.returnDays), links.withdrawal]),
    section(words.warranty, [words.warrantyText(shop.warranty.months, shop.warranty.batteryMonths)]),
    section(words.contact, [words.contactText, `${shop.contact.email}, ${shop.contact.phone.display}`]),
    [...seller, `${words.terms}: ${links.terms}`].join('\n'),
    '',
  ].join('\n\n');
}
