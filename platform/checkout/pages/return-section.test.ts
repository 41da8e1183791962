import { expect, it } from 'vitest';
import { OPEN_RETURN } from '#tests/support/open-return.ts';
import type { ReturnSteps } from '../../orders/return/read-returns.ts';
import type { OrderStatus } from './order-status.ts';
import { returnSections } from './return-section.ts';

const steps: ReturnSteps = { ...OPEN_RETURN, lines: [{ title: 'ThinkPad T480 (i5)', sku: 'T480', quantity: 2 }] };
/** The section’s steps, and whether it asks for the number of the parcel. */
function read(more: Partial<ReturnSteps>) {
  const status = { order: { number: 1001, language: 'en' }, token: 'token', returns: [{ ...steps, ...more }] };
  const page = String(returnSections(status as unknown as OrderStatus)[0]).replaceAll('\u00a0', ' ');
  const found = [...page.matchAll(/<li class="steps__(\w+)"[^>]*><b>([^<]*)<\/b>(?:<span[^>]*>([^<]*))?/g)];
  return {
    page,
    steps: found.map(([, state, title, text = '']) => [state, title, text]),
    asks: page.includes('<form'),
  };
}
const [asked, sent, received, refunded] = [
  '2026-11-20T08:00:00.000Z',
  '2026-11-21T08:00:00.000Z',
  '2026-11-23T08:00:00.000Z',
  '2026-11-24T08:00:00.000Z',
];

it.each<[string, Partial<ReturnSteps>, string[], boolean]>([
  ['requested', {}, ['now'], false],
  ['declined', {}, ['done', 'done'], false],
  ['open', {}, ['done', 'now', 'next', 'next'], true],
  ['sent', { sentAt: sent }, ['done', 'done', 'now', 'next'], false],
  ['received', { sentAt: sent, receivedAt: received }, ['done', 'done', 'done', 'now'], false],
  ['received', { receivedAt: received }, ['done', 'done', 'done', 'now'], false],
  [
    'closed',
    { receivedAt: received, refundedAt: refunded, refundedCents: 500 },
    ['done', 'done', 'done', 'done'],
    false,
  ],
  ['closed', { refundedAt: refunded, refundedCents: 500 }, ['done', 'done', 'done', 'done'], false],
])('a return that is %s with %j has the steps %j', (status, more, states, asks) => {
  const told = read({ ...more, status: status as ReturnSteps['status'], requestedAt: asked });
  expect(told.steps.map(([state]) => state)).toEqual(states);
  expect(told.asks).toBe(asks);
});

it('tells each day, the number of the parcel and the money', () => {
  const more = {
    sentAt: sent,
    receivedAt: received,
    refundedAt: refunded,
    refundedCents: 26_900,
    trackingNumber: 'NX1',
  };
  const { page } = read({ ...more, status: 'closed' });
  expect(page).toMatch(/November 21, 2026[^<]*, NX1/);
  expect(page).toMatch(/November 24, 2026[^<]*, 269\.00 €/);
  expect(page).toContain('2 × ThinkPad T480<br>');
});

it('tells no money where none went back, and no goods where none were named', () => {
  const { page } = read({ status: 'closed', refundedAt: refunded, lines: [] });
  expect(page).not.toMatch(/€|<p>/);
});

it('tells what to write on the parcel while it is awaited', () => {
  const { page } = read({});
  expect(page).toContain('action="/checkouts/token/returns/7"');
  expect(page).toContain('1001');
});
