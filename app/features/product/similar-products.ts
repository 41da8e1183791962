import { WHOLE_CATALOGUE, withFacet } from '#domain/catalogue/selection.ts';
import { type CardProduct, isLaptop } from '../../storefront/catalogue/card-product.ts';
import type { Catalogue, CatalogueProduct } from '../../storefront/catalogue/catalogue.ts';
import type { ProductSummary } from '../../storefront/documents.ts';
import { isMissing, type MissingPart } from '../../storefront/missing-part.ts';
import { type NearestMark, nearestMark } from './nearest-mark.ts';

/** So many are shown. */
const SIMILAR = 4;

/** Beside a sold-out product it says what it costs and gives instead. */
interface SimilarProduct {
  card: CardProduct;
  mark: NearestMark | null;
}

/** Products of the same kind in stock, by the nearest price; those with the shop's same type come first. */
export function similarTo(
  product: ProductSummary,
  gone: Parameters<typeof nearestMark>[1],
  catalogue: Catalogue | MissingPart,
): SimilarProduct[] | MissingPart {
  if (isMissing(catalogue)) return catalogue;
  const ofKind = withFacet(WHOLE_CATALOGUE, 'kind', [isLaptop(product) ? 'laptop' : '-laptop']);
  const [same, others]: [CatalogueProduct[], CatalogueProduct[]] = [[], []];
  for (const entry of catalogue.nearestInPrice(ofKind, gone.priceCents ?? 0)) {
    const found = entry.productType === product.productType ? same : others;
    if (entry.id !== product.id && found.length < SIMILAR) found.push(entry);
    if (same.length === SIMILAR) break;
  }
  return [...same, ...others].slice(0, SIMILAR).map((entry) => ({
    card: entry.card,
    mark: product.availableForSale ? null : nearestMark(entry, gone),
  }));
}
