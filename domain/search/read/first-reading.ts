/** The filter that the words from one place on say, by every reader in turn. */
import type { FacetKey } from '../../catalogue/facets.ts';
import { RESOLUTIONS } from '../../catalogue/resolution.ts';
import { GRADES } from '../../machine/grade.ts';
import { readAttribute } from './attribute-words.ts';
import { AND_MORE, AT_LEAST, LESS, MORE } from './bound-words.ts';
import { readGeneration } from './generation-words.ts';
import { readGradeFilter } from './grade-words.ts';
import { type Lexeme, type ModelNames, phrases, readLexemes } from './lexemes.ts';
import { readPrice } from './price-words.ts';
import { readSize } from './size-words.ts';
import { readSystem } from './system-words.ts';

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

type Reader = (lexemes: readonly Lexeme[], at: number, names: ModelNames) => Reading | null;

const READERS: readonly Reader[] = [
  readPriceFilter,
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
const [FROM, ABOVE, BELOW] = [phrases(AT_LEAST), phrases(MORE), phrases(LESS)];
const SCREEN = phrases('οθόνη, ανάλυση, screen, display, resolution');
const OR_BETTER = phrases(
  AND_MORE,
  'τουλάχιστον, at least, ή καλύτερο, ή καλύτερη, ή καλύτερος, ή καλύτερα',
  'or better, or higher, or above, and better',
);

const FOR = phrases('για, for, gia');
const YEARS_OLD = phrases('χρονών, χρόνων, χρονο, χρονη, χρονου, ετών, year old, years old');
const PERSONS = [
  [[3, 17], readLexemes('παιδί')],
  [[55, 99], readLexemes('ηλικιωμένος')],
] as const;

export function firstReading(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  const plain = shortReading(lexemes, index, names);
  const screen = SCREEN.at(lexemes, index);
  const [above, below] = [ABOVE.at(lexemes, index + screen), BELOW.at(lexemes, index + screen)];
  const lead = FROM.at(lexemes, index) || (above + below > 0 ? screen + above + below : 0);
  const reading = plain ?? (lead > 0 ? shortReading(lexemes, index + lead, names) : null);
  // «τουλάχιστον 2 usb».
  const isCounted = reading?.facet === 'use' && lexemes[index + lead]?.kind === 'number' && below === 0;
  const better = reading && BETTER[reading.facet];
  // «οθόνη πάνω από a» says nothing of a screen.
  if (!better || (plain === null && screen > 0 && reading.facet !== 'resolution')) return isCounted ? reading : plain;
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

/** «για 12χρονο», `for a 70 year old`: by the owner's words for a child and for the elderly. */
function readAgeOfPerson(lexemes: readonly Lexeme[], index: number, { readUse }: ModelNames): Reading | null {
  const { kind, value: age = 0 } = lexemes[index] ?? {};
  const unit = kind === 'number' ? YEARS_OLD.at(lexemes, index + 1) : 0;
  const [, person] = PERSONS.find(([[least, most]]) => age >= least && age <= most) ?? [];
  if (unit === 0 || !person || !lexemes.slice(0, index).some((_, at) => FOR.at(lexemes, at) > 0)) return null;
  const use = readUse(person, 0);
  return use && { ...use, to: index + 1 + unit };
}

export function readPriceFilter(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  const price = readPrice(lexemes, index, names);
  return price && { facet: 'price', ...price };
}
