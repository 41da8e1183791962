import { ScreenStyles } from './screen-styles.tsx';

/** The kinds of pages whose first window has styles of its own. */
export type StylePart = 'home' | 'catalogue' | 'product' | 'finder';

/**
 * The styles of one kind of page. The server puts them into the page itself when the visit begins there (inline-styles.ts);
 * who comes from another page loads them as a file, once.
 */
export function PartStyles({ part, href }: { part: StylePart; href: string }) {
  const isInPage = typeof document === 'undefined' || document.querySelector(`style[data-part=${part}]`) !== null;
  return isInPage ? null : <ScreenStyles href={href} />;
}
