/** Models that a number tells apart: the 4 of a Surface Pro, the Gen 4 of an X1 Carbon. */
import type { SearchableProduct } from '../search-outcome.ts';
import { GENERATION } from './generation-words.ts';
import type { Lexeme, ModelNames } from './lexemes.ts';

/** Models with a number after a word, `pro 4`, `gen 4`; null for any other text. */
export function numberedModel(text: string): RegExp | null {
  const [, word, number] = /^(\p{L}+) (\d{1,2})$/u.exec(text) ?? [];
  return word && number ? new RegExp(`(?<!\\S)${word} (?:gen )?${number}(?![\\d.])`, 'iu') : null;
}

/** The «4» of «surface pro όχι το 4» and the `gen 4` of `x1 carbon not gen 4`. */
export function readNumbered(
  lexemes: readonly Lexeme[],
  index: number,
  products: readonly Pick<SearchableProduct, 'model'>[],
): ReturnType<ModelNames['nameOf']> {
  const place = index + GENERATION.at(lexemes, index);
  const number = lexemes[place];
  if (number?.kind !== 'number' || lexemes[place + 1]?.isGlued) return null;
  const isModel = (text: string) => {
    const numbered = numberedModel(text);
    return numbered !== null && products.some(({ model }) => numbered.test(model));
  };
  const words = place > index ? ['gen'] : lexemes.slice(0, index).map(({ text }) => text);
  const value = words.map((word) => `${word} ${number.text}`).findLast(isModel);
  return value === undefined ? null : { facet: 'not', value, to: place + 1 };
}
