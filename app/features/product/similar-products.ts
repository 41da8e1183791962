import { toKind } from '#domain/catalogue/facets.ts';
import { WHOLE_CATALOGUE, withFacet } from '#domain/catalogue/selection.ts';
import { isSupported } from '#domain/catalogue/use-rules.ts';
import { carriedKilograms } from '#domain/facts/carried-weight.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { seriesOf } from '#domain/search/create-suggestions.ts';
import { type CardProduct, isLaptop } from '../../storefront/catalogue/card-product.ts';
import type { Catalogue, CatalogueProduct } from '../../storefront/catalogue/catalogue.ts';
import type { ProductSummary } from '../../storefront/documents.ts';
import { isMissing, type MissingPart } from '../../storefront/missing-part.ts';
import { type NearestMark, nearestMark } from './nearest-mark.ts';

/** So many are shown. */
const SIMILAR = 4;
/** So many of the nearest prices are looked at. */
const CANDIDATES = 400;

type Weighed = Pick<CatalogueProduct, 'facts' | 'priceCents'>;

/** Beside a sold-out product it says what it costs and gives instead. */
interface SimilarProduct {
  card: CardProduct;
  mark: NearestMark | null;
}

/**
 * Products of the same kind in stock, the most alike first, one of each model: its other configurations have a list of their own. Beside a
 * sold-out one that is the last of its kind those of the nearest price.
 */
export function similarTo(
  product: ProductSummary,
  gone: Weighed,
  catalogue: Catalogue | MissingPart,
): SimilarProduct[] | MissingPart {
  if (isMissing(catalogue)) return catalogue;
  const kind = toKind(product.productType);
  const inStock = (kind: string) =>
    catalogue.nearestInPrice(withFacet(WHOLE_CATALOGUE, 'kind', [kind]), gone.priceCents ?? 0);
  // Docks and monitors are one kind of the catalogue.
  const isOfType = (productType: string) => kind !== 'monitor' || productType === product.productType;
  const others: CatalogueProduct[] = [];
  for (const entry of inStock(kind)) {
    if (gone.priceCents && others.length === CANDIDATES) break;
    if (isOfType(entry.productType) && nameOf(entry.facts) !== nameOf(gone.facts)) others.push(entry);
  }
  const alike = others
    .map((entry) => ({ entry, distance: distanceOf(entry, gone) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ entry }) => entry);
  const models = [...Map.groupBy(alike, ({ facts }) => nameOf(facts)).values()].flatMap(([nearest]) => nearest ?? []);
  const isEnough = models.length > 0 || product.availableForSale;
  return (isEnough ? models : [...inStock(isLaptop(product) ? 'laptop' : '-laptop')])
    .filter(({ id }) => id !== product.id)
    .slice(0, SIMILAR)
    .map((entry) => ({ card: entry.card, mark: product.availableForSale ? null : nearestMark(entry, gone) }));
}

const nameOf = ({ brand, model }: Weighed['facts']) => `${brand} ${model}`;

/** What counts as one step away: a third of the price, an inch, kilograms, speed classes; twice or half the memory is one, too. */
const STEP = { priceShare: 1 / 3, inches: 1, kilograms: 0.4, speed: 2 };
/** In steps: what one of them does not say, a Mac beside a PC, one that gets updates beside one that does not, and another model of the series. */
const [UNKNOWN, OTHER_WORLD, OTHER_SUPPORT, SAME_SERIES] = [0.5, 4, 1, -0.5];

function distanceOf(one: Weighed, other: Weighed): number {
  const apart = (read: (facts: Weighed) => number | null | undefined, step: number) => {
    const [mine, theirs] = [read(one), read(other)];
    return mine && theirs ? Math.abs(mine - theirs) / step : UNKNOWN;
  };
  const isApple = ({ facts }: Weighed) => facts.brand === 'Apple';
  const series = ({ facts }: Weighed) => `${facts.brand} ${seriesOf(facts.model)}`;
  return (
    apart(({ priceCents }) => priceCents, (other.priceCents ?? 0) * STEP.priceShare) +
    apart(({ facts }) => facts.screenInches, STEP.inches) +
    apart(({ facts }) => carriedKilograms(facts.machine), STEP.kilograms) +
    apart(({ facts }) => facts.cpu && findProcessor(facts.cpu.label)?.speed?.classMany, STEP.speed) +
    apart(({ facts }) => facts.ramGb && Math.log2(facts.ramGb), 1) +
    (isApple(one) === isApple(other) ? 0 : OTHER_WORLD) +
    (isSupported(one.facts) === isSupported(other.facts) ? 0 : OTHER_SUPPORT) +
    (series(one) === series(other) ? SAME_SERIES : 0)
  );
}
