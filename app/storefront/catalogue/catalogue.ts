import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts';
import { type Language, languageOf } from '#domain/locale/locales.ts';
import { onceForEach } from '#domain/once-for-each.ts';
import { orFail } from '../missing-part.ts';
import type { Services } from '../services.ts';
import type { Storefront } from '../storefront.ts';
import { CatalogueReading } from './catalogue-reading.ts';
import type { ListedProduct } from './listed-product.ts';

export type CatalogueProduct = ListedProduct;

export interface Catalogue extends CatalogueIndex<CatalogueProduct> {
  withHandle(handle: string): CatalogueProduct | undefined;
  /** All configurations of a model, cheapest first. */
  ofModel(model: { brand: string; model: string }): readonly CatalogueProduct[];
}

const readingsOf = onceForEach((_source: CatalogueSource) => new Map<Language, CatalogueReading>());

/** Everything the shop lists in one language, parsed once and kept as long as the platform's answers. */
export function getCatalogue(storefront: Storefront, language: Language): Promise<Catalogue> {
  const { source } = storefront;
  return storefront.derive(`catalogue:${language}`, (query) => readingOf(source, language).read(query));
}

/** For a page that cannot do without it, in the language of its address. @throws as `orFail` does */
export function catalogueOrFail({ pathname }: { pathname: string }, services: Services): Promise<Catalogue> {
  return orFail(getCatalogue(services.storefront, languageOf(pathname)), services, pathname);
}

function readingOf(source: CatalogueSource, language: Language): CatalogueReading {
  const readings = readingsOf(source);
  const reading = readings.get(language) ?? new CatalogueReading(source, language);
  readings.set(language, reading);
  return reading;
}
