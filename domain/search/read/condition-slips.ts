/** Slips of the keyboard in the words of a condition: «τουλάχιτσον 16gb», «κάτω απι 300», `undre 300`. */
import { findNearWords } from '../../words/near-words.ts';
import { soundOf } from '../../words/phonetic.ts';
import type { QueryWord } from '../../words/query-words.ts';
import { type ModelNames, SPOKEN_WORDS } from './lexemes.ts';
import { readFilters } from './read-filters.ts';

/** From this many letters on a word may differ in one place, be a condition by itself, differ in its first letter, and in two places. */
const [FOR_ONE_SLIP, ALONE, FOR_FIRST_LETTER, FOR_TWO_SLIPS] = [3, 5, 6, 8];
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
  const begins = (typed: string) => [...SPOKEN_WORDS.keys()].some((spoken) => spoken.startsWith(typed));
  const [byLook, bySound] = [nearBy((word) => word), nearBy(soundOf)];
  return (query, unknown) =>
    unknown.reduceRight((text, word) => {
      const { start, end } = word;
      // What is still typed is no slip.
      if (word.text.length < FOR_ONE_SLIP || (end === query.length && begins(word.text))) return text;
      const near = [...byLook(word.text), ...bySound(word.sound)].slice(0, MOST_TRIED);
      const mended = near.find(({ spoken, distance }) => {
        const { rest } = readFilters(text.slice(0, start) + spoken + text.slice(end), names);
        const last = start + spoken.length;
        if (rest.slice(start, last).trim() !== '') return false;
        const isPart = rest[start - 1] === '\n' || rest[last] === '\n';
        return isPart || (word.text.length >= ALONE && (distance === 1 || distance < slipsTo(word)));
      });
      return mended ? text.slice(0, start) + mended.spoken + text.slice(end) : text;
    }, query);
}

/** The spoken words near another as they are written, the nearest first. */
function nearBy(keyOf: (word: string) => string): (typed: string) => { spoken: string; distance: number }[] {
  const pairs = [...SPOKEN_WORDS].map(([folded, written]) => [keyOf(folded), written] as const);
  const sorted = pairs.sort(([one], [other]) => (one < other ? -1 : 1));
  const keys = sorted.map(([key]) => key);
  return (typed) =>
    findNearWords(keys, typed, typed.length < FOR_TWO_SLIPS ? 1 : 2)
      .filter(({ at }) => typed.length >= FOR_FIRST_LETTER || keys[at]?.[0] === typed[0])
      .sort((one, other) => one.distance - other.distance)
      .map(({ at, distance }) => ({ spoken: sorted[at]?.[1] ?? '', distance }));
}
