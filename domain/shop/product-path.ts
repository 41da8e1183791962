/** Handles may be of any script: an address holds them encoded. */
export function productPath(handle: string): string {
  return `/product/laptop/${encodeURIComponent(handle)}`;
}
