/**
 * Text as a shopper compares it: without accents and case, with one sigma. The order matters: marks go before the final
 * sigma is unified, because a trailing mark would hide it (meilisearch/charabia #383).
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}
