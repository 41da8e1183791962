/**
 * Pages depend on their address alone, so anybody may keep them: a second as true, and a week while the store cannot answer.
 * After the second every visit asks the store, which costs it a 304; `stale-while-revalidate` would show the old price once
 * more to whoever comes first, however long after. `s-maxage` would forbid `stale-if-error` (RFC 9111, section 5.2.2.10).
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=1, stale-if-error=604800';

export function cachedPage({ errorHeaders }: { errorHeaders: Headers | undefined }): HeadersInit {
  return errorHeaders ?? { 'cache-control': PAGE_CACHE_CONTROL };
}
