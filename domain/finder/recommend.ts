/** The finder's answer: the best match with its reasons and its price, and what else is worth a look. */
import type { FacetKey, FacetValues } from '../catalogue/facets.ts';
import { numberOf } from '../catalogue/facets.ts';
import { isInBand } from '../catalogue/price-band.ts';
import { type Selection, WHOLE_CATALOGUE } from '../catalogue/selection.ts';
import { type AllAnswers, BUDGETS } from './answers.ts';
import { processorPower } from './power.ts';
import { type FinderCandidate, NEEDS, PARTS, type Part, type Score, SIZES, scoreLaptop } from './score.ts';

export interface Match<Candidate> {
  candidate: Candidate;
  score: Score;
  /** The best reasons for it, the weightiest first. */
  reasons: Part[];
  /** What one gives up; null when there is nothing worth naming. */
  sacrifice: Part | null;
}

export interface Recommendation<Candidate> {
  /** Best first; the first is the proposal. */
  matches: Match<Candidate>[];
  /** The best of those that cost clearly less than the proposal. */
  cheaper: Match<Candidate> | null;
  /** A clearly stronger or better kept one, which may cost a little more than the budget. */
  better: Match<Candidate> | null;
  /** `none`: nothing costs so little, the nearest is shown; `below`: nothing costs so much, the best is shown. */
  budgetFit: 'fits' | 'none' | 'below';
}

const MATCHES = 3;
/** What counts as clearly cheaper, and how far above the budget a better one may lie. */
const CHEAPER_BY = 0.85;
const STRETCH = 1.15;
const REASON_FROM = 0.7;
const SACRIFICE_BELOW = 0.55;

/** @param candidates what can be bought now; nothing else is proposed */
export function recommend<Candidate extends FinderCandidate>(
  candidates: readonly Candidate[],
  answers: AllAnswers,
): Recommendation<Candidate> {
  const { fromEuro, toEuro } = BUDGETS[answers.budget];
  const ranked = candidates.map((candidate) => toMatch(candidate, answers)).sort(byScore);
  const affordable = ranked.filter(({ candidate }) => candidate.priceCents <= toEuro * 100);
  const inBand = affordable.filter(({ candidate }) => isInBand(candidate.priceCents, { fromEuro, toEuro }));
  const budgetFit = affordable.length === 0 ? 'none' : inBand.length === 0 ? 'below' : 'fits';
  const pool =
    budgetFit === 'none' ? ranked.toSorted(byPrice).slice(0, 1) : budgetFit === 'below' ? affordable : inBand;
  const matches = distinct(pool).slice(0, MATCHES);
  const [best] = matches;
  if (!best) return { matches, cheaper: null, better: null, budgetFit };
  const shown = new Set(matches.slice(0, 1).map(({ candidate }) => candidate));
  const others = ranked.filter(({ candidate }) => !shown.has(candidate));
  return {
    matches,
    cheaper: others.find(({ candidate }) => candidate.priceCents <= best.candidate.priceCents * CHEAPER_BY) ?? null,
    better:
      others.find((other) => isBetter(other, best) && other.candidate.priceCents <= toEuro * 100 * STRETCH) ?? null,
    budgetFit,
  };
}

function toMatch<Candidate extends FinderCandidate>(candidate: Candidate, answers: AllAnswers): Match<Candidate> {
  const score = scoreLaptop(candidate, answers);
  const { parts, weights } = score;
  const isAsked = (part: Part) => part !== 'size' || answers.size !== 'any';
  const byWeight = PARTS.filter(isAsked).toSorted(
    (one, other) => parts[other] * weights[other] - parts[one] * weights[one],
  );
  const lacking = PARTS.filter(isAsked).toSorted(
    (one, other) => (1 - parts[other]) * weights[other] - (1 - parts[one]) * weights[one],
  );
  return {
    candidate,
    score,
    reasons: byWeight.filter((part) => parts[part] >= REASON_FROM).slice(0, 3),
    sacrifice: lacking.find((part) => parts[part] < SACRIFICE_BELOW) ?? null,
  };
}

/** Equals are ordered by price, then by id, so that the same answers always give the same proposal. */
function byScore(one: Match<FinderCandidate>, other: Match<FinderCandidate>): number {
  return other.score.total - one.score.total || byPrice(one, other);
}

function byPrice({ candidate: one }: Match<FinderCandidate>, { candidate: other }: Match<FinderCandidate>): number {
  return one.priceCents - other.priceCents || (one.id < other.id ? -1 : 1);
}

/** Faster by a generation or more, or more memory, without losing in the other; it costs more, as it must. */
function isBetter({ candidate: one }: Match<FinderCandidate>, { candidate: other }: Match<FinderCandidate>): boolean {
  const power = processorPower(one.facts.cpu) - processorPower(other.facts.cpu);
  const memory = (one.facts.ramGb ?? 0) - (other.facts.ramGb ?? 0);
  return one.priceCents > other.priceCents && power >= 0 && memory >= 0 && (power >= 1 || memory > 0);
}

/** Three times the same model would be one proposal: of machines that read alike the best stays. */
function distinct<Candidate extends FinderCandidate>(matches: Match<Candidate>[]): Match<Candidate>[] {
  const seen = new Set<string>();
  return matches.filter(({ candidate: { facts } }) => {
    const key = `${facts.cpu?.label}|${facts.ramGb}|${facts.screenInches}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The same wishes as filters of the catalogue: budget, enough memory, the size, and Windows 11 where time matters. */
export function toSelection(answers: AllAnswers, stock: Pick<FacetValues, 'ram' | 'screen'>): Selection {
  const [from, below] = SIZES[answers.size];
  const facets: Partial<Record<FacetKey, readonly string[]>> = {
    ram: stock.ram.filter((value) => numberOf(value) >= NEEDS[answers.use].ramGb),
    // The catalogue counts whole inches: 13 holds everything up to 13.9.
    screen: answers.size === 'any' ? [] : stock.screen.filter((value) => isSize(numberOf(value), from, below)),
    windows: answers.priority === 'lifetime' ? ['11'] : [],
  };
  return { ...WHOLE_CATALOGUE, prices: [BUDGETS[answers.budget]], facets: { ...WHOLE_CATALOGUE.facets, ...facets } };
}

function isSize(inches: number, from: number, below: number): boolean {
  return inches >= Math.floor(from) && inches < below;
}
