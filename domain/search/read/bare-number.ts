/** What a bare number beside names says, by the products of those names: «macbook air 16», `dell 32`, «latitude 15». */
import { switchLayout } from '../../words/keyboard-layout.ts';
import { toQueryWord } from '../../words/query-words.ts';
import { matchWord, QUALITY, type Vocabulary } from '../match/match-words.ts';
import { PLACES, type Place } from '../match/word-index.ts';
import type { SearchableProduct } from '../search-outcome.ts';
import { gluedFrom, type Lexeme, phrases } from './lexemes.ts';

/** A part of a name of theirs, a memory that one of them has, or neither. */
export type BareNumber = 'name' | 'memory' | 'other';

const IN_NAME: readonly Place[] = ['model', 'brand', 'processor', 'title'];
const MODEL = PLACES.indexOf('model');
/** The 32 of «5420 με 32» is said of it. */
const WITH = phrases('με, και, with, and, me');
/** Begins another wish. */
const OTHER = phrases('ή, or, vs, versus, είτε, ,');
/** A smaller number alone may count anything. */
const SMALLEST_ALONE = 13;
/** Beside no model a smaller number is no generation: `lenovo 8`. */
const LEAST_BESIDE_MAKER = 10;
/** Beside no model a larger one may be a monitor: `hp 24`. */
const MEMORY_BESIDE_MAKER = [4, 8, 16, 32, 64];

export function createBareNumbers(
  products: readonly Pick<SearchableProduct, 'model'>[],
  { names, table }: Pick<Vocabulary, 'names' | 'table'>,
) {
  const productsOf = (text: string) => {
    const found = new Set<number>();
    let isModel = false;
    const same = table.read([toQueryWord(text)], 0)?.meaning.shown ?? [];
    for (const word of [text, switchLayout(text) ?? '', ...same].filter(Boolean).map((typed) => toQueryWord(typed))) {
      if (found.size > 0) break;
      for (const [number, quality] of matchWord(names, word)) {
        if (quality < QUALITY.sound) continue;
        names.visit(number, (product, place) => {
          isModel ||= place === MODEL;
          if (IN_NAME.includes(PLACES[place] as Place)) found.add(product);
        });
      }
    }
    return { products: found, isModel };
  };
  const every: ReadonlySet<number> = new Set(products.keys());
  const isMain = (shown: readonly string[]) => shown.some((text) => table.mainKind.includes(text));
  /** Null where it follows no name. */
  return (lexemes: readonly Lexeme[], index: number): BareNumber | null => {
    const digits = lexemes[index]?.text ?? '';
    const size = Number(digits);
    const allNamed = lexemes.flatMap(({ isGlued, kind }, place) => {
      const { text } = gluedFrom(lexemes, place);
      const mayName = kind === 'word' || (kind === 'number' && text.length >= SHORTEST_NUMBER);
      if (isGlued || place === index || !mayName || WITH.at(lexemes, place) > 0) return [];
      const meaning = table.read([toQueryWord(text)], 0)?.meaning;
      // `laptop 15` is said of all of them.
      if (meaning?.role === 'kind') return isMain(meaning.shown) ? [{ place, products: every, isModel: false }] : [];
      const found = productsOf(text);
      return found.products.size > 0 ? [{ place, ...found }] : [];
    });
    const other = lexemes.findLastIndex((_, place) => place < index && OTHER.at(lexemes, place) > 0);
    const own = allNamed.filter(({ place }) => place > other);
    // The 13 of «x1 carbon ή xps 13» is a name's of the second alone.
    const named = own.length > 0 ? own : allNamed;
    const joined = WITH.at(lexemes, index - 1);
    const before = lexemes.findLastIndex(({ isGlued }, place) => place < index - joined && !isGlued);
    const isLast = index === lexemes.length - 1;
    const ofKind = named.some(({ products: found }) => found === every);
    // The 14 of «laptop με φωτιζόμενο πληκτρολόγιο 14» comes after other words.
    const follows =
      lexemes[before]?.kind === 'number' ||
      named.some(({ place }) => place === before) ||
      (ofKind && isLast && joined === 0);
    // Beside other conditions alone it is a screen: `workstation 17`, `8gb 14`.
    if (named.length === 0) return isLast && index > 0 && size >= SMALLEST_ALONE ? 'other' : null;
    if (!follows) return null;
    const isBesideModel = named.some(({ isModel }) => isModel);
    const isMemorySize = isBesideModel || MEMORY_BESIDE_MAKER.includes(size);
    const asNumber = new RegExp(`(?<![\\p{L}\\d.,])${digits}${isLast ? '' : '(?![\\p{L}\\d])'}`, 'iu');
    const isName = common(named.filter(({ place }) => place < index)).some((product) =>
      asNumber.test(products[product]?.model ?? ''),
    );
    // `hp 15` is a screen, whichever of its models has that number.
    if (isName && joined === 0 && (isBesideModel || (size >= LEAST_BESIDE_MAKER && isMemorySize))) return 'name';
    const having = productsOf(`${digits}gb`).products;
    if (isMemorySize && common(named).some((product) => having.has(product))) return 'memory';
    return joined > 0 ? null : 'other';
  };
}

/** The 840 of an EliteBook is a name, smaller numbers measure something. */
const SHORTEST_NUMBER = 3;

function common([first, ...more]: readonly { products: ReadonlySet<number> }[]): number[] {
  return [...(first?.products ?? [])].filter((product) => more.every(({ products }) => products.has(product)));
}
