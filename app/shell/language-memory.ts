import type { Language } from '#domain/locale/locales.ts';

const SCROLL_KEY = 'scroll-after-language-switch';

/** Under the local storage key `language`; the inline script of root.tsx reads it before the first paint. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // Storage is switched off: the address alone then says the language.
  }
}

/** Keeps how far down the page the reader is. */
export function rememberScroll(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, String(window.scrollY));
  } catch {
    // See above.
  }
}

/** Scrolls to where the reader was before the language was switched, once. */
export function restoreScroll(): void {
  try {
    const top = sessionStorage.getItem(SCROLL_KEY);
    sessionStorage.removeItem(SCROLL_KEY);
    if (top !== null) window.scrollTo({ top: Number(top), behavior: 'instant' });
  } catch {
    // See above.
  }
}
