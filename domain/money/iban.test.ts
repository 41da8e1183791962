import { expect, it } from 'vitest';
import { formatIban, parseIban } from './iban.ts';

// The example of the Bank of Greece in ISO 13616's registry.
const GREEK = 'GR1601101250000000012300695';

it.each([
  [GREEK, GREEK],
  ['gr16 0110 1250 0000 0001 2300 695', GREEK],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['GR1701101250000000012300695', null],
  ['GR16011012500000000123006950', null],
  ['', null],
  ['GR16', null],
])('reads %s as %s', (text, iban) => expect(parseIban(text)).toBe(iban));

it('writes groups of four', () => {
  expect(formatIban(GREEK)).toBe('GR16 0110 1250 0000 0001 2300 695');
});
