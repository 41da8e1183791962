/** Slips of the keyboard in the words of a condition: «τουλάχιτσον 16gb», «κάτω απι 300», `undre 300`. */

import { switchLayout } from '../../words/keyboard-layout.ts';
import { findNearWords } from '../../words/near-words.ts';
import { isGreek, lettersAsHeard, mixesXiAndChi, soundOf } from '../../words/phonetic.ts';
import { type QueryWord, readQueryWords, toQueryWord } from '../../words/query-words.ts';
import { findNear, type Spelling, sortedPairs, swappedName } from '../match/corrections.ts';
import type { Unit, Vocabulary } from '../match/match-words.ts';
import type { WordTable } from '../search-words.ts';
import { deniesBound } from './bound-words.ts';
import { type ModelNames, SPOKEN_WORDS } from './lexemes.ts';
import { readFilters } from './read-filters.ts';

/**
 * From this many letters on a word may lack one within, `nt dell`; one more, and it may differ in one place; as part of a condition in its first letter; be a condition by itself; differ in its first letter there, be of
 * the other alphabet; have another letter there; differ twice.
 */
const [FOR_LETTER_WITHIN, FOR_FIRST_OF_PART, ALONE, FOR_FIRST_LETTER, FOR_EXCHANGE, FOR_TWO_SLIPS] = [2, 4, 5, 6, 7, 8];
/** Letters of words between others: `gia`, `kai`. */
const LONGEST_JOINER = 3;
/** Near words that are tried for one. */
const MOST_TRIED = 12;
/** A word that is near by ear is further than one that is near by eye, and one that begins otherwise further still; one of the same letters, `ovre` and `oover`, is nearer. */
const [BY_EAR, OTHER_BEGINNING, SAME_LETTERS] = [0.25, 0.5, -0.5];

/** A word of the query that may be a slip. */
export interface Doubtful extends QueryWord {
  /** Something of the shop begins so or sounds so: it is a slip only where it continues a condition. */
  isHalfKnown: boolean;
}

/**
 * The query with doubtful words exchanged for near ones with which it says a condition there; the same query where there are none.
 */
export type MendConditions = (query: string, doubtful: readonly Doubtful[]) => string;

/**
 * @param names made before, as their phrases are spoken words, too
 * @param table its phrases of several words are conditions, too: «όχι windows»
 * @param slipsTo how many slips a word is from the nearest one that the shop knows
 */
export function createConditionMender(
  names: ModelNames,
  table: WordTable,
  slipsTo: (word: QueryWord) => number,
): MendConditions {
  const spoken = [...SPOKEN_WORDS].map(([text, written]): Spelling => ({ text, written, count: 0 }));
  const pairsBy = (key: (text: string) => string) =>
    sortedPairs(spoken.map((spelling) => [key(spelling.text), spelling]));
  const [byLook, byLetters, bySound] = [pairsBy((text) => text), pairsBy(lettersAsHeard), pairsBy(soundOf)];
  return (query, doubtful) =>
    doubtful.reduceRight((text, word) => {
      const { start, end } = word;
      // What is still typed is no slip.
      const isBegun = end === query.length && byLook.keys.some((key) => key.startsWith(word.text));
      if (word.text.length < FOR_LETTER_WITHIN || isBegun) return text;
      const near = nearest(
        [
          ...findNear(byLook, word.text, limitOf(word)),
          ...findNear(byLetters, lettersAsHeard(word.text), limitOf(word)),
          ...findNear(bySound, word.sound, limitOf(word)).map((heard) => ({
            ...heard,
            distance: heard.distance + BY_EAR,
          })),
        ],
        word.text,
      );
      const exchanged = (written: string) => text.slice(0, start) + written + text.slice(end);
      const reads = (written: string) => {
        const { filters, rest } = readFilters(exchanged(written), names);
        const last = start + written.length;
        const isRead = rest.slice(start, last).trim() === '';
        const isPart = isRead && (rest[start - 1] === '\n' || rest[last] === '\n');
        const said = filters.map(({ facet, value }) => facet + value).join(' ');
        return { isRead, isPart: isPart || isPhrase(exchanged(written), start, table), said, written };
      };
      const parts = near
        .filter(({ text: spoken }) => isSlipOfPart(word.text, spoken))
        .map(({ written, distance }) => ({ ...reads(written), distance }))
        // A slip before a bound never turns it round: «16gb min κάτω από 300».
        .filter(({ isPart, written }) => isPart && !deniesBound(exchanged(written), start));
      // «ατω» is nearest to one condition; what is as near to two says neither.
      const [first] = parts;
      const isClear = parts.every(({ said, distance }) => said === first?.said || distance !== first?.distance);
      // `at laest` is more than `latest`.
      if (first) return isClear ? exchanged(first.written) : text;
      if (word.isHalfKnown) return text;
      const alone = near.find(
        ({ text: spoken, written, distance }) =>
          isSlip(word.text, spoken) && Math.floor(distance) <= slipsTo(word) && reads(written).isRead,
      );
      return alone ? exchanged(alone.written) : text;
    }, query);
}

/** Words that neither the shop nor its owner knows, those that are only like one without meaning, «ιντσεω», and those that only begin or sound like one. */
export function doubtfulWords(
  query: string,
  units: readonly Unit[],
  words: readonly QueryWord[],
  { names, descriptions, table }: Vocabulary,
): Doubtful[] {
  const isKnown = (text: string) => table.spellings.has(text) || names.numberOf(text) !== undefined;
  const means = (text: string) => isKnown(text) && table.read([toQueryWord(text)], 0)?.meaning.role !== 'ignored';
  return words.flatMap((word, index) => {
    const { text, keys, isCode } = word;
    const unit = units.find(({ from, to }) => from <= index && index < to);
    // «κατ» only has the stem of one.
    const isForeign = unit?.isForeign === true && SPOKEN_WORDS.has(text);
    // «laptop 14 gia taksidia»: a word of some condition is no slip of another's.
    const isSpoken = SPOKEN_WORDS.has(text) && text.length <= LONGEST_JOINER;
    if (isCode || isForeign || isSpoken || table.isRight(word) || means(switchLayout(keys) ?? '') || isKnown(text))
      return [];
    const isHalfKnown = unit !== undefined && (unit.isForeign || unit.knowledge !== 'none');
    const isTyped = word.end === query.length;
    // `ari` is `air` and no «αντί».
    if (swappedName(word, { names })) return [];
    if (isHalfKnown && (isTyped || descriptions.numberOf(text) !== undefined)) return [];
    return [{ ...word, isHalfKnown }];
  });
}

function isPhrase(query: string, start: number, table: WordTable): boolean {
  const words = readQueryWords(query);
  const place = words.findIndex((word) => word.start === start);
  return (table.read(words, place)?.size ?? 1) > 1;
}

/** In a short word another first letter makes another word, `got dell` is no `not dell`; one that is missing makes none: `ore than`. */
function isSlipOfPart(typed: string, spoken: string): boolean {
  if (typed.length === FOR_LETTER_WITHIN)
    return spoken.length > typed.length && beginsAs(typed, spoken) && spoken.endsWith(typed.slice(1));
  const isBehead = lettersAsHeard(spoken).endsWith(lettersAsHeard(typed));
  return typed.length >= FOR_FIRST_OF_PART || isBehead || beginsAs(typed, spoken) || setOf(typed) === setOf(spoken);
}

/** By itself a word is one slip from a condition; in a short one a letter for another makes another word: Tesla is no Tekla. */
function isSlip(typed: string, spoken: string): boolean {
  const isNear = typed.length >= ALONE && findNearWords([spoken], typed, 1).length > 0;
  const isExchange = typed.length === spoken.length && lettersOf(typed) !== lettersOf(spoken);
  const mayBegin = typed.length >= FOR_FIRST_LETTER || beginsAs(typed, spoken);
  return isNear && mayBegin && (typed.length >= FOR_EXCHANGE || !isExchange);
}

const lettersOf = (word: string) => [...word].sort().join('');
const setOf = (word: string) => [...new Set(word)].sort().join('');
const beginsAs = (typed: string, spoken: string) => [spoken[0], soundOf(spoken)[0]].includes(typed[0]);

const limitOf = ({ text }: QueryWord) => (text.length < FOR_TWO_SLIPS ? 1 : 2);

/** Each word once, the nearest first. */
function nearest(found: readonly (Spelling & { distance: number })[], typed: string) {
  const byText = new Map<string, Spelling & { distance: number }>();
  for (const near of found) {
    const isAcross = isGreek(near.text) !== isGreek(typed);
    const begins = beginsAs(typed, near.text) ? 0 : OTHER_BEGINNING;
    const letters = setOf(near.text) === setOf(typed) ? SAME_LETTERS : 0;
    const distance = near.distance + (isAcross ? BY_EAR : 0) + begins + letters;
    // An English word is not misspelled in Greek letters: «ξατω» is no `hate`.
    const isInAlphabet = typed.length >= FOR_FIRST_LETTER || !isGreek(typed) || isGreek(near.text);
    // A short word is near by eye: «θεία» is no «τέρα», and `matte` no `hate`.
    const isLike = isAcross || typed.length >= FOR_FIRST_LETTER || findNearWords([near.text], typed, 1).length > 0;
    const isNearer = distance < (byText.get(near.text)?.distance ?? Number.POSITIVE_INFINITY);
    if (isInAlphabet && isLike && isNearer && !mixesXiAndChi(typed, near.text))
      byText.set(near.text, { ...near, distance });
  }
  return [...byText.values()].sort((one, other) => one.distance - other.distance).slice(0, MOST_TRIED);
}
