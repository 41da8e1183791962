import { describe, expect, it } from 'vitest';
import { parseLaptop } from '../machine/laptop.ts';
import {
  compareValues,
  FACETS,
  type FacetKey,
  facetRow,
  isWithin,
  KINDS,
  type Kind,
  LISTED_VALUES,
  negate,
  normalizeValue,
  parseBand,
  toFacetValues,
  toKind,
} from './facets.ts';

const valuesOf = (title: string, vendor: string, kind: Kind = 'laptop') => {
  const facts = parseLaptop({ title, vendor });
  const list = (size: number | null) => (size === null ? [] : [size]);
  return toFacetValues({
    ...facts,
    isAvailable: true,
    uses: [],
    kind,
    ramGb: list(facts.ramGb),
    storageGb: list(facts.storageGb),
  });
};

describe('toFacetValues', () => {
  it('calls a monitor by the next whole inch, and a laptop by the one that is full', () => {
    const screenOf = (title: string, kind: Kind) => valuesOf(title, 'Dell', kind).screen;
    expect(screenOf('Dell P2419H (23.8", A)', 'monitor')).toEqual(['24-inch']);
    expect(screenOf('Dell XPS 13 9310 (i5-1135G7, 8GB, 256GB SSD, 13.9", A)', 'laptop')).toEqual(['13-inch']);
  });

  it.each([
    [
      'Lenovo ThinkPad T480 (i5-8350U, 8GB, 256GB SSD, 14", GA)',
      'Lenovo',
      ['lenovo', '8th-gen', '14-inch', 'a', '8gb', '256gb', '11'],
    ],
    [
      'Dell Latitude E7470 (i5-6300U, 16GB, 1TB SSD, 14", (A+))',
      'Dell ',
      ['dell', '6th-gen', '14-inch', 'aplusparenthesis', '16gb', '1tb', '10'],
    ],
    [
      'Apple MacBook Air M1 (Apple M1, 8GB, 256GB SSD, 13.3", AA)',
      'Apple',
      ['apple', 'm1', '13-inch', 'aa', '8gb', '256gb'],
    ],
    [
      'HP EliteBook 845 G7 (Ryzen 5 PRO 4650U, 16GB, 512GB, 14", B)',
      'HP',
      ['hp', 'ryzen-4000', '14-inch', 'b', '16gb', '512gb', '11'],
    ],
    ['Μυστήριο', '', ['μυστηριο']],
  ])('%s', (title, vendor, values) =>
    expect(Object.values(valuesOf(title, vendor)).flat()).toEqual(['laptop', ...values, 'in', 'no']),
  );
});

it.each([
  ['weight', 1.2, ['0-1.2']],
  ['weight', 1.5, ['1.2-1.5']],
  ['weight', 2, ['1.5-2']],
  ['weight', 2.01, ['2+']],
  ['battery', 55, ['45+', '55+']],
] as const)('a %s of %d is in %j', (facet, value, bands) => {
  const isIn = (band: string) => isWithin(facet, value, parseBand(band) ?? { from: 0, to: -1 });
  expect(LISTED_VALUES[facet].filter(isIn)).toEqual(bands);
});

it.each([
  ['Laptop', 'laptop'],
  ['', 'laptop'],
  ['Φορητοί υπολογιστές', 'laptop'],
  ['Tablet', 'tablet'],
  ['Monitor', 'monitor'],
  ['Accessory', 'monitor'],
  ['Desktop', 'desktop'],
  ['Mini PC', 'desktop'],
  ['Σταθεροί', 'desktop'],
])('%s is of the kind %s', (productType, kind) => expect(toKind(productType)).toBe(kind));

it.each([
  ['Υπολογιστές', 'Lenovo ThinkPad T480 (i5-8350U, 16GB, 256GB SSD, 14", A)', 'laptop'],
  ['Computers', 'Dell Latitude 7490', 'laptop'],
  ['Computers & Tablets', 'HP EliteBook 840 G5', 'laptop'],
  ['Computers & Tablets', 'Apple iPad 9', 'tablet'],
  ['Laptops & Tablets', 'Panasonic CF-33', 'laptop'],
  ['Λάπτοπ', 'Acer A515', 'laptop'],
  ['Mobile Workstation', 'HP ZBook 15 G5', 'laptop'],
  ['Laptops & Αξεσουάρ', 'Asus X555L (i5-5200U, 8GB)', 'laptop'],
  ['Laptops & Αξεσουάρ', 'Φορτιστής Lenovo 65W', 'monitor'],
  ['Υπολογιστές', 'Μεταχειρισμένο laptop Acer A515', 'laptop'],
  ['Υπολογιστές', 'Dell XPS 13 9310 (i5-1135G7, 8GB, 256GB SSD, 13.4")', 'laptop'],
  ['Computers', 'Microsoft Surface Pro 7 (i5-1035G4, 8GB, 256GB SSD, 12.3")', 'laptop'],
  ['Computers', 'Dell Precision 3630 Tower (i7-8700, 16GB, 512GB SSD)', 'monitor'],
  ['Υπολογιστές', 'Dell OptiPlex 7050 SFF', 'desktop'],
  ['Υπολογιστές', 'Lenovo ThinkPad Ultra Docking Station', 'monitor'],
  ['Υπολογιστές', 'Φορτιστής για ThinkPad T480', 'monitor'],
  ['Αξεσουάρ', 'Μπαταρία για Dell Latitude E7470', 'monitor'],
  ['Laptop bags', 'Dell Professional 15.6', 'monitor'],
  ['', 'Dell OptiPlex 7050', 'desktop'],
  ['Monitor', 'Lenovo ThinkVision for ThinkPad', 'monitor'],
])('of %j, %s is a %s', (productType, title, kind) => expect(toKind(productType, title)).toBe(kind));

it.each([
  ['dock', 'monitor'],
  ['Docks', 'monitor'],
  ['Οθόνες', 'monitor'],
  ['laptops', 'laptop'],
  ['Φορητοί', 'laptop'],
  ['tablets', 'tablet'],
  ['mini pc', 'desktop'],
  ['toaster', 'toaster'],
])('%s in an address is %s', (written, kind) => expect(normalizeValue('kind', written)).toBe(kind));

it('every kind is one that a product can be of, and its own name in an address', () => {
  expect(KINDS.map((kind) => toKind(kind))).toEqual(KINDS);
  expect(KINDS.map((kind) => normalizeValue('kind', kind))).toEqual(KINDS);
});

it('without one of two values is the other; without one of several is everything else', () => {
  expect([negate('touch', 'yes'), negate('touch', 'no')]).toEqual(['no', 'yes']);
  expect([negate('ports', 'hdmi'), negate('windows', '11'), negate('touch', 'x')]).toEqual(['-hdmi', '-11', '-x']);
  expect([normalizeValue('graphics', '-dedicated'), normalizeValue('brand', '−Apple')]).toEqual([
    'integrated',
    '-apple',
  ]);
  expect(FACETS.filter((facet) => facetRow(facet).isEither && facetRow(facet).values.length !== 2)).toEqual([]);
});

describe('normalizeValue understands links as people write them', () => {
  it.each<[FacetKey, string, string]>([
    ['brand', ' Dell ', 'dell'],
    ['brand', 'Μικροσόφτ', 'μικροσοφτ'],
    ['cpu', '8th-gen', '8th-gen'],
    ['cpu', '8', '8th-gen'],
    ['cpu', '3rd gen', '3rd-gen'],
    ['cpu', 'M1', 'm1'],
    ['screen', '13"', '13-inch'],
    ['screen', '15-inch', '15-inch'],
    ['grade', 'APLUS', 'aplus'],
    ['grade', 'AA', 'aa'],
    ['grade', 'GAA', 'aa'],
    ['grade', 'A+', 'aplus'],
    ['grade', 'A ', 'aplus'],
    ['grade', 'ga ', 'aplus'],
    ['grade', '(A+)', 'aplusparenthesis'],
    ['grade', '(A )', 'aplusparenthesis'],
    ['grade', 'G(A+)', 'aplusparenthesis'],
    ['grade', 'a', 'a'],
    ['grade', 'Grade A', 'a'],
    ['grade', 'a-', 'aminus'],
    ['grade', 'A−', 'aminus'],
    ['grade', 'α+', 'aplus'],
    ['grade', ' B', 'b'],
    ['grade', 'C', 'c'],
    ['ram', '16 GB', '16gb'],
    ['storage', '1To', '1tb'],
    ['storage', '2 TB', '2tb'],
    ['storage', '512', '512gb'],
    ['ram', '<script>', '<script>'],
    ['cpu', '😀', '😀'],
  ])('%s=%s', (facet, written, value) => expect(normalizeValue(facet, written)).toBe(value));

  it('bounds what it keeps', () => expect(normalizeValue('brand', 'x'.repeat(9_999))).toHaveLength(40));
});

it('orders the values of each facet as people expect', () => {
  const sorted = (facet: FacetKey, values: string[]) => values.toSorted((a, b) => compareValues(facet, a, b));
  expect(sorted('cpu', ['12th-gen', 'm1', '6th-gen', 'ryzen-4000'])).toEqual([
    '6th-gen',
    '12th-gen',
    'm1',
    'ryzen-4000',
  ]);
  expect(sorted('storage', ['1tb', '64gb', '512gb'])).toEqual(['64gb', '512gb', '1tb']);
  expect(sorted('grade', ['b', 'aplus', 'aa'])).toEqual(['aa', 'aplus', 'b']);
  expect(sorted('brand', ['lenovo', 'dell'])).toEqual(['dell', 'lenovo']);
});
