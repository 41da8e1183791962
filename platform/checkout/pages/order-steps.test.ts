/** The steps of an order's page: each with its state, its text and its link, in whatever state the order is. */
import { expect, it } from 'vitest';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { OrderProgress } from '../../orders/read/order-progress.ts';
import type { Order } from '../../orders/read/read-order.ts';
import { headOf, isEnded, type OrderStatus, progressSection } from './order-status.ts';

const { thanks } = serviceWords.checkout.en;
const ORDER = {
  number: 1001,
  language: 'en',
  email: 'maria@example.gr',
  totalCents: 26_900,
  address: { postcode: '10558' },
  processedAt: new Date('2026-11-23T08:00:00Z'),
  shippingMethod: 'courier',
  paymentMethod: 'test',
  paymentDueAt: null,
} as unknown as Order;
const PARCEL = {
  carrier: 'ACS',
  number: '74',
  url: 'https://acs.example/74',
  sentAt: new Date('2026-11-23T08:00:00Z'),
};
const PAID: OrderProgress = {
  money: 'paid',
  parcels: [],
  isPartlySent: false,
  awaitedCents: 0,
  refundedCents: 0,
  pieces: [],
};

function statusOf(progress: Partial<OrderProgress>, order: Partial<Order> = {}, now = '2026-11-23T09:00:00Z') {
  const status: Omit<OrderStatus, 'returns' | 'token'> = {
    order: { ...ORDER, ...order },
    progress: { ...PAID, ...progress },
    now: new Date(now),
  };
  return status as OrderStatus;
}

/** `state title | text | link`; what a step has not is left out. */
function stepsOf(...given: Parameters<typeof statusOf>): string[] {
  const section = String(progressSection(statusOf(...given)));
  return [
    ...section.matchAll(
      /<li class="steps__(\w+)"( aria-current="step")?><b>(.*?)<\/b>((?:<span>[^<]*<\/span>)*)(?:<span><a href="(.*?)">(.*?)<\/a><\/span>)?<\/li>/g,
    ),
  ].map(([, state, current, title, text, href, label]) => {
    expect(current !== undefined).toBe(state === 'now');
    const said = text?.replaceAll('</span><span>', ' | ').replaceAll(/<[^>]+>/g, '');
    return [`${state} ${title}`, said, href && `${label} ${href}`]
      .filter(Boolean)
      .join(' | ')
      .replaceAll('\u00a0', ' ');
  });
}

const paid = `done ${thanks.paid}`;
const preparing = (state: string) =>
  `${state} ${thanks.preparing} | ${thanks.preparingText(shop.delivery.warehouseAt.en)}`;
const leaves = `next ${thanks.leaves(shop.delivery.carrier)} | ${thanks.leavesText}`;
const sent = `done ${thanks.left('ACS')} | ${thanks.trackingNumber('74')} | ${thanks.track} https://acs.example/74`;
const step = (state: string, title: string, text = '') =>
  `${state} ${title}${text && ` | ${text}`}`.replaceAll('\u00a0', ' ');

it('of an order in the usual ways', () => {
  expect(stepsOf({ money: 'held' })).toEqual([
    step('now', thanks.paying, thanks.payingText),
    preparing('next'),
    leaves,
    expect.stringMatching(new RegExp(`^next ${thanks.arrives} \\| `)),
  ]);
  const [, , , arrives = ''] = stepsOf({});
  expect(stepsOf({})).toEqual([paid, preparing('now'), leaves, arrives]);
  expect(arrives).toMatch(/November 26$/);
  const arriving = arrives.replace('next', 'now');
  expect(stepsOf({ parcels: [PARCEL] })).toEqual([paid, sent, arriving]);
  // A parcel that left later than promised arrives later, too.
  const late = { ...PARCEL, sentAt: new Date('2026-11-24T17:00:00Z') };
  expect(stepsOf({ parcels: [PARCEL, late] }).at(-1)).toMatch(/Thursday, November 26 to Friday, November 27$/);
  // When the days are over nothing is said of them, nor that it has arrived.
  expect(stepsOf({ parcels: [PARCEL] }, {}, '2026-12-20T09:00:00Z')).toEqual([paid, sent, `now ${thanks.arrives}`]);
  const noLink = { ...PARCEL, url: null };
  expect(stepsOf({ parcels: [noLink] })[1]).toBe(step('done', thanks.left('ACS'), thanks.trackingNumber('74')));
  expect(stepsOf({ parcels: [PARCEL], isPartlySent: true })).toEqual([
    paid,
    sent,
    step('now', thanks.preparingRest, thanks.preparingText(shop.delivery.warehouseAt.en)),
    leaves,
    arrives,
  ]);
  expect(stepsOf({ refundedCents: 5_000 })).toEqual([
    paid,
    step('done', thanks.refundedPart, '50.00 €'),
    preparing('now'),
    leaves,
    arrives,
  ]);
});

it('of one that goes to a locker', () => {
  const [, , leaving, arriving = ''] = stepsOf({}, { shippingMethod: 'locker' });
  expect(leaving).toBe(step('next', thanks.leaves(shop.delivery.locker?.carrier ?? ''), thanks.lockerText(null)));
  expect(arriving).toContain(`next ${thanks.arrivesAtLocker} | `);
});

it('of one that is collected', () => {
  const place =
    /^next .* \| .*November 24 \| 1 Example Street, 546 24 Thessaloniki \| Mon–Fri 9–\u206018, Sat 10–\u206016 \| See it on the map https:\/\/www\.openstreetmap\.org\S+$/;
  expect(stepsOf({}, { shippingMethod: 'pickup' })).toEqual([
    paid,
    step('now', thanks.preparingPickup),
    expect.stringMatching(place),
  ]);
  expect(stepsOf({ money: 'held' }, { shippingMethod: 'pickup' }).slice(1)).toEqual([
    step('next', thanks.preparingPickup),
    expect.stringMatching(place),
  ]);
  expect(stepsOf({ parcels: [PARCEL] }, { shippingMethod: 'pickup' })).toEqual([paid, step('done', thanks.collected)]);
});

it('of one whose money comes later', () => {
  const cod = { paymentMethod: 'cod' };
  const atDoor = step('next', thanks.awaited.cod.title, '269.00 €');
  expect(stepsOf({ money: 'awaited', awaitedCents: 26_900 }, cod)).toEqual([
    preparing('now'),
    leaves,
    expect.any(String),
    atDoor,
  ]);
  const transfer = { paymentMethod: 'transfer', paymentDueAt: new Date('2026-11-30T21:59:00Z') } as Partial<Order>;
  const waiting = stepsOf({ money: 'awaited' }, transfer);
  expect(waiting[0]).toMatch(new RegExp(`^now ${thanks.awaited.transfer.title} \\| `));
  expect(waiting.slice(1)).toEqual([
    preparing('next'),
    leaves,
    step('next', thanks.arrives, thanks.afterMoney(shop.delivery.days.from, shop.delivery.days.to)),
  ]);
  expect(stepsOf({}, { paymentMethod: 'transfer' })[0]).toBe(step('done', thanks.received));
});

it.each([
  ['cancelled', [], [step('done', thanks.cancelled, thanks.notSent)]],
  ['cancelled', [PARCEL], [sent, step('done', thanks.cancelled)]],
  ['released', [], [step('done', thanks.released, thanks.releasedText)]],
  ['refunding', [], [paid, step('now', thanks.refunding, thanks.notSent)]],
  ['refunding', [PARCEL], [paid, sent, step('now', thanks.refunding)]],
  ['refunded', [], [paid, step('done', thanks.refunded, thanks.notSent)]],
  ['refunded', [PARCEL], [paid, sent, step('done', thanks.refunded)]],
] as const)('of one that is %s, with %j', (money, parcels, expected) => {
  expect(stepsOf({ money, parcels: [...parcels] })).toEqual(expected);
  expect(isEnded({ ...PAID, money })).toBe(true);
  expect(String(progressSection(statusOf({ money })))).toContain(`<h2>${thanks.happened}</h2>`);
});

it.each(['held', 'awaited', 'paid'] as const)('of one that is %s are what comes next', (money) => {
  expect(isEnded({ ...PAID, money })).toBe(false);
  expect(String(progressSection(statusOf({ money })))).toContain(`<h2>${thanks.next}</h2>`);
});

const amount = '269.00 €';
it.each([
  ['held', [], {}, thanks.pendingTitle(1001), thanks.pendingLead('maria@example.gr'), true],
  ['paid', [], {}, thanks.title(1001), thanks.lead('maria@example.gr'), true],
  ['paid', [PARCEL], {}, thanks.sentTitle(1001), thanks.sentLead, true],
  ['awaited', [PARCEL], { paymentMethod: 'cod' }, thanks.sentTitle(1001), thanks.sentLead, true],
  [
    'awaited',
    [],
    { paymentMethod: 'cod' },
    thanks.awaitedTitle(1001),
    thanks.awaited.cod.lead(amount, 'maria@example.gr', ''),
    true,
  ],
  // Of a method that is none of those, as of one that is no longer offered.
  [
    'awaited',
    [],
    { paymentMethod: 'stripe' },
    thanks.awaitedTitle(1001),
    thanks.awaited.cod.lead(amount, 'maria@example.gr', ''),
    true,
  ],
  ['paid', [PARCEL], { shippingMethod: 'pickup' }, thanks.collectedTitle(1001), thanks.collectedLead, true],
  ['cancelled', [], {}, thanks.cancelledTitle(1001), thanks.cancelledLead, false],
  ['released', [], {}, thanks.releasedTitle(1001), thanks.releasedLead(amount), false],
  ['refunding', [], {}, thanks.refundingTitle(1001), thanks.refundingLead(amount, 'maria@example.gr'), false],
  ['refunded', [], {}, thanks.refundedTitle(1001), thanks.refundedLead.online(amount), false],
] as const)('the head of one that is %s, with %j, %j', (money, parcels, order, title, lead, isGood) => {
  const head = headOf(statusOf({ money, parcels: [...parcels], refundedCents: 26_900 }, order as Partial<Order>));
  expect({ ...head, lead: head.lead.replaceAll('\u00a0', ' ') }).toEqual({
    title,
    lead: lead.replaceAll('\u00a0', ' '),
    isGood,
  });
});

it('a part that is sent is no order that is sent', () => {
  expect(headOf(statusOf({ parcels: [PARCEL], isPartlySent: true })).title).toBe(thanks.title(1001));
});
