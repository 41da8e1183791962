import { expect, it } from 'vitest';
import { readPictureName } from './picture-name.ts';

const NOTHING = { width: null, height: null, crop: null };

it.each([
  ['alpha-front', NOTHING],
  ['alpha-front_550x825', { ...NOTHING, width: 550, height: 825 }],
  ['alpha-front_550x', { ...NOTHING, width: 550 }],
  ['alpha-front_x300', { ...NOTHING, height: 300 }],
  ['alpha-front_x', NOTHING],
  ['alpha-front_small', { ...NOTHING, width: 100, height: 100 }],
  ['alpha-front_grande', { ...NOTHING, width: 600, height: 600 }],
  ['alpha-front_master', { ...NOTHING, width: 5760, height: 5760 }],
  ['alpha-front_300x300@2x', { ...NOTHING, width: 600, height: 600 }],
  ['alpha-front_300x300_crop_center', { width: 300, height: 300, crop: 'center' }],
  ['alpha-front_300x200_crop_top@3x', { width: 900, height: 600, crop: 'top' }],
  ['alpha-front_5000x@2x', { ...NOTHING, width: 5760 }],
  ['alpha-front_100x100_crop_middle', { ...NOTHING, width: 100, height: 100 }],
  ['alpha-front_240x.progressive', { ...NOTHING, width: 240 }],
])('%s', (text, wish) => {
  expect(readPictureName(text)).toEqual({ name: 'alpha-front', wish });
});

it.each(['', 'a_b_c', 'alpha_huge', 'alpha_constructor', 'alpha_12345x', '../alpha', 'Alpha'])(
  '%j names no picture',
  (text) => expect(readPictureName(text)).toBeNull(),
);
