import { stripLanguage } from '#domain/locales.ts';

/** The kinds of pages whose first window has styles of its own. */
export type StylePart = 'home' | 'catalogue' | 'product';

/** The part that the first paint of an address needs besides what every page needs. */
export function stylePartOf(pathname: string): StylePart | null {
  const path = stripLanguage(pathname);
  if (path === '/') return 'home';
  if (path === '/products') return 'catalogue';
  return path.startsWith('/product/') ? 'product' : null;
}

/**
 * The store's styles as text, on the server only: they travel inside the page, so that the first paint waits for nothing
 * else. The browser's build carries none of them: it reads those that came, for the page that is drawn anew after an error
 * (the policy knows them by their hashes, wherever they stand).
 */
export const inlineStyles: Record<StylePart | 'every', string> = import.meta.env.SSR
  ? {
      every: (await import('./styles.css?inline')).default,
      home: (await import('./features/home/home.css?inline')).default,
      catalogue: (await import('./features/catalogue/catalogue-part.css?inline')).default,
      product: (await import('./features/product/product-part.css?inline')).default,
    }
  : {
      every: readStyle('style'),
      home: readPart('home'),
      catalogue: readPart('catalogue'),
      product: readPart('product'),
    };

function readPart(part: StylePart): string {
  return readStyle(`style[data-part=${part}]`);
}

function readStyle(selector: string): string {
  return document.head.querySelector(selector)?.textContent ?? '';
}
