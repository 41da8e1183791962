/** The finder's answer: the best match with its reasons and its price, and alternatives. */

import type { FacetKey, FacetValues } from '../catalogue/facets.ts';
import { numberOf } from '../catalogue/facets.ts';
import { isInBand, type PriceBand, toPriceBand } from '../catalogue/price-band.ts';
import { type Selection, WHOLE_CATALOGUE } from '../catalogue/selection.ts';
import { valueForMoney } from '../catalogue/value-for-money.ts';
import { GRADES } from '../machine/grade.ts';
import { graphicsPoints } from '../machine/graphics.ts';
import { findProcessor } from '../processors/processors.ts';
import { type AllAnswers, budgetOf } from './answers.ts';
import { finderUse } from './finder-uses.ts';
import {
  type FinderCandidate,
  isFitForBag,
  isFitForUse,
  MET,
  NEEDS,
  PARTS,
  type Part,
  type Parts,
  partsOf,
  SIZES,
} from './score.ts';
import { tradeOffs } from './trade-offs.ts';

type Sacrifice = Exclude<Part, 'price'>;

export interface Match<Candidate> {
  candidate: Candidate;
  parts: Parts;
  /** The best reasons for it, the weightiest first. */
  reasons: Part[];
  /** The sacrifice; null if the laptop has everything that was asked for. */
  sacrifice: Sacrifice | null;
  /** 0: fit for the use and for how it is carried; 1: for the use; 2: its system gets updates; 3: not even that. */
  tier: number;
}

/** With what decides among all laptops, read once for each: they are compared tens of thousands of times. */
interface Ranked<Candidate> extends Match<Candidate> {
  sum: number;
  /** By what matters most; higher is better. */
  priority: number;
  /** Points for the money. */
  worth: number;
  /** Speed class for many tasks; 0 where it is not known. */
  classMany: number;
}

export interface Recommendation<Candidate> {
  /** Best first; the first is the proposal. */
  matches: Match<Candidate>[];
  /** The best of those that cost clearly less than the proposal. */
  cheaper: Match<Candidate> | null;
  /** A clearly stronger or better kept one, which may cost a little more than the budget. */
  better: Match<Candidate> | null;
  /** The best laptop for 50 euro more, and for 50 euro less. */
  more: Match<Candidate> | null;
  less: Match<Candidate> | null;
  /**
   * `none`: nothing costs so little, the nearest is shown; `below`: nothing costs so much, the best is shown; `unfit`: what costs so much is
   * not fit for the use, the best below is shown.
   */
  budgetFit: 'fits' | 'none' | 'below' | 'unfit';
  /** Where nothing within the budget is fit for the use: what the cheapest costs that is; null where that is not so, or nothing is. */
  fitFromCents: number | null;
}

const MATCHES = 3;
/** The last tier whose systems get updates. */
const UPDATED = 2;
/** Up to what counts as clearly cheaper, and how far above the budget a better one may lie; whole per cent. */
const CHEAPER_PERCENT = 85;
const STRETCH_PERCENT = 115;
const FIFTY_CENTS = 5_000;
/** Below this something is given up. */
const GIVEN_UP = 0.55;

/** @param candidates the laptops in stock; only these are proposed */
export function recommend<Candidate extends FinderCandidate>(
  candidates: readonly Candidate[],
  answers: AllAnswers,
): Recommendation<Candidate> {
  const { fromEuro, toEuro } = budgetOf(answers.budget);
  const ranked = candidates
    .filter(({ isMac }) => answers.system === undefined || isMac === (answers.system === 'mac'))
    .map((candidate) => toRanked(candidate, answers))
    .sort(byFitness);
  const affordable = ranked.filter(({ candidate }) => candidate.priceCents <= toEuro * 100);
  const inBand = affordable.filter(({ candidate }) => isInBand(candidate.priceCents, { fromEuro, toEuro }));
  // When nothing in the band is fit for the use, machines below the band count too, and the page says so.
  const isWhole = !inBand.some(({ parts }) => isFitForUse(parts));
  const pool = affordable.length === 0 ? ranked.toSorted(byPrice).slice(0, 1) : isWhole ? affordable : inBand;
  const [best, ...rest] = distinct(pool);
  const isBelow = best !== undefined && best.candidate.priceCents <= fromEuro * 100;
  const budgetFit = affordable.length === 0 ? 'none' : inBand.length === 0 ? 'below' : isBelow ? 'unfit' : 'fits';
  const isFit = ({ parts }: Match<Candidate>) => isFitForUse(parts);
  const [cheapestFit] = affordable.some(isFit) ? [] : ranked.filter(isFit).toSorted(byPrice);
  const fitFromCents = cheapestFit?.candidate.priceCents ?? null;
  if (!best) return { matches: [], cheaper: null, better: null, more: null, less: null, budgetFit, fitFromCents };
  // A laptop without an advantage over the first is no second choice, nor one without updates beside one that gets them.
  const seconds = rest.filter(
    ({ candidate, tier }) =>
      tier <= Math.max(UPDATED, best.tier) && tradeOffs(candidate, best.candidate).some(({ isGain }) => isGain),
  );
  const matches = withBothSystems([best, ...seconds.slice(0, MATCHES - 1)], seconds);
  const others = ranked.filter((other) => other !== best);
  const more = others
    .filter(({ candidate }) => candidate.priceCents <= best.candidate.priceCents + FIFTY_CENTS)
    .filter((other) => isBetter(other, best) && other.tier <= best.tier)
    .sort((a, b) => b.worth - a.worth)[0];
  return {
    matches,
    // What costs less than the range that was given comes only where it has nothing cheaper.
    cheaper: [inBand, others].flatMap((some) => some.find((other) => isCheaperFor(other, best)) ?? [])[0] ?? null,
    better:
      others.find(
        (other) => isBetter(other, best) && other.tier === 0 && other.candidate.priceCents <= toEuro * STRETCH_PERCENT,
      ) ?? null,
    more: more ?? null,
    less: others.find(({ candidate }) => isFiftyBelow(candidate, best.candidate)) ?? null,
    budgetFit,
    fitFromCents,
  };
}

/** A shopper who named no system may need Windows: of three Macs the last gives way to the best other machine that fits as well. */
function withBothSystems<Found extends Match<FinderCandidate>>(matches: Found[], seconds: readonly Found[]): Found[] {
  const isMac = ({ candidate }: Found) => candidate.isMac;
  const other = seconds.find((second) => !isMac(second) && second.tier <= (matches[0]?.tier ?? 0));
  return matches.length === MATCHES && matches.every(isMac) && other ? [...matches.slice(0, -1), other] : matches;
}

/** Clearly cheaper, and no advice to save where the saving costs the use: it is fit for it, as far as the proposal is. */
function isCheaperFor(other: Match<FinderCandidate>, best: Match<FinderCandidate>): boolean {
  const isCheaper = other.candidate.priceCents * 100 <= best.candidate.priceCents * CHEAPER_PERCENT;
  return isCheaper && other.tier <= Math.max(1, best.tier);
}

/** 50 euro less, but still a machine of its kind: not the cheapest of the shop. */
function isFiftyBelow({ priceCents }: FinderCandidate, best: FinderCandidate): boolean {
  return priceCents <= best.priceCents - FIFTY_CENTS && priceCents >= best.priceCents - 3 * FIFTY_CENTS;
}

function toMatch<Candidate extends FinderCandidate>(candidate: Candidate, answers: AllAnswers): Match<Candidate> {
  const parts = partsOf(candidate, answers);
  const weightOf = (part: Part) => (parts[part] ?? 0) + (part === answers.priority ? 1 : 0);
  return {
    candidate,
    parts,
    tier: tierOf(parts),
    reasons: PARTS.filter((part) => (parts[part] ?? 0) >= MET)
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .slice(0, 3),
    // In the order of what hurts most: a system without updates before everything.
    sacrifice: PARTS.find((part) => isGivenUp(part, parts)) ?? null,
  };
}

/** An unfulfilled wish for carrying is always a sacrifice. */
function isGivenUp(part: Part, parts: Parts): part is Sacrifice {
  const value = parts[part];
  return part !== 'price' && value !== null && value < (part === 'size' ? MET : GIVEN_UP);
}

function tierOf(parts: Parts): number {
  if (isFitForUse(parts)) return isFitForBag(parts) ? 0 : 1;
  return (parts.lifetime ?? 0) > GIVEN_UP ? 2 : 3;
}

function toRanked<Candidate extends FinderCandidate>(candidate: Candidate, answers: AllAnswers): Ranked<Candidate> {
  const match = toMatch(candidate, answers);
  const speed = candidate.facts.cpu && findProcessor(candidate.facts.cpu.label)?.speed;
  return {
    ...match,
    sum: PARTS.reduce((sum, part) => sum + (part === 'price' ? 0 : (match.parts[part] ?? 0.3)), 0),
    priority: priorityOf(match, answers, speed?.many ?? 0),
    worth: valueForMoney(candidate.facts, candidate.priceCents) ?? 0,
    classMany: speed?.classMany ?? 0,
  };
}

/** First what is fit, then what matters most; equals by what they give for the money, by price and by id. */
function byFitness(a: Ranked<FinderCandidate>, b: Ranked<FinderCandidate>): number {
  if (a.tier !== b.tier) return a.tier - b.tier;
  const first = a.tier === 0 ? 0 : b.sum - a.sum;
  return first || b.priority - a.priority || b.worth - a.worth || byPrice(a, b);
}

/** @param many points of the processor for many tasks */
function priorityOf({ candidate, parts }: Match<FinderCandidate>, { priority, use }: AllAnswers, many: number): number {
  const { facts, priceCents } = candidate;
  switch (priority) {
    case 'price':
      return -priceCents;
    case 'speed':
      return use === 'media' ? graphicsOf(candidate) + many / 4 : many;
    case 'condition':
      return facts.grade === null ? -GRADES.length : -GRADES.indexOf(facts.grade);
    case 'lifetime':
      return (
        ((facts.machine.releaseYear ?? 0) + yearsGained(facts)) * 100 +
        Math.min(facts.ramGb ?? 0, 32) +
        (parts.lifetime ?? 0)
      );
  }
}

/**
 * By how many years a machine lasts longer than its model's year says. 8 GB that cannot grow lose two years, a disk below 256 GB one; 32 GB,
 * 1 TB and the best grade together outweigh one.
 */
function yearsGained({ ramGb, storageGb, grade, machine }: FinderCandidate['facts']): number {
  const [memory, storage] = [ramGb ?? 0, storageGb ?? 0];
  const isCramped = memory <= 8 && !machine.memorySlots;
  const gained = (memory >= 32 ? 0.5 : 0) + (storage >= 1_000 ? 0.25 : 0) + (grade === GRADES[0] ? 0.3 : 0);
  return gained - (isCramped ? 2 : 0) - (storage < 256 ? 1 : 0);
}

/** An Apple chip draws about like a card of the middle. */
function graphicsOf({ facts }: FinderCandidate): number {
  const name = facts.cpu?.vendor === 'apple' ? (/(Pro|Max|Ultra)$/.exec(facts.cpu.label)?.[1] ?? 'plain') : null;
  const apple = name === null ? 0 : ({ plain: 30, Pro: 48, Max: 68, Ultra: 80 }[name] ?? 30);
  return Math.max(apple, graphicsPoints(facts.machine));
}

function byPrice({ candidate: one }: Match<FinderCandidate>, { candidate: other }: Match<FinderCandidate>): number {
  return one.priceCents - other.priceCents || (one.id < other.id ? -1 : 1);
}

/** Faster by a class or more, or more memory, without losing in the other; it costs more, as it must. */
function isBetter(one: Ranked<FinderCandidate>, other: Ranked<FinderCandidate>): boolean {
  const power = one.classMany - other.classMany;
  const memory = (one.candidate.facts.ramGb ?? 0) - (other.candidate.facts.ramGb ?? 0);
  const isDearer = one.candidate.priceCents > other.candidate.priceCents;
  return isDearer && power >= 0 && memory >= 0 && (power >= 1 || memory > 0);
}

/** Three times the same model would be one proposal: of variants of a product and of machines that read alike the best stays. */
function distinct<Found extends Match<FinderCandidate>>(matches: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return matches.filter(({ candidate: { facts, product } }) => {
    const keys = [product, `${facts.cpu?.label}|${facts.ramGb}|${facts.screenInches}`];
    const isNew = !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/**
 * The same wishes as filters of the catalogue: budget, use, enough memory, weight or screen. After the wishes themselves come looser
 * ones, for a proposal that does not meet them all.
 *
 * @param proposed the values of `system` that the first proposal has
 */
export function toSelections(
  answers: AllAnswers,
  stock: Pick<FacetValues, 'ram' | 'screen'>,
  proposed: readonly string[] = [],
): [Selection, ...Selection[]] {
  const prices = [budgetOf(answers.budget)];
  const upTo = toPriceBand(0, budgetOf(answers.budget).toEuro);
  const limit = upTo ? [upTo] : [];
  const asked = { windows: { system: ['windows'] }, mac: { brand: ['apple'] }, any: {} }[answers.system ?? 'any'];
  const ready = ['windows', 'macos'];
  // The list then has the variants, and the prices, of the proposals.
  const system = !answers.system && ready.some((one) => proposed.includes(one)) ? { system: ready } : asked;
  const facets: Partial<Record<FacetKey, readonly string[]>> = {
    kind: ['laptop'],
    ...system,
    ram: stock.ram.filter((value) => numberOf(value) >= NEEDS[answers.use].ramGb),
    // A supported system, speed and graphics, as the finder asks for them.
    use: [finderUse(answers.use)],
  };
  const select = (bands: readonly PriceBand[], more: typeof facets): Selection => ({
    ...WHOLE_CATALOGUE,
    prices: bands,
    facets: { ...WHOLE_CATALOGUE.facets, ...more },
  });
  const sized = { ...facets, ...sizeFacets(answers.size, stock) };
  return [
    select(prices, sized),
    ...[prices, limit, []].map((bands) => select(bands, facets)),
    ...[limit, []].map((bands) => select(bands, { kind: ['laptop'], ...asked })),
  ];
}

function sizeFacets(
  size: AllAnswers['size'],
  stock: Pick<FacetValues, 'screen'>,
): Partial<Record<FacetKey, readonly string[]>> {
  const { daily, balanced, desk } = SIZES;
  switch (size) {
    case 'daily':
      return { weight: [`0-${daily.kilograms}`] };
    case 'balanced':
      return {
        weight: [`0-${balanced.kilograms}`],
        screen: stock.screen.filter((value) => numberOf(value) >= balanced.from && numberOf(value) < balanced.below),
      };
    case 'desk':
      return { screen: stock.screen.filter((value) => numberOf(value) >= desk.from) };
    case 'any':
      return {};
  }
}
