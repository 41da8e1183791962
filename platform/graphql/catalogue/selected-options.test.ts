import { describe, expect, it } from 'vitest';
import type { Product, Variant } from '../../catalogue/catalogue.ts';
import {
  adjacentVariants,
  firstAvailableVariant,
  optionsOf,
  selectedOptionsOf,
  variantBySelectedOptions,
} from './selected-options.ts';

const option = (id: number, el: string, en: string, values: readonly [el: string, en: string][]) => ({
  kind: 'ProductOption' as const,
  id,
  name: { el, en },
  productId: 1,
  values: values.map(([greek, english], index) => ({
    kind: 'ProductOptionValue' as const,
    id: id * 10 + index,
    name: { el: greek, en: english },
    productId: 1,
  })),
});
const system = option(1, 'Λειτουργικό', 'Operating system', [
  ['Windows 11 Pro', 'Windows 11 Pro'],
  ['Χωρίς', 'None'],
]);
const keys = option(2, 'Πληκτρολόγιο', 'Keyboard', [
  ['Ελληνικό', 'Greek'],
  ['Αγγλικό', 'English'],
]);
const variant = (id: number, stock: number, places: readonly number[]) =>
  ({
    id,
    stock,
    selected: [system, keys].flatMap((one, index) => {
      const value = one.values[places[index] ?? -1];
      return value ? [{ option: one, value }] : [];
    }),
  }) as unknown as Variant;
const product = (variants: readonly Variant[], options: Product['options'] = [system, keys]) =>
  ({ id: 1, options, variants }) as unknown as Product;
const laptop = product([variant(1, 0, [0, 0]), variant(2, 1, [0, 1]), variant(3, 4, [1, 0])]);
const plain = product([variant(8, 1, [])], []);

describe('a variant is found by its options', () => {
  const english = [
    { name: 'Operating system', value: 'Windows 11 Pro' },
    { name: 'Keyboard', value: 'English' },
  ];
  const unknown = { name: 'Colour', value: 'Red' };
  it.each([
    ['in English', english, {}, 2],
    ['in both languages at once', [{ name: 'Keyboard', value: 'Ελληνικό' }], {}, 1],
    ['by one of them', [{ name: 'Λειτουργικό', value: 'Χωρίς' }], {}, 3],
    ['not where one is of another variant', [...english, { name: 'Keyboard', value: 'Greek' }], {}, null],
    ['not by the value of another option', [{ name: 'Keyboard', value: 'Windows 11 Pro' }], {}, null],
    ['not in other letters', [{ name: 'KEYBOARD', value: 'ENGLISH' }], {}, null],
    [
      'in other letters where these may differ',
      [{ name: 'KEYBOARD', value: 'ENGLISH' }],
      { caseInsensitiveMatch: true },
      2,
    ],
    ['not by an option that it does not have', [...english, unknown], {}, null],
    ['by the rest where that does not matter', [...english, unknown], { ignoreUnknownOptions: true }, 2],
    ['not by nothing but such', [unknown], { ignoreUnknownOptions: true }, null],
    ['not by nothing', [], {}, null],
  ])('%s', (_how, selectedOptions, more, id) =>
    expect(variantBySelectedOptions(laptop, { selectedOptions, ...more })?.id ?? null).toBe(id),
  );
});

it('the one variant of a product without options is its default title', () => {
  expect(optionsOf(plain).map(({ name, values }) => [name.en, values.map((value) => value.name.en)])).toEqual([
    ['Title', ['Default Title']],
  ]);
  const [only] = plain.variants;
  expect(only && selectedOptionsOf(only, 'el')).toEqual([{ name: 'Title', value: 'Default Title' }]);
  expect(variantBySelectedOptions(plain, { selectedOptions: [{ name: 'Title', value: 'Default Title' }] })?.id).toBe(8);
  expect(optionsOf(product([], []))).toEqual([]);
  expect(optionsOf(laptop)).toBe(laptop.options);
});

it.each([
  ['that is there', laptop, 2],
  ['at all, where none is there', product([variant(5, 0, [0, 0]), variant(6, 0, [0, 1])]), 5],
  ['of none', product([]), undefined],
])('the first variant %s', (_which, given, id) => expect(firstAvailableVariant(given)?.id).toBe(id));

it.each([
  [0, [2, 3]],
  [1, [1]],
  [2, [1]],
  [3, []],
])('beside variant %i stand those that differ in one option: %j', (index, ids) =>
  expect(adjacentVariants(laptop, laptop.variants[index] ?? null).map(({ id }) => id)).toEqual(ids),
);
