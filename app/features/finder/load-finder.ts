import { sizesOf } from '#domain/catalogue/offers.ts';
import { productsAddress, WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import {
  type AllAnswers,
  type Answers,
  budgetOf,
  finderAddress,
  findRefused,
  isComplete,
  parseAnswers,
} from '#domain/finder/answers.ts';
import { proposedOffers } from '#domain/finder/proposed-offers.ts';
import { type Match, recommend, toSelections } from '#domain/finder/recommend.ts';
import { NEEDS } from '#domain/finder/score.ts';
import { type TradeOff, tradeOffs } from '#domain/finder/trade-offs.ts';
import { type Language, languageOf } from '#domain/locale/locales.ts';
import { compareAddress } from '#domain/machine/compare-laptops.ts';
import { solderedMemory } from '#domain/machine/memory-text.ts';
import { spellInches } from '#domain/machine/spec-text.ts';
import { type Catalogue, catalogueOrFail } from '../../storefront/catalogue/catalogue.ts';
import { type LaptopInStock, laptopsInStock, toCandidates } from '../../storefront/catalogue/laptops-in-stock.ts';
import { offerCard } from '../../storefront/catalogue/offer-card.ts';
import { cardKey } from '../../storefront/catalogue/variant-address.ts';
import { type LoaderContext, servicesContext } from '../../storefront/services.ts';
import { type Merit, meritOf } from './merits.ts';
import { rulersOf } from './rulers.ts';
import { type SizeLack, sizeLack } from './size-lack.ts';
import { writeTradeOff } from './write-trade-offs.ts';

/** The answers so far, and the recommendation when all four are given. The address is the whole state. */
export async function loadFinder(url: URL, context: LoaderContext) {
  const answers: Answers = parseAnswers(url.searchParams);
  const address = finderAddress(answers);
  const refused = findRefused(url.searchParams);
  if (!isComplete(answers)) return { answers, address, refused, result: null };
  const catalogue = await catalogueOrFail(url, context.get(servicesContext));
  return { answers, address, refused, result: findLaptops(catalogue, answers, languageOf(url.pathname)) };
}

/** The proposals for complete answers, with what each gains and gives. */
export function findLaptops(catalogue: Catalogue, answers: AllAnswers, language: Language) {
  const candidates = toCandidates(laptopsInStock(catalogue))
    .flatMap(toVariants)
    .filter(({ system }) => answers.system !== 'windows' || system.includes('windows'));
  const { cheaper, better, more, less, matches, budgetFit, fitFromCents } = recommend(candidates, answers);
  const [best = null] = matches;
  const seconds = matches
    .slice(1)
    .map((match) => ({ kind: best && match.tier === best.tier ? ('close' as const) : ('further' as const), match }));
  const saving = cheaper ? [{ kind: 'cheaper' as const, match: cheaper }] : [];
  const isInRange = cheaper !== null && belowRange(cheaper.candidate, answers) === 0;
  const alternatives = [
    ...(more && answers.priority === 'price' ? [{ kind: 'fifty' as const, match: more }] : []),
    ...(best && better ? [{ kind: strengthOf(better.candidate, best.candidate), match: better }] : []),
    ...(isInRange ? saving : []),
    ...seconds.filter(({ kind }) => kind === 'close'),
    // Below the range that was given only after what lies in it and fits.
    ...saving,
    ...seconds,
  ];
  const unique = alternatives.filter(
    ({ match }, index) => alternatives.findIndex((other) => other.match.candidate === match.candidate) === index,
  );
  const shown: { kind: (typeof unique)[number]['kind'] | Merit; match: Found }[] = [];
  for (const { kind, match } of unique.slice(0, 2)) {
    const named = shown.map((other) => other.kind);
    const merit = best && kind === 'close' ? meritOf(match.candidate, best.candidate, named) : kind;
    shown.push({ kind: merit, match });
  }
  const others = shown.map(({ match }) => match.candidate);
  const show = (match: Found, against: readonly Candidate[]) => ({
    ...toShown(match, answers),
    // Where all proposals lie below the range, the page says so once.
    belowRangeCents: budgetFit === 'fits' ? belowRange(match.candidate, answers) : 0,
    // What stays on a desk is carried nowhere.
    ...rowsAgainst(match.candidate, against, language, answers.size !== 'desk'),
  });
  const beside = (match: Found | null) =>
    best && match && ![best.candidate, ...others].includes(match.candidate) ? show(match, [best.candidate]) : null;
  const first = best && show(best, others);
  const besides = shown.map(({ kind, match }) => ({ kind, ...show(match, best ? [best.candidate] : []) }));
  /** The gain of 50 euro more, and the loss of 50 euro less. */
  const steps = [
    { step: 'more' as const, match: beside(more) },
    { step: 'less' as const, match: beside(less) },
  ].flatMap(({ step, match }) => (match ? [{ step, match }] : []));
  const rows = [...(first ? [first] : []), ...besides, ...steps.map(({ match }) => match)];
  return {
    best: first,
    alternatives: besides,
    steps,
    rulers: best ? rulersOf([best.candidate, ...others], language) : [],
    /** Whether the rows may name hours of a battery. */
    hasHours: rows.some(({ gains, gives }) => [...gains, ...gives].some(({ isInHours }) => isInHours)),
    budgetFit,
    fitFromCents,
    compare: compareAddress([...(best ? [best.candidate] : []), ...others].map(({ card }) => cardKey(card))),
    catalogue: linkToCatalogue(catalogue, answers, best?.candidate),
  };
}

/** How a better one is called: the same processor with more memory is no faster. */
function strengthOf(better: Candidate, best: Candidate): 'better' | 'roomier' {
  const gains = tradeOffs(better, best).flatMap(({ fact, isGain }) => (isGain ? fact : []));
  return gains.includes('memory') && !gains.includes('speed') ? 'roomier' : 'better';
}

/** The list with the finder's own conditions; where the proposal does not meet them, the strictest list that holds it. */
function linkToCatalogue(catalogue: Catalogue, answers: AllAnswers, candidate: Candidate | undefined) {
  const best = candidate?.laptop;
  const { facets } = catalogue.select(WHOLE_CATALOGUE);
  const stock = { ram: facets.ram.map(({ value }) => value), screen: facets.screen.map(({ value }) => value) };
  const [wishes, ...looser] = toSelections(answers, stock, candidate?.system);
  const strictest = catalogue.select(wishes);
  const link = { to: productsAddress(wishes), count: strictest.count, isLoose: false };
  if (!best || strictest.includes(best)) return link;
  for (const selection of looser) {
    const list = catalogue.select(selection);
    if (list.includes(best)) return { to: productsAddress(selection), count: list.count, isLoose: true };
  }
  return link;
}

/** What was asked of memory, disk, system and price chooses among the variants. */
function toVariants(laptop: LaptopInStock) {
  const { id: product, facts, card } = laptop;
  return proposedOffers(laptop.offers).map((offer) => ({
    id: offer.variantId,
    product,
    priceCents: offer.priceCents,
    system: offer.system,
    facts: { ...facts, ...sizesOf(offer, facts) },
    isMac: card.isMac,
    card: offerCard(laptop, offer),
    laptop,
  }));
}

type Candidate = ReturnType<typeof toVariants>[number];
type Found = Match<Candidate>;

/** The most telling first. */
const FACTS: readonly TradeOff['fact'][] = [
  ...(['system', 'price', 'weight', 'battery', 'speed', 'memory', 'storage', 'screen', 'grade', 'year'] as const),
];

/** The most rows of each side. */
const ROWS = 3;

/** A machine's gains and losses against others: each fact once, and a loss rather than a gain. */
function rowsAgainst(candidate: Candidate, others: readonly Candidate[], language: Language, isWeighed: boolean) {
  const all = others
    .flatMap((other) => tradeOffs(candidate, other).map((row) => ({ row, other })))
    .filter(({ row }) => isWeighed || row.fact !== 'weight');
  all.sort((a, b) => FACTS.indexOf(a.row.fact) - FACTS.indexOf(b.row.fact));
  const gives = all.filter(({ row }, index) => !row.isGain && isFirstOf(row, index, all, false));
  const given = new Set(gives.map(({ row }) => row.fact));
  const gains = all.filter(({ row }, index) => row.isGain && !given.has(row.fact) && isFirstOf(row, index, all, true));
  const write = ({ row, other }: (typeof all)[number]) =>
    writeTradeOff(row, { name: spellInches(other.laptop.model), isMac: candidate.isMac }, language);
  return { gains: gains.slice(0, ROWS).map(write), gives: gives.slice(0, ROWS).map(write) };
}

function isFirstOf(row: TradeOff, index: number, all: readonly { row: TradeOff }[], isGain: boolean): boolean {
  return all.findIndex(({ row: other }) => other.fact === row.fact && other.isGain === isGain) === index;
}

/** So many times the memory that the use needs: 32 GB are not praised as 8 are. */
const ROOMY = 4;

function toShown({ candidate, reasons, sacrifice }: Found, { size, use }: AllAnswers) {
  const { weightKg, approximate, hasKeyboardInBox, weightWithKeyboardKg } = candidate.facts.machine;
  const weight = weightKg && {
    ...{ kilograms: weightKg, isAbout: approximate.includes('weight') },
    ...(hasKeyboardInBox && { keyboard: weightWithKeyboardKg ?? ('unweighed' as const) }),
  };
  const { graphics: named, hasDedicatedGraphics } = candidate.facts.machine;
  const graphics = hasDedicatedGraphics === false ? null : named;
  const soldered = solderedMemory(candidate.facts.machine);
  const lack: Lack | null = sacrifice === 'size' ? sizeLack(candidate.facts, size) : sacrifice;
  const isRoomy = (candidate.facts.ramGb ?? 0) >= ROOMY * NEEDS[use].ramGb;
  return { card: candidate.card, priceCents: candidate.priceCents, reasons, lack, weight, graphics, soldered, isRoomy };
}

function belowRange({ priceCents }: Candidate, { budget }: AllAnswers): number {
  return Math.max(0, Math.floor(budgetOf(budget).fromEuro - priceCents / 100) * 100);
}

/** The wishes that a machine does not fulfil. */
export type Lack = Exclude<NonNullable<Found['sacrifice']>, 'size'> | SizeLack;
export type FinderData = Awaited<ReturnType<typeof loadFinder>>;
export type FinderResult = NonNullable<FinderData['result']>;
export type ShownMatch = NonNullable<FinderResult['best']>;
