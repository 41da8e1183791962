/** The filters of the shop's lists, over drafts too. */
import {
  FACETS,
  type FacetKey,
  type FacetValues,
  facetRow,
  numberOf,
  toFacetValues,
  toKind,
} from '#domain/catalogue/facets.ts';
import { parseLaptop, readChoices } from '#domain/machine/laptop.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { toLaptopInput } from '#platform/catalogue/laptop-input.ts';

/** Stock has views of its own. */
export const DESK_FACETS = FACETS.filter((facet) => facet !== 'stock' && !facetRow(facet).hasNoBoxes);

/** A picture of the catalogue holds the same products until one changes. */
const known = new WeakMap<Product, FacetValues>();

export function facetValuesOf(product: Product): FacetValues {
  const values = known.get(product) ?? describe(product);
  known.set(product, values);
  return values;
}

function describe(product: Product): FacetValues {
  const input = toLaptopInput(product);
  const facts = parseLaptop(input);
  const choices = readChoices(input.options);
  const withFirst = (first: number | null, others: number[]) => [
    ...new Set(first === null ? others : [first, ...others]),
  ];
  return toFacetValues({
    ...facts,
    kind: toKind(product.productType),
    ramGb: withFirst(facts.ramGb, choices.ramGb),
    storageGb: withFirst(facts.storageGb, choices.storageGb),
    isAvailable: product.totalInventory > 0,
    uses: [],
  });
}

/** The values that some product has, in the shop's order. */
export function offeredValues(products: readonly Product[], facet: FacetKey): string[] {
  const { values, order } = facetRow(facet);
  const found = [...new Set(products.flatMap((product) => facetValuesOf(product)[facet]))].sort();
  if (order === 'name') return found;
  const placeOf = order === 'number' ? numberOf : (value: string) => values.indexOf(value);
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}
