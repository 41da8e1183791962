/** WordPress's column of slugs; a Greek letter takes six of its signs. */
const MAX_ENCODED = 200;

/** The last part of a product's address in WooCommerce, which its export does not have: as WordPress makes it of the name. */
export function woocommerceSlug(name: string): string {
  return shorten(withoutAccents(name.replace(/<[^>]*>/g, '')).toLowerCase())
    .replace(/&[^\s;]+;/g, '')
    .replace(/[./\u00A0\u2010-\u2015]/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
}

/** Those of Latin letters; Greek ones stay. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
}

function shorten(text: string): string {
  let length = 0;
  let short = '';
  for (const letter of text) {
    const bytes = new TextEncoder().encode(letter).length;
    length += bytes === 1 ? 1 : bytes * 3;
    if (length > MAX_ENCODED) break;
    short += letter;
  }
  return short;
}
