/** How the owner sees orders. */
import { formatPhone, formatPostcode } from '#domain/delivery/postal-address.ts';
import { deskWords } from '#locales/desk-words.ts';
import type { Attribute } from '../cart/cart-lines.ts';
import type { OrderNote } from '../orders/note/order-notes.ts';
import type { OrderSummary, OwnerOrder } from '../orders/read/list-orders.ts';
import type { AccountedLine } from '../orders/read/order-account.ts';
import { formatMoney } from '../web/format-money.ts';
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

const FIELDS: Readonly<Record<string, string>> = deskWords.en.orders.edit.fields;

/** `PARTIALLY_PAID` → `partially paid`; a status that is not known yet reads well too. */
function words(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ');
}

export function ordersTable(orders: readonly OrderSummary[]): string {
  const header = ['Order', 'Placed', 'Payment', 'Fulfilment', 'Pieces', 'To send', 'Total', 'Notes'];
  const rows = orders.map((order) => [
    `#${order.number}`,
    formatInstant(order.processedAt),
    words(order.financialStatus),
    words(order.fulfillmentStatus),
    String(order.items),
    order.left > 0 ? String(order.left) : '',
    money(order.totalCents),
    order.hasNotes ? 'yes' : '',
  ]);
  return textTable([header, ...rows], [4, 5, 6]);
}

/** @param withBuyer whether to tell who bought, and where they live */
export function orderText(order: OwnerOrder, { withBuyer }: { withBuyer: boolean }): string {
  const facts = [
    ['Placed', formatInstant(order.processedAt)],
    ['Payment', paymentText(order)],
    ['Fulfilment', words(order.fulfillmentStatus)],
    ...order.parcels.map((parcel) => ['Parcel', parcelText(parcel)]),
    ...paidBack(order).map((refund) => [isUnpaid(order) ? 'Not paid' : 'Refund', refundText(refund)]),
    ...order.returns.map((one) => [`Return ${one.id}`, returnText(one)]),
    ...(order.canceledAt ? [['Cancelled', formatInstant(order.canceledAt)]] : []),
    ...order.notes.filter(({ change }) => withBuyer || change).map((note) => ['Staff', noteText(note)]),
    ...(withBuyer ? buyerRows(order) : []),
    ...noteRows(order),
  ];
  return `Order #${order.number}\n\n${textTable(facts)}\n${linesText(order)}`;
}

function paymentText({ financialStatus, payment, totalCents }: OwnerOrder): string {
  if (!payment) return words(financialStatus);
  const { amountCents, capturedCents } = payment;
  // What was taken off an order that left before its money came is not asked for any more.
  const isLess = payment.status === 'pending' && amountCents < totalCents;
  const part =
    financialStatus === 'PARTIALLY_PAID' || isLess ? `, ${money(capturedCents)} of ${money(amountCents)}` : '';
  const status = words(financialStatus) + part;
  // Money that is still to come has no number.
  const known = [payment.status, payment.reference].filter(Boolean).join(', ');
  return `${status} (${payment.gateway}: ${known})`;
}

function parcelText({ carrier, number, url, sentAt, pieces, serials }: OwnerOrder['parcels'][number]): string {
  const isCollected = carrier === '' && number === '';
  const how = isCollected ? 'collected' : `with ${carrier}, number ${number}`;
  return [`${formatInstant(sentAt)} ${how}`, ...(url ? [url] : []), piecesText(pieces), ...serials].join(', ');
}

/** Its money was never taken. */
function isUnpaid({ financialStatus }: OwnerOrder): boolean {
  return financialStatus === 'VOIDED';
}

/** A cancellation gives up pieces without any money. */
function paidBack({ refunds, canceledAt }: OwnerOrder): OwnerOrder['refunds'] {
  return refunds.filter(({ amountCents }) => amountCents > 0 || !canceledAt);
}

/** Who changed what; of details only the names are written down. */
function noteText({ staff, text, change, at }: OrderNote): string {
  const what =
    change === null
      ? plain(text)
      : change.code === 'details'
        ? `changed ${change.fields.map((name) => FIELDS[name] ?? name).join(', ')}`
        : [
            ...change.pieces.map(({ sku, was, is }) => `${sku} ${was} → ${is}`),
            `${money(change.wasCents)} → ${money(change.isCents)}`,
          ].join(', ');
  return `${formatInstant(at)}, ${staff}: ${what}`;
}

function refundText({ amountCents, at, returnId, pieces }: OwnerOrder['refunds'][number]): string {
  return [
    ...(amountCents > 0 ? [money(amountCents)] : []),
    formatInstant(at),
    pieces.length > 0 ? piecesText(pieces) : 'an amount without pieces',
    ...(returnId === null ? [] : [`return ${returnId}`]),
  ].join(', ');
}

function returnText({ status, reason, lines, requestedAt, receivedAt }: OwnerOrder['returns'][number]): string {
  const step = receivedAt === null ? `${status} since ${day(requestedAt)}` : `here since ${day(receivedAt)}`;
  return [step, reason, piecesText(lines)].filter(Boolean).join(', ');
}

function day(at: string): string {
  return formatInstant(new Date(at));
}

function piecesText(pieces: readonly { sku: string; quantity: number }[]): string {
  return pieces.map(({ sku, quantity }) => `${sku}=${quantity}`).join(' ');
}

/** Where the pieces of a line are; nothing while none of them has moved. */
function accountText(
  { ordered, sent, refunded, awaited, returned, restocked, left }: AccountedLine,
  order: OwnerOrder,
): string {
  if (left === ordered) return '';
  const parts = [
    [sent, 'sent'],
    [awaited, 'coming back'],
    [returned, 'came back'],
    [refunded, isUnpaid(order) ? 'called off' : 'refunded'],
    [restocked, 'back in stock'],
    [left, 'to send'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}

function buyerRows({ email, language, address, invoice }: OwnerOrder): string[][] {
  const { firstName, lastName, company, address1, address2, postcode, city, phone, locker } = address;
  return [
    ['Buyer', `${firstName} ${lastName}${company ? `, ${company}` : ''}`],
    ['E-mail', `${email} (${new Intl.DisplayNames('en', { type: 'language' }).of(language)})`],
    ['Phone', formatPhone(phone)],
    address1 === ''
      ? ['Delivery', 'collects from the shop']
      : ['Address', [address1, address2, `${formatPostcode(postcode)} ${city}`].filter(Boolean).join(', ')],
    ...(locker ? [['Locker', `${locker.place} (${locker.id})`]] : []),
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

function stateRows(order: OwnerOrder, index: number): string[][] {
  const account = order.account[index];
  const text = account ? accountText(account, order) : '';
  return text === '' ? [] : [['', `  ${text}`, '', '', '']];
}

function linesText(order: OwnerOrder): string {
  const sum = (label: string, cents: number) => ['', '', label, '', money(cents)];
  const rows = [
    ['SKU', 'Product', 'Variant', 'Pieces', 'Amount'],
    ...order.lines.flatMap((line, index) => [
      [line.sku, line.title, line.variantTitle, String(line.quantity), money(line.totalCents)],
      ...stateRows(order, index),
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
