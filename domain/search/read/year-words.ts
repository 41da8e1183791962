/** Years of models in a query: «όχι παλιότερο από 2021», `2020 or newer`, `before 2019`. A year without such words is text like any other. */
import { type Lexeme, phrases } from './lexemes.ts';

const FROM = phrases(
  'όχι παλιότερο από, όχι παλαιότερο από, όχι πιο παλιό από, όχι πριν από, όχι πριν το, όχι πριν, not older than',
  'no older than, not before, since, από το, από το έτος',
);
const AFTER = phrases(
  'νεότερο από, νεότερο του, πιο καινούργιο από, πιο καινούριο από, μετά το, μετά από, newer than, later than',
  'after',
);
const BEFORE = phrases('παλιότερο από, παλαιότερο από, πριν από, πριν το, πριν, older than, before');
const AND_LATER = phrases(
  'και μετά, και έπειτα, και ύστερα, και νεότερο, ή νεότερο, και καινούργιο, και πάνω, και εξής, or newer',
  'and newer, or later, and later, and up, and above, onwards, onward',
);
/** Machines of this century; 2000 and less is a price or a resolution. */
const [FIRST_YEAR, LAST_YEAR] = [2008, 2040];

export function readYear(
  lexemes: readonly Lexeme[],
  index: number,
): { facet: 'year'; value: string; to: number } | null {
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
