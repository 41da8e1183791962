/** The variants of one product: one more, one less. */
import { defaultLanguage } from '#domain/locale/locales.ts';
import type { PlatformContext } from '../context.ts';
import { type EditSettings, editProduct, namesInUse } from './edit-product.ts';
import type { Localized } from './localized.ts';
import type { OptionRecord, ProductRecord, VariantRecord } from './product-record.ts';
import { spellSku } from './skus.ts';

export interface NewVariant {
  /** One for each option of the product; the first language names it. */
  values: readonly Localized[];
  /** What its variants differ in, for a product that has one variant and no option yet. */
  first?: { option: Localized; value: Localized };
  priceCents: number;
  stock: number;
}

type Context = Pick<PlatformContext, 'db' | 'now'>;

/** @returns why not: `no_choice` if a name is missing, `variant_twice` if the product has one of these values */
export async function addVariant(
  context: Context,
  handle: string,
  { values, first, priceCents, stock }: NewVariant,
  settings: EditSettings,
): Promise<'saved' | 'unknown_product' | 'no_choice' | 'variant_twice'> {
  const taken = await namesInUse(context);
  return editProduct<'no_choice' | 'variant_twice'>(context, handle, settings, (record) => {
    const product = record.options.length > 0 ? record : withFirstOption(record, first);
    const chosen = values.map((value) => value[defaultLanguage]);
    if (product.options.length !== values.length || chosen.includes('')) return 'no_choice';
    if (product.variants.some((variant) => isSame(variant.values, chosen))) return 'variant_twice';
    const variant: VariantRecord = {
      sku: spellSku([handle, ...chosen], (sku) => taken.has(sku)),
      values: chosen,
      priceCents,
      compareAtCents: null,
      stock,
      barcode: null,
      weightGrams: null,
      metafields: [],
    };
    const options = product.options.map((option, index) => withValue(option, values[index]));
    return { ...product, options, variants: [...product.variants, variant] };
  });
}

function withFirstOption(record: ProductRecord, first: NewVariant['first']): ProductRecord {
  const name = first?.value[defaultLanguage];
  if (!first || !name || first.option[defaultLanguage] === '') return record;
  return {
    ...record,
    options: [{ name: first.option, values: [first.value] }],
    variants: record.variants.map((variant) => ({ ...variant, values: [name] })),
  };
}

/** A value that the option has already stays as it is called. */
function withValue(option: OptionRecord, value: Localized | undefined): OptionRecord {
  const isKnown = option.values.some((known) => known[defaultLanguage] === value?.[defaultLanguage]);
  return !value || isKnown ? option : { ...option, values: [...option.values, value] };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Orders keep what they say of it. @returns why not: a product has at least one variant */
export function removeVariant(
  context: Context,
  handle: string,
  sku: string,
  settings: EditSettings,
): Promise<'saved' | 'unknown_product' | 'last_variant'> {
  return editProduct<'last_variant'>(context, handle, settings, (record) => {
    const variants = record.variants.filter((variant) => variant.sku !== sku);
    if (variants.length === 0) return 'last_variant';
    const isChosen = (name: string, place: number) => variants.some(({ values }) => values[place] === name);
    const options = record.options.map((option, place) => ({
      ...option,
      values: option.values.filter((value) => isChosen(value[defaultLanguage], place)),
    }));
    return { ...record, options, variants };
  });
}
