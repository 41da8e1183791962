/** The demo catalogue as the store searches it, without a database: for the relevance figure and the scale table. */
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { type CatalogueIndex, createCatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import { describeProduct } from '#domain/catalogue/describe-product.ts';
import { type Offer, toOffer } from '#domain/catalogue/offers.ts';
import { FACT_KEYS, type FactTexts, fieldOfFact } from '#domain/facts/fact-definitions.ts';
import { type LaptopFacts, parseLaptop } from '#domain/machine/laptop.ts';
import { stripHtml } from '#domain/machine/laptop-patterns.ts';
import type { SearchableProduct } from '#domain/search/search-outcome.ts';
import { defaultVariant, isHiddenTitle, offeredVariants } from '#domain/shop/merchandising.ts';
import { listPictures } from '#platform/media/stored-pictures.ts';
import { readSeedFiles, type SeedProduct } from '#platform/seed/seed-files.ts';
import { searchWords } from '#search.config';
import { shop } from '#shop.config';
import { searchOver } from '#tests/support/search-over.ts';

type Language = 'el' | 'en';

export interface DemoProduct extends CatalogueEntry {
  searchable: SearchableProduct;
  facts: LaptopFacts;
  /** Every variant that is offered, in the order of the shop. */
  choices: readonly { title: string; cents: number; isAvailable: boolean }[];
}

/** The products of the demo shop that it lists; the handle is the id. */
export function readDemoCatalogue(language: Language): CatalogueIndex<DemoProduct> {
  const products = readSeedFiles(listPictures())
    .products.filter(({ title }) => !isHiddenTitle(title[language], shop.merchandising.hiddenTitles))
    .map((product) => toDemoProduct(product, language));
  return createCatalogueIndex(
    products,
    language,
    (entries) =>
      searchOver(
        entries.map(({ searchable, numbers }) => ({ ...searchable, ...(numbers && { numbers }) })),
        searchWords,
      ),
    searchWords.uses,
    searchWords.generalUse,
  );
}

function toDemoProduct(product: SeedProduct, language: Language): DemoProduct {
  const { vendor, productType, handle } = product;
  const title = product.title[language];
  const options = product.options.map(({ name, values }) => ({
    name: name[language],
    values: values.map((value) => value[language]),
  }));
  const variants = offeredOf(product);
  const text = {
    title,
    handle,
    vendor,
    productType,
    description: stripHtml(product.description[language]),
    options,
    variants,
  };
  const facts = parseLaptop({ ...text, facts: toFactTexts(product) });
  const offer = {
    priceCents: defaultVariant(variants)?.price ?? null,
    isAvailable: product.variants.some(({ stock }) => stock > 0),
    offers: toOffers(product, variants, facts, language),
  };
  return {
    id: handle,
    title,
    vendor: facts.brand,
    // What the card shows: the first offered variant that is in stock, else the first.
    priceCents: defaultVariant(variants)?.price ?? null,
    ...describeProduct(text, facts, offer, searchWords.uses),
    facts,
    choices: variants.map(({ selectedOptions, price, availableForSale }) => ({
      title: selectedOptions.map(({ value }, index) => inLanguage(product, index, value, language)).join(', '),
      cents: price,
      isAvailable: availableForSale,
    })),
    isAvailable: offer.isAvailable,
    offers: offer.offers,
  };
}

function toOffers(
  product: SeedProduct,
  variants: ReturnType<typeof offeredOf>,
  facts: LaptopFacts,
  language: Language,
): Offer[] {
  const available = variants.filter(({ availableForSale }) => availableForSale);
  return (available.length > 0 ? available : variants).map(({ title, price, selectedOptions }) => {
    const named = selectedOptions.map(({ value }, index) => ({
      name: product.options[index]?.name.en ?? '',
      value: inLanguage(product, index, value, language),
    }));
    return toOffer({ id: title, priceCents: price, selectedOptions: named }, facts);
  });
}

/** A value of an option as the shop's pages in a language write it. */
function inLanguage({ options }: SeedProduct, index: number, value: string, language: Language): string {
  return options[index]?.values.find((known) => known.el === value || known.en === value)?.[language] ?? value;
}

/** The facts of a seeded product by their own names. */
function toFactTexts({ metafields }: Pick<SeedProduct, 'metafields'>): FactTexts {
  const texts = new Map(metafields.map(({ namespace, key, value }) => [`${namespace}.${key}`, value]));
  return Object.fromEntries(
    FACT_KEYS.map((fact) => [fact, texts.get(fieldOfFact(fact, shop.metafields))]),
  ) as FactTexts;
}

function offeredOf({ variants }: SeedProduct) {
  const titled = variants.map(({ values, price, stock }) => ({
    title: values.join(' / '),
    selectedOptions: values.map((value) => ({ value })),
    price,
    availableForSale: stock > 0,
  }));
  return offeredVariants(titled, shop.merchandising.hiddenVariants);
}
