import { expect, it } from 'vitest';
import { parseGtin } from './gtin.ts';

it.each([
  ['5201234567894', '5201234567894'],
  ['190781167853', '190781167853'],
  ['96385074', '96385074'],
  ['05201234567894', '05201234567894'],
  ['520-1234 567894', '5201234567894'],
  // A wrong check digit, a wrong length, no number.
  ['5201234567890', null],
  ['520123456789', null],
  ['52012345', null],
  ['ABC', null],
  ['', null],
  [null, null],
  // A shop's own numbers.
  ['2012345678903', null],
  ['2990000000002', null],
  ['0000000000000', null],
])('%s is the trade item number %s', (barcode, gtin) => expect(parseGtin(barcode)).toBe(gtin));
