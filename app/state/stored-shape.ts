/** Checks values from the browser's storage, which may hold anything. Small on purpose: every page loads it. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2_000;
}

export function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value);
}

export function matches(value: unknown, pattern: RegExp): value is string {
  return isText(value) && pattern.test(value);
}

/** A safe `href` or `src`: never a script, never another host by `//`. */
export function isWebAddress(value: unknown): value is string {
  return matches(value, /^(?:https?:\/\/|\/(?![/\\]))/);
}

export function isListOf(value: unknown, most: number, check: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.length <= most && value.every((item) => isRecord(item) && check(item));
}

export function isMoney(value: unknown): boolean {
  return (
    isRecord(value) && matches(value.amount, /^\d{1,7}(?:\.\d{1,4})?$/) && matches(value.currencyCode, /^[A-Z]{3}$/)
  );
}
