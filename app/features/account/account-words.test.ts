import { describe, expect, it } from 'vitest';
import { accountWords, statusKey } from './account-words.ts';

describe('statusKey', () => {
  it.each([
    ['payment', 'PARTIALLY_REFUNDED', 'payment.partiallyRefunded'],
    ['payment', 'SOMETHING_NEW', 'status.unknown'],
    ['payment', null, 'status.unknown'],
    ['fulfillment', 'FULFILLED', 'fulfillment.fulfilled'],
  ] as const)('%s %s is %s', (group, status, key) => expect(statusKey(group, status)).toBe(key));

  it('knows every official status', () => {
    const financial = [
      'AUTHORIZED',
      'EXPIRED',
      'PAID',
      'PARTIALLY_PAID',
      'PARTIALLY_REFUNDED',
      'PENDING',
      'REFUNDED',
      'VOIDED',
    ];
    const fulfillment = [
      'FULFILLED',
      'IN_PROGRESS',
      'ON_HOLD',
      'OPEN',
      'PARTIALLY_FULFILLED',
      'PENDING_FULFILLMENT',
      'RESTOCKED',
      'SCHEDULED',
      'UNFULFILLED',
    ];
    expect(financial.map((status) => statusKey('payment', status))).not.toContain('status.unknown');
    expect(fulfillment.map((status) => statusKey('fulfillment', status))).not.toContain('status.unknown');
  });
});

it('has the same placeholders in both languages', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(accountWords.el)) {
    expect(placeholders(accountWords.en[key as keyof typeof accountWords.el]), key).toEqual(placeholders(text));
  }
});
