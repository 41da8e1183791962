const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
};

/** Tags that do not divide words. */
const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;

/** The words of an HTML text on a single line, as the platform's `description` has them. */
export function toPlainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => decodeEntity(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts after a whole character; an ellipsis takes the place of the last three, as on the hosted platform. */
export function truncate(text: string, length: number | null | undefined): string {
  const characters = [...text];
  if (length === null || length === undefined || characters.length <= length) return text;
  return length <= 3 ? '...'.slice(0, Math.max(0, length)) : `${characters.slice(0, length - 3).join('')}...`;
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code =
    name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
