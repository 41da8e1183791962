import { type Language, localeOf } from '../locale/locales.ts';
import type { Certificate } from './shop-config.ts';

/** «ISO 9001 και ISO 14001», each kept on one line; null without any. */
export function certificateNames(certificates: readonly Certificate[], language: Language): string | null {
  const names = certificates.map(({ standard }) => standard.replace(' ', '\u00A0'));
  return names.length > 0 ? names.join(` ${localeOf(language).and} `) : null;
}
