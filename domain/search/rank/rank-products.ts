/** Which products the units of a query find, best first, by one score over names, details and descriptions. */
import type { Unit } from '../match/match-words.ts';
import type { Reach, ScoreBoard } from './score-board.ts';

export interface Ranking {
  /** Positions of the products, best first; equals in the order given. */
  ranked: Int32Array;
  /** Whether each of them has all the words. */
  isFull: boolean;
  /** The words that none of them has, by their places in the query; there is one where it is not full. */
  leftOut: readonly Pick<Unit, 'from' | 'to'>[];
}

const STRICT = ['names', 'starts'] as const;
const REACHES = [...STRICT, 'loose'] as const;
const NONE = new Int32Array();
const NOTHING: Ranking = { ranked: NONE, isFull: false, leftOut: [] };

/**
 * @param order all products in the order that equals keep
 * @param hasFilters whether other words of the query were read as filters
 */
export function rankProducts(
  board: ScoreBoard,
  order: Int32Array,
  read: readonly Unit[],
  hasFilters: boolean,
): Ranking {
  const units = read.map((unit, index) => {
    const before = read[index - 1];
    if (isPartOfName(board, before, unit)) return { ...unit, role: 'must' as const, isPartOfName: true as const };
    // The 3 of a game is no name here, once its other words were read as a filter.
    const isLoneNumber = hasFilters && unit.isVague && unit.role === 'must' && before?.to !== unit.from;
    return isLoneNumber ? { ...unit, role: 'wish' as const } : unit;
  });
  const kind = headOf(units.filter(({ role }) => role === 'kind'));
  const musts = units.filter((unit) => unit.role === 'must' && !((kind || hasFilters) && isOnlyDescribed(unit)));
  const wishes = units.filter((unit) => unit !== kind && !musts.includes(unit));
  const narrowed = units.filter((unit) => unit === kind || musts.includes(unit));
  const isSpoken = kind !== undefined || hasFilters;
  // Many descriptions have ordinary words: several of them mean a machine only as a phrase of one, «magnesium alloy».
  if (!isSpoken && musts.length > 1 && musts.every(isOnlyDescribed) && !board.isPhrase(musts)) return NOTHING;
  const ofKind = kind ? rankFully(board, order, [kind], [], 'names') : NONE;
  const isOther = ofKind.length > 0 && ofKind.every((position) => board.isMainKind[position] === 0);
  for (const wanted of kind && !isOther ? [narrowed, musts] : [narrowed]) {
    for (const reach of isOther ? STRICT : REACHES) {
      const ranked = wanted.length > 0 ? rankFully(board, order, wanted, wishes, reach) : NONE;
      if (ranked.length > 0) return { ranked, isFull: true, leftOut: [] };
    }
  }
  // No laptop is a monitor with USB-C.
  if (isOther)
    return withoutSameWords(
      board,
      narrowed,
      rankFully(board, order, narrowed.filter(isKind), wishes.concat(musts), 'names'),
    );
  if (musts.length > 0) return rankPartly(board, order, narrowed, wishes, isSpoken);
  return { ranked: rankFully(board, order, [], wishes.concat(kind ?? []), 'names'), isFull: true, leftOut: [] };
}

function rankFully(
  board: ScoreBoard,
  order: Int32Array,
  units: readonly Unit[],
  wishes: readonly Unit[],
  reach: Reach,
): Int32Array {
  if (!units.every((unit) => board.has(unit, reach))) return NONE;
  board.score(units, reach);
  board.lift(wishes, units.some(isKind));
  return board.order(order, units.length);
}

/**
 * No product has every word. What has the most of them is still an answer: the ThinkPads for «thinkpad t999», the laptops
 * for «laptop για τον θείο», as long as they have half of the words, codes of models aside, or a kind or a filter was named; a name is not enough
 * for three unknown words, and neither a number nor a word that names no model, maker or processor for any: nothing for «playstation 5»
 * and «full moon». For a name that is known to be none of the shop's something is found only beside one that is:
 * HP for «hp pavilion», nothing for «asus laptop».
 */
function rankPartly(
  board: ScoreBoard,
  order: Int32Array,
  units: readonly Unit[],
  wishes: readonly Unit[],
  isSpoken: boolean,
): Ranking {
  board.score(units, 'names');
  const most = board.most();
  const left = units.filter((unit) => !board.has(unit, 'names'));
  // The 840 and the g9 of «elitebook 840 g9» say which EliteBook, and not that another thing is meant.
  const words = units.length - left.filter(({ isCode }) => isCode).length;
  const isEnough = isSpoken || (units.length > 1 && most > 0 && most * 2 >= words);
  const isTelling = units.some((unit) => !unit.isVague && !left.includes(unit) && board.isNamed(unit));
  const hasName = units.some((unit) => unit.role === 'must' && !unit.isCode && !left.includes(unit));
  if (!isEnough || (!isSpoken && !isTelling) || (!hasName && left.some(({ isForeign }) => isForeign))) return NOTHING;
  // A model that is there comes before another one with the processor that it has not: «x1 carbon gen 9 i5».
  const models = units.filter((unit) => !board.isProcessor(unit));
  const isModel = models.some((unit) => !unit.isVague && board.isNamed(unit));
  const whole = isModel && models.length < units.length ? rankFully(board, order, models, wishes, 'names') : NONE;
  if (whole.length > 0) return withoutSameWords(board, units, whole);
  // The 9 of `ryzen 9` is in many names: what has the words beside such a number comes before what has the number.
  const telling = units.filter(({ isVague }) => !isVague);
  const numbers = units.filter(({ isVague }) => isVague);
  const named =
    numbers.length > 0 && telling.length > 0 ? rankFully(board, order, telling, wishes.concat(numbers), 'names') : NONE;
  if (named.length > 0) return withoutSameWords(board, units, named);
  board.score(units, 'names');
  board.lift(wishes, units.some(isKind));
  return withoutSameWords(board, units, board.order(order, most));
}

/** What lacks the same words as the best: then it is true of each that it matches without them. */
function withoutSameWords(board: ScoreBoard, units: readonly Unit[], ranked: Int32Array): Ranking {
  const holdings = board.holdings(units, 'names', ranked);
  const [best = []] = holdings;
  const alike = ranked.filter((_, place) => units.every((_unit, index) => holdings[place]?.[index] === best[index]));
  return { ranked: alike, isFull: false, leftOut: units.filter((_, index) => !best[index]) };
}

/** The laptop of «surface laptop 4» names a model and no kind. */
function isPartOfName(board: ScoreBoard, before: Unit | undefined, unit: Unit): boolean {
  return unit.role === 'kind' && before?.role === 'must' && board.isNamedTogether(before, unit);
}

function isKind({ role }: Unit): boolean {
  return role === 'kind';
}

/** Of several kinds the first is meant, «dock για laptop», unless another follows at once: `laptop dock`. */
function headOf(kinds: readonly Unit[]): Unit | undefined {
  const [first] = kinds;
  return kinds.reduce((head, kind) => (head && kind.from === head.to ? kind : head), first);
}

/**
 * Who names a kind or what became a filter speaks in sentences, «laptop που να παίρνει …», and a word that only descriptions have lifts the products
 * that have it, but leaves no other out.
 */
function isOnlyDescribed({ matches, wideMatches, described }: Unit): boolean {
  return matches.size + wideMatches.size === 0 && described.size > 0;
}
