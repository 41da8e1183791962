import { WHOLE_CATALOGUE, withFacet } from '#domain/catalogue/selection.ts';
import { seriesOf } from '#domain/search/create-suggestions.ts';
import { type CardProduct, isLaptop } from '../../storefront/catalogue/card-product.ts';
import type { Catalogue, CatalogueProduct } from '../../storefront/catalogue/catalogue.ts';
import type { ProductSummary } from '../../storefront/documents.ts';
import { isMissing, type MissingPart } from '../../storefront/missing-part.ts';
import { type NearestMark, nearestMark } from './nearest-mark.ts';

/** So many are shown. */
const SIMILAR = 4;
/** At most so many of them come first because they are of the same series. */
const KIN = 2;

type Model = Pick<CatalogueProduct['facts'], 'brand' | 'model'>;

/** Beside a sold-out product it says what it costs and gives instead. */
interface SimilarProduct {
  card: CardProduct;
  mark: NearestMark | null;
}

/**
 * Products of the same kind in stock, by the nearest price. Other models of the same series come first if they cost at most a third more or
 * less, then products of the shop's same type.
 */
export function similarTo(
  product: ProductSummary,
  gone: Parameters<typeof nearestMark>[1] & { facts: Model },
  catalogue: Catalogue | MissingPart,
): SimilarProduct[] | MissingPart {
  if (isMissing(catalogue)) return catalogue;
  const ofKind = withFacet(WHOLE_CATALOGUE, 'kind', [isLaptop(product) ? 'laptop' : '-laptop']);
  const [kin, same, others]: [CatalogueProduct[], CatalogueProduct[], CatalogueProduct[]] = [[], [], []];
  const cents = gone.priceCents ?? 0;
  for (const entry of catalogue.nearestInPrice(ofKind, cents)) {
    const isNear = Math.abs((entry.priceCents ?? 0) - cents) <= cents / 3;
    if (same.length === SIMILAR && (kin.length === KIN || !isNear)) break;
    const isKin = isNear && kin.length < KIN && areKin(entry.facts, gone.facts);
    const found = isKin ? kin : entry.productType === product.productType ? same : others;
    if (entry.id !== product.id && found.length < SIMILAR) found.push(entry);
  }
  return [...kin, ...same, ...others].slice(0, SIMILAR).map((entry) => ({
    card: entry.card,
    mark: product.availableForSale ? null : nearestMark(entry, gone),
  }));
}

/** Other configurations of the same model have a list of their own. */
function areKin(one: Model, other: Model): boolean {
  const [mine, theirs] = [one, other].map(({ brand, model }) => `${brand} ${seriesOf(model)}`);
  return mine === theirs && one.model !== other.model && seriesOf(one.model) !== '';
}
