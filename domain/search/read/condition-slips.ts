/** Slips of the keyboard in the words of a condition: «τουλάχιτσον 16gb», «κάτω απι 300», `undre 300`. */
import { findNearWords } from '../../words/near-words.ts';
import { soundOf } from '../../words/phonetic.ts';
import type { QueryWord } from '../../words/query-words.ts';
import { findNear, type Pairs, type Spelling, sortedPairs } from '../match/corrections.ts';
import { type ModelNames, SPOKEN_WORDS } from './lexemes.ts';
import { readFilters } from './read-filters.ts';

/** From this many letters on a word may differ in one place, be a condition by itself, differ in its first letter, have another letter, and differ twice. */
const [FOR_ONE_SLIP, ALONE, FOR_FIRST_LETTER, FOR_EXCHANGE, FOR_TWO_SLIPS] = [3, 5, 6, 7, 8];
/** Near words that are tried for one. */
const MOST_TRIED = 12;

/**
 * The query with unknown words exchanged for near ones with which it says a condition there; the same query where there are none.
 *
 * @param unknown words that neither the shop nor its owner knows
 */
export type MendConditions = (query: string, unknown: readonly QueryWord[]) => string;

/**
 * @param names made before, as their phrases are spoken words, too
 * @param slipsTo how many slips a word is from the nearest one that the shop knows
 */
export function createConditionMender(names: ModelNames, slipsTo: (word: QueryWord) => number): MendConditions {
  const spoken = [...SPOKEN_WORDS].map(([text, written]): Spelling => ({ text, written, count: 0 }));
  const byLook = sortedPairs(spoken.map((spelling) => [spelling.text, spelling]));
  const bySound = sortedPairs(spoken.map((spelling) => [soundOf(spelling.text), spelling]));
  return (query, unknown) =>
    unknown.reduceRight((text, word) => {
      const { start, end } = word;
      // What is still typed is no slip.
      const isBegun = end === query.length && byLook.keys.some((key) => key.startsWith(word.text));
      if (word.text.length < FOR_ONE_SLIP || isBegun) return text;
      const near = [...nearest(byLook, word.text), ...nearest(bySound, word.sound)].slice(0, MOST_TRIED);
      const reads = (written: string, isPart: boolean) => {
        const { rest } = readFilters(text.slice(0, start) + written + text.slice(end), names);
        const last = start + written.length;
        const isRead = rest.slice(start, last).trim() === '';
        return isRead && (!isPart || rest[start - 1] === '\n' || rest[last] === '\n');
      };
      const isAlone = ({ text: spoken, written, distance }: (typeof near)[number]) =>
        isSlip(word.text, spoken) && distance <= slipsTo(word) && reads(written, false);
      // `at laest` is more than `latest`.
      const mended = near.find(({ written }) => reads(written, true)) ?? near.find(isAlone);
      return mended ? text.slice(0, start) + mended.written + text.slice(end) : text;
    }, query);
}

/** By itself a word is one slip from a condition; in a short one a letter for another makes another word: Tesla is no Tekla. */
function isSlip(typed: string, spoken: string): boolean {
  const isNear = typed.length >= ALONE && findNearWords([spoken], typed, 1).length > 0;
  const letters = (word: string) => [...word].sort().join('');
  const isExchange = typed.length === spoken.length && letters(typed) !== letters(spoken);
  return isNear && (typed.length >= FOR_EXCHANGE || !isExchange);
}

function nearest(pairs: Pairs, typed: string) {
  return findNear(pairs, typed, typed.length < FOR_TWO_SLIPS ? 1 : 2)
    .filter(({ text }) => typed.length >= FOR_FIRST_LETTER || [text[0], soundOf(text)[0]].includes(typed[0]))
    .sort((one, other) => one.distance - other.distance);
}
