import { describe, expect, it } from 'vitest';
import { installmentCents, installmentsFor, parseInstallmentRules } from './payment-ways.ts';

describe('instalments', () => {
  const rules = parseInstallmentRules('100:3, 300:6,600:12') ?? [];

  it('rise with the total', () => {
    expect([0, 9_999, 10_000, 29_999, 30_000, 60_000, 999_900].map((cents) => installmentsFor(cents, rules))).toEqual([
      1, 1, 3, 3, 6, 12, 12,
    ]);
    expect(installmentsFor(50_000, [])).toBe(1);
  });

  it('together are never less than the total', () => {
    expect(installmentCents(26_900, 3)).toBe(8_967);
    expect(installmentCents(30_000, 6)).toBe(5_000);
  });

  it.each(['', '100', '100:1', '100:37', '300:6,100:3', '100:6,300:3', '100:3,100:6', '1e3:3', '-5:3', '100:3;300:6'])(
    'refuses "%s"',
    (text) => expect(parseInstallmentRules(text)).toBeNull(),
  );
});
