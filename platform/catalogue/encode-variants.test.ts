import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { encodeCombinations } from './encode-variants.ts';

describe('combinations of option values', () => {
  it.each([
    ['none', [], 'v1_'],
    ['one value', [[0]], 'v1_0'],
    ['a range and a gap', [[0], [1], [2], [4]], 'v1_0-2 4'],
    ['two options', [[0, 0], [0, 1], [2, 1]], 'v1_0:0-1,2:1,'], // biome-ignore format: one row a case
    [
      'the example of the format’s documentation',
      [[0, 0, 0], [0, 1, 0], [0, 1, 1], [1, 0, 0], [1, 0, 1], [1, 1, 1], [2, 0, 1], [2, 1, 0]], // biome-ignore format: one row a case
      'v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,',
    ],
  ])('are written in the published format: %s', (_, combinations, encoded) => {
    expect(encodeCombinations(combinations)).toBe(encoded);
  });

  it('are read by the decoder of hydrogen-react as they were written', () => {
    const product = fc
      .integer({ min: 1, max: 4 })
      .chain((options) =>
        fc.array(fc.array(fc.nat(12), { minLength: options, maxLength: options }), { maxLength: 60 }),
      );
    fc.assert(
      fc.property(product, (combinations) => {
        const distinct = [...new Map(combinations.map((one) => [one.join(), one])).values()];
        const decoded = decodeEncodedVariant(encodeCombinations(combinations));
        const inOrder = (all: readonly (readonly number[])[]) => all.map((one) => one.join()).sort();
        expect(inOrder(decoded)).toEqual(inOrder(distinct));
      }),
    );
  });
});
