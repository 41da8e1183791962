import { expect, it } from 'vitest';
import { swatchColour } from './swatches.ts';

const same = (text: string) => ({ el: text, en: text });

it.each([
  ['Χρώμα', 'Ασημί', '#E3E4E5'],
  ['Colour', 'Space grey', '#7D7E80'],
  ['COLOR', 'midnight', '#2E3642'],
  ['Χρώμα', 'Σαν τη θάλασσα', null],
  // A system's name is no colour, whatever it is called.
  ['Σύστημα', 'Silver', null],
])('%s: %s looks like %s', (option, value, colour) => {
  expect(swatchColour({ name: same(option) }, { name: same(value) })).toBe(colour);
});

it('knows a value by its name in either language', () => {
  const value = { name: { el: 'Κάτι άλλο', en: 'Rose gold' } };
  expect(swatchColour({ name: { el: 'Χρώμα', en: 'Colour' } }, value)).toBe('#E8C7BE');
});
