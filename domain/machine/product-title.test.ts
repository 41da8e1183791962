import { describe, expect, it } from 'vitest';
import { readProductTitle, spellProductTitle, spellVariantTitle } from './product-title.ts';
import { joinSpecs, spellSpec } from './spec-text.ts';

describe('readProductTitle', () => {
  it.each([
    ['Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, GA)', 'Lenovo ThinkPad T480', ['i5-8350U', '8 GB RAM', 'A']],
    ['HP EliteBook 840 G6 (i5-8265U, 256 GB, (GA+))', 'HP EliteBook 840 G6', ['i5-8265U', '256 GB', '(A+)']],
    ['Dell XPS 13 (2017) (i7, 1To SSD, 13,3", GAA)', 'Dell XPS 13 (2017)', ['i7', '1 TB SSD', '13,3″', 'AA']],
    ['Apple MacBook Air (M1, 8Go, GA-)', 'Apple MacBook Air', ['M1', '8 GB', 'A−']],
    ['Dell Latitude (i5, from 8 to 16GB RAM, A+)', 'Dell Latitude', ['i5', 'from 8 to 16 GB RAM', 'A+']],
    ['Dell WD19S 180W', 'Dell WD19S 180W', []],
  ])('%s', (title, name, specs) => expect(readProductTitle(title)).toEqual({ name, specs }));
});

it.each(['Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 1To SSD, G(A+))', 'HP ProBook (i5, GB)', 'Dell WD19S 180W'])(
  '%s, once spelled, is spelled the same again',
  (title) => {
    const spelled = spellProductTitle(title);
    expect(spellProductTitle(spelled)).toBe(spelled);
  },
);

it('writes the whole title in one line', () =>
  expect(spellProductTitle('Dell Latitude 5400 (i5-8365U, 16GB RAM, 1To SSD, GA+)')).toBe(
    'Dell Latitude 5400 (i5-8365U, 16 GB RAM, 1 TB SSD, A+)',
  ));

it.each([
  ['Windows 11 Pro / 16 GB', 'Dell Latitude 5400 (i5-8365U, A+), Windows 11 Pro / 16 GB'],
  ['', 'Dell Latitude 5400 (i5-8365U, A+)'],
])('writes what was chosen behind it: «%s»', (chosen, spelled) =>
  expect(spellVariantTitle('Dell Latitude 5400 (i5-8365U, από 8GB RAM, GA+)', chosen)).toBe(spelled),
);

it.each([
  ['1To SSD', '1 TB SSD'],
  ['512GB SSD', '512 GB SSD'],
  ['16 GB', '16 GB'],
  ['14" FHD', '14″ FHD'],
  ['1920x1080', '1920 × 1080'],
])('%s is written %s', (spec, spelled) => expect(spellSpec(spec)).toBe(spelled));

it('joins specs so that a line ends between two of them', () =>
  expect(joinSpecs(['16 GB RAM', '13.3″ FHD', 'A+'], 'el')).toBe('16\u00A0GB\u00A0RAM, 13,3″\u00A0FHD, A+'));
