/** The points of every product for the words of one query. */
import type { Matches, Unit, Vocabulary } from '../match/match-words.ts';
import { follows } from '../match/series-words.ts';
import { PLACES, type Place, type WordIndex } from '../match/word-index.ts';

/** A word's worth by its place; descriptions also name what a product is not. */
const WORTH: Readonly<Record<Place, number>> = {
  model: 10,
  brand: 8,
  processor: 7,
  title: 6,
  part: 5,
  details: 3,
  description: 1,
};
const WORTHS = PLACES.map((place) => WORTH[place]);
const [MODEL, PROCESSOR, TITLE, DETAILS] = (['model', 'processor', 'title', 'details'] as const).map((place) =>
  PLACES.indexOf(place),
) as [number, number, number, number];
/** From here on a word of the shop is the word of the query, not only begins like it. */
const OWN_WORD = 80;

/** Words that follow each other in a model's name as in the query: less than the step from one place to the next. */
const IN_ORDER = 90;
/** The shop's main kind comes before accessories. */
const MAIN_KIND = 30;
/** A wish lifts among products that answer the rest equally well. */
const WISH_SHARE = 1 / 10;
const NO_POSITION = 255;
/** Words from one word of a phrase to the next: an article may come between. */
const FAR_IN_A_PHRASE = 2;

/**
 * Every word counts wherever a product has it, and is worth less the further from the name. A word that is the name of a model, a maker
 * or a processor is believed in names only: descriptions also say what a product is not, or what it fits. `starts` takes
 * beginnings of names with it («elite 840»), `loose` believes it everywhere.
 */
export type Reach = 'names' | 'starts' | 'loose';

/** Marks the words that are the name of some model, maker or processor: 1, or 2 for those that are of processors alone. A year is told of each model. */
function nameWords(names: WordIndex): Uint8Array {
  const isNameWord = new Uint8Array(names.words.length);
  for (const [word, text] of names.words.entries()) {
    if (/^20[0-4]\d$/.test(text)) continue;
    names.visit(word, (_product, place) => {
      if (place < PROCESSOR) isNameWord[word] = NAME;
      else if (place === PROCESSOR) isNameWord[word] ||= PROCESSOR_NAME;
    });
  }
  return isNameWord;
}

const [NAME, PROCESSOR_NAME] = [1, 2];

/** Made once for a catalogue and used again by every query, so that none allocates what is as long as the catalogue. */
export class ScoreBoard {
  readonly #names: WordIndex;
  readonly #descriptions: WordIndex;
  readonly #isNameWord: Uint8Array;
  readonly isMainKind: Uint8Array;
  readonly #counts: Uint8Array;
  readonly #totals: Uint32Array;
  readonly #scores: Uint16Array;
  readonly #positions: Uint8Array;
  readonly #positionsBefore: Uint8Array;

  constructor(size: number, { names, descriptions, table }: Vocabulary) {
    this.#names = names;
    this.#descriptions = descriptions;
    this.#isNameWord = nameWords(names);
    this.isMainKind = productsWith(table.mainKind, names, size);
    this.#counts = new Uint8Array(size);
    this.#totals = new Uint32Array(size);
    this.#scores = new Uint16Array(size);
    this.#positions = new Uint8Array(size);
    this.#positionsBefore = new Uint8Array(size);
  }

  /** Counts anew, for these words, in how many of them each product has a part, and with how many points. */
  score(units: readonly Unit[], reach: Reach): void {
    this.#counts.fill(0);
    this.#totals.fill(0);
    this.#positionsBefore.fill(NO_POSITION);
    for (const unit of units) {
      if (this.has(unit, reach)) this.#addUnit(unit, reach);
      else this.#positionsBefore.fill(NO_POSITION);
    }
  }

  #addUnit(unit: Unit, reach: Reach): void {
    this.#scoreUnit(unit, reach);
    for (let product = 0; product < this.#scores.length; product += 1) {
      const score = this.#scores[product] ?? 0;
      const position = this.#positions[product] ?? NO_POSITION;
      const before = this.#positionsBefore[product] ?? NO_POSITION;
      this.#positionsBefore[product] = position;
      if (score === 0) continue;
      const isInOrder = before !== NO_POSITION && position === before + 1;
      this.#counts[product] = (this.#counts[product] ?? 0) + 1;
      this.#totals[product] = (this.#totals[product] ?? 0) + score + (isInOrder ? IN_ORDER : 0);
    }
  }

  #scoreUnit(unit: Unit, reach: Reach): void {
    this.#scores.fill(0);
    this.#positions.fill(NO_POSITION);
    const own = unit.isPartOfName ? 'names' : reach;
    this.#scoreMatches(unit, unit.matches, own);
    if (own !== 'names') this.#scoreMatches(unit, unit.wideMatches, own);
    if (!this.#readsDescriptions(unit, own)) return;
    for (const [word, quality] of unit.described) {
      this.#descriptions.visit(word, (product) => {
        this.#scores[product] = Math.max(this.#scores[product] ?? 0, quality * WORTH.description);
      });
    }
  }

  #scoreMatches({ role, isNumber }: Unit, matches: Matches, reach: Reach): void {
    const isStrict = reach !== 'loose';
    const isKind = role === 'kind';
    for (const [word, quality] of matches) {
      // The Pro of Windows 11 Pro is no answer where there is a Surface Pro.
      const skipsDetails = isStrict && !isKind && this.#isNameWord[word] !== 0;
      this.#names.visit(word, (product, place, position) => {
        if (place === DETAILS && skipsDetails) return;
        // The 5 of «surface laptop 5» begins the name of a model, and not the 512 of a drive.
        if (isNumber && quality < OWN_WORD && place !== MODEL) return;
        // A dock says so in its title; the title of a laptop has its screen.
        const isOther = place === TITLE && this.isMainKind[product] === 0;
        if (isKind && isStrict && place !== DETAILS && place !== MODEL && !isOther) return;
        const score = quality * (isKind && (place === DETAILS || isOther) ? WORTH.model : (WORTHS[place] ?? 0));
        if (score <= (this.#scores[product] ?? 0)) return;
        this.#scores[product] = score;
        this.#positions[product] = place === MODEL ? position : NO_POSITION;
      });
    }
  }

  #readsDescriptions({ role, matches, isPartOfName }: Unit, reach: Reach): boolean {
    if (reach === 'loose' || role === 'wish') return true;
    if (role === 'kind' || isPartOfName) return false;
    for (const [word, quality] of matches) if (quality >= OWN_WORD && this.#isNameWord[word] !== 0) return false;
    return true;
  }

  /** Whether anything of the shop answers to a unit. */
  has(unit: Unit, reach: Reach): boolean {
    const { matches, wideMatches, described } = unit;
    return (
      matches.size > 0 ||
      (reach !== 'names' && wideMatches.size > 0) ||
      (described.size > 0 && this.#readsDescriptions(unit, reach))
    );
  }

  /** Whether a unit has the name of a model, a maker or a processor. */
  isNamed({ matches }: Unit): boolean {
    for (const word of matches.keys()) if (this.#isNameWord[word] !== 0) return true;
    return false;
  }

  /** Whether a unit is the name of processors and of nothing else. */
  isProcessor({ matches }: Unit): boolean {
    return matches.size > 0 && [...matches.keys()].every((word) => this.#isNameWord[word] === PROCESSOR_NAME);
  }

  /** By unit, whether a product has a part in it. */
  holdings(units: readonly Unit[], reach: Reach, products: ArrayLike<number>): boolean[][] {
    const holdings: boolean[][] = Array.from(products, () => []);
    for (const unit of units) {
      if (this.has(unit, reach)) this.#scoreUnit(unit, reach);
      else this.#scores.fill(0);
      for (const [index, held] of holdings.entries()) held.push((this.#scores[products[index] ?? 0] ?? 0) > 0);
    }
    return holdings;
  }

  /** Whether the words follow each other in some description, with little between. */
  isPhrase([first, ...rest]: readonly Unit[]): boolean {
    let before = this.#describedAt(first);
    for (const unit of rest) {
      const after = this.#describedAt(unit);
      for (const [product, position] of after) {
        const distance = position - (before.get(product) ?? NO_POSITION);
        if (distance < 1 || distance > FAR_IN_A_PHRASE) after.delete(product);
      }
      before = after;
    }
    return before.size > 0;
  }

  #describedAt(unit: Unit | undefined): Map<number, number> {
    const found = new Map<number, number>();
    for (const word of unit?.described.keys() ?? []) {
      this.#descriptions.visit(word, (product, _place, position) => found.set(product, position));
    }
    return found;
  }

  /** Whether some model is named by both, one after the other. */
  isNamedTogether(one: Unit, next: Unit): boolean {
    return follows([...next.matches.keys()], one, this.#names);
  }

  /** Lifts what suits the wishes and, when no kind is asked for, what the shop is about. */
  lift(wishes: readonly Unit[], hasKind: boolean): void {
    for (const wish of wishes) {
      this.#scoreUnit(wish, 'loose');
      for (let product = 0; product < this.#scores.length; product += 1) {
        const score = this.#scores[product] ?? 0;
        if (score > 0) this.#totals[product] = (this.#totals[product] ?? 0) + Math.ceil(score * WISH_SHARE);
      }
    }
    if (hasKind) return;
    for (let product = 0; product < this.#totals.length; product += 1) {
      this.#totals[product] = (this.#totals[product] ?? 0) + (this.isMainKind[product] ?? 0) * MAIN_KIND;
    }
  }

  /** Of how many of the words the best product has a part. */
  most(): number {
    return this.#counts.reduce((highest, count) => Math.max(highest, count), 0);
  }

  /** The products that have a part in at least so many words, best first; equals in the order given. */
  order(all: Int32Array, least: number): Int32Array {
    const [counts, totals] = [this.#counts, this.#totals];
    const isFound = (product: number) => (counts[product] ?? 0) >= least;
    // Counted before they are placed: lists that grow take several times as long, and these may be the whole catalogue.
    const places = new Uint32Array(totals.reduce((highest, total) => Math.max(highest, total), 0) + 1);
    for (let index = 0; index < all.length; index += 1) {
      const product = all[index] ?? 0;
      if (isFound(product)) places[totals[product] ?? 0] = (places[totals[product] ?? 0] ?? 0) + 1;
    }
    let found = 0;
    for (let total = places.length - 1; total >= 0; total -= 1) {
      const [first, count] = [found, places[total] ?? 0];
      places[total] = first;
      found += count;
    }
    const ranked = new Int32Array(found);
    for (let index = 0; index < all.length; index += 1) {
      const product = all[index] ?? 0;
      if (!isFound(product)) continue;
      const total = totals[product] ?? 0;
      const place = places[total] ?? 0;
      ranked[place] = product;
      places[total] = place + 1;
    }
    return ranked;
  }
}

/** Marks the products that have one of the words as their kind: in the details or in the model's name. */
export function productsWith(words: readonly string[], names: WordIndex, size: number): Uint8Array {
  const found = new Uint8Array(size);
  for (const text of words) {
    const word = names.numberOf(text);
    if (word === undefined) continue;
    names.visit(word, (product, place) => {
      if (place === DETAILS || place === MODEL) found[product] = 1;
    });
  }
  return found;
}
