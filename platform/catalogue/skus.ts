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
