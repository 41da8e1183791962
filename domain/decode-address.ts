/** A part of an address without its `%` codes; as it is written where they are none. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
