import { type LaptopFacts, type LaptopInput, readChoices } from '../laptop.ts';
import type { SearchableProduct } from '../search/search-outcome.ts';
import { type FacetValues, toFacetValues, toKind } from './facets.ts';

/**
 * What choosing needs to know of a product besides its price: the values that filters find it by, and the texts in which a
 * search looks.
 *
 * @param product its description as plain text, and the variants that the shop offers
 * @param facts as `parseLaptop` reads them
 */
export function describeProduct(
  product: Required<Omit<LaptopInput, 'facts'>>,
  facts: LaptopFacts,
): { values: FacetValues; searchable: SearchableProduct } {
  const { title, productType, description, options, variants } = product;
  const { brand, model, cpu, ramGb, storageGb } = facts;
  const choices = readChoices(options);
  return {
    values: toFacetValues({
      ...facts,
      kind: toKind(productType),
      ramGb: withNamed(ramGb, choices.ramGb),
      storageGb: withNamed(storageGb, choices.storageGb),
    }),
    searchable: {
      title,
      brand,
      model,
      processor: cpu?.label ?? '',
      details: [productType, ...variants.map((variant) => variant.title)].join(' '),
      description,
    },
  };
}

/** The size that the title names, and those that the options offer. */
function withNamed(named: number | null, offered: readonly number[]): number[] {
  return [...new Set(named === null ? offered : [named, ...offered])];
}
