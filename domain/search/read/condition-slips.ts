/** Slips of the keyboard in the words of a condition: «τουλάχιτσον 16gb», «κάτω απι 300», `undre 300`. */
import { findNearWords } from '../../words/near-words.ts';
import { soundOf } from '../../words/phonetic.ts';
import type { QueryWord } from '../../words/query-words.ts';
import { type ModelNames, SPOKEN_WORDS } from './lexemes.ts';
import { readFilters } from './read-filters.ts';

/** From this many letters on a word may differ in one place, in two, and in its first letter or be a condition by itself. */
const [FOR_ONE_SLIP, FOR_TWO_SLIPS, FOR_FIRST_LETTER] = [3, 8, 6];
/** Near words that are tried for one. */
const MOST_TRIED = 6;

/**
 * The query with unknown words exchanged for near ones with which it says a condition there; the same query where there are none.
 *
 * @param unknown words that neither the shop nor its owner knows
 */
export type MendConditions = (query: string, unknown: readonly QueryWord[]) => string;

/**
 * @param names made before, as their phrases are spoken words, too
 * @param isNear whether a word is a slip of one that the shop knows
 */
export function createConditionMender(names: ModelNames, isNear: (word: QueryWord) => boolean): MendConditions {
  const [byLook, bySound] = [nearBy((word) => word), nearBy(soundOf)];
  return (query, unknown) =>
    unknown.reduceRight((text, word) => {
      const { start, end } = word;
      if (word.text.length < FOR_ONE_SLIP) return text;
      const mended = [...new Set([...byLook(word.text), ...bySound(word.sound)])].slice(0, MOST_TRIED).find((near) => {
        const { rest } = readFilters(text.slice(0, start) + near + text.slice(end), names);
        const last = start + near.length;
        if (rest.slice(start, last).trim() !== '') return false;
        const isPart = rest[start - 1] === '\n' || rest[last] === '\n';
        return isPart || (word.text.length >= FOR_FIRST_LETTER && !isNear(word));
      });
      return mended === undefined ? text : text.slice(0, start) + mended + text.slice(end);
    }, query);
}

/** The spoken words near another as they are written, the nearest first. */
function nearBy(keyOf: (word: string) => string): (typed: string) => string[] {
  const pairs = [...SPOKEN_WORDS].map(([folded, written]) => [keyOf(folded), written] as const);
  const sorted = pairs.sort(([one], [other]) => (one < other ? -1 : 1));
  const keys = sorted.map(([key]) => key);
  return (typed) =>
    findNearWords(keys, typed, typed.length < FOR_TWO_SLIPS ? 1 : 2)
      .filter(({ at }) => typed.length >= FOR_FIRST_LETTER || keys[at]?.[0] === typed[0])
      .sort((one, other) => one.distance - other.distance)
      .flatMap(({ at }) => sorted[at]?.[1] ?? []);
}
