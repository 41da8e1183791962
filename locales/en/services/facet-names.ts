import type { facetNames as greek } from '../../el/services/facet-names.ts';

export const facetNames: typeof greek = {
  availability: 'Availability',
  price: 'Price',
  vendor: 'Brand',
  productType: 'Product type',
  inStock: 'In stock',
  soldOut: 'Out of stock',
};
