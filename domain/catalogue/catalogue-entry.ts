import type { ProductNumbers } from './describe-product.ts';
import type { FacetValues } from './facets.ts';
import type { Offer } from './offers.ts';

/** A product as choosing needs it. */
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
  /** Products in stock come first in every order; a product without the field counts as in stock. */
  isAvailable?: boolean;
  /** The numbers of orders other than price and name. */
  numbers?: ProductNumbers;
}

/** It can be bought, and its maker still supports its system. */
export function isRecommended({ isAvailable, values }: CatalogueEntry): boolean {
  return isAvailable !== false && (values.windows.includes('11') || values.cpu.some((cpu) => /^m\d$/.test(cpu)));
}
