import { expect } from 'vitest';
import type { Answer } from './agent-shop.ts';

export const sumOf = (totals: Answer[]) =>
  totals.filter(({ type }) => type !== 'total').reduce((sum, { amount }) => sum + amount, 0);
export const totalOf = (totals: Answer[]) => totals.find(({ type }) => type === 'total').amount;

/** What must always hold of a cart or a checkout. */
export function expectSound(answer: Answer): void {
  expect(sumOf(answer.totals)).toBe(totalOf(answer.totals));
  for (const line of answer.line_items) {
    expect(sumOf(line.totals)).toBe(totalOf(line.totals));
    expect(line.totals[0].amount).toBe(line.item.price * line.quantity);
  }
  const shares = answer.line_items
    .flatMap(({ totals }: Answer) => totals)
    .filter(({ type }: Answer) => type === 'items_discount');
  const whole = answer.totals.find(({ type }: Answer) => type === 'items_discount')?.amount ?? 0;
  expect(shares.reduce((sum: number, { amount }: Answer) => sum + amount, 0)).toBe(whole);
  for (const applied of answer.discounts?.applied ?? [])
    expect(applied.allocations.reduce((sum: number, { amount }: Answer) => sum + amount, 0)).toBe(applied.amount);
  const escalates = answer.status === 'requires_escalation';
  const asksBuyer = (answer.messages ?? []).some(({ severity }: Answer) => /^requires_buyer/.test(severity));
  if (escalates) expect([asksBuyer, Boolean(answer.continue_url)]).toEqual([true, true]);
}
