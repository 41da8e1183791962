import type { Language } from '#domain/locales.ts';

/** `214 kB`, `1,2 MB`: counted as file managers count, a thousand and twenty-four at a time. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= 1024 * 1024;
  const value = isLarge ? bytes / 1024 / 1024 : Math.max(1, Math.round(bytes / 1024));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 }).format(value);
  return `${number}\u00A0${isLarge ? 'MB' : 'kB'}`;
}
