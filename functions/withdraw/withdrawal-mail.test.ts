import { expect, it } from 'vitest';
import { type ReceivedStatement, toAcknowledgement } from './withdrawal-mail.ts';

const RECEIVED: ReceivedStatement = {
  id: 'a',
  statement: { name: 'Νίκος', email: 'nikos@example.gr', orderNumber: '1001', items: '' },
  language: 'en',
  date: new Date('2026-11-21T08:48:00Z'),
};
const read = (outcome: Parameters<typeof toAcknowledgement>[2]) =>
  toAcknowledgement(RECEIVED, 'shop@example.gr', outcome).content;

it('tells each step under its own head, and what to write on the parcel, the recipient first', () => {
  const { parts } = read({ returnId: 7, status: 'opened', orderPath: '/checkouts/secret/thank-you?lang=en' });
  expect(parts.slice(2).map(({ title, rows }) => [title, rows?.[0]])).toEqual([
    ['Send the device', 'By December 5, 2026. The cost of sending it back is yours.'],
    ['Write on the parcel', 'Return 7, order 1001'],
    ['Your money', expect.stringMatching(/^You get it back by December 5, 2026/)],
    ['The term', expect.stringMatching(/within 14 days of delivery/)],
  ]);
  expect(parts[2]?.rows).toHaveLength(1);
  expect(parts[3]?.rows).toEqual(['Return 7, order 1001', 'Xana', '1 Example Street, 546 24 Thessaloniki']);
});

it.each([
  [{ returnId: 7, status: 'requested', orderPath: '/account?tab=orders' } as const, '/account?tab=orders'],
  [null, undefined],
])('of a statement that became %j the button leads to %s', (outcome, href) => {
  const { action, parts } = read(outcome);
  expect(action?.href).toBe(href);
  expect(parts[2]?.rows?.[1]).toBe('If it has not left us yet, there is nothing to send.');
});

it('of one that fits no order names the order alone', () => {
  expect(read(null).parts[3]?.rows?.[0]).toBe('Order 1001');
});
