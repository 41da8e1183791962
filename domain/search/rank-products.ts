/** Which products the units of a query find, best first. */
import type { Matches, Unit, Vocabulary } from './match-words.ts';
import { PLACES, type Place, type WordIndex } from './word-index.ts';

/** What a word is worth where it stands; descriptions also name what a product is not. */
const WORTH: Readonly<Record<Place, number>> = {
  model: 10,
  brand: 8,
  processor: 7,
  title: 6,
  part: 5,
  details: 3,
  description: 1,
};
const [MODEL, DETAILS] = [PLACES.indexOf('model'), PLACES.indexOf('details')];
const WORTHS = PLACES.map((place) => WORTH[place]);

/** Words that follow each other in a model's name as in the query: less than the step from one place to the next. */
const IN_ORDER = 90;
/** What the shop is about comes before its accessories. */
const MAIN_KIND = 30;
/** A wish lifts among products that answer the rest equally well. */
const WISH_SHARE = 1 / 10;
const NO_POSITION = 255;

export interface Ranking {
  /** Positions of the products, best first; equals in the order given. */
  ranked: number[];
  /** Whether each of them has all the words. */
  isFull: boolean;
  /** The words that none of them has, by the number of their unit. */
  leftOut: readonly number[];
}

/** How far a search reaches: first it trusts names, then details, then descriptions. */
interface Reach {
  isWide: boolean;
  isDescribed: boolean;
}
const [NAMES, DETAILED, DESCRIBED]: readonly [Reach, Reach, Reach] = [
  { isWide: false, isDescribed: false },
  { isWide: true, isDescribed: false },
  { isWide: true, isDescribed: true },
];

export interface Ranker {
  /** @param hasFilters whether other words of the query were read as filters */
  rank(units: readonly Unit[], hasFilters: boolean): Ranking;
}

export function createRanker(size: number, { names, descriptions, table }: Vocabulary): Ranker {
  // Used again by every query: nothing is allocated that is as long as the catalogue but the answer.
  const counts = new Uint8Array(size);
  const totals = new Uint32Array(size);
  const scores = new Uint16Array(size);
  const positions = new Uint8Array(size);
  const positionsBefore = new Uint8Array(size);
  const isModelWord = new Uint8Array(names.words.length);
  names.words.forEach((_, word) => {
    names.visit(word, (_product, place) => {
      if (place === MODEL) isModelWord[word] = 1;
    });
  });
  const mainKind = collect(size, names, table.mainKind, [DETAILS, MODEL]);

  const scoreMatches = (matches: Matches, isKind: boolean, { isWide }: Reach) => {
    for (const [word, quality] of matches) {
      const skipsDetails = !isWide && !isKind && isModelWord[word] === 1;
      names.visit(word, (product, place, position) => {
        if (place === DETAILS && skipsDetails) return;
        if (isKind && !isWide && place !== DETAILS && place !== MODEL) return;
        const worth = isKind && place === DETAILS ? WORTH.model : (WORTHS[place] ?? 0);
        const score = quality * worth;
        if (score <= (scores[product] ?? 0)) return;
        scores[product] = score;
        positions[product] = place === MODEL ? position : NO_POSITION;
      });
    }
  };

  const scoreUnit = (unit: Unit, reach: Reach) => {
    scores.fill(0);
    positions.fill(NO_POSITION);
    scoreMatches(unit.matches, unit.role === 'kind', reach);
    if (reach.isWide) scoreMatches(unit.wideMatches, unit.role === 'kind', reach);
    if (!reach.isDescribed) return;
    for (const [word, quality] of unit.described) {
      descriptions.visit(word, (product) => {
        scores[product] = Math.max(scores[product] ?? 0, quality * WORTH.description);
      });
    }
  };

  const scoreAll = (units: readonly Unit[], reach: Reach) => {
    counts.fill(0);
    totals.fill(0);
    positionsBefore.fill(NO_POSITION);
    for (const unit of units) {
      if (!hasMatches(unit, reach)) {
        positionsBefore.fill(NO_POSITION);
        continue;
      }
      scoreUnit(unit, reach);
      for (let product = 0; product < size; product += 1) {
        const score = scores[product] ?? 0;
        const position = positions[product] ?? NO_POSITION;
        const before = positionsBefore[product] ?? NO_POSITION;
        positionsBefore[product] = position;
        if (score === 0) continue;
        const isInOrder = before !== NO_POSITION && position === before + 1;
        counts[product] = (counts[product] ?? 0) + 1;
        totals[product] = (totals[product] ?? 0) + score + (isInOrder ? IN_ORDER : 0);
      }
    }
  };

  const lift = (wishes: readonly Unit[], hasKind: boolean) => {
    for (const wish of wishes) {
      scoreUnit(wish, DESCRIBED);
      for (let product = 0; product < size; product += 1) {
        totals[product] = (totals[product] ?? 0) + Math.ceil((scores[product] ?? 0) * WISH_SHARE);
      }
    }
    if (hasKind) return;
    for (let product = 0; product < size; product += 1) {
      totals[product] = (totals[product] ?? 0) + (mainKind[product] === 1 ? MAIN_KIND : 0);
    }
  };

  /** The products that have at least so many of the words, best first. */
  const order = (least: number): number[] => {
    const groups = new Map<number, number[]>();
    for (let product = 0; product < size; product += 1) {
      if ((counts[product] ?? 0) < least) continue;
      const total = totals[product] ?? 0;
      const group = groups.get(total);
      if (group) group.push(product);
      else groups.set(total, [product]);
    }
    return [...groups].sort(([one], [other]) => other - one).flatMap(([, products]) => products);
  };

  const rankFull = (units: readonly Unit[], wishes: readonly Unit[], reach: Reach): number[] => {
    if (units.some((unit) => !hasMatches(unit, reach))) return [];
    scoreAll(units, reach);
    lift(
      wishes,
      units.some(({ role }) => role === 'kind'),
    );
    return order(units.length);
  };

  /**
   * No product has every word. What has the most of them is still an answer: the ThinkPads for «thinkpad t999», the laptops
   * for «laptop για τον θείο», as long as they have half of the words or a kind was named; a name is not enough for three
   * unknown words. For a name that is known to be none of the shop's something is found only beside one that is: HP for
   * «hp pavilion», nothing for «asus laptop».
   */
  const rankPartly = (units: readonly Unit[], wishes: readonly Unit[], isSpoken: boolean): Ranking => {
    scoreAll(units, DETAILED);
    const most = counts.reduce((highest, count) => Math.max(highest, count), 0);
    const left = units.filter(({ matches, wideMatches }) => matches.size + wideMatches.size === 0);
    const isEnough = isSpoken || (units.length > 1 && most * 2 >= units.length && most > 0);
    const hasName = units.some((unit) => unit.role === 'must' && !unit.isCode && !left.includes(unit));
    if (!isEnough || (!hasName && left.some(({ isForeign }) => isForeign))) return NOTHING;
    lift(
      wishes,
      units.some(({ role }) => role === 'kind'),
    );
    return { ranked: order(most), isFull: false, leftOut: left.map(({ from }) => from) };
  };

  return {
    rank: (units, hasFilters) => {
      const kinds = units.filter(({ role }) => role === 'kind');
      const kind = headOf(kinds);
      const isSpoken = kind !== undefined || hasFilters;
      const musts = units.filter((unit) => unit.role === 'must' && !(kind && isOnlyDescribed(unit)));
      const wishes = units.filter((unit) => unit !== kind && !musts.includes(unit));
      const narrowed = units.filter((unit) => unit === kind || musts.includes(unit));
      const attempts: [readonly Unit[], Reach][] = [
        [narrowed, NAMES],
        [narrowed, DETAILED],
        [narrowed, DESCRIBED],
        [musts, NAMES],
        [musts, DETAILED],
        [musts, DESCRIBED],
      ];
      for (const [wanted, reach] of attempts) {
        if (wanted.length === 0) continue;
        const ranked = rankFull(wanted, wishes, reach);
        if (ranked.length > 0) return { ranked, isFull: true, leftOut: [] };
      }
      if (musts.length > 0) return rankPartly(narrowed, wishes, isSpoken);
      return { ranked: rankFull([], wishes.concat(kind ?? []), NAMES), isFull: true, leftOut: [] };
    },
  };
}

/** Of several kinds the first is meant, «dock για laptop», unless another follows at once: `laptop dock`. */
function headOf(kinds: readonly Unit[]): Unit | undefined {
  const [first] = kinds;
  return kinds.reduce((head, kind) => (head && kind.from === head.to ? kind : head), first);
}

function hasMatches({ matches, wideMatches, described }: Unit, { isWide, isDescribed }: Reach): boolean {
  return matches.size > 0 || (isWide && wideMatches.size > 0) || (isDescribed && described.size > 0);
}

const NOTHING: Ranking = { ranked: [], isFull: false, leftOut: [] };

/**
 * Who names a kind speaks in sentences, «laptop που να παίρνει …», and a word that only descriptions have lifts the products
 * that have it, but leaves no other out.
 */
function isOnlyDescribed({ matches, wideMatches, described }: Unit): boolean {
  return matches.size + wideMatches.size === 0 && described.size > 0;
}

/** The products that have one of the words in one of the places. */
function collect(size: number, index: WordIndex, words: readonly string[], places: readonly number[]): Uint8Array {
  const found = new Uint8Array(size);
  for (const text of words) {
    const word = index.numberOf(text);
    if (word === undefined) continue;
    index.visit(word, (product, place) => {
      if (places.includes(place)) found[product] = 1;
    });
  }
  return found;
}
