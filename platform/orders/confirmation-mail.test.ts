import { describe, expect, it } from 'vitest';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText, toConfirmation } from './confirmation-mail.ts';
import type { Order } from './read-order.ts';

const order: Order = {
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
    },
  ],
  subtotalCents: 53_800,
  discountCode: 'XANA5',
  discountCents: 2_690,
  shippingCents: 0,
  totalCents: 51_110,
  vatCents: 9_892,
  vatPercent: 24,
  processedAt: new Date('2026-11-20T08:00:00Z'),
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
    'Τρίτη 24 – Παρασκευή 27 Νοεμβρίου',
    '847 00 Θήρα',
    '694 000 0000',
    'Τιμολόγιο',
    '094259216',
    '14 ημέρες',
    'https://shop.example.gr/withdrawal',
    'info@example.gr',
  ],
  en: [
    '#1001',
    '20 November 2026',
    '538.00 €',
    '−26.90 €',
    'Free',
    '511.10 €',
    'VAT 24%',
    '98.92 €',
    '2 pieces',
    'Tuesday 24 – Friday 27 November',
    '847 00 Θήρα',
    'Invoice',
    '094259216',
    '14 days',
    'https://shop.example.gr/en/withdrawal',
  ],
} as const;

describe.each(['el', 'en'] as const)('the confirmation in %s', (language) => {
  const confirmation = toConfirmation({ ...order, language }, 'https://shop.example.gr');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it.each(facts[language])('says %s, as text and as HTML', (fact) => {
    expect(plain(confirmationText(confirmation))).toContain(fact);
    expect(plain(confirmationHtml(confirmation))).toContain(fact);
  });

  it('lets no markup in', () => {
    expect(confirmationHtml(confirmation)).not.toContain('<b>Παπαδοπούλου');
    expect(confirmationHtml(confirmation)).toContain('&lt;b&gt;Παπαδοπούλου');
  });

  it('holds no link into the checkout', () => {
    expect(confirmationText(confirmation) + confirmationHtml(confirmation)).not.toMatch(/checkouts|token|cart\/c/);
  });
});
