/** A product of the catalogue as the Universal Commerce Protocol writes it. All that it says is what the product's page says. */
import type {
  AssistantProduct,
  AssistantVariant,
  Media,
  Price,
  SelectedOption,
} from '#domain/assistant/catalogue-answers.ts';
import { policyLinks } from '#domain/assistant/policy-links.ts';
import { formatDayRange } from '#domain/delivery/dates.ts';
import { deliveryRange, deliveryRuleFor } from '#domain/delivery/delivery.ts';
import { ASSUMED_GRAMS, courierRange } from '#domain/delivery/delivery-methods.ts';
import { FINDER_USES } from '#domain/finder/finder-uses.ts';
import { fold } from '#domain/locale/fold.ts';
import { type Language, localizePath } from '#domain/locale/locales.ts';
import { gradeLabel } from '#domain/machine/grade.ts';
import { type MoneyV2, parseCents } from '#domain/money/money.ts';
import { DEFAULT_TITLE } from '#domain/shop/merchandising.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { pageTexts, sayFrom } from '#locales/page-texts.ts';
import { shop } from '#shop.config';
import { systemCell } from '../features/compare/compare-rows.ts';
import { deviceOf } from '../storefront/catalogue/card-product.ts';
import type { CatalogueProduct } from '../storefront/catalogue/catalogue.ts';
import { readPriorPrice } from '../storefront/catalogue/read-prior-price.ts';
import { namesOfUses } from '../storefront/catalogue/search-answers.ts';
import { variantUrl } from '../storefront/catalogue/variant-address.ts';
import type { PlatformImage, ProductVariant } from '../storefront/documents.ts';
import { type Specification, specificationOf } from '../storefront/specification/specification.ts';

export interface Speaker {
  language: Language;
  publicUrl: string;
  /** When a parcel that is ordered now arrives, the same for all products. */
  delivery: { from: string; to: string; text: string };
}

/** @param asked.postcode null while it is not known where the parcel goes */
export function createSpeaker(
  { language, publicUrl }: Pick<Speaker, 'language' | 'publicUrl'>,
  asked: { now: Date; postcode: string | null },
): Speaker {
  const days = deliveryRange(asked.now, deliveryRuleFor(asked.postcode, shop.delivery));
  return { language, publicUrl, delivery: { ...days, text: formatDayRange(days, language, 'long') } };
}

/** @param variants those to tell of, the featured one first; at least one */
export function writeProduct(
  product: CatalogueProduct,
  variants: readonly [ProductVariant, ...ProductVariant[]],
  speaker: Speaker,
): AssistantProduct {
  const { language, publicUrl } = speaker;
  const { facts, handle, card } = product;
  const url = publicUrl + localizePath(productPath(handle), language);
  const specification = specificationOf(facts, deviceOf(product), language);
  const plain = describe(specification);
  const options = optionsOf(product.variants);
  const all = [...variants, ...product.variants].map(({ price }) => toPrice(price));
  const prices = all.toSorted((a, b) => a.amount - b.amount);
  return {
    id: product.id,
    handle,
    title: card.title,
    description: { plain },
    url,
    categories: categoriesOf(product),
    price_range: { min: prices.at(0) ?? toPrice(variants[0].price), max: prices.at(-1) ?? toPrice(variants[0].price) },
    media: card.image ? [toMedia(card.image, publicUrl)] : [],
    ...(options.length > 0 && { options }),
    variants: variants.map((variant) => writeVariant(variant, { plain, url, card }, speaker)),
    metadata: metadataOf(product, specification, speaker),
  };
}

/** What a list can be narrowed by: the shop's own word for the kind of thing, and the kinds of its lists. */
export function categoriesOf({ productType, values }: Pick<CatalogueProduct, 'productType' | 'values'>) {
  const own = values.kind.some((kind) => fold(kind) === fold(productType)) ? [] : [productType];
  const named = [...own, ...values.kind].filter((value) => value !== '');
  return named.map((value) => ({ value, taxonomy: 'merchant' as const }));
}

export function toMedia({ url, altText, width, height }: PlatformImage, publicUrl: string): Media {
  return {
    type: 'image',
    url: new URL(url, publicUrl).href,
    ...(altText && { alt_text: altText }),
    ...(width && { width }),
    ...(height && { height }),
  };
}

function toPrice({ amount, currencyCode }: MoneyV2): Price {
  return { amount: parseCents(amount), currency: currencyCode };
}

function describe({ rows }: Specification): string {
  return rows
    .map(({ label, value }) => `${label}: ${value}`)
    .join('. ')
    .replaceAll('\u00A0', ' ');
}

interface Owner {
  plain: string;
  url: string;
  card: CatalogueProduct['card'];
}

function writeVariant(variant: ProductVariant, { plain, url, card }: Owner, speaker: Speaker): AssistantVariant {
  const { priorPrice } = readPriorPrice(variant);
  const isOnly = variant.title === DEFAULT_TITLE;
  return {
    id: variant.id,
    ...(variant.sku && { sku: variant.sku }),
    title: isOnly ? card.title : variant.title,
    description: { plain: isOnly ? plain : `${card.title}, ${variant.title}` },
    url: isOnly ? url : variantUrl(url, variant.id),
    price: toPrice(variant.price),
    ...(priorPrice && { list_price: toPrice(priorPrice) }),
    availability: {
      available: variant.availableForSale,
      status: variant.availableForSale ? 'in_stock' : 'out_of_stock',
    },
    ...(!isOnly && { options: selectedOf(variant) }),
    seller: { name: shop.name[speaker.language], links: policyLinks(speaker, pageTexts(speaker.language).assistant) },
  };
}

export function selectedOf({ selectedOptions }: Pick<ProductVariant, 'selectedOptions'>): SelectedOption[] {
  return selectedOptions.map(({ name, value }) => ({ name, label: value }));
}

/** The choices that lead to different variants, in the order in which the variants have them. */
function optionsOf(variants: readonly ProductVariant[]) {
  const named = new Map<string, Set<string>>();
  for (const { title, selectedOptions } of variants)
    for (const { name, value } of title === DEFAULT_TITLE ? [] : selectedOptions)
      named.set(name, (named.get(name) ?? new Set()).add(value));
  return [...named].map(([name, values]) => ({ name, values: [...values].map((label) => ({ label })) }));
}

function metadataOf(product: CatalogueProduct, { rows, missing }: Specification, speaker: Speaker) {
  const { facts, card, values, isAvailable } = product;
  const { language } = speaker;
  const compareWords = sayFrom(pageTexts(language).compareRows);
  const system = systemCell(product, compareWords);
  const uses = values.use.filter((use) => !Object.hasOwn(FINDER_USES, use));
  return {
    condition: 'refurbished',
    brand: facts.brand,
    model: facts.model,
    ...(facts.grade && { grade: { key: facts.grade, label: gradeLabel(facts.grade) } }),
    facts: rows.map(({ word, label, value, note }) => ({
      key: word,
      label,
      value: value.replaceAll('\u00A0', ' '),
      ...(note && { note }),
    })),
    ...(missing && { unknown: missing.value }),
    ...(system.value !== null && { system_support: system.note ? `${system.value}, ${system.note}` : system.value }),
    ...(uses.length > 0 && { good_for: namesOfUses(uses, language).map(([, name]) => name) }),
    ...(isAvailable && card.price && { delivery: deliveryOf(parseCents(card.price.amount), speaker) }),
    warranty: { months: shop.warranty.months },
    returns: { days: shop.warranty.returnDays },
  };
}

/** The days by courier, and what it costs at least and at most. */
function deliveryOf(priceCents: number, { delivery }: Speaker) {
  const { from, to } = courierRange({ goodsCents: priceCents, grams: ASSUMED_GRAMS }, shop.delivery);
  return { ...delivery, country: 'GR', cost: { from, to, currency: 'EUR' } };
}
