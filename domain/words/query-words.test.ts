import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { cleanQuery } from '../catalogue/clean-query.ts';
import { fold } from '../locale/fold.ts';
import { eachWord, readQueryWords } from './query-words.ts';

const wordsOf = (text: string) => {
  const words: string[] = [];
  eachWord(text, (word) => words.push(word));
  return words;
};

describe('eachWord', () => {
  it.each([
    ['Lenovo ThinkPad T480', ['lenovo', 'thinkpad', 't480']],
    ['Οθόνη 14 ιντσών', ['οθονη', '14', 'ιντσων']],
    [
      '(i5-8350U, 16 GB RAM, 1To SSD, 13,3", GA+)',
      ['i58350u', 'i5', '8350u', '16gb', 'ram', '1tb', 'ssd', '13.3', 'ga'],
    ],
    ['5290 2-in-1', ['5290', '2in1', '2', 'in', '1']],
    ['USB-C', ['usbc', 'usb']],
    ['SSD M.2', ['ssd', 'm2', '2']],
    ['Τ480 16ΓΒ', ['t480', '16gb']],
    ['16 GBP, 16 Gb/s', ['16', 'gbp', '16gb']],
    ['1920 × 1080', ['1920', '1080']],
    ['15.', ['15']],
    ['-,.', []],
    ['', []],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));

  it('counts positions by parts', () => {
    const positions: [string, number][] = [];
    eachWord('X1 Carbon i5-8350U Gen 9', (word, position) => positions.push([word, position]));
    expect(positions.filter(([word]) => /^(?:x1|carbon|gen|9)$/.test(word)).map(([, position]) => position)).toEqual([
      0, 1, 4, 5,
    ]);
  });

  it('folds as the rest of the shop does', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Zα-ωΑ-Ωάέήίόύώϊϋΐΰς ]*$/), (text) => {
        expect(wordsOf(text)).toEqual((fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1));
      }),
    );
  });
});

describe('queries', () => {
  it('lose invisible characters', () =>
    expect(cleanQuery('\u202edell\u0000\t\u0301 xps\ud83d')).toBe('dell  xps\ufffd'));
  it('are cut', () => expect(cleanQuery('x'.repeat(10_000))).toHaveLength(200));
  it('become words with their places', () => {
    const query = 'Λενόβο i5-8350U 13,3';
    const words = readQueryWords(query);
    expect(words.map(({ text }) => text)).toEqual(['λενοβο', 'i5', '8350u', '13.3']);
    expect(words.map(({ start, end }) => query.slice(start, end))).toEqual(['Λενόβο', 'i5', '8350U', '13,3']);
  });
});
