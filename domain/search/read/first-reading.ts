/** The filter that the words from one place on say, by every reader in turn. */
import { type FacetKey, negate } from '../../catalogue/facets.ts';
import { RESOLUTIONS } from '../../catalogue/resolution.ts';
import { GRADES } from '../../machine/grade.ts';
import { readAttribute } from './attribute-words.ts';
import { AND_MORE, AT_LEAST, AT_MOST_WORDS, LESS, MORE } from './bound-words.ts';
import { readGeneration } from './generation-words.ts';
import { readGradeFilter } from './grade-words.ts';
import { type Lexeme, type ModelNames, type Phrases, phrases, readLexemes } from './lexemes.ts';
import { readMemoryCeiling } from './memory-ceiling.ts';
import { readPair } from './pair-words.ts';
import { readPrice } from './price-words.ts';
import { readSize } from './size-words.ts';
import { readSystem } from './system-words.ts';
import { FOR, PEOPLE } from './year-words.ts';

export interface Reading {
  facet: FacetKey | 'price';
  value: string;
  /** Other values of the facet that answer as well. */
  further?: readonly string[];
  /** The values are those on one side of what was said: another bound narrows them. */
  isBound?: true;
  isBudget?: true;
  /** The first lexeme that does not belong to it. */
  to: number;
}

type Reader = (lexemes: readonly Lexeme[], at: number, names: ModelNames) => Reading | null;

const READERS: readonly Reader[] = [
  readMemoryCeiling,
  readPriceFilter,
  readLasting,
  readAttribute,
  readSystem,
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
const [FROM, MOST, ABOVE, BELOW] = [AT_LEAST, AT_MOST_WORDS, MORE, LESS].map((bound) => phrases(bound)) as [
  Phrases,
  Phrases,
  Phrases,
  Phrases,
];
/** How much more the owner's next row may count: after 4 cores come 6, after 400 nits 500. */
const NEXT_STEPS = [1, 2, 3, 4, 100];
const SCREEN = phrases('οθόνη, ανάλυση, screen, display, resolution');
const OR_BETTER = phrases(
  AND_MORE,
  'τουλάχιστον, at least, ή καλύτερο, ή καλύτερη, ή καλύτερος, ή καλύτερα',
  'or better, or higher, or above, and better',
);

const IS = phrases('είναι, is');
const YEARS_OLD = phrases('χρονών, χρόνων, χρονο, χρονη, χρονου, ετών, year old, years old');
const PERSONS = [
  [[3, 17], readLexemes('παιδί')],
  [[55, 99], readLexemes('ηλικιωμένος')],
] as const;

export function firstReading(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  const plain = shortReading(lexemes, index, names);
  const screen = SCREEN.at(lexemes, index);
  const [above, below] = [ABOVE.at(lexemes, index + screen), BELOW.at(lexemes, index + screen)];
  const most = screen === 0 ? MOST.at(lexemes, index) : 0;
  const lead = FROM.at(lexemes, index) || most || (above + below > 0 ? screen + above + below : 0);
  const reading = plain ?? (lead > 0 ? shortReading(lexemes, index + lead, names) : null);
  // «τουλάχιστον 2 usb», `more than 4 cores`, «έως 4 πυρήνες».
  const isCounted = plain === null && reading?.facet === 'use' && lexemes[index + lead]?.kind === 'number';
  if (isCounted) {
    const more = above + most > 0 ? readMore(lexemes, index + lead, reading.to, names) : null;
    const value = most > 0 ? more?.value : reading.value;
    const isMost = below + most > 0;
    return isMost ? (value === undefined ? null : { ...reading, value: negate('use', value) }) : (more ?? reading);
  }
  const better = reading && BETTER[reading.facet];
  // «οθόνη πάνω από a» says nothing of a screen.
  if (!better || (plain === null && screen > 0 && reading.facet !== 'resolution')) return plain;
  const place = better.indexOf(reading.value);
  if (above + below > 0) {
    const [value, ...further] = above > 0 ? better.slice(0, place) : better.slice(place + 1);
    return value === undefined ? null : { ...reading, value, further, isBound: true };
  }
  const trail = OR_BETTER.at(lexemes, reading.to);
  if (lead === 0 && trail === 0) return reading;
  const to = reading.to + trail;
  const topic = reading.facet === 'resolution' ? SCREEN.at(lexemes, to) : 0;
  return { ...reading, further: better.slice(0, place), to: to + topic };
}

function shortReading(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  // The longer phrase is meant: «thunderbolt 4» is no thunderbolt of any kind.
  const use = names.readUse(lexemes, index) ?? readAgeOfPerson(lexemes, index, names);
  for (const reader of READERS) {
    const reading = reader(lexemes, index, names);
    if (reading) return use && use.to > reading.to ? use : reading;
  }
  return use;
}

/** The use that counts more of the same: of 2 USB ports those of 3. */
function readMore(lexemes: readonly Lexeme[], at: number, to: number, names: ModelNames): Reading | null {
  const { value = 0 } = lexemes[at] ?? {};
  for (const count of NEXT_STEPS.map((step) => value + step)) {
    const counted = lexemes.map((lexeme, place) =>
      place === at ? { ...lexeme, value: count, text: String(count) } : lexeme,
    );
    const more = names.readUse(counted, at);
    if (more?.to === to) return more;
  }
  return null;
}

/** «για 12χρονο», `for a 70 year old`: by the owner's words for a child and for the elderly. */
function readAgeOfPerson(lexemes: readonly Lexeme[], index: number, { readUse }: ModelNames): Reading | null {
  const { kind, value: age = 0 } = lexemes[index] ?? {};
  const unit = kind === 'number' ? YEARS_OLD.at(lexemes, index + 1) : 0;
  const [, person] = PERSONS.find(([[least, most]]) => age >= least && age <= most) ?? [];
  const has = (words: Phrases) => lexemes.some((_, at) => at < index && words.at(lexemes, at) > 0);
  // «το λάπτοπ είναι 5 χρονών» speaks of no child.
  if (unit === 0 || !person || !(has(FOR) || (has(IS) && has(PEOPLE)))) return null;
  const use = readUse(person, 0);
  return use && { ...use, to: index + 1 + unit };
}

const ALL_DAY = readLexemes('κρατάει όλη μέρα');

/** «καλή μπαταρία», «να αντέχει 10 ώρες»: by the owner's words for what lasts all day, where there are such. */
function readLasting(lexemes: readonly Lexeme[], index: number, { readUse }: ModelNames): Reading | null {
  const pair = readPair(lexemes, index);
  const use = pair?.facet === 'battery' ? readUse(ALL_DAY, 0) : null;
  return pair && use && { ...use, to: pair.to };
}

export function readPriceFilter(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  const price = readPrice(lexemes, index, names);
  return price && { facet: 'price', ...price };
}
