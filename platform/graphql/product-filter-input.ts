import type { ProductFilter } from '../catalogue/product-filters.ts';
import { ApiError } from './api-error.ts';
import { checkInputSize } from './input-size.ts';

/** About data that no product here has. To leave them out silently would answer with every product. */
const NOT_IMPLEMENTED = ['category', 'taxonomyMetafield'];

/** @throws ApiError for filters that the embedded platform does not know, or too many */
export function checkFilters(filters: readonly ProductFilter[] | null | undefined): void {
  checkInputSize(filters);
  for (const [name, value] of (filters ?? []).flatMap((filter) => Object.entries(filter))) {
    if (NOT_IMPLEMENTED.includes(name) && value !== null) {
      throw new ApiError('NOT_IMPLEMENTED', `ProductFilter.${name} is not implemented`);
    }
  }
}
