import { describe, expect, it } from 'vitest';
import { letterText } from '../mail/letter.ts';
import { letterHtml } from '../mail/letter-html.ts';
import { toConfirmation } from './confirmation-mail.ts';
import type { Order } from './read-order.ts';
import { toRefund } from './refund-mail.ts';
import { toShipment } from './shipment-mail.ts';

const order: Order = {
  id: 1,
  number: 1001,
  email: 'maria@example.gr',
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
      title: 'Lenovo ThinkPad T480 (i5-8350U, 16GB, A)',
      variantTitle: 'Windows 11 Pro',
      imageFile: null,
      quantity: 2,
      unitPriceCents: 26_900,
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
    'https://shop.example.gr/withdrawal',
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
    'https://shop.example.gr/en/withdrawal',
  ],
} as const;

describe.each(['el', 'en'] as const)('the confirmation in %s', (language) => {
  const confirmation = toConfirmation({ ...order, language }, 'https://shop.example.gr');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it.each(facts[language])('says %s, as text and as HTML', (fact) => {
    expect(plain(letterText(confirmation))).toContain(fact);
    expect(plain(letterHtml(confirmation))).toContain(fact);
  });

  it('lets no markup in', () => {
    expect(letterHtml(confirmation)).not.toContain('<b>Παπαδοπούλου');
    expect(letterHtml(confirmation)).toContain('&lt;b&gt;Παπαδοπούλου');
    expect(letterHtml(confirmation)).toContain('&lt;script&gt;');
    expect(letterHtml(confirmation)).not.toMatch(/<script|<i>/);
  });

  it('keeps attributes to itself whose key begins with _', () => {
    expect(letterText(confirmation) + letterHtml(confirmation)).not.toContain('internal-');
  });

  it('holds no link into the checkout', () => {
    expect(letterText(confirmation) + letterHtml(confirmation)).not.toMatch(/checkouts|token|cart\/c/);
  });
});

const parcel = { carrier: 'ACS', trackingNumber: '7401234567', trackingUrl: 'https://acs.example/?q=7401234567' };
const paidBack = { id: 1, amountCents: 51_110, wasCharged: true };

describe.each([
  [
    'the shipment in Greek',
    toShipment(order, parcel, 'https://shop.example.gr'),
    ['#1001 στάλθηκε', 'μεταφορική ACS', '7401234567', 'https://acs.example/?q=7401234567', '2 τεμάχια', '847 00 Θήρα'],
    ['538', '511'],
  ],
  [
    'the shipment in English, of a courier whose page is known',
    toShipment({ ...order, language: 'en' }, { ...parcel, trackingUrl: undefined }, 'https://shop.example.gr'),
    ['Track the parcel', 'https://www.acscourier.net/el/web/greece/track-and-trace?generalCode=7401234567'],
    ['undefined', 'null'],
  ],
  [
    'the shipment in English, without an address to follow it',
    toShipment(
      { ...order, language: 'en' },
      { carrier: 'Our own van', trackingNumber: '7401234567' },
      'https://shop.example.gr',
    ),
    ['#1001 has been shipped', 'Tracking number: 7401234567', '2 pieces', 'https://shop.example.gr/en/withdrawal'],
    ['Track the parcel', 'undefined'],
  ],
  [
    'the refund in Greek',
    toRefund(order, paidBack, 'https://shop.example.gr'),
    ['Επιστροφή χρημάτων', '511,10 €', 'Παραγγελία #1001', 'με τον τρόπο που πληρώσατε'],
    ['δεσμευτεί'],
  ],
  [
    'the refund in English of money that was never taken',
    toRefund({ ...order, language: 'en' }, { ...paidBack, wasCharged: false }, 'https://shop.example.gr'),
    ['not charged for order #1001', '511.10 €', 'No money was taken'],
    ['returned'],
  ],
])('%s', (_, letter, told, untold) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('&amp;', '&');
  const both = [`${letter.subject} ${letterText(letter)}`, letterHtml(letter)].map(plain);

  it.each(told)('says %s, as text and as HTML', (fact) => {
    for (const text of both) expect(text).toContain(fact);
  });

  it('says nothing else', () => {
    for (const text of both) for (const fact of untold) expect(text).not.toContain(fact);
    expect(letterHtml(letter)).not.toContain('<b>Παπαδοπούλου');
  });
});
