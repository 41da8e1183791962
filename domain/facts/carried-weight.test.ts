import { expect, it } from 'vitest';
import { lightestOf } from '../machine/compare-laptops.ts';
import { carriedWeight } from './carried-weight.ts';

const SURFACE = { weightKg: 0.77, weightWithKeyboardKg: 1.1, hasKeyboardInBox: true as const };
const TABLET = { weightKg: 0.86, hasKeyboardInBox: true as const };

it.each([
  ['a laptop by itself', { weightKg: 1.2 }, { kilograms: 1.2, isAbout: false }],
  ['a tablet with the keyboard that is in its box', SURFACE, { kilograms: 1.1, isAbout: true }],
  ['nothing for a keyboard of unknown weight', TABLET, null],
  ['nothing where the weight is not known', { weightKg: null }, null],
])('is %s', (_, machine, carried) => expect(carriedWeight(machine)).toEqual(carried));

it('leaves open which is the lightest beside a keyboard of unknown weight', () => {
  expect(lightestOf([{ weightKg: 1.1 }, TABLET])).toEqual([]);
  expect(lightestOf([{ weightKg: 1.1 }, SURFACE])).toEqual([]);
  expect(lightestOf([{ weightKg: 1.1 }, { weightKg: 1.4 }])).toEqual([0]);
});
