/** One product in full, with the choices that lead to its variants. */
import type { CatalogueAnswers, OptionValue, SelectedOption } from '#domain/assistant/catalogue-answers.ts';
import type { ProductRequest } from '#domain/assistant/catalogue-requests.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { parseGtin } from '#domain/machine/gtin.ts';
import { DEFAULT_TITLE } from '#domain/shop/merchandising.ts';
import type { Catalogue } from '../storefront/catalogue/catalogue.ts';
import { cleanHtml } from '../storefront/clean-html.ts';
import { type Product, type ProductVariant, productQuery } from '../storefront/documents.ts';
import { FACT_FIELDS } from '../storefront/specification/fact-fields.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { chooseVariants, type Variants } from './choose-variants.ts';
import { filterMessages, priceFilterOf, regionMessages } from './filter-messages.ts';
import { resolver } from './find-products.ts';
import { type Speaker, selectedOf, toMedia, writeProduct } from './write-product.ts';

export async function productDetail(
  { catalogue, storefront }: { catalogue: Catalogue; storefront: Pick<Storefront, 'query'> },
  request: ProductRequest,
  speaker: Speaker,
): Promise<CatalogueAnswers['product']> {
  const found = resolver(catalogue)(request.id);
  const chosen = found && chooseVariants(found.product, priceFilterOf(request), found.variant?.id ?? null);
  if (!found || !chosen) return { product: null };
  const { product } = found;
  const selected = found.variant ? selectedOf(found.variant) : effective(chosen, request);
  const variants = chosen.filter((variant) => fits(variant, selected));
  const [first = chosen[0], ...others] = variants;
  const language = localeOf(speaker.language).api;
  const { product: full } = await storefront.query(productQuery, { handle: product.handle, language, ...FACT_FIELDS });
  const written = withDetails(writeProduct(product, [first, ...others], speaker), full, speaker);
  const isConfigurable = product.variants.some(({ title }) => title !== DEFAULT_TITLE);
  const messages = [...filterMessages(request, speaker), ...regionMessages(request, speaker)];
  return {
    product: {
      ...written,
      ...(isConfigurable && { selected, options: signals(written.options ?? [], product.variants, selected) }),
    },
    ...(messages.length > 0 && { messages }),
  };
}

/** What no list needs: the owner's description, all pictures and the codes on the boxes. */
function withDetails(written: ReturnType<typeof writeProduct>, full: Product | null, { publicUrl }: Speaker) {
  if (!full) return written;
  const codes = new Map(full.codes.nodes.map(({ id, barcode }) => [id, parseGtin(barcode)]));
  const html = cleanHtml(full.descriptionHtml);
  return {
    ...written,
    description: { plain: full.description || written.description.plain, ...(html && { html }) },
    media: full.images.nodes.map((image) => toMedia(image, publicUrl)),
    variants: written.variants.map((variant) => {
      const code = codes.get(variant.id);
      return code ? { ...variant, barcodes: [{ type: 'GTIN', value: code }] } : variant;
    }),
  };
}

/** What can be had of what was chosen: without preferences, what was chosen last goes first. */
function effective(variants: Variants, { selected = [], preferences = [] }: ProductRequest): SelectedOption[] {
  if (selected.length === 0) return variants[0].title === DEFAULT_TITLE ? [] : selectedOf(variants[0]);
  const rank = ({ name }: SelectedOption) => {
    const place = preferences.indexOf(name);
    return place === -1 ? preferences.length : place;
  };
  const asked = [...new Map(selected.map(({ name, label }) => [name, { name, label }])).values()];
  const left = asked.toSorted((a, b) => rank(a) - rank(b));
  while (left.length > 0 && !variants.some((variant) => fits(variant, left))) left.pop();
  return asked.filter((option) => left.includes(option));
}

function fits({ selectedOptions }: ProductVariant, selected: readonly SelectedOption[]): boolean {
  return selected.every(({ name, label }) =>
    selectedOptions.some((option) => option.name === name && option.value === label),
  );
}

/** Whether each value leads to a variant together with what is chosen of the other options, and to one that can be bought. */
function signals(
  options: readonly { name: string; values: OptionValue[] }[],
  variants: readonly ProductVariant[],
  selected: readonly SelectedOption[],
) {
  return options.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => {
      const others = selected.filter((option) => option.name !== name);
      const leading = variants.filter((variant) => fits(variant, [...others, { name, label }]));
      return { label, exists: leading.length > 0, available: leading.some((variant) => variant.availableForSale) };
    }),
  }));
}
