import { describe, expect, it } from 'vitest';
import { contentLanguages } from '#domain/locale/locales.ts';
import { deskWords } from '#locales/desk-words.ts';
import { causeOf, causeText, groupProblems, inEnglish } from './problems.ts';

describe('a cause reads in every language of the desk', () => {
  it.each([
    ['', 'An empty cell', 'Το κενό κελί'],
    ['x'.repeat(40), `"${'x'.repeat(40)}"`, `Το «${'x'.repeat(40)}»`],
    ['x'.repeat(41), `"${'x'.repeat(39)}…"`, `Το «${'x'.repeat(39)}…»`],
  ])('%j is quoted', (text, english, greek) => {
    const cause = causeOf('no_status', text);
    expect(inEnglish(cause)).toContain(`${english} is no status`);
    expect(causeText(deskWords.el.importProblems, cause)).toContain(`${greek} δεν είναι κατάσταση`);
  });

  it('with a picture’s name', () => {
    const cause = { ...causeOf('picture_narrow', 200, 300), source: 'a.jpg' };
    expect(inEnglish(cause)).toBe('"a.jpg" is 200 pixels wide and must be 300 or more; take a larger one.');
    expect(causeText(deskWords.el.importProblems, cause)).toMatch(/^Η εικόνα «a\.jpg» έχει πλάτος 200/);
  });

  it.each(contentLanguages)('without a word of the command line, in %s', (language) => {
    const texts = Object.values(deskWords[language].importProblems).map((write) =>
      (write as (...values: unknown[]) => string)('1', 2, 3),
    );
    expect(texts.filter((text) => /--[a-z]|`/.test(text))).toEqual([]);
  });
});

it('one cause of many lines is told once', () => {
  const told = [2, 3, 3].map((line) => ({ line, column: 'Vendor', message: 'None.' }));
  expect(groupProblems([...told, { line: 4, column: 'Vendor', message: 'Other.' }])).toEqual([
    { column: 'Vendor', message: 'None.', lines: [2, 3] },
    { column: 'Vendor', message: 'Other.', lines: [4] },
  ]);
});
