import { parseCompared } from '#domain/compare.ts';
import { languageOf } from '#domain/locales.ts';
import { loadListed } from '../../storefront/load-cards.ts';
import type { Services, servicesContext } from '../../storefront/services.ts';
import { compareRows } from './compare-rows.ts';
import { compareVerdicts } from './compare-verdicts.ts';

/** Up to four laptops of the address, and what is to be said of them side by side. */
export async function loadCompare(request: Request, context: { get(key: typeof servicesContext): Services }) {
  const { searchParams, pathname } = new URL(request.url);
  const handles = parseCompared(searchParams);
  const listed = handles.length > 0 ? await loadListed(request, handles, context) : [];
  const language = languageOf(pathname);
  return {
    products: listed.map(({ card }) => card),
    groups: compareRows(listed, language),
    verdicts: compareVerdicts(listed, language),
    /** Asked for by the address, but not in the shop. */
    missing: handles.length - listed.length,
  };
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>;
