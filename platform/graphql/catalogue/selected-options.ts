import { type ContentLanguage, contentLanguages } from '#domain/locale/locales.ts';
import type { SchemaType } from '#schema/graphql.ts';
import { DEFAULT_TITLE, type Option, type Product, type Variant } from '../../catalogue/catalogue.ts';
import { sameInEveryLanguage } from '../../catalogue/localized.ts';

export type SelectedOptionInput = SchemaType<'SelectedOptionInput'>;

export interface SelectedOptionsArgs {
  selectedOptions?: readonly SelectedOptionInput[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
}

const TITLE_OPTION_NAME = sameInEveryLanguage('Title');

/** The hosted platform gives a product without options the option `Title` with the one value `Default Title`. */
export function optionsOf(product: Product): readonly Option[] {
  if (product.options.length > 0 || product.variants.length === 0) return product.options;
  const { id: productId } = product;
  const value = { kind: 'ProductOptionValue' as const, id: productId, name: DEFAULT_TITLE, productId };
  return [{ kind: 'ProductOption', id: productId, name: TITLE_OPTION_NAME, values: [value], productId }];
}

export function selectedOptionsOf(variant: Variant, language: ContentLanguage): SelectedOptionInput[] {
  if (variant.selected.length === 0) return [{ name: TITLE_OPTION_NAME.el, value: DEFAULT_TITLE.el }];
  return variant.selected.map(({ option, value }) => ({ name: option.name[language], value: value.name[language] }));
}

/** The variant that has all the options asked for. Names and values may be in any language of the shop. */
export function variantBySelectedOptions(product: Product, args: SelectedOptionsArgs): Variant | null {
  const fold = (text: string) => (args.caseInsensitiveMatch ? text.toLowerCase() : text);
  const names = new Set(optionsOf(product).flatMap((option) => Object.values(option.name).map(fold)));
  const asked = (args.selectedOptions ?? []).filter(({ name }) => !args.ignoreUnknownOptions || names.has(fold(name)));
  if (asked.length === 0) return null;
  const has = (variant: Variant, { name, value }: SelectedOptionInput) =>
    contentLanguages.some((nameLanguage) =>
      contentLanguages.some((valueLanguage) =>
        selectedOptionsOf(variant, nameLanguage).some(
          (selected, index) =>
            fold(selected.name) === fold(name) &&
            fold(selectedOptionsOf(variant, valueLanguage)[index]?.value ?? '') === fold(value),
        ),
      ),
    );
  return product.variants.find((variant) => asked.every((option) => has(variant, option))) ?? null;
}

export function firstAvailableVariant(product: Product): Variant | null {
  return product.variants.find((variant) => variant.stock > 0) ?? product.variants[0] ?? null;
}

/** The variants that differ from this one in exactly one option. */
export function adjacentVariants(product: Product, variant: Variant | null): Variant[] {
  if (!variant) return [];
  const chosen = new Set(variant.selected.map(({ value }) => value.id));
  return product.variants.filter((other) => other.selected.filter(({ value }) => !chosen.has(value.id)).length === 1);
}
