/** The words of a product by which a search finds it. */

import { eachWord } from '../../words/query-words.ts';
import type { SearchableProduct } from '../search-outcome.ts';
import { type AddWord, collectWords, type Lexicon, type WordSpots } from './word-index.ts';

/** The digits of a name that people leave the letters off: 7470 of E7470, 480 of T480. */
const PART_OF_CODE = /^[a-z]+(\d{3,})[a-z]*$/;

/** Those of its name and details, and those of its description, which also names what a product is not. */
export function collectProductWords(
  product: SearchableProduct,
  lexicon: Lexicon,
): { names: WordSpots; descriptions: WordSpots } {
  return {
    names: collectWords(lexicon, (add) => addNames(product, add)),
    descriptions: collectWords(lexicon, (add) =>
      eachWord(product.description, (word, position) => add(word, 'description', position)),
    ),
  };
}

/** The weightiest place first: a word counts where it comes first. */
function addNames(product: SearchableProduct, add: AddWord): void {
  const codes: string[] = [];
  eachWord(product.model, (word, position) => {
    add(word, 'model', position);
    const digits = PART_OF_CODE.exec(word)?.[1];
    if (digits) codes.push(digits);
  });
  // The Pro of "M1 Pro" is none of "MacBook Pro", and a "Core m3" is no M3: such a name is one word.
  const chip = /\b(?:(m\d) (pro|max|ultra)|(core) (m\d))\b/i.exec(product.processor);
  if (chip) add(chip.slice(1).join('').toLowerCase(), 'processor', 0);
  const intels = chip?.[4];
  for (const place of ['brand', 'processor', 'title'] as const) {
    // A Pentium Gold has no colour.
    const text = product[place].replace(/\b(pentium) (?:gold|silver)\b/i, '$1');
    eachWord(text, (word, position) => add(word, word === intels ? 'details' : place, position));
  }
  for (const digits of codes) add(digits, 'part', 0);
  let before = '';
  eachWord(product.details, (word, position) => {
    add(word, 'details', position);
    // "Windows 10" as one word: the 10 alone is the name of a model.
    if (/^\d{1,2}$/.test(word)) add(before + word, 'details', position);
    before = word;
  });
}
