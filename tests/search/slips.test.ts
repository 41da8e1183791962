/** Every slip of one key in the words of conditions: what it means is read, or the word is named as left out; never the opposite. */
import { expect, it } from 'vitest';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { readDemoCatalogue } from '../support/demo-catalogue.ts';

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'];
/** Shorter words are articles or nothing. */
const SHORTEST = 3;
/** Words of their own: «χώρος», `coris` is a daughter's, «ρως» is beginning of many, `oi` an article. */
const OTHER_WORDS = ['χωρος', 'coris', 'ρως'];

function slipsOf(word: string): string[] {
  const letters = [...word];
  const slips = letters.flatMap((letter, at) => {
    const row = KEYS.find((keys) => keys.includes(letter)) ?? '';
    const beside = [row.indexOf(letter) - 1, row.indexOf(letter) + 1].flatMap((place) => row[place] ?? []);
    const swapped = letters.with(at, letters[at + 1] ?? letter).with(Math.min(at + 1, letters.length - 1), letter);
    return [
      letters.toSpliced(at, 1),
      letters.toSpliced(at, 0, letter),
      ...(at + 1 < letters.length ? [swapped] : []),
      ...beside.map((key) => letters.with(at, key)),
    ].map((slip) => slip.join(''));
  });
  return [...new Set(slips)].filter((slip) => slip !== word && slip.length >= SHORTEST && !OTHER_WORDS.includes(slip));
}

const catalogue = readDemoCatalogue('el');
const read = (query: string) => {
  const { implied, leftOut = [], count } = catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
  return { filters: implied.map(({ facet, value }) => `${facet}=${value}`).join(' '), leftOut, count };
};

it.each([
  ['κατω', '… απο 300'],
  ['κατω', '… απο 16gb'],
  ['κατω', 'laptop … απο 1.3 κιλα'],
  ['πανω', '… απο 300'],
  ['πανω', '… απο 16gb'],
  ['katw', '… apo 300'],
  ['katw', '… apo 16gb'],
  ['panw', '… apo 300'],
  ['εως', '… 300 ευρω'],
  ['μεχρι', '… 300'],
  ['mexri', '… 300'],
  ['λιγοτερο', '… απο 300'],
  ['περισσοτερο', '… απο 300'],
  ['τουλαχιστον', '… 16gb'],
  ['οχι', '… dell'],
  ['χωρις', 'laptop … αφη'],
  ['χωρις', 'laptop … dell'],
  ['xoris', 'laptop … dell'],
  ['oxi', 'laptop … dell'],
  ['under', '… 300'],
  ['under', 'laptop … 16gb'],
  ['over', '… 300'],
  ['over', 'laptop … 16gb'],
  ['below', '… 300'],
  ['above', '… 300'],
  ['less', '… than 300'],
  ['more', '… than 300'],
  ['without', 'laptop … touch'],
  ['not', 'laptop … dell'],
  ['δισκος', '… 512gb'],
  ['μνημη', '… 16gb'],
])('slips of «%s» in «%s» are read as it, or named', (word, query) => {
  const right = read(query.replace('…', word)).filters;
  expect(right).not.toBe('');
  const wrong = slipsOf(word).flatMap((slip) => {
    const { filters, leftOut, count } = read(query.replace('…', slip));
    return filters === right || count === 0 || leftOut.includes(slip) ? [] : `${slip}: ${filters}`;
  });
  expect(wrong).toEqual([]);
});
