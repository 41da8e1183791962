import { createPersistedState } from './persisted-state.ts';
import { isText } from './stored-shape.ts';

interface RecentSearches {
  /** Newest first. */
  queries: string[];
}

const MAX_REMEMBERED = 5;

/** What this browser searched for last, under the local storage key `searches`; it never leaves the browser. */
const recentSearches = createPersistedState<RecentSearches>({
  key: 'searches',
  version: 1,
  initial: { queries: [] },
  parse: (value) => {
    const queries = (value as { queries?: unknown } | null)?.queries;
    const isOurs = Array.isArray(queries) && queries.length <= MAX_REMEMBERED && queries.every(isText);
    return isOurs ? { queries } : null;
  },
});

export function rememberSearch(query: string): void {
  recentSearches.set(({ queries }) => ({
    queries: [query, ...queries.filter((other) => other !== query)].slice(0, MAX_REMEMBERED),
  }));
}

export function forgetSearches(): void {
  recentSearches.set(() => ({ queries: [] }));
}

export function useRecentSearches(): string[] {
  return recentSearches.use().queries;
}
