/** A handle as shops write them: in small letters, and without the signs that a copied link brings along. */
export function spellHandle(handle: string): string {
  return handle
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
