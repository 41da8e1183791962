import type { ProductNumbers } from './describe-product.ts';
import type { FacetValues } from './facets.ts';
import type { Offer } from './offers.ts';

/** What choosing needs to know of a product. */
export interface CatalogueEntry {
  id: string;
  title: string;
  /** Null when nothing of it can be bought; such entries come last in every order of price. */
  priceCents: number | null;
  values: FacetValues;
  /** Brand as the shop writes it, for the names of the facet's values. */
  vendor: string;
  /** Its variants that can be bought; a product without them is bought as it is, at its own price. */
  offers?: readonly Offer[];
  /** What can be bought now comes first in every order; it counts as available where nothing is said. */
  isAvailable?: boolean;
  /** What orders besides price and name go by. */
  numbers?: ProductNumbers;
}
