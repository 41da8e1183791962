import { parseHandles } from '#domain/machine/compare-laptops.ts';
import { loadListed } from '../../storefront/catalogue/load-cards.ts';
import type { Route } from './+types/cards';

/** As many as one answer has; a longer list asks again (features/account/wishlist). */
const MAX_CARDS = 24;

/** Cards by handle, for parts of a page that only the visitor's browser can ask for: what was looked at before, or wished for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const handles = parseHandles(url.searchParams, MAX_CARDS);
  const listed = await loadListed(url, handles, context);
  return listed.map(({ card }) => card);
}
