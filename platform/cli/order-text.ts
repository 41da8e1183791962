/** How the owner sees orders. */
import { formatPhone, formatPostcode } from '#domain/delivery/postal-address.ts';
import type { Attribute } from '../cart/cart-lines.ts';
import { formatMoney } from '../orders/format.ts';
import type { OrderSummary, OwnerOrder } from '../orders/list-orders.ts';
import { textTable } from './text-table.ts';

/** Sweden writes it so. */
const instants = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Day and time in Athens, `2026-11-20 10:00`. */
export function formatInstant(instant: Date): string {
  return instants.format(instant);
}

const money = (cents: number) => formatMoney(cents, 'en');

/** `PARTIALLY_PAID` → `partially paid`; a status that is not known yet reads well too. */
function words(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ');
}

export function ordersTable(orders: readonly OrderSummary[]): string {
  const header = ['Order', 'Placed', 'Payment', 'Fulfilment', 'Pieces', 'Total', 'Notes'];
  const rows = orders.map((order) => [
    `#${order.number}`,
    formatInstant(order.processedAt),
    words(order.financialStatus),
    words(order.fulfillmentStatus),
    String(order.items),
    money(order.totalCents),
    order.hasNotes ? 'yes' : '',
  ]);
  return textTable([header, ...rows], [4, 5]);
}

/** @param withBuyer whether to tell who bought, and where they live */
export function orderText(order: OwnerOrder, { withBuyer }: { withBuyer: boolean }): string {
  const facts = [
    ['Placed', formatInstant(order.processedAt)],
    ['Payment', paymentText(order)],
    ['Fulfilment', fulfilmentText(order)],
    ...(order.refund ? [[order.financialStatus === 'VOIDED' ? 'Not paid' : 'Refund', refundText(order.refund)]] : []),
    ...(withBuyer ? buyerRows(order) : []),
    ...noteRows(order),
  ];
  return `Order #${order.number}\n\n${textTable(facts)}\n${linesText(order)}`;
}

function paymentText({ financialStatus, payment, totalCents }: OwnerOrder): string {
  if (!payment) return words(financialStatus);
  const part = financialStatus === 'PARTIALLY_PAID' ? `, ${money(payment.capturedCents)} of ${money(totalCents)}` : '';
  const status = words(financialStatus) + part;
  // Money that is still to come has no number.
  const known = [payment.status, payment.reference].filter(Boolean).join(', ');
  return `${status} (${payment.gateway}: ${known})`;
}

function fulfilmentText({ fulfillmentStatus, parcels: [parcel, ...others] }: OwnerOrder): string {
  if (!parcel) return words(fulfillmentStatus);
  const where = parcel.url ? `, ${parcel.url}` : '';
  const isCollected = parcel.carrier === '' && parcel.number === '';
  const how = isCollected ? ', collected' : ` with ${parcel.carrier}, number ${parcel.number}${where}`;
  const more = others.map(({ carrier, number }) => `; ${`${carrier} ${number}`.trim() || 'collected'}`);
  return `${words(fulfillmentStatus)} ${formatInstant(parcel.sentAt)}${how}${more.join('')}`;
}

function refundText({ amountCents, restocked, at }: NonNullable<OwnerOrder['refund']>): string {
  return `${money(amountCents)} on ${formatInstant(at)}, goods ${restocked ? 'back in stock' : 'not back in stock'}`;
}

function buyerRows({ email, language, address, invoice }: OwnerOrder): string[][] {
  const { firstName, lastName, company, address1, address2, postcode, city, phone } = address;
  return [
    ['Buyer', `${firstName} ${lastName}${company ? `, ${company}` : ''}`],
    ['E-mail', `${email} (${new Intl.DisplayNames('en', { type: 'language' }).of(language)})`],
    ['Phone', formatPhone(phone)],
    address1 === ''
      ? ['Delivery', 'collects from the shop']
      : ['Address', [address1, address2, `${formatPostcode(postcode)} ${city}`].filter(Boolean).join(', ')],
    invoice
      ? [
          'Invoice',
          `${invoice.name}, ${invoice.profession}, ${invoice.taxNumber}, ${invoice.taxOffice}, ${invoice.address}`,
        ]
      : ['Document', 'receipt'],
  ];
}

/** A buyer's text on the owner's terminal: one line, without characters that steer it. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

function attributeText({ key, value }: Attribute): string {
  return `${plain(key)}: ${plain(value)}`;
}

function noteRows({ note, attributes }: OwnerOrder): string[][] {
  const rows = [...note.split(/\r?\n/).map(plain).filter(Boolean), ...attributes.map(attributeText)];
  return rows.map((row, index) => [index === 0 ? 'Notes' : '', row]);
}

function linesText(order: OwnerOrder): string {
  const sum = (label: string, cents: number) => ['', '', label, '', money(cents)];
  const rows = [
    ['SKU', 'Product', 'Variant', 'Pieces', 'Amount'],
    ...order.lines.flatMap((line) => [
      [line.sku, line.title, line.variantTitle, String(line.quantity), money(line.totalCents)],
      ...line.attributes.map((attribute) => ['', `  ${attributeText(attribute)}`, '', '', '']),
    ]),
    sum('Subtotal', order.subtotalCents),
    ...(order.discountCents > 0 ? [sum(`Discount ${order.discountCode ?? ''}`, -order.discountCents)] : []),
    sum('Shipping', order.shippingCents),
    ...(order.paymentFeeCents > 0 ? [sum('Cash on delivery', order.paymentFeeCents)] : []),
    sum('Total', order.totalCents),
    ...order.vat.map(({ vatPercent, vatCents, grossCents }) =>
      vatPercent === null ? sum('of which margin scheme', grossCents) : sum(`of which VAT ${vatPercent}%`, vatCents),
    ),
  ];
  return textTable(rows, [3, 4]);
}
