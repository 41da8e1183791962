import { fold } from '#domain/locale/fold.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { type ServiceWords, serviceWords } from '#locales/words.ts';
import type { Product } from '../catalogue.ts';
import { GROUPS, optionGroup, type ProductFilter, type ProductFilterSet } from './product-filters.ts';
import { swatchColour } from './swatches.ts';

interface FacetValue {
  id: string;
  label: string;
  /** How many products the filter would leave; the facet's own choice is not counted. */
  count: number;
  input: ProductFilter;
  /** As `#RRGGBB`, of a colour that is known. */
  color?: string | null;
}

export interface Facet {
  id: string;
  label: string;
  type: 'LIST' | 'PRICE_RANGE';
  values: FacetValue[];
}

/** The filters that a client may offer for these products, with the number of products behind each value. */
export function facetsOf(found: readonly Product[], filters: ProductFilterSet, language: ContentLanguage): Facet[] {
  const labels = serviceWords.facetNames[language];
  const inGroup = (group: string) => found.filter((product) => filters.matches(product, group));
  return [
    availabilityFacet(inGroup(GROUPS.availability), labels),
    priceFacet(inGroup(GROUPS.price), labels.price),
    listFacet(
      GROUPS.vendor,
      labels.vendor,
      inGroup(GROUPS.vendor),
      (product) => product.vendor,
      (productVendor) => ({ productVendor }),
    ),
    listFacet(
      GROUPS.productType,
      labels.productType,
      inGroup(GROUPS.productType),
      (product) => product.productType,
      (productType) => ({ productType }),
    ),
    ...optionFacets(found, inGroup, language),
  ].filter((facet) => facet.values.length > 0);
}

function availabilityFacet(products: readonly Product[], labels: ServiceWords['facetNames']): Facet {
  const id = GROUPS.availability;
  const count = (available: boolean) =>
    products.filter((product) => product.variants.some((variant) => variant.stock > 0 === available)).length;
  return {
    id,
    label: labels.availability,
    type: 'LIST',
    values: [
      { id: `${id}.available`, label: labels.inStock, count: count(true), input: { available: true } },
      { id: `${id}.not_available`, label: labels.soldOut, count: count(false), input: { available: false } },
    ],
  };
}

function priceFacet(products: readonly Product[], label: string): Facet {
  const id = GROUPS.price;
  const max = Math.max(0, ...products.map((product) => product.maxPriceCents)) / 100;
  const values = [{ id, label, count: products.length, input: { price: { min: 0, max } } }];
  return { id, label, type: 'PRICE_RANGE', values: products.length > 0 ? values : [] };
}

function listFacet(
  id: string,
  label: string,
  products: readonly Product[],
  textOf: (product: Product) => string,
  inputOf: (text: string) => ProductFilter,
): Facet {
  const counts = new Map<string, number>();
  for (const product of products) {
    const text = textOf(product);
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const texts = [...counts.keys()].sort((a, b) => a.localeCompare(b, 'el'));
  const values = texts.map((text) => ({
    id: valueId(id, text),
    label: text,
    count: counts.get(text) ?? 0,
    input: inputOf(text),
  }));
  return { id, label, type: 'LIST', values };
}

function optionFacets(
  found: readonly Product[],
  inGroup: (group: string) => readonly Product[],
  language: ContentLanguage,
): Facet[] {
  const names = new Map<string, string>();
  for (const product of found) {
    for (const option of product.options) names.set(optionGroup(option.name.el), option.name[language]);
  }
  return [...names].map(([id, name]) => ({
    id,
    label: name,
    type: 'LIST',
    values: optionValues(id, name, inGroup(id), language),
  }));
}

/** Values in the order in which the products name them. */
function optionValues(id: string, name: string, products: readonly Product[], language: ContentLanguage): FacetValue[] {
  const values = new Map<string, FacetValue>();
  for (const product of products) {
    const offered = new Map(
      product.variants.flatMap((variant) =>
        variant.selected
          .filter(({ option }) => optionGroup(option.name.el) === id)
          .map(({ option, value }) => [value.name[language], swatchColour(option, value)] as const),
      ),
    );
    for (const [label, color] of offered) {
      const value = values.get(label) ?? {
        id: valueId(id, label),
        label,
        count: 0,
        input: { variantOption: { name, value: label } },
        color,
      };
      value.count += 1;
      values.set(label, value);
    }
  }
  return [...values.values()];
}

function valueId(group: string, text: string): string {
  return `${group}.${fold(text).replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}
