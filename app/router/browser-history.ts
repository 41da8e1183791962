import type { Location, NavigateOptions } from './types.ts';

/** Under this name the browser keeps how far each entry of the history was scrolled, by its key. */
export const SCROLL_STORAGE_KEY = 'scroll-positions';

/**
 * Where the window goes when a screen is drawn: to a height, in px, or to the place that the address names; where it names
 * none, to the top, or it stays. Null for a screen that has only newer data.
 */
let scrollTarget: number | 'top' | 'stay' | null = null;

interface BrowserHistory {
  /** Of the window, as it is. */
  read: () => Location;
  /** For an address that is not visited yet. */
  create: (url: URL) => Location;
  rememberScroll: (location: Location) => void;
  /** @returns whether the browser is to move from the one screen to the other */
  move: (from: Location, to: Location, entry: 'push' | 'replace' | 'pop' | null, options: NavigateOptions) => boolean;
  /**
   * @param onPop hears where the visitor went with the browser's own buttons
   * @param getShown tells what is shown when the page is left; null while another screen is on its way
   */
  listen: (onPop: (location: Location) => void, getShown: () => Location | null) => void;
}

/** The window's history, with the heights to which its entries were scrolled. */
export function createHistory(): BrowserHistory {
  const scrolled: Record<string, number> = readScrolled();
  /** Pairs of paths between which the picture moved: it moves back, too. */
  const animated = new Set<string>();
  const rememberScroll = ({ key }: Location) => {
    scrolled[key] = window.scrollY;
  };
  const read = () => toLocation(new URL(window.location.href), currentKey());
  window.history.scrollRestoration = 'manual';
  return {
    read,
    create: (url) => toLocation(url, newKey()),
    rememberScroll,
    move(from, to, entry, { preventScrollReset, viewTransition }) {
      const address = to.pathname + to.search + to.hash;
      if (entry === 'push') window.history.pushState({ key: to.key }, '', address);
      if (entry === 'replace') window.history.replaceState({ key: to.key }, '', address);
      if (entry === null) scrollTarget = null;
      else if (entry === 'pop') scrollTarget = scrolled[to.key] ?? 'top';
      else scrollTarget = preventScrollReset ? 'stay' : 'top';
      if (entry === 'pop') return animated.has(`${from.pathname} ${to.pathname}`);
      if (!viewTransition) return false;
      animated.add(`${from.pathname} ${to.pathname}`).add(`${to.pathname} ${from.pathname}`);
      return true;
    },
    listen(onPop, getShown) {
      addEventListener('popstate', () => onPop(read()));
      addEventListener('pagehide', () => {
        const shown = getShown();
        if (shown) rememberScroll(shown);
        writeScrolled(scrolled);
        window.history.scrollRestoration = 'auto';
      });
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) window.history.scrollRestoration = 'manual';
      });
    },
  };
}

/** To be called when a screen is drawn. */
export function scrollToTarget({ hash }: Location): void {
  const target = scrollTarget;
  scrollTarget = null;
  if (target === null) return;
  if (typeof target === 'number') {
    window.scrollTo(0, target);
    return;
  }
  const place = hash === '' ? null : document.getElementById(decode(hash.slice(1)));
  if (place) place.scrollIntoView();
  else if (target === 'top') window.scrollTo(0, 0);
}

function toLocation({ pathname, search, hash }: URL, key: string): Location {
  return { pathname, search, hash, key };
}

/** Of the present entry; one that a link within the page made has none yet. */
function currentKey(): string {
  const known: unknown = window.history.state?.key;
  if (typeof known === 'string') return known;
  const key = newKey();
  window.history.replaceState({ key }, '');
  return key;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function readScrolled(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}') };
  } catch {
    // No storage, or something else stands there: the visitor begins at the top of each page.
    return {};
  }
}

function writeScrolled(scrolled: Record<string, number>): void {
  try {
    sessionStorage.setItem(SCROLL_STORAGE_KEY, JSON.stringify(scrolled));
  } catch {
    // No storage, or it is full.
  }
}

/** A hash that is not percent-encoded names a place as it is written. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
