/** Filters that the words of a query name: «16gb», «κάτω από 400», «8ης γενιάς», «14 ιντσών», `grade A+`, `windows 11`. */
import { type FacetKey, negate } from '../catalogue/facets.ts';
import type { Order } from '../catalogue/product-orders.ts';
import { RESOLUTIONS } from '../catalogue/resolution.ts';
import { GRADES } from '../machine/grade.ts';
import { readAttribute } from './attribute-words.ts';
import { AND_MORE, AT_LEAST } from './bound-words.ts';
import { combineReadings } from './combine-readings.ts';
import { readGeneration } from './generation-words.ts';
import { readGradeFilter } from './grade-words.ts';
import { type Lexeme, type ModelNames, type OtherAnswer, phrases, readLexemes } from './lexemes.ts';
import { AND_NOT, NEGATIONS, NOT_NEGATED } from './negation-words.ts';
import { readOrder } from './order-words.ts';
import { readPrice } from './price-words.ts';
import type { ImpliedFilter } from './search-outcome.ts';
import { readOtherSize, readSize } from './size-words.ts';

export interface Reading {
  facet: FacetKey | 'price';
  value: string;
  /** Other values of the facet that answer as well. */
  further?: readonly string[];
  /** The values are those on one side of what was said: another bound narrows them. */
  isBound?: true;
  /** The first lexeme that does not belong to it. */
  to: number;
}

export interface ReadFilters {
  filters: ImpliedFilter[];
  /** Conditions that another one contradicts, in the words of the query. */
  contradicted: readonly string[];
  /** The query with what the filters say blanked out: a line feed for each, so that no word reaches over it. */
  rest: string;
  /** The superlative that it names first. */
  order?: Exclude<Order, object>;
  /** Wanted things other than products. */
  others: readonly (OtherAnswer & { words: string; start: number })[];
}

const WINDOWS = phrases('windows, win, γουίντοους, γουιντοουζ, ουίντοους');
const WINDOWS_EDITION = phrases('pro', 'home');
/** Words that join a filter to the words before it, and go with it. */
const JOINER = phrases('με, και, with, and, σε, των, στα, ή, or');

type Reader = (lexemes: readonly Lexeme[], at: number, names: ModelNames) => Reading | null;

const READERS: readonly Reader[] = [
  readPriceFilter,
  readAttribute,
  (lexemes, index) => readWindows(lexemes, index, 11) ?? readAnyWindows(lexemes, index),
  readGradeFilter,
  readGeneration,
  readSize,
  (lexemes, index, names) => names.readKind(lexemes, index),
];

/** Values of what has an order, the best first. */
const BETTER: Partial<Record<Reading['facet'], readonly string[]>> = {
  grade: GRADES,
  resolution: RESOLUTIONS.toReversed(),
};
const FROM = phrases(AT_LEAST);
const SCREEN = phrases('οθόνη, ανάλυση, screen, display, resolution');
const OR_BETTER = phrases(
  AND_MORE,
  'τουλάχιστον, at least, ή καλύτερο, ή καλύτερη, ή καλύτερος, ή καλύτερα',
  'or better, or higher, or above, and better',
);

const ARTICLE = phrases('η, ο, οι, το, τα, της, του, των, τον, την, τις, τους, the, an, a, any, από, μάρκα, σε, με');

/**
 * @param query clean, each word in one alphabet
 * @param typed the same in the letters that were typed
 */
export function readFilters(query: string, names: ModelNames, typed = query): ReadFilters {
  const lexemes = readLexemes(query);
  const readings: (Reading & { words: string })[] = [];
  let rest = query;
  const others: (OtherAnswer & { words: string; start: number })[] = [];
  const blank = (from: number, to: number) => {
    const [start, end] = [lexemes[from]?.start ?? 0, lexemes[to - 1]?.end ?? 0];
    rest = rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end);
    return typed.slice(start, end);
  };
  let order: ReadFilters['order'];
  let index = 0;
  while (index < lexemes.length) {
    const superlative = readOrder(lexemes, index);
    if (superlative) {
      order ??= superlative.order;
      blank(index, superlative.to);
      index = superlative.to;
      continue;
    }
    const reading = readNegation(lexemes, index, names) ?? firstReading(lexemes, index, names);
    const other = names.readOther(lexemes, index);
    // The longer phrase is meant: «office 365» is no office work.
    if (!reading || (other && other.to > reading.to)) {
      if (other) others.push({ ...other, words: blank(index, other.to), start: lexemes[index]?.start ?? 0 });
      index = other?.to ?? index + 1;
      continue;
    }
    const end = lexemes[reading.to - 1]?.end ?? 0;
    const words = typed.slice(startWithJoiners(lexemes, index), end);
    const also = reading.isBound ? null : readOtherSize(lexemes, reading);
    readings.push(
      also
        ? {
            ...reading,
            further: [...(reading.further ?? []), also.value],
            words: typed.slice(startWithJoiners(lexemes, index), lexemes[also.to - 1]?.end),
          }
        : { ...reading, words },
    );
    blank(index, also?.to ?? reading.to);
    index = also?.to ?? reading.to;
    let further = readFurther(lexemes, reading, index, names);
    while (further) {
      readings.push({ ...further, words: blank(index, further.to) });
      index = further.to;
      further = readFurther(lexemes, further, index, names);
    }
  }
  return { ...combineReadings(readings), rest, others, ...(order && { order }) };
}

function firstReading(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  const plain = shortReading(lexemes, index, names);
  const lead = FROM.at(lexemes, index);
  const reading = plain ?? (lead > 0 ? shortReading(lexemes, index + lead, names) : null);
  const better = reading && BETTER[reading.facet];
  if (!better) return plain;
  const trail = OR_BETTER.at(lexemes, reading.to);
  if (lead === 0 && trail === 0) return reading;
  const to = reading.to + trail;
  const topic = reading.facet === 'resolution' ? SCREEN.at(lexemes, to) : 0;
  return { ...reading, further: better.slice(0, better.indexOf(reading.value)), to: to + topic };
}

function shortReading(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  // The longer phrase is meant: «thunderbolt 4» is no thunderbolt of any kind.
  const use = names.readUse(lexemes, index);
  for (const reader of READERS) {
    const reading = reader(lexemes, index, names);
    if (reading) return use && use.to > reading.to ? use : reading;
  }
  return use;
}

/** «όχι κάτω από 10ης γενιάς». */
function readGenerationBound(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  const reading = readGeneration(lexemes, index, names);
  return reading?.isBound ? reading : null;
}

/** «όχι apple», `-macbook`, «χωρίς 8gb»: what a filter would ask for is taken out, and a name that the shop has. */
function readNegation(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  // «όχι πάνω από 16gb» is a bound.
  if ([readAttribute, readPriceFilter, readSize, readGenerationBound].some((reader) => reader(lexemes, index, names)))
    return null;
  const sign = lexemes[index];
  const isSign = sign?.text === '-' && !sign.isGlued && lexemes[index + 1]?.isGlued === true;
  const lead = isSign ? 1 : NEGATIONS.at(lexemes, index);
  if (lead === 0) return null;
  const old = readWindows(lexemes, index + lead, 10);
  if (old) return { ...old, value: `-${old.value}` };
  if (NOT_NEGATED.at(lexemes, index + lead) > 0) return null;
  const article = isSign ? 0 : ARTICLE.at(lexemes, index + lead);
  // The i of i5 sounds like «η».
  const from = index + lead + (lexemes[index + lead + article]?.isGlued ? 0 : article);
  const reading = firstReading(lexemes, from, names);
  if (reading && reading.facet !== 'price') {
    const { facet, value, further = [], to } = reading;
    return { facet, value: negate(facet, value), further: further.map((other) => negate(facet, other)), to };
  }
  const name = names.nameOf(lexemes, from);
  return name && withoutName(name);
}

function withoutName({ facet, value, further = [], to }: NonNullable<ReturnType<ModelNames['nameOf']>>): Reading {
  return { facet, value: `-${value}`, further: further.map((other) => `-${other}`), to };
}

/**
 * A further value of what is taken out, «… mac και hp», `except g3 g4`, «όχι 8gb ή 4gb»: of the same kind, so that «όχι dell και 16gb» stays
 * a wish.
 */
function readFurther(lexemes: readonly Lexeme[], before: Reading, index: number, names: ModelNames): Reading | null {
  const link = AND_NOT.at(lexemes, index);
  if (before.facet === 'use' && link > 0) {
    const part = names.readPart(lexemes, index + link);
    return part?.value === before.value ? part : null;
  }
  if (!before.value.startsWith('-')) return null;
  const plain = link > 0 ? firstReading(lexemes, index + link, names) : null;
  if (plain && plain.facet !== 'price' && plain.facet === before.facet) {
    const { facet, value, further = [], to } = plain;
    return { facet, value: negate(facet, value), further: further.map((other) => negate(facet, other)), to };
  }
  const name = names.nameOf(lexemes, index + link);
  const isAlike = name?.facet === before.facet || (isOfMaker(name?.facet) && isOfMaker(before.facet));
  const isListed =
    link > 0 ||
    lexemes[index]?.isAfterComma === true ||
    (name !== null && shapeOf(name.value) !== '' && shapeOf(name.value) === shapeOf(before.value));
  return name && isAlike && isListed ? withoutName(name) : null;
}

/** The letters before the digits of a code: `g` of g3 and of g4. */
function shapeOf(value: string): string {
  return /^-?([a-z]{1,3})\d+[a-z]?$/.exec(value)?.[1] ?? '';
}

/** Makers and the names of their models are taken out together: «εκτός από mac και hp». */
function isOfMaker(facet: Reading['facet'] | undefined): boolean {
  return facet === 'brand' || facet === 'not';
}

function startWithJoiners(lexemes: readonly Lexeme[], index: number): number {
  let first = index;
  while (first > 0 && JOINER.at(lexemes, first - 1) > 0) first -= 1;
  return lexemes[first]?.start ?? 0;
}

function readPriceFilter(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  const price = readPrice(lexemes, index, names.has);
  return price && { facet: 'price', ...price };
}

/** `windows laptop` asks for one that runs today's Windows; «χωρίς windows» does not. */
function readAnyWindows(lexemes: readonly Lexeme[], index: number): Reading | null {
  const to = index + WINDOWS.at(lexemes, index);
  const isDenied = lexemes.slice(0, index).some((_, at) => at + NEGATIONS.at(lexemes, at) === index);
  if (to === index || isDenied || lexemes[to]?.kind === 'number') return null;
  return { facet: 'windows', value: '11', to: to + WINDOWS_EDITION.at(lexemes, to) };
}

/** Only Windows 11 is something to filter by, and to be without Windows 10, which is text like any other elsewhere. */
function readWindows(lexemes: readonly Lexeme[], index: number, release: 10 | 11): Reading | null {
  const lead = WINDOWS.at(lexemes, index);
  if (lead === 0 || lexemes[index + lead]?.value !== release) return null;
  const to = index + lead + 1;
  return { facet: 'windows', value: String(release), to: to + WINDOWS_EDITION.at(lexemes, to) };
}
