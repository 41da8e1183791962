import { loadSuggestions } from '../storefront/load-suggestions.ts';
import type { Route } from './+types/suggest';

/** What the search box of the header shows while somebody types. */
export const loader = ({ request, context }: Route.LoaderArgs) => loadSuggestions(request, context);
