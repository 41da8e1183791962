/** The options of a product as separate choices: system, memory, disk, colour. */
import type { ProductVariant } from '../../../storefront/documents.ts';

export interface OptionChoice {
  /** As the shop writes it. */
  name: string;
  values: OptionValue[];
}

export interface OptionValue {
  value: string;
  isChosen: boolean;
  /** The variant that choosing this value leads to; null where none with it can be bought. */
  variant: ProductVariant | null;
  /** The values that change with it, since the present choice is not sold with this value. A blocked value has those it is not sold with. */
  changes: string[];
  /**
   * It cannot be combined with the present choice, and can once another option is changed. Where no other option can be changed first
   * it is not blocked, and changes them together: no choice is a dead end.
   */
  isBlocked: boolean;
}

/** @returns one choice for each option, in the shop's order */
export function optionChoices(variants: readonly ProductVariant[], chosen: ProductVariant): OptionChoice[] {
  return chosen.selectedOptions.map(({ name }) => {
    const values = new Set(variants.flatMap((variant) => selectedValue(variant, name) ?? []));
    return { name, values: [...values].map((value) => toValue(variants, chosen, name, value)) };
  });
}

function toValue(
  variants: readonly ProductVariant[],
  chosen: ProductVariant,
  name: string,
  value: string,
): OptionValue {
  if (selectedValue(chosen, name) === value)
    return { value, isChosen: true, variant: chosen, changes: [], isBlocked: false };
  const variant = variantWith(variants, chosen, name, value);
  const others = variant?.selectedOptions.filter((option) => option.name !== name) ?? [];
  const changes = others.filter((option) => selectedValue(chosen, option.name) !== option.value);
  const isBlocked = changes.length > 0 && isReachable(variants, chosen, name, value);
  const told = changes.map((option) => (isBlocked && selectedValue(chosen, option.name)) || option.value);
  return { value, isChosen: false, variant, changes: told, isBlocked };
}

/** Whether one other option can be changed so that the value is sold with all the rest. */
function isReachable(
  variants: readonly ProductVariant[],
  chosen: ProductVariant,
  name: string,
  value: string,
): boolean {
  const sold = variants.filter(({ availableForSale }) => availableForSale);
  const differences = (a: ProductVariant, b: ProductVariant) =>
    a.selectedOptions.filter((option) => selectedValue(b, option.name) !== option.value).map((option) => option.name);
  return sold.some((step) => {
    const [changed, ...more] = differences(step, chosen);
    if (changed === undefined || changed === name || more.length > 0) return false;
    return sold.some((next) => selectedValue(next, name) === value && differences(next, step).length === 1);
  });
}

/** The variant with this value that can be bought and keeps the most of what is chosen; of several the first of the shop. */
function variantWith(
  variants: readonly ProductVariant[],
  chosen: ProductVariant,
  name: string,
  value: string,
): ProductVariant | null {
  const sold = variants.filter((variant) => variant.availableForSale && selectedValue(variant, name) === value);
  const shared = (variant: ProductVariant) =>
    chosen.selectedOptions.filter((option) => selectedValue(variant, option.name) === option.value).length;
  return sold.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

function selectedValue({ selectedOptions }: ProductVariant, name: string): string | undefined {
  return selectedOptions.find((option) => option.name === name)?.value;
}
