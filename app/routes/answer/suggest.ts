import { loadSuggestions } from '../../storefront/catalogue/load-suggestions.ts';
import type { Route } from './+types/suggest';

/** The suggestions of the header's search box. */
export const loader = ({ request, context }: Route.LoaderArgs) => loadSuggestions(request, context);
