/** Addresses of the store that lead elsewhere, as its routes have them. */
import { foldTexts, listMatcher, queryMatcher, type Searchable } from '../catalogue/search/match-query.ts';

export interface Redirect {
  id: number;
  path: string;
  target: string;
}

const redirects: readonly Redirect[] = [
  { id: 1, path: '/about/story', target: '/about/our-story' },
  { id: 2, path: '/about/mission', target: '/about/our-mission' },
];

const searchable: Searchable<Redirect> = {
  fields: {
    path: (value) => listMatcher([value], ({ path }) => [path]),
    target: (value) => listMatcher([value], ({ target }) => [target]),
  },
  wordsOf: ({ path, target }) => foldTexts([path, target]),
};

/** Keys: https://shopify.dev/docs/api/storefront/2025-07/queries/urlRedirects */
export function matchingRedirects(query: string | null | undefined, now: Date): readonly Redirect[] {
  return redirects.filter(queryMatcher(query, now, searchable));
}
