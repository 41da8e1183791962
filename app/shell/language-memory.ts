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

/** Keeps how far down the page the reader is, as a share: the other language is longer or shorter. */
export function rememberScroll(): void {
  const range = document.documentElement.scrollHeight - window.innerHeight;
  try {
    sessionStorage.setItem(SCROLL_KEY, String(range > 0 ? window.scrollY / range : 0));
  } catch {
    // See above.
  }
}

/** Scrolls to where the reader was before the language was switched, once. */
export function restoreScroll(): void {
  try {
    const share = sessionStorage.getItem(SCROLL_KEY);
    sessionStorage.removeItem(SCROLL_KEY);
    if (share === null) return;
    const range = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Number(share) * range, behavior: 'instant' });
  } catch {
    // See above.
  }
}
