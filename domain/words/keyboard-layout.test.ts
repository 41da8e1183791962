import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { latinCodesOf, lookalikeOf, switchLayout } from './keyboard-layout.ts';

describe('switchLayout', () => {
  it.each([
    ['δελλ', 'dell'],
    ['λενοωο', 'lenovo'],
    ['ηπ', 'hp'],
    ['μαψβοοκ', 'macbook'],
    ['ςινδοςσ', 'windows'],
    ['forhtow', 'φορητος'],
    ['ouonh', 'οθονη'],
    ['δell', null],
    ['t480', null],
    ['ноутбук', null],
  ])('%s is %s', (typed, meant) => expect(switchLayout(typed)).toBe(meant));

  it('comes back to where it was, but for q, which has no letter in Greek', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-pr-z]{1,20}$/), (word) => {
        expect(switchLayout(switchLayout(word) ?? '')).toBe(word);
      }),
    );
  });
});

it.each([
  ['τ480', ['t480']],
  ['χ1', ['x1']],
  ['16γβ', ['16gb']],
  ['8350θ', ['8350u']],
  ['ρ52', ['r52', 'p52']],
  ['t480', ['t480']],
])('the code %s is read as %j', (typed, codes) => expect(latinCodesOf(typed)).toEqual(codes));

it.each([
  ['ηρ', 'hp'],
  ['μακ', 'mak'],
  ['δελ', null],
])('%s looks like %s', (typed, look) => expect(lookalikeOf(typed)).toBe(look));
