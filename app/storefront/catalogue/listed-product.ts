import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { describeProduct } from '#domain/catalogue/describe-product.ts';
import { isSupported } from '#domain/catalogue/use-rules.ts';
import type { GradeKey } from '#domain/machine/grade.ts';
import type { LaptopFacts } from '#domain/machine/laptop.ts';
import { parseCents } from '#domain/money/money.ts';
import type { IndexedProduct } from '#domain/search/engine.ts';
import { collectProductWords } from '#domain/search/match/collect-product-words.ts';
import type { Lexicon } from '#domain/search/match/word-index.ts';
import { isHiddenTitle } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import type { ProductSummary, ProductVariant } from '../documents.ts';
import {
  type CardProduct,
  isLaptop,
  readFactsForSale,
  toCardProduct,
  toLaptopOptions,
  variantsOf,
  withSizes,
} from './card-product.ts';
import { toOffers } from './offer-card.ts';
import { USE_RULES } from './search-answers.ts';

/** A product of the catalogue: what filters, orders and the search ask of it, and its card. */
export interface ListedProduct extends Required<CatalogueEntry>, IndexedProduct {
  handle: string;
  /** Whether its maker still supports the newest system that it runs. */
  isSupported: boolean;
  /** Memory and disk for today's programs: 8 GB and 128 GB. */
  isRoomy: boolean;
  grade: GradeKey | null;
  storageGb: number | null;
  isLaptop: boolean;
  /** As the shop names its kinds: a dock is not near to a monitor of the same price. */
  productType: string;
  card: CardProduct;
  /** All that a shopper may choose from. */
  variants: readonly ProductVariant[];
  /** Of the variant that the card sells. */
  facts: LaptopFacts;
}

/** @returns null for a product without a picture or hidden by the shop: lists leave it out (specification, section 9) */
export function toListedProduct(product: ProductSummary, lexicon: Lexicon): ListedProduct | null {
  if (product.featuredImage === null || isHiddenTitle(product.title, shop.merchandising.hiddenTitles)) return null;
  const read = readFactsForSale(product);
  const facts = { ...read, machine: lexicon.shared(read.machine) };
  const card = toCardProduct(product, facts);
  const variants = variantsOf(product);
  const { id, handle, title, vendor, productType, description } = product;
  // Of variants that the shop does not offer some may be there.
  const isAvailable = card.variant?.availableForSale ?? product.availableForSale;
  const options = toLaptopOptions(product.options);
  const offers = toOffers(product, facts);
  const priceCents = card.price && parseCents(card.price.amount);
  const { searchable, values, numbers } = describeProduct(
    { title, vendor, productType, description, options, variants },
    facts,
    { priceCents, isAvailable, offers },
    USE_RULES,
  );
  return {
    id,
    handle,
    title,
    vendor: facts.brand,
    productType,
    priceCents,
    isAvailable,
    values: lexicon.shared(values),
    numbers,
    isSupported: isSupported(facts),
    isRoomy: (facts.ramGb ?? 0) >= 8 && (facts.storageGb ?? 0) >= 128,
    grade: facts.grade,
    storageGb: facts.storageGb,
    isLaptop: isLaptop(product),
    brand: searchable.brand,
    model: searchable.model,
    processor: searchable.processor,
    ...collectProductWords(searchable, lexicon),
    card: { ...card, facts: lexicon.shared(card.facts) },
    variants,
    offers,
    facts: withSizes(facts, card.variant),
  };
}
