import type { Product, Variant } from './catalogue.ts';

/**
 * Which combinations of option values a product's variants have, in the `v1_` format of `Product.encodedVariantExistence`: a
 * tree of positions, `:` between options, `,` at the end of a branch, ranges with `-`, gaps with a blank.
 * https://shopify.dev/docs/api/storefront/2025-07/objects/Product#field-Product.fields.encodedVariantExistence
 */
export function encodeVariants(product: Product, has: (variant: Variant) => boolean): string {
  const variants = product.variants.filter(
    (variant) => variant.selected.length === product.options.length && has(variant),
  );
  // A product without options has the one option `Title` with one value.
  if (product.options.length === 0) return encodeCombinations(variants.length > 0 ? [[0]] : []);
  return encodeCombinations(
    variants.map(({ selected }) => selected.map(({ option, value }) => option.values.indexOf(value))),
  );
}

/** @param combinations positions of option values, each as long as the others; in any order, repeats count once */
export function encodeCombinations(combinations: readonly (readonly number[])[]): string {
  return `v1_${encodeBranch(combinations)}`;
}

function encodeBranch(combinations: readonly (readonly number[])[]): string {
  const branches = Map.groupBy(combinations, ([first = 0]) => first);
  const values = [...branches.keys()].sort((a, b) => a - b);
  if (combinations.every(({ length }) => length <= 1)) return encodeRanges(values);
  return values
    .map((value) => `${value}:${encodeBranch(branches.get(value)?.map(([, ...rest]) => rest) ?? [])},`)
    .join('');
}

/** @param values ascending */
function encodeRanges(values: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const value of values) {
    const last = ranges.at(-1);
    if (last && last[1] === value - 1) last[1] = value;
    else ranges.push([value, value]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(' ');
}
