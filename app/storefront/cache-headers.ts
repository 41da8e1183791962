/**
 * A page depends on its URL alone, so shared caches may store it: it is fresh for one second, and may be served stale for a
 * week while the origin fails. After the second each request is revalidated, usually with a 304. `stale-while-revalidate`
 * is not sent, because the first request after a price change would still get the old price. `s-maxage` would forbid `stale-if-error` (RFC 9111, section 5.2.2.10).
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=1, stale-if-error=604800';

export function cachedPage({ errorHeaders }: { errorHeaders: Headers | undefined }): HeadersInit {
  return errorHeaders ?? { 'cache-control': PAGE_CACHE_CONTROL };
}
