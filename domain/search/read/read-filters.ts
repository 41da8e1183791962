/** Filters that the words of a query name: «16gb», «κάτω από 400», «8ης γενιάς», «14 ιντσών», `grade A+`, `windows 11`. */
import { isNegated } from '../../catalogue/facets.ts';
import type { Order } from '../../catalogue/product-orders.ts';
import type { ImpliedFilter } from '../search-outcome.ts';
import { withPlainBounds } from './bound-words.ts';
import { combineReadings, isBand } from './combine-readings.ts';
import { firstReading, type Reading } from './first-reading.ts';
import { readOtherGrade } from './grade-words.ts';
import { type Lexeme, type ModelNames, type OtherAnswer, phrases, readLexemes } from './lexemes.ts';
import { withNamedUnits } from './named-quantities.ts';
import { NEGATIONS } from './negation-words.ts';
import { readOrder } from './order-words.ts';
import { readFurther, readNegation, unknownDenied } from './read-negation.ts';
import { readOtherSize } from './size-words.ts';
import { readOtherWindows } from './system-words.ts';

export interface ReadFilters {
  filters: ImpliedFilter[];
  /** Conditions that do not apply, in the words of the query: another one contradicts them, or no filter knows what they deny. */
  notApplied: readonly string[];
  /** The query with what the filters say blanked out: a line feed for each, so that no word reaches over it. */
  rest: string;
  /** The superlative that it names first. */
  order?: Exclude<Order, object>;
  /** Wanted things other than products. */
  others: readonly (OtherAnswer & { words: string; start: number })[];
}

/** Words that join a filter to the words before it, and go with it. */
const JOINER = phrases('με, και, with, and, σε, των, στα, ή, or');

/**
 * @param query clean, each word in one alphabet
 * @param typed the same in the letters that were typed
 */
export function readFilters(query: string, names: ModelNames, typed = query): ReadFilters {
  const lexemes = withNamedUnits(withPlainBounds(readLexemes(query)));
  const readings: (Reading & { words: string })[] = [];
  let rest = query;
  const others: (OtherAnswer & { words: string; start: number })[] = [];
  const blank = (from: number, to: number) => {
    const [start, end] = [lexemes[from]?.start ?? 0, lexemes[to - 1]?.end ?? 0];
    rest = rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end);
    return typed.slice(start, end);
  };
  const denied: string[] = [];
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
    const reading = withVersion(lexemes, readNegation(lexemes, index, names) ?? firstReading(lexemes, index, names));
    const other = names.readOther(lexemes, index);
    const afterDenied = reading || other ? 0 : unknownDenied(lexemes, index, names);
    if (afterDenied > 0) {
      denied.push(blank(index, afterDenied));
      index = afterDenied;
      continue;
    }
    // The longer phrase is meant: «office 365» is no office work.
    if (!reading || (other && other.to > reading.to)) {
      if (other) others.push({ ...other, words: blank(index, other.to), start: lexemes[index]?.start ?? 0 });
      index = other?.to ?? index + 1;
      continue;
    }
    const start = index;
    const end = lexemes[reading.to - 1]?.end ?? 0;
    const words = typed.slice(startWithJoiners(lexemes, index), end);
    const also = reading.isBound || isNegated(reading.value) ? null : readOther(lexemes, reading);
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
    // «όχι πάνω από 8gb και 4gb» takes nothing out.
    const isBound = reading.isBound === true || isBand(reading);
    const isDenied = isNegated(reading.value) || (!isBound && NEGATIONS.at(lexemes, start) > 0);
    let further = readFurther(lexemes, reading, index, names, isDenied);
    while (further) {
      readings.push({ ...further, words: blank(index, further.to) });
      index = further.to;
      further = readFurther(lexemes, further, index, names, isDenied);
    }
  }
  // It sounds like the HD of a screen.
  const drive = lexemes.findIndex(({ text }) => text === 'hdd');
  if (drive >= 0 && !names.isNamed('hdd')) denied.push(blank(drive, drive + 1));
  const { filters, contradicted } = combineReadings(readings);
  return { filters, notApplied: [...contradicted, ...denied], rest, others, ...(order && { order }) };
}

/** The year of a program belongs to its name: `autocad 2024`. */
function withVersion(lexemes: readonly Lexeme[], reading: Reading | null): Reading | null {
  const isProgram = reading?.facet === 'use' && /^[a-z]{3,}$/.test(lexemes[reading.to - 1]?.text ?? '');
  const isYear =
    isProgram && /^20[0-3]\d$/.test(lexemes[reading.to]?.text ?? '') && lexemes[reading.to + 1]?.isGlued !== true;
  return isYear ? { ...reading, to: reading.to + 1 } : reading;
}

/** A further value that is said without its unit or its word: «14 ιντσών ή 15», «a+ ή aa», «windows home ή pro». */
function readOther(lexemes: readonly Lexeme[], reading: Reading): { value: string; to: number } | null {
  if (reading.facet === 'grade') return readOtherGrade(lexemes, reading.to);
  return reading.facet === 'system' ? readOtherWindows(lexemes, reading.to) : readOtherSize(lexemes, reading);
}

function startWithJoiners(lexemes: readonly Lexeme[], index: number): number {
  let first = index;
  while (first > 0 && JOINER.at(lexemes, first - 1) > 0) first -= 1;
  return lexemes[first]?.start ?? 0;
}
