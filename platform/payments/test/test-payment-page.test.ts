import { expect, it } from 'vitest';
import { loadAssets } from '../../web/assets.ts';
import { type TestPaymentView, testPaymentPage } from './test-payment-page.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const LATER = '2026-11-20T09:30:00.000Z';
const show = (status: string, { until = LATER, errors = {}, language = 'en' } = {}) =>
  testPaymentPage({
    payment: { session: 's', status, amount_cents: 26_900, expires_at: until, language } as TestPaymentView['payment'],
    back: '/back',
    errors,
    now: NOW,
    assets: loadAssets(),
  }).replaceAll('\u00a0', ' ');
const heading = (page: string) => /<h1>([^<]*)/.exec(page)?.[1];

it.each([
  ['open', LATER, 'Pay by card'],
  ['challenge', LATER, 'Your bank asks for confirmation'],
  ['open', NOW.toISOString(), 'The time for the payment is over'],
  ['challenge', NOW.toISOString(), 'The time for the payment is over'],
  ['authorized', LATER, 'The payment was approved'],
  ['captured', LATER, 'The payment was approved'],
  ['declined', LATER, 'The payment was declined'],
  ['failed', LATER, 'The payment did not happen'],
  ['cancelled', LATER, 'The payment was cancelled'],
])('%s until %s: %s', (status, until, expected) => {
  const page = show(status, { until });
  expect(heading(page)).toBe(expected);
  const isOver = !page.includes('<form');
  expect(page.includes('href="/back"')).toBe(isOver);
  expect(page.includes('You can pay until 11:30.')).toBe(!isOver);
  expect(page.includes('269.00 €')).toBe(!isOver);
});

it('names the fields of the card that are wrong, and never shows a card again', () => {
  expect(show('open')).not.toContain('id="errors"');
  const page = show('open', { errors: { cardNumber: 'format', cardCvc: 'required' } });
  expect(page).toContain('2 fields need correcting');
  expect([...page.matchAll(/<li><a href="#(\w+)">([^<]+)/g)].map(([, name, text]) => [name, text])).toEqual([
    ['cardNumber', 'Check the card number.'],
    ['cardCvc', 'Enter the CVC.'],
  ]);
  const fields = page.match(/<input id="card[^>]*>/g) ?? [];
  expect(fields).toHaveLength(3);
  expect(fields.filter((field) => field.includes(' value='))).toEqual([]);
});

it.each([
  ['en', 'Pay by card'],
  ['el', 'Πληρωμή με κάρτα'],
  ['xx', 'Πληρωμή με κάρτα'],
])('speaks %s', (language, expected) => expect(heading(show('open', { language }))).toBe(expected));
