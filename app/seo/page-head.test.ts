import { expect, it } from 'vitest';
import { trimDescription } from './page-head.tsx';

it('cuts a description at a word, within 155 characters', () => {
  const long = 'Επαγγελματικοί φορητοί, ανακατασκευασμένοι στην Ελλάδα. '.repeat(5);
  const short = trimDescription(long);
  expect(short.length).toBeLessThanOrEqual(155);
  expect(long.startsWith(short.slice(0, -1))).toBe(true);
  expect(short).toMatch(/\p{L}…$|\.…$|,…$/u);
  expect(trimDescription('  two\n words ')).toBe('two words');
});
