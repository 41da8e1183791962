import { expect, it } from 'vitest';
import { toFilters } from './filter-resolvers.ts';

const facet = (...colors: (string | null)[]) => ({
  id: 'filter.v.option.colour',
  label: 'Colour',
  type: 'LIST' as const,
  values: colors.map((color, index) => ({
    id: String(index),
    label: 'x',
    count: 1,
    input: { variantOption: { name: 'Colour', value: 'x' } },
    color,
  })),
});

it('shows colours where one is known, and words where none is', () => {
  const [colours, words] = toFilters([facet('#E3E4E5', null), facet(null)]);
  expect([colours?.presentation, words?.presentation]).toEqual(['SWATCH', 'TEXT']);
  expect(colours?.values.map(({ swatch }) => swatch)).toEqual([{ color: '#E3E4E5', image: null }, null]);
  expect(colours?.values[0]?.input).toBe('{"variantOption":{"name":"Colour","value":"x"}}');
});
