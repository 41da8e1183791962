import { describe, expect, it } from 'vitest';
import { OPEN_RETURN } from '#tests/support/open-return.ts';
import { HOME } from '#tests/support/test-shop.ts';
import type { OrderProgress } from '../../orders/read/order-progress.ts';
import type { Order } from '../../orders/read/read-order.ts';
import { loadAssets } from '../../web/assets.ts';
import { thankYouPage } from './thank-you-page.ts';

const order: Order = {
  id: 1,
  number: 1001,
  email: 'maria@example.gr',
  hasAccount: false,
  statusPath: '/checkouts/token/thank-you?lang=el',
  language: 'el',
  address: HOME,
  invoice: null,
  lines: [],
  subtotalCents: 26_900,
  discountCode: null,
  discountCents: 0,
  discountPercent: null,
  shippingCents: 0,
  totalCents: 26_900,
  vatCents: 5_206,
  vat: [{ vatPercent: 24, grossCents: 26_900, vatCents: 5_206 }],
  processedAt: new Date('2026-11-20T08:00:00Z'),
  shippingMethod: 'courier',
  paymentMethod: 'test',
  paymentFeeCents: 0,
  paymentDueAt: null,
  note: '',
  attributes: [],
};
const parcel = {
  carrier: 'ACS',
  number: '7401234567',
  url: 'https://acs.example/7401234567',
  sentAt: order.processedAt,
};
const assets = loadAssets();

/** What the page says, its tags and NBSPs taken out; `now` is the moment at which it is read. */
function read(
  {
    parcel,
    ...given
  }: Pick<OrderProgress, 'money'> &
    Partial<Pick<OrderProgress, 'refundedCents'>> & { parcel: OrderProgress['parcels'][number] | null },
  language: 'el' | 'en',
  now = new Date('2026-11-20T09:00:00Z'),
  asked: Partial<Order> = {},
) {
  const progress = {
    parcels: parcel ? [parcel] : [],
    isPartlySent: false,
    awaitedCents: 0,
    refundedCents: 0,
    pieces: [],
    ...given,
  };
  const shown = { ...order, language, ...asked };
  const page = thankYouPage({ order: shown, progress, returns: [], token: 'token', now }, assets);
  const steps = [...page.matchAll(/<li class="steps__(\w+)"[^>]*><b>([^<]*)/g)].map(([, state, title]) => [
    state,
    title,
  ]);
  return {
    page,
    text: page.replaceAll('\u00a0', ' '),
    heading: /<h1>.*<span>([^<]*)<\/span><\/h1>/.exec(page)?.[1],
    steps,
  };
}

describe.each([
  [
    'el',
    {
      paid: 'Η πληρωμή εγκρίθηκε',
      preparing: 'Ετοιμάζουμε το δέμα',
      leaves: 'Φεύγει με ACS',
      left: 'Έφυγε με ACS',
      arrives: 'Φτάνει στην πόρτα σας',
      withdrawal: 'Αν αλλάξετε γνώμη',
      dates: 'Τρίτη 24 έως Τετάρτη 25 Νοεμβρίου',
      heading: {
        held: 'Λάβαμε την παραγγελία #1001',
        paid: 'Η παραγγελία #1001 επιβεβαιώθηκε',
        sent: 'Η παραγγελία #1001 στάλθηκε',
        released: 'Δεν χρεώνεστε για την παραγγελία #1001',
        refunding: 'Επιστροφή χρημάτων για την παραγγελία #1001',
        refunded: 'Τα χρήματα της παραγγελίας #1001 επιστράφηκαν',
      },
      last: {
        released: 'Η δέσμευση στην κάρτα ακυρώθηκε',
        refunding: 'Τα χρήματα επιστρέφονται',
        refunded: 'Τα χρήματα επιστράφηκαν',
      },
      amount: '269,00 €',
      nothingSent: 'Δεν στέλνουμε δέμα.',
    },
  ],
  [
    'en',
    {
      paid: 'The payment was approved',
      preparing: 'We get the parcel ready',
      leaves: 'It leaves with ACS',
      left: 'It left with ACS',
      arrives: 'It arrives at your door',
      withdrawal: 'If you change your mind',
      dates: 'Tuesday, November 24 to Wednesday, November 25',
      heading: {
        held: 'We have your order #1001',
        paid: 'Order #1001 is confirmed',
        sent: 'Order #1001 has been shipped',
        released: 'You are not charged for order #1001',
        refunding: 'Refund for order #1001',
        refunded: 'The money for order #1001 has been returned',
      },
      last: {
        released: 'The amount on your card has been released',
        refunding: 'The money is being returned',
        refunded: 'The money has been returned',
      },
      amount: '269.00 €',
      nothingSent: 'No parcel is sent.',
    },
  ],
] as const)('the page of an order, in %s', (language, words) => {
  it('waits for the money before it gets the parcel ready', () => {
    const { heading, steps, text } = read({ money: 'held', parcel: null }, language);
    expect(heading).toBe(words.heading.held);
    expect(steps.map(([state]) => state)).toEqual(['now', 'next', 'next', 'next']);
    expect(text).not.toContain(words.paid);
  });

  it('gets the parcel of a paid order ready', () => {
    const { heading, steps, text } = read({ money: 'paid', parcel: null }, language);
    expect(heading).toBe(words.heading.paid);
    expect(steps).toEqual([
      ['done', words.paid],
      ['now', words.preparing],
      ['next', words.leaves],
      ['next', words.arrives],
    ]);
    expect(text).toContain(words.dates);
    expect(text).toContain(words.withdrawal);
  });

  it('says that a parcel has left, and where it is', () => {
    const { heading, steps, page, text } = read({ money: 'paid', parcel }, language);
    expect(heading).toBe(words.heading.sent);
    expect(steps).toEqual([
      ['done', words.paid],
      ['done', words.left],
      ['now', words.arrives],
    ]);
    expect(page).toContain('href="https://acs.example/7401234567"');
    expect(text).toContain('7401234567');
    expect(text).toContain(words.dates);
    expect(text).toContain(words.withdrawal);
  });

  it('gives a parcel of an unknown carrier its number and no link', () => {
    const { page, text } = read({ money: 'paid', parcel: { ...parcel, url: null } }, language);
    expect(text).toContain('7401234567');
    expect(page).not.toContain('acs.example');
  });

  it.each([
    ['last promised day', '2026-11-25T21:59:00Z', true],
    ['day after it', '2026-11-25T22:00:00Z', false],
  ] as const)('on the %s, by the clock in Athens, promises those days: %s is %s', (_, now, isPromised) => {
    for (const progress of [{ money: 'paid', parcel: null } as const, { money: 'paid', parcel } as const]) {
      expect(read(progress, language, new Date(now)).text.includes(words.dates)).toBe(isPromised);
    }
  });

  it.each(['released', 'refunding', 'refunded'] as const)('promises no parcel once the money is %s', (money) => {
    const { heading, steps, text } = read({ money, parcel: null }, language);
    expect(heading).toBe(words.heading[money]);
    expect(steps.at(-1)).toEqual([money === 'refunding' ? 'now' : 'done', words.last[money]]);
    expect(text).toContain(words.amount);
    expect(text).toContain(words.nothingSent);
    for (const promise of [words.preparing, words.leaves, words.arrives, words.dates, words.withdrawal]) {
      expect(text).not.toContain(promise);
    }
  });

  it('does not deny the parcel of an order that was sent before the money went back', () => {
    const { heading, steps, text } = read({ money: 'refunded', parcel }, language);
    expect(heading).toBe(words.heading.refunded);
    expect(steps).toEqual([
      ['done', words.paid],
      ['done', words.left],
      ['done', words.last.refunded],
    ]);
    expect(text).not.toContain(words.nothingSent);
    expect(text).not.toContain(words.arrives);
  });
});

describe('the page of an order whose money is awaited', () => {
  const awaited = { money: 'awaited', parcel: null } as const;
  const titles = (asked: Partial<Order>, given: Parameters<typeof read>[0] = awaited) =>
    read(given, 'en', undefined, asked).steps;

  it('asks for the transfer before the parcel, and names no day', () => {
    const asked = { paymentMethod: 'transfer', paymentDueAt: new Date('2026-11-27T10:00:00Z') };
    expect(titles(asked)).toEqual([
      ['now', 'We are waiting for your transfer'],
      ['next', 'We get the parcel ready'],
      ['next', 'It leaves with ACS'],
      ['next', 'It arrives at your door'],
    ]);
    const { text } = read(awaited, 'en', undefined, asked);
    expect(text).toContain('working days after the payment has come');
    expect(text).toMatch(/Until [^<]*November 27/);
    expect(text).not.toContain('November 24');
  });

  it('sends the parcel first when the courier takes the money', () => {
    expect(titles({ paymentMethod: 'cod' })).toEqual([
      ['now', 'We get the parcel ready'],
      ['next', 'It leaves with ACS'],
      ['next', 'It arrives at your door'],
      ['next', 'You pay the courier'],
    ]);
    expect(read(awaited, 'en', undefined, { paymentMethod: 'cod' }).text).toContain('November 24');
  });

  it('is paid in the shop when it is collected there', () => {
    const steps = titles({ paymentMethod: 'pickup', shippingMethod: 'pickup' });
    expect(steps[0]).toEqual(['now', 'We are preparing the order']);
    expect(steps.at(-1)).toEqual(['next', 'You pay in the shop']);
  });

  it('tells of a locker and its carrier where that was chosen', () => {
    const steps = titles({ shippingMethod: 'locker' }, { money: 'paid', parcel: null });
    expect(steps.map(([, title]) => title)).not.toContain('It arrives at your door');
    expect(steps.at(-1)?.[1]).toBe('It arrives at the locker');
    const { page, text } = read({ money: 'paid', parcel: null }, 'en', undefined, { shippingMethod: 'locker' });
    expect(text).toContain('a message tells you where the locker is');
    expect(text).not.toContain('If nobody answers the door');
    expect(page.match(/<li class="steps__\w+" aria-current="step">/g)).toEqual([
      '<li class="steps__now" aria-current="step">',
    ]);
  });

  it.each([
    ['test', 'the way you paid. Your bank'],
    ['transfer', 'by bank transfer'],
    ['cod', 'the way we agreed with you'],
    ['pickup', 'the way we agreed with you'],
  ])('says how the money of an order by %s went back', (paymentMethod, way) => {
    const { text } = read({ money: 'refunded', parcel: null, refundedCents: 26_900 }, 'en', undefined, {
      paymentMethod,
    });
    expect(text).toContain(`We returned 269.00 €`);
    expect(text).toContain(way);
    expect(text.includes('Your bank')).toBe(paymentMethod === 'test');
  });

  it('waits with the parcel for money that is only held', () => {
    expect(titles({}, { money: 'held', parcel: null })[1]).toEqual(['next', 'We get the parcel ready']);
  });
});

const BUSINESS = {
  name: 'Νήμα ΑΕ',
  taxNumber: '094259216',
  taxOffice: 'ΚΕΦΟΔΕ',
  profession: 'Υφαντουργία',
  address: 'Εγνατία 1',
};
const LINE: Order['lines'][number] = {
  title: 'ThinkPad T480 (i5-8350U, 16GB)',
  variantTitle: 'Windows 11 Pro',
  sku: 'T480',
  imageFile: 't480',
  quantity: 2,
  totalCents: 26_900,
  vatPercent: 24,
  attributes: [{ key: 'Χάραξη', value: 'ΜΠ' }],
};
it.each([
  ['that is paid', { money: 'paid', parcel }, { lines: [LINE], discountCode: 'XANA5', discountCents: 1_345 }],
  ['of a business with a note', { money: 'released', parcel: null }, { invoice: BUSINESS, note: 'Στον θυρωρό' }],
  [
    'to be transferred, and collected',
    { money: 'awaited', parcel: null },
    { paymentMethod: 'transfer', shippingMethod: 'pickup', paymentDueAt: new Date('2026-11-27T10:00:00Z') },
  ],
] as const)('the whole page of an order %s', (_which, progress, asked) => {
  const { page } = read(progress, 'el', undefined, asked as Partial<Order>);
  expect(/<div class="checkout[\s\S]*<\/aside>/.exec(page)?.[0]).toMatchSnapshot();
});

it.each([
  ['paid', { sent: 2, refunded: 0, left: 1 }, '2 of 3 sent'],
  ['paid', { sent: 0, refunded: 1, left: 2 }, '1 of 3 refunded'],
  ['paid', { sent: 1, refunded: 1, left: 1 }, '1 of 3 sent, 1 of 3 refunded'],
  ['paid', { sent: 0, refunded: 0, left: 3 }, null],
  ['paid', { sent: 3, refunded: 0, left: 0 }, null],
  ['refunded', { sent: 0, refunded: 3, left: 0 }, null],
] as const)('an order whose money is %s, with %j, says of the line: %s', (money, pieces, told) => {
  const progress = {
    money,
    parcels: [],
    isPartlySent: false,
    awaitedCents: 0,
    refundedCents: 26_900 * pieces.refunded,
    pieces: [{ ordered: 3, ...pieces, withdrawable: 3 }],
  };
  const shown = { ...order, language: 'en' as const, lines: [{ ...LINE, quantity: 3 }] };
  const page = thankYouPage({ order: shown, progress, returns: [], token: 'token', now: new Date() }, assets);
  expect(/(\d of \d [^<]*)</.exec(page)?.[1] ?? null).toBe(told);
});
const SECTION = /<section class="block"><h2>If you change your mind<\/h2>(.*?)<\/section>/;
it.each([
  ['nothing comes back', [], 2, 'courier', 'You have 14 days from delivery to withdraw.'],
  ['it is collected', [], 2, 'pickup', 'You have 14 days from the day you collect to withdraw.'],
  ['all is coming back', [OPEN_RETURN], 0, 'courier', 'Return 7 is open; its steps are above.'],
  [
    'a part is coming back',
    [OPEN_RETURN],
    1,
    'courier',
    'Return 7 is open; its steps are above. For the rest you have 14 days from delivery to withdraw.',
  ],
  [
    'a return was declined',
    [{ ...OPEN_RETURN, status: 'declined' }],
    2,
    'courier',
    'You have 14 days from delivery to withdraw.',
  ],
  ['all is back', [{ ...OPEN_RETURN, status: 'received' }], 0, 'courier', undefined],
] as const)(
  'of an order of which %s the right to withdraw is told',
  (_, returns, withdrawable, shippingMethod, told) => {
    const progress: OrderProgress = {
      money: 'paid',
      parcels: [parcel],
      isPartlySent: false,
      awaitedCents: 0,
      refundedCents: 0,
      pieces: [{ ordered: 2, sent: 2, refunded: 0, left: 0, withdrawable }],
    };
    const shown = { ...order, language: 'en' as const, shippingMethod };
    const page = thankYouPage({ order: shown, progress, returns, token: 'token', now: new Date() }, assets);
    const said = SECTION.exec(page)?.[1]
      ?.replaceAll('</p><p>', ' ')
      .replaceAll(/<[^>]+>/g, '');
    expect(said?.replaceAll('\u00a0', ' ')).toBe(told);
    expect(page.includes('/en/withdrawal?order=1001')).toBe(told?.includes('days') ?? false);
  },
);

it('names the shop’s telephone and mailbox', () => {
  const { text } = read({ money: 'paid', parcel }, 'en');
  expect(text).toMatch(
    /Something not right\?<\/h2><p>Call us or write to us: <a href="tel:\+302100000000">210 000 0000<\/a>/,
  );
  expect(text).toContain('href="mailto:info@example.gr?subject=Order%20%231001"');
});
