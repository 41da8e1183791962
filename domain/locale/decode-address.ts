/** Decodes the `%` codes of a part of an address; returns it unchanged if they are invalid. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
