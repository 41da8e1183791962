/** The filters of searches and collections: which products pass, and what a client may offer as further filters. */

import { readList } from '#domain/facts/fact-definitions.ts';
import { fold } from '#domain/locale/fold.ts';
import type { SchemaType } from '#schema/graphql.ts';
import type { Metafield, Product, Variant } from '../catalogue.ts';
import { ancestorsOf, categoryOf } from './taxonomy.ts';

/** One filter of the API. Filters of one kind widen the result, different kinds narrow it, as on the hosted platform. */
export type ProductFilter = SchemaType<'ProductFilter'>;

type MetafieldFilter = SchemaType<'MetafieldFilter'>;

/** What a filter decides about; option filters are one group an option. */
type FilterGroup = string;

interface Rule {
  group: FilterGroup;
  matchesProduct?: (product: Product) => boolean;
  matchesVariant?: (variant: Variant, product: Product) => boolean;
}

export interface ProductFilterSet {
  /** Whether a product passes, all groups considered or all but one. */
  matches: (product: Product, exceptGroup?: FilterGroup) => boolean;
}

export const GROUPS = {
  availability: 'filter.v.availability',
  price: 'filter.v.price',
  vendor: 'filter.p.vendor',
  productType: 'filter.p.product_type',
  tag: 'filter.p.tag',
} as const;

export function optionGroup(optionName: string): FilterGroup {
  return `filter.v.option.${fold(optionName)}`;
}

/** A product passes when one of its variants passes all filters about variants, and itself all others. */
export function productFilterSet(filters: readonly ProductFilter[]): ProductFilterSet {
  const asksForSoldOut = filters.some(({ available }) => available === false);
  const rules = filters.flatMap((filter) => rulesOf(filter, asksForSoldOut));
  const groups = [...new Set(rules.map((rule) => rule.group))].map((group) => ({
    group,
    rules: rules.filter((rule) => rule.group === group),
  }));
  return {
    matches(product, exceptGroup) {
      const asked = groups.filter(({ group }) => group !== exceptGroup);
      const aboutVariants = asked.filter(({ rules }) => rules.some((rule) => rule.matchesVariant));
      const aboutProduct = asked.filter((group) => !aboutVariants.includes(group));
      return (
        aboutProduct.every(({ rules }) => rules.some((rule) => rule.matchesProduct?.(product))) &&
        (aboutVariants.length === 0 ||
          product.variants.some((variant) =>
            aboutVariants.every(({ rules }) => rules.some((rule) => rule.matchesVariant?.(variant, product))),
          ))
      );
    },
  };
}

function rulesOf(filter: ProductFilter, asksForSoldOut: boolean): Rule[] {
  const { available, price, productType, productVendor, tag, variantOption } = filter;
  const { productMetafield, variantMetafield, category, taxonomyMetafield } = filter;
  const rules: Rule[] = [];
  if (typeof available === 'boolean') {
    rules.push({ group: GROUPS.availability, matchesVariant: (variant) => variant.stock > 0 === available });
  }
  if (price) {
    const isInBand = priceRule(price.min ?? 0, price.max ?? null);
    rules.push({
      group: GROUPS.price,
      matchesVariant: (variant, product) => isInBand(variant) && (asksForSoldOut || isOnOffer(variant, product)),
    });
  }
  if (productVendor)
    rules.push({ group: GROUPS.vendor, matchesProduct: equals(productVendor, (product) => [product.vendor]) });
  if (productType) {
    rules.push({ group: GROUPS.productType, matchesProduct: equals(productType, (product) => [product.productType]) });
  }
  if (tag) rules.push({ group: GROUPS.tag, matchesProduct: equals(tag, (product) => product.tags) });
  if (variantOption) {
    rules.push({
      group: optionGroup(variantOption.name),
      matchesVariant: (variant) => hasOption(variant, variantOption.name, variantOption.value),
    });
  }
  if (category) rules.push({ group: 'filter.p.t.category', matchesProduct: categoryRule(category.id) });
  // The platform keeps no attributes of categories, so no product has one.
  if (taxonomyMetafield) rules.push({ group: 'filter.p.t.metafield', matchesProduct: () => false });
  if (productMetafield) {
    rules.push({
      group: `filter.p.m.${productMetafield.namespace}.${productMetafield.key}`,
      matchesProduct: ({ metafields }) => hasMetafield(metafields, productMetafield),
    });
  }
  if (variantMetafield) {
    rules.push({
      group: `filter.v.m.${variantMetafield.namespace}.${variantMetafield.key}`,
      matchesVariant: ({ metafields }) => hasMetafield(metafields, variantMetafield),
    });
  }
  return rules;
}

/** A product is of its category and of all above it. @param id with or without `gid://shopify/TaxonomyCategory/` */
function categoryRule(id: string): (product: Product) => boolean {
  const asked = id.split('/').at(-1);
  return ({ productType }) => {
    const category = categoryOf(productType);
    return category !== null && [category, ...ancestorsOf(category)].some((one) => one === asked);
  };
}

/** A list has the value where one of its items is it. */
function hasMetafield(metafields: readonly Metafield[], { namespace, key, value }: MetafieldFilter): boolean {
  const field = metafields.find((candidate) => candidate.namespace === namespace && candidate.key === key);
  if (!field) return false;
  return field.value === value || (field.type.startsWith('list.') && readList(field.value).includes(value));
}

/** A sold-out variant has no price while others of its product can be bought. */
export function isOnOffer(
  { stock }: Pick<Variant, 'stock'>,
  { availableForSale }: Pick<Product, 'availableForSale'>,
): boolean {
  return stock > 0 || !availableForSale;
}

/** Bounds in euro, both inclusive. */
function priceRule(min: number, max: number | null): (variant: Variant) => boolean {
  const [from, to] = [Math.round(min * 100), max === null ? Number.POSITIVE_INFINITY : Math.round(max * 100)];
  return ({ priceCents }) => priceCents >= from && priceCents <= to;
}

function equals(asked: string, textsOf: (product: Product) => readonly string[]): (product: Product) => boolean {
  const folded = fold(asked);
  return (product) => textsOf(product).some((text) => fold(text) === folded);
}

/** Names and values compare in any language: a shared link keeps its filter when the language changes. */
function hasOption(variant: Variant, name: string, value: string): boolean {
  const [askedName, askedValue] = [fold(name), fold(value)];
  return variant.selected.some(
    (selected) =>
      Object.values(selected.option.name).some((text) => fold(text) === askedName) &&
      Object.values(selected.value.name).some((text) => fold(text) === askedValue),
  );
}
