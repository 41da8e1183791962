/** Decides on ambiguous words by the shop's own names and the owner's words for uses, kinds, parts and pages. */

import { toKind } from '../../catalogue/facets.ts';
import { onceForEach } from '../../once-for-each.ts';
import { latinCodesOf, switchLayout } from '../../words/keyboard-layout.ts';
import { isGreek } from '../../words/phonetic.ts';
import { toQueryWord } from '../../words/query-words.ts';
import { matchStart, matchWord, type Vocabulary } from '../match/match-words.ts';
import { modelsOfSeries, readSeriesName } from '../match/series-words.ts';
import { writeOut } from '../match/short-forms.ts';
import { isNamedIn, PLACES } from '../match/word-index.ts';
import { productsWith } from '../rank/score-board.ts';
import type { SearchableProduct } from '../search-outcome.ts';
import type { SearchWords } from '../search-words.ts';
import { createBareNumbers } from './bare-number.ts';
import { gluedFrom, type Lexeme, type ModelNames, type OtherAnswer, readLexemes } from './lexemes.ts';
import { readNumbered } from './numbered-models.ts';
import { createPhraseTable, type PhraseTable } from './phrase-table.ts';
import { isPraised, praiseAt, readSparePart } from './spare-parts.ts';

const MODEL = PLACES.indexOf('model');

/** The owner's phrases, read once and not for each language and each change of the products. */
const phraseTablesOf = onceForEach((words: SearchWords) => {
  // One word may mean more («γραφείο»); several are the kind and nothing else. The shop's main kind needs no filter, and docks and monitors share a kind of the catalogue.
  const kinds = createPhraseTable(
    words.kinds.flatMap((row, index) => {
      const value = kindOfRow(row);
      const long = row.split(',').filter((entry) => entry.trim().includes(' '));
      return index === 0 || value === 'monitor' || long.length === 0 ? [] : [[long.join(','), value] as const];
    }),
  );
  const uses = createPhraseTable(Object.entries(words.uses).map(([use, { phrases }]) => [phrases, use] as const));
  const others = createPhraseTable<OtherAnswer>([
    ...words.notSold.map(
      ({ phrases, nearest, besideNames = false }) =>
        [phrases, { kind: 'notSold', name: nearest, besideNames }] as const,
    ),
    ...servicesOf(words),
  ]);
  const services = createPhraseTable<OtherAnswer>(servicesOf(words));
  const parts = createPhraseTable<OtherAnswer>(
    words.spareParts.map(
      ({ phrases, nearest }) => [phrases, { kind: 'notSold', name: nearest, besideNames: false }] as const,
    ),
  );
  /** What the shop has nothing of: to take it out changes nothing. */
  const absent = createPhraseTable(
    [...words.notSold.map(({ phrases }) => phrases), ...words.known].map((row) => [row, true] as const),
  );
  return { kinds, uses, others, services, parts, absent };
});

function servicesOf({ services }: SearchWords) {
  return services.map(({ phrases, name }) => [phrases, { kind: 'service', name, besideNames: true }] as const);
}

export function createModelNames(
  products: readonly Pick<SearchableProduct, 'brand' | 'model'>[],
  { names, table }: Vocabulary,
  words: SearchWords,
  now: () => Date,
): ModelNames {
  const visitModels = (text: string, see: (product: number, position: number) => void) => {
    const [word] = latinCodesOf(text).flatMap((code) => names.numberOf(code) ?? []);
    if (word === undefined) return;
    names.visit(word, (product, place, position) => {
      if (place === MODEL) see(product, position);
    });
  };
  const isInModel = (text: string) => {
    const [word] = latinCodesOf(text).flatMap((code) => names.numberOf(code) ?? []);
    return word !== undefined && isNamedIn(names, word, 'model');
  };
  /** By product, where its model is called a generation. */
  const generations = new Map<number, number>();
  visitModels('gen', (product, position) => generations.set(product, position));
  const { kinds, uses, others, services, parts, absent } = phraseTablesOf(words);
  const mainKind = words.kinds[0]?.split(',')[0]?.trim();
  const readPart = (lexemes: readonly Lexeme[], index: number) => {
    const found = uses.read([...WITH, ...lexemes.slice(index)], 0);
    return found && { value: found.value, to: index + found.to - WITH.length };
  };
  /** «X280 κάμερα» is said as «X280 με κάμερα»; a spare part is none of the machine's own. */
  const readPartOfModel = (lexemes: readonly Lexeme[], index: number) => {
    const start = lexemes.findLastIndex(({ isGlued }, place) => place < index && !isGlued);
    const before = start < 0 ? '' : gluedFrom(lexemes, start).text;
    if (!/\p{L}\d/u.test(before) || !isInModel(before) || parts.read(lexemes, index)) return null;
    return readPart(lexemes, index);
  };
  /** The speakers of «laptop καλά ηχεία» are its own, and «δυνατά ηχεία» says nothing of speed. */
  const readOwnPart = (lexemes: readonly Lexeme[], index: number) => {
    const praise = praiseAt(lexemes, index);
    if (praise > 0) return parts.read(lexemes, index + praise) ? null : readPart(lexemes, index + praise);
    const isOfMain = ({ text }: Lexeme) => table.read([toQueryWord(text)], 0)?.meaning.shown[0] === mainKind;
    return isPraised(lexemes) && lexemes.some(isOfMain) ? readPart(lexemes, index) : null;
  };
  const brands = new Set(products.flatMap(({ brand }) => brand.trim().toLowerCase() || []));
  const isMain = productsWith(table.mainKind, names, products.length);
  const makersOfMain = new Set(products.flatMap(({ brand }, at) => (isMain[at] ? brand.trim().toLowerCase() : [])));
  return {
    thisYear: () => now().getFullYear(),
    has: isInModel,
    isNamed: (word) => names.numberOf(word) !== undefined,
    isNumbered: (text, digits) => {
      const number = new RegExp(`(?<!gen )(?<![\\p{L}\\d])(?!20)\\d{${digits}}(?![\\p{L}\\d])`, 'iu');
      let isNumbered = false;
      visitModels(text, (product) => {
        isNumbered ||= number.test(products[product]?.model ?? '');
      });
      return isNumbered;
    },
    readNumber: createBareNumbers(products, { names, table }),
    isCountedByGeneration: (short) => {
      let isCounted = false;
      // The x1c of `x1c gen 9` is the X1 Carbon.
      for (const word of writeOut(short, words.short).split(' ')) {
        const hasDigit = /\d/.test(word);
        visitModels(word, (product, position) => {
          const generation = isCounted ? undefined : generations.get(product);
          isCounted ||= generation !== undefined && (hasDigit || generation === position + 1);
        });
      }
      return isCounted;
    },
    readKind: (lexemes, index) => {
      const found = kinds.read(lexemes, index);
      return found && { facet: 'kind', value: found.value, to: found.to };
    },
    readUse: (lexemes, index) => {
      const [found] = [uses.read, readPartOfModel, readOwnPart]
        .flatMap((read) => read(lexemes, index) ?? [])
        .sort((a, b) => b.to - a.to);
      // The «4 core» of «surface pro 4 core i5» counts no cores.
      const isProcessor =
        found && lexemes[found.to - 1]?.text === 'core' && /^[im]$/.test(lexemes[found.to]?.text ?? '');
      return found && !isProcessor ? { facet: 'use', value: found.value, to: found.to } : null;
    },
    readPart: (lexemes, index) => {
      const found = readPart(lexemes, index);
      return found && { facet: 'use', ...found };
    },
    readOther: (lexemes, index) => {
      const part = readSparePart(parts, lexemes, index, {
        isKind: (word) => table.read([toQueryWord(word)], 0)?.meaning.role === 'kind',
        isModel: isInModel,
        isBrand: (word) => brands.has(word),
        makesOthers: (word) => brands.has(word) && !makersOfMain.has(word),
      });
      const found = others.read(lexemes, index);
      const isOwn = parts.read(lexemes, index) !== null ? isPraised(lexemes) : readOwnPart(lexemes, index) !== null;
      // «dell 2 δίσκους» is a machine with two.
      const isCounted = lexemes.some(({ kind }, at) => kind === 'number' && uses.read(lexemes, at));
      if (part && !isCounted && (isOwn || part.to > (found?.to ?? 0))) return part;
      if (isOwn) return null;
      return found && { ...found.value, to: found.to };
    },
    isPart: (word) => parts.read(readLexemes(word), 0) !== null,
    readBegun: (query) => {
      const [word, ...more] = readLexemes(query);
      const isOne = word?.kind === 'word' && more.length === 0 && word.text.length >= SHORTEST_BEGINNING;
      if (!isOne) return null;
      const use = uses.begun(word.text);
      // «τηλ» may become a question to the shop before it becomes a television.
      return services.begun(word.text) ?? (use ? { kind: 'use', name: use } : others.complete(word.text));
    },
    nameOf: (lexemes, index) => readName(lexemes, index, { names, table }, brands, words.kinds, absent, products),
  };
}

/** A shorter one begins too much. */
const SHORTEST_BEGINNING = 3;
const WITH = readLexemes('με');

/** The kind of the catalogue that a row of the owner's kinds means, by its first word, which is a product's type. */
const kindOfRow = (row: string) => toKind(row.split(',')[0] ?? '');

/** The series that a letter alone names, the T of «thinkpad όχι t»: of models with at least two digits, G3 and G4 are generations. */
function seriesOfLetter(text: string, names: Vocabulary['names']): string | null {
  const letter = latinCodesOf(text).find((code) => /^[c-z]$/.test(code));
  const models = letter ? (modelsOfSeries(`${letter} series`, names) ?? []) : [];
  return letter && models.filter((model) => /^\p{L}\d{2}/u.test(names.words[model] ?? '')).length > 1 ? letter : null;
}

function readName(
  lexemes: readonly Lexeme[],
  index: number,
  { names, table }: Pick<Vocabulary, 'names' | 'table'>,
  brands: ReadonlySet<string>,
  kinds: readonly string[],
  absent: PhraseTable<true>,
  products: readonly Pick<SearchableProduct, 'model'>[],
): ReturnType<ModelNames['nameOf']> {
  const lexeme = lexemes[index];
  if (!lexeme || lexeme.kind === 'sign') return null;
  const series = readSeriesName(lexemes.slice(index, index + 2));
  if (series !== null) return { facet: 'not', value: `${series} series`, to: index + 2 };
  const letter = lexemes[index + 1]?.isGlued ? null : seriesOfLetter(lexeme.text, names);
  if (letter !== null) return { facet: 'not', value: `${letter} series`, to: index + 1 };
  const numbered = readNumbered(lexemes, index, products);
  if (numbered) return numbered;
  const { text: typed, to } = gluedFrom(lexemes, index);
  // «εκτός 5400» takes a model out; smaller numbers measure something.
  if (lexeme.kind === 'number') {
    const isModel = /^\d{3,}/.test(typed) && names.numberOf(typed) !== undefined;
    return isModel ? { facet: 'not', value: typed, to } : null;
  }
  const candidates = [typed, switchLayout(typed) ?? ''].filter(Boolean).map((text) => toQueryWord(text));
  for (const word of candidates) {
    const meaning = table.read([word], 0)?.meaning;
    const row =
      meaning?.role === 'kind'
        ? kinds.find((entries) => entries.split(',')[0]?.trim() === meaning.shown[0])
        : undefined;
    if (row !== undefined) return { facet: 'kind', value: kindOfRow(row), to };
    const shown = [...matchWord(names, word).keys()].map((number) => names.words[number] ?? '');
    const known = [...shown, ...(meaning?.shown ?? [])].filter((text) => names.numberOf(text) !== undefined);
    // Titles write names in Latin letters; descriptions may have them in Greek.
    const own = known.find((text) => !isGreek(text)) ?? known[0];
    const [best] = [...shown, ...(meaning?.shown ?? [])].filter((text) => brands.has(text));
    if (best) return { facet: 'brand', value: best, to };
    if (own && meaning?.role !== 'ignored') {
      // «mac» means a MacBook as well as a Mac mini.
      const further = (meaning?.shown ?? []).filter((text) => known.includes(text) && text !== own && !isGreek(text));
      return { facet: 'not', value: own, further, to };
    }
    // The i5 of "i5-8350U".
    const begins = word.isCode && matchStart(names, word, false, false).size > 0;
    if (begins || absent.read(lexemes, index)) return { facet: 'not', value: word.text, to };
  }
  return null;
}
