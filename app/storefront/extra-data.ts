/**
 * Asks this store for something that a page is complete without: suggestions, what was looked at before.
 *
 * @param address of a route that answers JSON, and `Data` only
 * @returns null when there is no answer, as without a connection: nothing is missing then, so nobody is told
 */
export async function fetchExtra<Data>(address: string, signal: AbortSignal): Promise<Data | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Data) : null;
  } catch {
    return null;
  }
}
