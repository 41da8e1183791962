import { compareLaptops, parseCompared } from '#domain/compare.ts';
import { loadListed } from '../../storefront/load-cards.ts';
import type { Services, servicesContext } from '../../storefront/services.ts';

/** Up to four laptops of the address, and what is to be said of them side by side. */
export async function loadCompare(request: Request, context: { get(key: typeof servicesContext): Services }) {
  const handles = parseCompared(new URL(request.url).searchParams);
  const listed = handles.length > 0 ? await loadListed(request, handles, context) : [];
  return {
    products: listed.map(({ card }) => card),
    rows: compareLaptops(
      listed.map(({ priceCents, card, storageGb }) => ({ priceCents, facts: { ...card.facts, storageGb } })),
    ),
    /** Asked for by the address, but not in the shop. */
    missing: handles.length - listed.length,
  };
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>;
