import type { Certificate } from './shop-config.ts';

const WORDS = { el: 'και', en: 'and' } as const;

/** «ISO 9001 και ISO 14001», each kept on one line; null when there are none. */
export function certificateNames(certificates: readonly Certificate[], language: 'el' | 'en'): string | null {
  const names = certificates.map(({ standard }) => standard.replace(' ', '\u00A0'));
  return names.length > 0 ? names.join(` ${WORDS[language]} `) : null;
}
