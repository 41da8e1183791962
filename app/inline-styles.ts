import { stripLanguage } from '#domain/locales.ts';
import type { StylePart } from './ui/part-styles.tsx';

/** The part that the first paint of an address needs besides what every page needs. */
export function stylePartOf(pathname: string): StylePart | null {
  const path = stripLanguage(pathname);
  if (path === '/') return 'home';
  if (path === '/products') return 'catalogue';
  if (path.startsWith('/product/')) return 'product';
  return /^\/finder(?:\/|$)/.test(path) ? 'finder' : null;
}

/**
 * The store's styles as text: they travel inside the page, so that the first paint waits for nothing else. The browser's
 * build carries none of them: it reads those that came, for the page that is drawn anew after an error (the policy knows
 * them by their hash, wherever they stand). A list without a search or a choice has none of their styles.
 */
export const inlineStyles: (part: StylePart | null, search: string) => string = import.meta.env.SSR
  ? await readStyles()
  : () => document.head.querySelector('style')?.textContent ?? '';

/** On the server only. */
async function readStyles(): Promise<typeof inlineStyles> {
  const every = (await import('./styles.css?inline')).default;
  const withPart = async (part: Promise<{ default: string }>) => every + (await part).default;
  const styles = {
    home: await withPart(import('./features/home/home.css?inline')),
    catalogue: await withPart(import('./features/catalogue/catalogue-part.css?inline')),
    product: await withPart(import('./features/product/product-part.css?inline')),
    finder: await withPart(import('./features/finder/finder.css?inline')),
  };
  const chosen = (await import('./features/catalogue/catalogue-chosen.css?inline')).default;
  return (part, search) => {
    if (part === null) return every;
    return part === 'catalogue' && search ? styles.catalogue + chosen : styles[part];
  };
}
