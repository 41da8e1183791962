import type { Facet } from '../../catalogue/search/product-facets.ts';

/** Facets as the schema's `Filter` reads them; `input` is JSON text, as on the hosted platform. */
export function toFilters(facets: readonly Facet[]) {
  return facets.map((facet) => ({
    ...facet,
    presentation: facet.values.some(({ color }) => color) ? 'SWATCH' : 'TEXT',
    values: facet.values.map(({ color, ...value }) => ({
      ...value,
      input: JSON.stringify(value.input),
      image: null,
      swatch: color ? { color, image: null } : null,
    })),
  }));
}
