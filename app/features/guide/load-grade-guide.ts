import { GRADES, type GradeKey } from '#domain/laptop.ts';
import { languageOf } from '../../i18n/language.ts';
import { getCatalogue } from '../../storefront/catalogue.ts';
import { type Services, servicesContext } from '../../storefront/services.ts';
import { gradeGuideEl } from './grade-guide.el.ts';
import { gradeGuideEn } from './grade-guide.en.ts';
import { textFor } from './guide-text.ts';

export async function loadGradeGuide(request: Request, context: { get(key: typeof servicesContext): Services }) {
  return {
    text: textFor(request, { el: gradeGuideEl, en: gradeGuideEn }),
    counts: await countGrades(request, context.get(servicesContext)),
  };
}

/** How many laptops of each grade are in the catalogue. The guide is worth reading without the platform, too. */
async function countGrades(request: Request, { storefront, reportError }: Services): Promise<Record<GradeKey, number>> {
  const { pathname } = new URL(request.url);
  const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<GradeKey, number>;
  try {
    const catalogue = await getCatalogue(storefront, languageOf(pathname));
    for (const { card } of catalogue.entries) if (card.facts.grade) counts[card.facts.grade] += 1;
  } catch (error) {
    reportError(error, pathname);
  }
  return counts;
}
