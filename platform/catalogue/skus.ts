/** SKUs as people type them: without regard to case and blanks around them. */

/** The one SKU of these that a typed one names: as it is written, else without regard to case and blanks around it; null for none. */
export function skuAmong(skus: readonly string[], typed: string): string | null {
  const known = [...new Set(skus)];
  if (known.includes(typed)) return typed;
  const alike = known.filter((sku) => isSameSku(sku, typed));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

export function isSameSku(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** An SKU for a variant that has none, of its product's handle and its values, with a number where others have it. */
export function spellSku(parts: readonly string[], isTaken: (sku: string) => boolean): string {
  const name = parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  for (let count = 1; ; count += 1) {
    const sku = count === 1 ? name : `${name}-${count}`;
    if (!isTaken(sku)) return sku;
  }
}
