import { expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { regionOfPostcode } from './postcode-region.ts';

it.each([
  ['10431', 'Αττικής', 'Attica'],
  ['185 31', 'Αττικής', 'Attica'],
  ['80100', 'Αττικής', 'Attica'],
  ['GR-54624', 'Θεσσαλονίκης', 'Thessaloniki'],
  ['57500', 'Θεσσαλονίκης', 'Thessaloniki'],
  ['26221', 'Αχαΐας', 'Achaea'],
  ['34007', 'Εύβοιας', 'Euboea'],
  ['71201', 'Ηρακλείου', 'Heraklion'],
  ['85100', 'Δωδεκανήσου', 'Dodecanese'],
])('%s lies in %s', (postcode, greek, latin) => expect(regionOfPostcode(postcode)).toEqual({ greek, latin }));

it.each(['', '1043', '104312', '90000', '39000', '75000', '86000', 'abcde'])('%j lies nowhere', (postcode) =>
  expect(regionOfPostcode(postcode)).toBeNull(),
);

it('depends on the first two digits alone', () =>
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 89 }), fc.integer({ min: 0, max: 999 }), (prefix, rest) => {
      const text = `${prefix}${String(rest).padStart(3, '0')}`;
      expect(regionOfPostcode(text)).toEqual(regionOfPostcode(`${prefix}000`));
    }),
  ));
