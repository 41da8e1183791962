import { describe, expect, it } from 'vitest';
import type { MailContent } from '#domain/shop/mail-content.ts';
import { serviceWords } from '#locales/words.ts';
import { mailHtml } from '../../mail/mail-html.ts';
import { mailText } from '../../mail/mail-text.ts';
import type { OrderLineRow } from '../read/order-account.ts';
import type { Order } from '../read/read-order.ts';
import { toRefund } from '../refund/refund-mail.ts';
import { toShipment } from '../ship/shipment-mail.ts';
import { toConfirmation } from './confirmation-mail.ts';
import { addressOf, deliveryTitle } from './order-mail.ts';
import { toReceived } from './received-mail.ts';

const PUBLIC_URL = 'https://shop.example.gr';
const text = (content: MailContent) => mailText(content, PUBLIC_URL);
const html = (content: MailContent) => mailHtml(content, PUBLIC_URL);

const order: Order = {
  id: 1,
  number: 1001,
  email: 'maria@example.gr',
  hasAccount: false,
  statusPath: '/checkouts/token/thank-you?lang=el',
  language: 'el',
  address: {
    firstName: 'Μαρία',
    lastName: '<b>Παπαδοπούλου</b>',
    address1: 'Αριστοτέλους 12',
    postcode: '84700',
    city: 'Θήρα',
    phone: '+306940000000',
  },
  invoice: {
    name: 'Νήμα ΑΕ',
    taxNumber: '094259216',
    taxOffice: 'ΚΕΦΟΔΕ',
    profession: 'Υφαντουργία',
    address: 'Εγνατία 1',
  },
  lines: [
    {
      sku: 'T480-W11P',
      title: 'Lenovo ThinkPad T480 (i5-8350U, 16GB, A)',
      variantTitle: 'Windows 11 Pro',
      imageFile: null,
      quantity: 2,
      totalCents: 53_800,
      vatPercent: 24,
      attributes: [
        { key: 'Χάραξη', value: '<i>Για τη Λένα</i>' },
        { key: '_bundle', value: 'internal-7' },
      ],
    },
  ],
  subtotalCents: 53_800,
  discountCode: 'XANA5',
  discountCents: 2_690,
  discountPercent: 5,
  shippingCents: 0,
  totalCents: 51_110,
  vatCents: 9_892,
  vat: [{ vatPercent: 24, grossCents: 51_110, vatCents: 9_892 }],
  processedAt: new Date('2026-11-20T08:00:00Z'),
  shippingMethod: 'courier',
  paymentMethod: 'test',
  paymentFeeCents: 0,
  paymentDueAt: null,
  note: 'Στον θυρωρό.\n<script>alert(1)</script>',
  attributes: [
    { key: 'Δώρο', value: 'ναι' },
    { key: '_source', value: 'internal-8' },
  ],
};

const facts = {
  el: [
    '#1001',
    '20 Νοεμβρίου 2026',
    '538,00 €',
    '−26,90 €',
    'Δωρεάν',
    '511,10 €',
    'ΦΠΑ 24%',
    '98,92 €',
    '2 τεμάχια',
    'Τρίτη 24 έως Παρασκευή 27 Νοεμβρίου',
    '847 00 Θήρα',
    '694 000 0000',
    'Τιμολόγιο',
    '094259216',
    '14 ημέρες',
    'Χάραξη: ',
    'Σημειώσεις της παραγγελίας',
    'Στον θυρωρό.',
    'Δώρο: ναι',
    'https://shop.example.gr/withdrawal?order=1001',
    'info@example.gr',
  ],
  en: [
    '#1001',
    'November 20, 2026',
    '538.00 €',
    '−26.90 €',
    'Free',
    '511.10 €',
    'VAT 24%',
    '98.92 €',
    '2 pieces',
    'Tuesday, November 24 to Friday, November 27',
    '847 00 Θήρα',
    'Invoice',
    '094259216',
    '14 days',
    'Χάραξη: ',
    'Notes on the order',
    'Στον θυρωρό.',
    'Δώρο: ναι',
    'https://shop.example.gr/en/withdrawal?order=1001',
  ],
} as const;

describe.each(['el', 'en'] as const)('the confirmation in %s', (language) => {
  const confirmation = toConfirmation({ ...order, language });
  const plain = (source: string) => source.replaceAll('\u00a0', ' ');

  it.each(facts[language])('says %s, as text and as HTML', (fact) => {
    expect(plain(text(confirmation))).toContain(fact);
    expect(plain(html(confirmation))).toContain(fact);
  });

  it('lets no markup in', () => {
    expect(html(confirmation)).not.toContain('<b>Παπαδοπούλου');
    expect(html(confirmation)).toContain('&lt;b&gt;Παπαδοπούλου');
    expect(html(confirmation)).toContain('&lt;script&gt;');
    expect(html(confirmation)).not.toMatch(/<script|<i>/);
  });

  it('keeps attributes to itself whose key begins with _', () => {
    expect(text(confirmation) + html(confirmation)).not.toContain('internal-');
  });

  it('asks a buyer without an account to write, in the store’s own logo and with no picture where there is none', () => {
    expect(html(confirmation)).toContain('href="https://shop.example.gr/checkouts/token/thank-you?lang=el"');
    expect(html(confirmation)).toContain(`src="https://shop.example.gr/mail-logo-${language}.png"`);
    expect(html(confirmation)).not.toContain('/cdn/');
  });

  it('shows the machine as JPEG, which every mail client reads', () => {
    const [line] = order.lines;
    const pictured = toConfirmation({ ...order, lines: line ? [{ ...line, imageFile: 'pro-14-front' }] : [] });
    expect(html(pictured)).toContain('/cdn/shop/files/pro-14-front.webp?v=1&amp;width=256&amp;format=jpg"');
  });

  it('leads a buyer with an account there, and holds no secret', () => {
    const toAccount = toConfirmation({ ...order, hasAccount: true });
    expect(html(toAccount)).toMatch(/href="https:\/\/shop\.example\.gr(\/en)?\/account\?tab=orders"/);
    expect(text(toAccount) + html(toAccount)).not.toMatch(/checkouts|token|cart\/c/);
  });
});

it.each([
  ['courier', 'ACS', 'BOX NOW'],
  ['locker', 'BOX NOW', 'ACS'],
])('the confirmation of an order by %s names %s and not %s', (shippingMethod, carrier, other) => {
  const said = text(toConfirmation({ ...order, shippingMethod }));
  expect([said.includes(carrier), said.includes(other)]).toEqual([true, false]);
  // Remote places have no lockers.
  expect(said.includes(serviceWords.confirmationMail.el.remote.trim())).toBe(shippingMethod === 'courier');
});

it('names no home address as the place of a parcel that goes to a locker', () => {
  const toLocker: Order = { ...order, shippingMethod: 'locker' };
  expect(addressOf(toLocker)).toEqual([
    'Μαρία <b>Παπαδοπούλου</b>',
    expect.stringMatching(/^Θυρίδα κοντά στη διεύθυνση .+, 847 00 Θήρα$/),
    expect.any(String),
  ]);
  const chosen = {
    ...toLocker,
    address: { ...order.address, locker: { id: '7', place: 'Περίπτερο, Αγίας Σοφίας 3' } },
  };
  expect(addressOf(chosen)[1]).toBe('Θυρίδα: Περίπτερο, Αγίας Σοφίας 3');
  expect([order, toLocker].map(deliveryTitle)).toEqual(['Διεύθυνση παράδοσης', 'Παράδοση σε θυρίδα']);
});

const piecesOf = (quantity: number) => [{ line: { position: 1 } as OrderLineRow, quantity }];
const way = { carrier: 'ACS', trackingNumber: '7401234567', trackingUrl: 'https://acs.example/?q=7401234567' };
/** A Monday's evening, later than was promised. */
const LEFT = new Date('2026-11-23T17:00:00Z');
const parcel = { ...way, lines: piecesOf(2), left: piecesOf(0) };
const goods = { pieces: piecesOf(2), left: piecesOf(0), wasSent: false };
const paidBack = { id: 1, amountCents: 51_110, money: 'refunded' as const };

describe.each([
  [
    'the shipment in Greek',
    toShipment(order, parcel, LEFT),
    [
      '#1001 στάλθηκε',
      'μεταφορική ACS',
      '7401234567',
      'https://acs.example/?q=7401234567',
      '2 τεμάχια',
      '847 00 Θήρα',
      'Στα χέρια σας',
      'Τετάρτη 25 έως Δευτέρα 30 Νοεμβρίου',
    ],
    ['538', '511'],
  ],
  [
    'the shipment in English, of a courier whose page is known',
    toShipment({ ...order, language: 'en' }, { ...parcel, trackingUrl: undefined }, LEFT),
    ['Track the parcel', 'https://www.acscourier.net/el/web/greece/track-and-trace?generalCode=7401234567'],
    ['undefined', 'null'],
  ],
  [
    'the shipment in English, without an address to follow it',
    toShipment({ ...order, language: 'en' }, { ...parcel, carrier: 'Our own van', trackingUrl: undefined }, LEFT),
    [
      '#1001 has been shipped',
      'Tracking number: 7401234567',
      '2 pieces',
      'https://shop.example.gr/en/withdrawal?order=1001',
    ],
    ['Track the parcel', 'undefined'],
  ],
  [
    'the first of two parcels in English',
    toShipment({ ...order, language: 'en' }, { ...parcel, lines: piecesOf(1), left: piecesOf(1) }, LEFT),
    ['A part of your order #1001 has been shipped', 'In the parcel', '1 piece', 'To follow in another parcel'],
    ['2 pieces', 'Your order #1001'],
  ],
  [
    'the refund of one of two pieces in Greek',
    toRefund(order, { ...paidBack, amountCents: 25_555 }, { pieces: piecesOf(1), left: piecesOf(1), wasSent: true }),
    ['255,55 €', 'Τι αφορά η επιστροφή', '1 τεμάχιο', 'Ακολουθούν με άλλο δέμα'],
    ['2 τεμάχια'],
  ],
  [
    'the refund of one of two pieces, before a parcel left, in English',
    toRefund({ ...order, language: 'en' }, paidBack, { pieces: piecesOf(1), left: piecesOf(1), wasSent: false }),
    ['What the refund is for', '1 piece', 'We are preparing the rest'],
    ['To follow'],
  ],
  [
    'the refund of a mere amount in English',
    toRefund(
      { ...order, language: 'en' },
      { ...paidBack, amountCents: 1_000 },
      { pieces: [], left: [], wasSent: false },
    ),
    ['10.00 €', 'An amount of the order; the products stay as they are.'],
    ['piece', 'To follow'],
  ],
  [
    'the refund in Greek',
    toRefund(order, paidBack, goods),
    ['Επιστροφή χρημάτων', '511,10 €', 'Παραγγελία #1001', 'με τον τρόπο που πληρώσατε'],
    ['δεσμευτεί'],
  ],
  [
    'the refund in Greek of a transfer',
    toRefund({ ...order, paymentMethod: 'transfer' }, paidBack, goods),
    ['Επιστρέψαμε 511,10 € με έμβασμα', 'στον λογαριασμό σας'],
    ['με τον τρόπο που πληρώσατε', 'Η τράπεζά σας'],
  ],
  [
    'the refund in English of cash',
    toRefund({ ...order, language: 'en', paymentMethod: 'cod' }, paidBack, goods),
    ['We returned 511.10 €, the way we agreed with you', 'You paid the courier'],
    ['the way you paid', 'Your bank'],
  ],
  [
    'the refund in English of money that was never taken',
    toRefund({ ...order, language: 'en' }, { ...paidBack, money: 'released' }, goods),
    ['not charged for order #1001', '511.10 €', 'No money was taken'],
    ['returned'],
  ],
  [
    'what is to be transferred, in Greek',
    toReceived({ ...order, paymentMethod: 'transfer', paymentDueAt: new Date('2026-11-25T08:00:00Z') }),
    ['Στοιχεία για την κατάθεση', 'https://shop.example.gr/checkouts/token/thank-you', '511,10 €', '25 Νοεμβρίου 2026'],
    ['αντικαταβολή', 'undefined'],
  ],
  [
    'the confirmation in English of goods that are collected',
    toConfirmation({ ...order, language: 'en', shippingMethod: 'pickup', address: { ...order.address, postcode: '' } }),
    ['Ready', 'Friday, November 20 to Monday, November 23', 'Thessaloniki'],
    ['At your door', 'ACS'],
  ],
  [
    'the confirmation in English of second-hand goods',
    toConfirmation({ ...order, language: 'en', vat: [{ vatPercent: null, grossCents: 51_110, vatCents: 0 }] }),
    ['Margin scheme, second-hand goods', '511.10 €'],
    ['VAT 24%', '98.92'],
  ],
  [
    'the confirmation in Greek of one piece without a discount, a note or an invoice',
    toConfirmation({
      ...order,
      ...{ discountCode: null, discountCents: 0, shippingCents: 490, note: '', attributes: [], invoice: null },
      lines: order.lines.map((line) => ({ ...line, quantity: 1, attributes: [], imageFile: 'point-14-front' })),
    }),
    ['4,90 €', '1 τεμάχιο', 'Απόδειξη'],
    ['Έκπτωση', 'Σημειώσεις', 'Δωρεάν'],
  ],
  [
    'what is paid to the courier, in English, to a buyer with an account',
    toReceived({ ...order, language: 'en', paymentMethod: 'cod', paymentFeeCents: 250, hasAccount: true }),
    ['to the courier', 'Cash on delivery', 'https://shop.example.gr/en/account?tab=orders'],
    ['/checkouts/', 'For your transfer'],
  ],
])('%s', (_, content, told, untold) => {
  const plain = (source: string) => source.replaceAll('\u00a0', ' ').replaceAll('&amp;', '&');
  const both = [`${content.subject} ${text(content)}`, html(content)].map(plain);

  it.each(told)('says %s, as text and as HTML', (fact) => {
    for (const said of both) expect(said).toContain(fact);
  });

  it('is whole', () => expect(content).toMatchSnapshot());

  it('says nothing else', () => {
    for (const said of both) for (const fact of untold) expect(said).not.toContain(fact);
    expect(html(content)).not.toContain('<b>Παπαδοπούλου');
  });
});
