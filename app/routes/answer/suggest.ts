import { loadSuggestions } from '../../storefront/catalogue/load-suggestions.ts';
import type { Route } from './+types/suggest';

/** The suggestions of the header's search box. */
export const loader = ({ url, context }: Route.LoaderArgs) => loadSuggestions(url, context);
