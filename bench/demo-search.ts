/** The demo catalogue as the store searches it, without a database: for the relevance figure and the scale table. */
import { type CatalogueEntry, type CatalogueIndex, createCatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import { toFacetValues } from '#domain/catalogue/facets.ts';
import { parseLaptop, readChoices } from '#domain/laptop.ts';
import { stripHtml } from '#domain/laptop-patterns.ts';
import { isHiddenTitle, offeredVariants } from '#domain/merchandising.ts';
import { createSearch } from '#domain/search/create-search.ts';
import type { SearchableProduct } from '#domain/search/search-outcome.ts';
import { listPictures } from '#platform/media/media.ts';
import { readSeedFiles, type SeedProduct } from '#platform/seed/seed-files.ts';
import { searchWords } from '#search.config';
import { shop } from '#shop.config';

type Language = 'el' | 'en';

export interface DemoProduct extends CatalogueEntry {
  searchable: SearchableProduct;
}

/** The products of the demo shop that it lists; the handle is the id. */
export function readDemoCatalogue(language: Language): CatalogueIndex<DemoProduct> {
  const products = readSeedFiles(listPictures())
    .products.filter(({ title }) => !isHiddenTitle(title[language], shop.merchandising.hiddenTitles))
    .map((product) => toDemoProduct(product, language));
  return createCatalogueIndex(products, language, (entries) =>
    createSearch(
      entries.map(({ searchable }) => searchable),
      { words: searchWords },
    ),
  );
}

export function toDemoProduct(product: SeedProduct, language: Language): DemoProduct {
  const { vendor, productType, handle } = product;
  const title = product.title[language];
  const description = stripHtml(product.description[language]);
  const options = product.options.map(({ name, values }) => ({
    name: name[language],
    values: values.map((value) => value[language]),
  }));
  const facts = parseLaptop({ title, vendor, productType, description, options });
  const choices = readChoices(options);
  const ramGb = facts.ramGb === null ? choices.ramGb : [facts.ramGb, ...choices.ramGb];
  const storageGb = facts.storageGb === null ? choices.storageGb : [facts.storageGb, ...choices.storageGb];
  const { brand, model, cpu } = facts;
  const details = [productType, ...options.flatMap(({ values }) => values)].join(' ');
  return {
    id: handle,
    title,
    vendor,
    priceCents: priceOf(product),
    values: toFacetValues({ ...facts, ramGb: [...new Set(ramGb)], storageGb: [...new Set(storageGb)] }),
    searchable: { title, brand, model, processor: cpu?.label ?? '', details, description },
  };
}

/** What the card shows: the first offered variant that is in stock, else the first. */
function priceOf({ variants }: SeedProduct): number | null {
  const titled = variants.map(({ values, price, stock }) => ({
    title: values.join(' / '),
    selectedOptions: values.map((value) => ({ value })),
    price,
    stock,
  }));
  const offered = offeredVariants(titled, shop.merchandising.hiddenVariants);
  return (offered.find(({ stock }) => stock > 0) ?? offered[0])?.price ?? null;
}
