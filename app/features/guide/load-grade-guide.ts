import { ALL_LAPTOPS } from '#domain/catalogue/selection.ts';
import { type Language, languageOf } from '#domain/locale/locales.ts';
import type { GradeKey } from '#domain/machine/grade.ts';
import { getCatalogue } from '../../storefront/catalogue/catalogue.ts';
import { orMissing } from '../../storefront/missing-part.ts';
import { type LoaderContext, servicesContext } from '../../storefront/services.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { textFor } from './text-for.ts';

export async function loadGradeGuide(url: URL, context: LoaderContext) {
  const services = context.get(servicesContext);
  const { pathname } = url;
  const counting = countGrades(services.storefront, languageOf(pathname));
  return {
    text: textFor(url, ({ gradeGuide }) => gradeGuide),
    // The guide is worth reading without the platform, too.
    counts: await orMissing(counting, services, pathname),
  };
}

/** How many laptops of each grade are in the catalogue. */
async function countGrades(storefront: Storefront, language: Language): Promise<Record<GradeKey, number>> {
  const { facets } = (await getCatalogue(storefront, language)).select(ALL_LAPTOPS);
  const counts = facets.grade.map(({ value, count }) => [value, count]);
  // Every grade is among the facet's values, also one that no laptop has.
  return Object.fromEntries(counts) as Record<GradeKey, number>;
}
