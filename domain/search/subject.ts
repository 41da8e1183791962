/** What a query is about: a model, makers, or a kind beside what the shop sells most of. */
import type { QueryWord } from '../words/query-words.ts';
import type { Asking } from './engine.ts';
import type { Unit } from './match/match-words.ts';
import { PLACES, type Place } from './match/word-index.ts';
import { kindAt } from './purposes.ts';
import type { SearchOutcome } from './search-outcome.ts';

export function namesOtherKind(engine: Asking, units: readonly Unit[], words: readonly QueryWord[]): boolean {
  return units.some(({ role, from }) => role === 'kind' && kindAt(words, from, engine) !== engine.mainKind);
}

export function subjectOf(
  engine: Asking,
  units: readonly Unit[],
  words: readonly QueryWord[],
): Pick<SearchOutcome, 'subject'> {
  const { names } = engine;
  const isOtherKind = namesOtherKind(engine, units, words);
  const musts = units.filter(({ role }) => role === 'must');
  if (musts.length === 0) return isOtherKind ? { subject: 'other' } : {};
  const isAt =
    (places: readonly Place[]) =>
    ({ matches, knowledge }: Unit) => {
      let isThere = false;
      for (const word of knowledge === 'sure' ? matches.keys() : []) {
        names.visit(word, (_product, place) => {
          isThere ||= places.includes(PLACES[place] as Place);
        });
      }
      return isThere;
    };
  if (musts.some(isAt(['model', 'processor', 'title']))) return { subject: 'model' };
  return { subject: musts.every(isAt(['brand'])) ? 'brand' : 'other' };
}
