/** Longer queries are cut, so that the work for one query stays bounded. */
export const MAX_QUERY_LENGTH = 200;

/** The query without invisible parts: control characters, direction marks, accents without a letter, halves of characters. */
export function cleanQuery(query: string): string {
  return (
    query
      .slice(0, MAX_QUERY_LENGTH * 4)
      .normalize('NFC')
      .replace(/[\p{M}\p{Cf}]+/gu, '')
      .replace(/\p{Cc}+/gu, ' ')
      // On a Greek keyboard the key of the semicolon is the accent: `elafr;y` is «ελαφρύ» in the other layout.
      .replace(/(?<=[a-z]);(?=[aehiyov])/giu, '')
      .slice(0, MAX_QUERY_LENGTH)
      .toWellFormed()
  );
}
