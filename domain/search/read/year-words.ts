/** Years of models in a query: «όχι παλιότερο από 2021», `2020 or newer`, `before 2019`. A year without such words is text like any other. */
import { AT_MOST_WORDS, LESS, MORE } from './bound-words.ts';
import { type Lexeme, phrases } from './lexemes.ts';

const NOT_OLDER =
  'όχι παλιότερο από, όχι παλαιότερο από, όχι πιο παλιό από, όχι πριν από, όχι πριν το, όχι πριν, not older than, no older than';
const FROM = phrases(NOT_OLDER, 'not before, since, from, από το, από το έτος');
const NEWER =
  'νεότερο από, νεότερο του, πιο καινούργιο από, πιο καινούριο από, μετά το, μετά από, newer than, later than';
const AFTER = phrases(NEWER, 'after');
const OLDER = 'παλιότερο από, παλαιότερο από, πριν από, πριν το, πριν, older than, before';
const BEFORE = phrases(OLDER);
const AND_LATER = phrases(
  'και μετά, και έπειτα, και ύστερα, και νεότερο, ή νεότερο, και καινούργιο, και πάνω, και εξής, or newer',
  'ή πιο καινούργιο, ή πιο καινούργιος, ή πιο καινούριο, ή πιο καινούριος, ή πιο νέο, ή πιο νέος, ή νεότερος, ή νεότερα, ή μετά',
  'and newer, or later, and later, and up, and above, onwards, onward',
);
/** An age, counted from this year: «όχι παλιότερο από 3 χρόνια», `max 5 years old`. */
const YOUNG = phrases(
  NOT_OLDER,
  NEWER,
  LESS,
  AT_MOST_WORDS,
  'max, των τελευταίων, τα τελευταία, of the last, from the last, the last',
);
const OLD = phrases(OLDER, MORE);
const YEARS = phrases('χρόνια, χρόνων, χρονών, χρόνο, χρόνου, ετών, έτη, years, year, years old, year old, xronia');
/** «είναι 5 χρονών», `5 years old`: about that age. */
const AGED = phrases('χρονών, ετών, years old, year old');
/** Said after an age. */
const AT_MOST_OLD = phrases(
  'at most, max, maximum, or less, or newer, or younger, το πολύ, ή λιγότερο, ή νεότερο, ή νεότερος, ή πιο καινούργιο',
);
export const FOR = phrases('για, for, gia');
const RELATIVES = [
  'παιδί, παιδιά, child, children, kid, kids, κόρη, γιος, γιο, son, daughter, ανιψιός, ανιψιά, εγγονός, εγγονή, γιαγιά, παππούς',
  'μητέρα, μάνα, πατέρας, μπαμπάς, mother, mum, mom, father, dad, grandmother, grandma, grandfather, grandpa, grandson',
];
export const PEOPLE = phrases(...RELATIVES);
/** Years of these are none of a machine. */
const OTHER_AGE = phrases('εγγύηση, εγγύησης, warranty, guarantee', ...RELATIVES);
const [ONE_YEAR, MOST_YEARS] = [1, 15];

/** Machines of this century; 2000 and less is a price or a resolution. */
const [FIRST_YEAR, LAST_YEAR] = [2008, 2040];

/** @param thisYear what an age is counted from */
export function readYear(
  lexemes: readonly Lexeme[],
  index: number,
  thisYear: number,
): { facet: 'year'; value: string; to: number } | null {
  const age = readAge(lexemes, index, thisYear);
  if (age) return age;
  const leads = [FROM, AFTER, BEFORE].map((lead) => lead.at(lexemes, index));
  const longest = Math.max(...leads);
  const [isFrom, isAfter, isBefore] = leads.map((lead) => lead > 0 && lead === longest);
  const year = lexemes[index + longest];
  const isYear = year?.kind === 'number' && Number.isInteger(year.value) && /^\d{4}$/.test(year.text);
  if (!isYear || year.value < FIRST_YEAR || year.value > LAST_YEAR) return null;
  const next = index + longest + 1;
  const later = AND_LATER.at(lexemes, next);
  const isPrice = /^(?:€|ευρω|euros?|eur)$/.test(lexemes[next]?.text ?? '');
  if (isPrice || (longest === 0 && later === 0)) return null;
  const to = next + later;
  if (isBefore) return { facet: 'year', value: `0-${year.value - 1}`, to };
  if (isAfter) return { facet: 'year', value: `${year.value + 1}+`, to };
  return isFrom || later > 0 ? { facet: 'year', value: `${year.value}+`, to } : null;
}

function readAge(lexemes: readonly Lexeme[], index: number, thisYear: number): ReturnType<typeof readYear> {
  const [young, old] = [YOUNG.at(lexemes, index), OLD.at(lexemes, index)];
  const place = index + Math.max(young, old);
  const isAbout = place === index;
  const years = lexemes[place]?.value ?? 0;
  const said = place + 1 + YEARS.at(lexemes, place + 1);
  const most = isAbout ? AT_MOST_OLD.at(lexemes, said) : 0;
  const unit = (isAbout && most === 0 ? AGED : YEARS).at(lexemes, place + 1);
  const isAge = lexemes[place]?.kind === 'number' && unit > 0 && years >= ONE_YEAR && years <= MOST_YEARS;
  const isAnothers = lexemes.some((_, at) => OTHER_AGE.at(lexemes, at) + (isAbout ? FOR.at(lexemes, at) : 0) > 0);
  if (!isAge || isAnothers) return null;
  const year = thisYear - years;
  const value = isAbout && most === 0 ? `${year - 1}-${year + 1}` : young >= old ? `${year}+` : `0-${year - 1}`;
  return { facet: 'year', value, to: place + 1 + unit + most };
}
