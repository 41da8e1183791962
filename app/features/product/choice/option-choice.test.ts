import { expect, it } from 'vitest';
import type { ProductVariant } from '../../../storefront/documents.ts';
import { optionChoices } from './option-choice.ts';

function variant(system: string, memory: string, amount: string, availableForSale = true): ProductVariant {
  const selectedOptions = [
    { name: 'System', value: system },
    { name: 'Memory', value: memory },
  ];
  const price = { amount, currencyCode: 'EUR' };
  return { id: `${system}/${memory}`, price, availableForSale, selectedOptions } as ProductVariant;
}

const WINDOWS_8 = variant('Windows', '8 GB', '229.0');
const VARIANTS = [
  WINDOWS_8,
  variant('Windows', '16 GB', '259.0'),
  variant('Ubuntu', '8 GB', '214.0'),
  variant('None', '16 GB', '239.0'),
  variant('Mint', '8 GB', '209.0', false),
];

function told(chosen: ProductVariant, variants = VARIANTS) {
  return optionChoices(variants, chosen).map(({ name, values }) => [
    name,
    values.map(({ value, isChosen, variant: next, changes, isBlocked }) => [
      value,
      isBlocked ? 'blocked' : isChosen,
      next?.id ?? null,
      ...changes,
    ]),
  ]);
}

it('is one choice for each option, and each value leads to a variant that can be bought', () => {
  expect(told(WINDOWS_8)).toEqual([
    [
      'System',
      [
        ['Windows', true, 'Windows/8 GB'],
        ['Ubuntu', false, 'Ubuntu/8 GB'],
        // Sold with 16 GB, and not with the 8 that are chosen.
        ['None', 'blocked', 'None/16 GB', '8 GB'],
        ['Mint', false, null],
      ],
    ],
    [
      'Memory',
      [
        ['8 GB', true, 'Windows/8 GB'],
        ['16 GB', false, 'Windows/16 GB'],
      ],
    ],
  ]);
});

it('blocks no value where every other would have to be changed with it', () => {
  const only = [WINDOWS_8, variant('Ubuntu', '16 GB', '259.0')];
  expect(told(WINDOWS_8, only)).toEqual([
    [
      'System',
      [
        ['Windows', true, 'Windows/8 GB'],
        ['Ubuntu', false, 'Ubuntu/16 GB', '16 GB'],
      ],
    ],
    [
      'Memory',
      [
        ['8 GB', true, 'Windows/8 GB'],
        ['16 GB', false, 'Ubuntu/16 GB', 'Ubuntu'],
      ],
    ],
  ]);
});
