import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import type { CatalogueSource } from '#domain/catalogue-source.ts';
import type { Language } from '#domain/locales.ts';
import { CatalogueReading } from './catalogue-reading.ts';
import type { ListedProduct } from './listed-product.ts';
import type { Storefront } from './storefront.ts';

export type CatalogueProduct = ListedProduct;

export interface Catalogue extends CatalogueIndex<CatalogueProduct> {
  withHandle(handle: string): CatalogueProduct | undefined;
  /** All configurations of a model, cheapest first. */
  ofModel(model: { brand: string; model: string }): readonly CatalogueProduct[];
}

const readings = new WeakMap<CatalogueSource, Map<Language, CatalogueReading>>();

/** Everything the shop lists in one language, parsed once and kept as long as the platform's answers. */
export async function getCatalogue(storefront: Storefront, language: Language): Promise<Catalogue> {
  const { source } = storefront;
  const reading = await storefront.derive(`catalogue:${language}`, async (query) => {
    const known = readingOf(source, language);
    await known.read(query);
    return known;
  });
  if (reading.isOlder) storefront.markIncomplete();
  return reading.catalogue;
}

function readingOf(source: CatalogueSource, language: Language): CatalogueReading {
  const known = readings.get(source) ?? new Map<Language, CatalogueReading>();
  readings.set(source, known);
  const reading = known.get(language) ?? new CatalogueReading(source, language);
  known.set(language, reading);
  return reading;
}
