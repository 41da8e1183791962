import { productsAddress } from '#domain/catalogue/selection.ts';
import { compareAddress } from '#domain/compare.ts';
import { spread } from '#domain/few-best.ts';
import { type Answers, finderAddress, isComplete, parseAnswers } from '#domain/finder/answers.ts';
import { type Match, recommend, toSelection } from '#domain/finder/recommend.ts';
import { languageOf } from '../../i18n/language.ts';
import { type CatalogueProduct, getCatalogue } from '../../storefront/catalogue.ts';
import { orFail } from '../../storefront/missing-part.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';

/** So many laptops are weighed up: of a larger shop, spread over all prices. */
const MOST_CANDIDATES = 2_000;

/** The answers so far, and the recommendation when all four are given. The address is the whole state. */
export async function loadFinder(request: Request, context: { get(key: typeof servicesContext): Services }) {
  const url = new URL(request.url);
  const answers: Answers = parseAnswers(url.searchParams);
  const address = finderAddress(answers);
  if (!isComplete(answers)) return { answers, address, result: null };
  const services = context.get(servicesContext);
  const reading = getCatalogue(services.storefront, languageOf(url.pathname));
  const catalogue = await orFail(reading, services, url.pathname);
  const { cheaper, better, fifty, matches, budgetFit } = recommend(
    spread(catalogue.entries.filter(isCandidate), MOST_CANDIDATES).map(toCandidate),
    answers,
  );
  const { facets } = catalogue.select(toSelection(answers, { ram: [], screen: [] }));
  const stock = { ram: facets.ram.map(({ value }) => value), screen: facets.screen.map(({ value }) => value) };
  const selection = toSelection(answers, stock);
  const alternatives = [
    ...(fifty ? [{ kind: 'fifty' as const, match: fifty }] : []),
    ...(better ? [{ kind: 'better' as const, match: better }] : []),
    ...(cheaper ? [{ kind: 'cheaper' as const, match: cheaper }] : []),
    ...matches.slice(1).map((match) => ({ kind: 'close' as const, match })),
  ];
  const unique = alternatives.filter(
    ({ match }, at) => alternatives.findIndex((other) => other.match.candidate === match.candidate) === at,
  );
  return {
    answers,
    address,
    result: {
      best: matches[0] ? toShown(matches[0]) : null,
      alternatives: unique.slice(0, 2).map(({ kind, match }) => ({ kind, ...toShown(match) })),
      budgetFit,
      compare: compareAddress(
        [...matches.slice(0, 1), ...unique.slice(0, 2).map(({ match }) => match)].map(
          ({ candidate }) => candidate.card.handle,
        ),
      ),
      catalogue: { to: productsAddress(selection), count: catalogue.select(selection).count },
    },
  };
}

type Buyable = CatalogueProduct & { priceCents: number };

function isCandidate(product: CatalogueProduct): product is Buyable {
  return product.isLaptop && product.isAvailable && product.priceCents !== null;
}

function toCandidate({ id, priceCents, card, facts }: Buyable) {
  return { id, priceCents, facts, isMac: card.isMac, card };
}

function toShown({ candidate, reasons, sacrifice }: Match<ReturnType<typeof toCandidate>>) {
  const { weightKg, approximate } = candidate.facts.machine;
  const weight = weightKg === null ? null : { kilograms: weightKg, isAbout: approximate.includes('weight') };
  const { graphics } = candidate.facts.machine;
  return { card: candidate.card, priceCents: candidate.priceCents, reasons, sacrifice, weight, graphics };
}

export type FinderData = Awaited<ReturnType<typeof loadFinder>>;
export type FinderResult = NonNullable<FinderData['result']>;
export type ShownMatch = NonNullable<FinderResult['best']>;
