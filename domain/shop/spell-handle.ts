/** A handle as shops write them: in small letters, and without the signs that a copied link brings along. */
export function spellHandle(handle: string): string {
  return handle
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** The handle of a product that has none yet. */
export function titleHandle(title: string): string {
  const words = spellHandle(title.toLowerCase()).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return words
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 100)
    .replaceAll(/^-|-$/g, '');
}
