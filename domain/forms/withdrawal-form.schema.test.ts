import { describe, expect, it } from 'vitest';
import { parseWithdrawal, type WithdrawalField } from './withdrawal-form.schema.ts';

const GOOD = { name: 'Νίκος', email: 'nikos@example.gr', orderNumber: ' #1001 ', items: '' };
const errorsOf = (changes: Partial<Record<WithdrawalField, unknown>>) => {
  const parsed = parseWithdrawal({ ...GOOD, ...changes });
  return parsed.ok ? {} : parsed.errors;
};

describe('parseWithdrawal', () => {
  it('asks for no reason and takes the number with or without its sign', () => {
    expect(parseWithdrawal(GOOD)).toEqual({ ok: true, values: { ...GOOD, orderNumber: '1001' } });
    expect(parseWithdrawal({ ...GOOD, orderNumber: 'XN-1001' })).toMatchObject({
      values: { orderNumber: 'XN-1001' },
    });
  });

  it.each([
    ['name', 100],
    ['orderNumber', 50],
    ['items', 1000],
  ] as const)('%s takes %i characters and not one more', (field, limit) => {
    expect(errorsOf({ [field]: '😀'.repeat(limit) })).toEqual({});
    expect(errorsOf({ [field]: 'a'.repeat(limit + 1) })).toEqual({ [field]: 'too_long' });
  });

  it.each([
    [{ name: '   ' }, { name: 'required' }],
    [{ orderNumber: '#' }, { orderNumber: 'required' }],
    [{ orderNumber: '\u200B' }, { orderNumber: 'required' }],
    [{ email: '' }, { email: 'format' }],
    [{ email: 'a@b.gr\nBcc: c@d.gr' }, { email: 'format' }],
    [
      { name: undefined, email: 5 },
      { name: 'required', email: 'format' },
    ],
  ])('%j is refused', (changes, errors) => expect(errorsOf(changes)).toEqual(errors));
});
