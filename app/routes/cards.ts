import { parseCompared } from '#domain/compare.ts';
import { loadListed } from '../storefront/load-cards.ts';
import type { Route } from './+types/cards';

/** Cards by handle, for parts of a page that only the visitor's browser can ask for: what was looked at before. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const listed = await loadListed(request, parseCompared(new URL(request.url).searchParams), context);
  return listed.map(({ card }) => card);
}
