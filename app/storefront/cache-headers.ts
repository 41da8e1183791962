/**
 * Pages depend on their address alone, so anybody may keep them: a minute as fresh, a quarter of an hour while a new one is
 * fetched (a page names prices and the day of delivery), a week while the store cannot answer. Browsers ask each time,
 * which costs them a 304.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=900, stale-if-error=604800';

export function cachedPage({ errorHeaders }: { errorHeaders: Headers | undefined }): HeadersInit {
  return errorHeaders ?? { 'cache-control': PAGE_CACHE_CONTROL };
}
