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
import { FACT_KEYS, fieldOfFact } from '#domain/facts/fact-definitions.ts';
import { type LaptopFacts, parseLaptop, readChoices } from '#domain/machine/laptop.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { toProductRecord } from '#platform/catalogue/product-record.ts';
import { shop } from '#shop.config';

/** Stock has views of its own. */
export const DESK_FACETS = FACETS.filter((facet) => facet !== 'stock' && !facetRow(facet).hasNoBoxes);

/** What the shop understands of a product: its texts, and the fields that take precedence. */
export function readProductFacts(product: Product): LaptopFacts {
  const { title, vendor, productType, descriptionHtml, metafields } = product;
  const texts = new Map(metafields.map(({ namespace, key, value }) => [`${namespace}.${key}`, value]));
  const facts = FACT_KEYS.map((fact) => [fact, texts.get(fieldOfFact(fact, shop.metafields))] as const);
  return parseLaptop({
    ...{ title: title.el, vendor, productType, description: descriptionHtml.el, options: toOptions(product) },
    facts: Object.fromEntries(facts.filter(([, text]) => text !== undefined)),
  });
}

function toOptions(product: Product) {
  const { options } = toProductRecord(product);
  return options.map(({ name, values }) => ({ name: name.el, values: values.map(({ el }) => el) }));
}

/** A picture of the catalogue holds the same products until one changes. */
const known = new WeakMap<Product, FacetValues>();

export function facetValuesOf(product: Product): FacetValues {
  const values = known.get(product) ?? describe(product);
  known.set(product, values);
  return values;
}

function describe(product: Product): FacetValues {
  const facts = readProductFacts(product);
  const choices = readChoices(toOptions(product));
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
