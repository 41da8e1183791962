/** Filters that the words of a query name: «16gb», «κάτω από 400», «8ης γενιάς», «14 ιντσών», `grade A+`, `windows 11`. */
import { isNegated } from '../../catalogue/facets.ts';
import type { Order } from '../../catalogue/product-orders.ts';
import type { ImpliedFilter } from '../search-outcome.ts';
import { withPlainBounds } from './bound-words.ts';
import { combineReadings, isBand } from './combine-readings.ts';
import { firstReading, type Reading } from './first-reading.ts';
import { NEWER_THAN } from './generation-words.ts';
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
    const counted = machinesAt(lexemes, index, names);
    if (counted > 0) {
      blank(index, index + counted);
      index += counted;
      continue;
    }
    const superlative = readOrder(lexemes, index);
    if (superlative) {
      order ??= superlative.order ?? undefined;
      if (superlative.order) blank(index, superlative.to);
      index = superlative.to;
      continue;
    }
    // The «καινούργιο» of «πιο καινούργιο από t480» is no grade.
    const comparison = comparisonAt(lexemes, index, names);
    if (comparison > 0) {
      index += comparison;
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
      const to = other ? other.to + numberOf(other, lexemes, names) : index + 1;
      if (other) others.push({ ...other, words: blank(index, to), start: lexemes[index]?.start ?? 0 });
      index = to;
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
    const within = usesWithin(lexemes, index, reading, names);
    const next = Math.max(also?.to ?? reading.to, ...within.map(({ to }) => to));
    readings.push(...within.map((use) => ({ ...use, words })));
    blank(index, next);
    index = next;
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
  if (readings.some(({ isBudget }) => isBudget)) order ??= 'bestForBudget';
  return { filters, notApplied: [...contradicted, ...denied], rest, others, ...(order && { order }) };
}

const MACHINES = phrases('laptops, notebooks, machines, computers, φορητούς, φορητοί, υπολογιστές, μηχανήματα');
const MACHINE = phrases('laptop, λάπτοπ');
const MOST_MACHINES = 100;
/** «15 λάπτοπ» may be a screen. */
const isScreen = (inches: number) => inches > 10 && inches < 18;

/** How many machines are asked for, `10 laptops`; 1 where a number says so, which no filter is. */
function machinesAt(lexemes: readonly Lexeme[], index: number, names: ModelNames): number {
  const { kind, value = 0, isGlued } = lexemes[index] ?? {};
  if (kind !== 'number' || isGlued || value < 2 || value > MOST_MACHINES) return 0;
  const isOfMachines = MACHINES.at(lexemes, index + 1) > 0 || (!isScreen(value) && MACHINE.at(lexemes, index + 1) > 0);
  return isOfMachines && names.readNumber(lexemes, index) === null ? 1 : 0;
}

/** The 13 of «iphone 13» is a part of its name. */
function numberOf(other: OtherAnswer & { to: number }, lexemes: readonly Lexeme[], names: ModelNames): number {
  const number = lexemes[other.to];
  // The 15 of `inspiron 15` is its screen.
  if (other.kind !== 'notSold' || number?.kind !== 'number' || (other.besideNames && isScreen(number.value))) return 0;
  return firstReading(lexemes, other.to, names)?.to === other.to + 1 ? 1 : 0;
}

/** Uses that begin within what was read: the NVMe of «512 nvme», the Thunderbolt 4 of «2 θύρες thunderbolt 4». */
function usesWithin(lexemes: readonly Lexeme[], index: number, { facet, to }: Reading, names: ModelNames): Reading[] {
  if (facet !== 'storage' && facet !== 'use') return [];
  const places = Array.from({ length: to - index - 1 }, (_, more) => index + more + 1);
  const uses = (facet === 'storage' ? [index, ...places] : places).flatMap(
    (place) => names.readUse(lexemes, place) ?? [],
  );
  return uses.filter((use) => facet === 'storage' || use.to > to);
}

/** The year of a program belongs to its name: `autocad 2024`. */
function withVersion(lexemes: readonly Lexeme[], reading: Reading | null): Reading | null {
  const isProgram = reading?.facet === 'use' && /^[a-z]{3,}$/.test(lexemes[reading.to - 1]?.text ?? '');
  const isYear =
    isProgram && /^20[0-3]\d$/.test(lexemes[reading.to]?.text ?? '') && lexemes[reading.to + 1]?.isGlued !== true;
  return isYear ? { ...reading, to: reading.to + 1 } : reading;
}

/** Before a name; before a number another reader knows it, «αναβάθμιση από 8 σε 16gb». */
function comparisonAt(lexemes: readonly Lexeme[], index: number, names: ModelNames): number {
  const size = NEWER_THAN.at(lexemes, index);
  const isRead = size > 0 && (firstReading(lexemes, index, names)?.facet ?? 'use') !== 'use';
  return lexemes[index + size]?.kind === 'word' && !isRead ? size : 0;
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
