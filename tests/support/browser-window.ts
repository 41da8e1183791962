import { vi } from 'vitest';
import { stubBrowserStorage } from './browser-storage.ts';

interface Entry {
  url: URL;
  state: unknown;
}

/** A browser's window, as far as the router uses it: an address, a history, a height, and one element named `place`. */
export function stubBrowserWindow(address: string) {
  const { tab } = stubBrowserStorage();
  const entries: Entry[] = [{ url: new URL(address), state: null }];
  const events = new EventTarget();
  const head = { append: (...elements: { rel: string; href: string }[]) => void links.push(...elements) };
  const links: { rel: string; href: string }[] = [];
  /** Documents that the browser was told to load. */
  const documents: string[] = [];
  let index = 0;
  const present = () => entries[index] as Entry;
  const toUrl = (to: string) => new URL(to, present().url);
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return present().state;
    },
    pushState(state: unknown, _: string, to: string) {
      entries.splice(index + 1, Number.POSITIVE_INFINITY, { url: toUrl(to), state });
      index += 1;
    },
    replaceState(state: unknown, _: string, to = present().url.href) {
      entries[index] = { url: toUrl(to), state };
    },
  };
  const window = Object.assign(events, {
    history,
    scrollY: 0,
    scrollTo: (_: number, y: number) => {
      window.scrollY = y;
    },
    location: {
      get href() {
        return present().url.href;
      },
      get origin() {
        return present().url.origin;
      },
      assign: (to: string) => void documents.push(to),
    },
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', {
    head,
    createElement: () => ({
      remove() {
        links.splice(links.indexOf(this as never), 1);
      },
    }),
    getElementById: (id: string) => (id === 'place' ? { scrollIntoView: () => window.scrollTo(0, 777) } : null),
  });
  return {
    window,
    tab,
    links,
    documents,
    addresses: () => entries.map(({ url }) => url.pathname + url.search + url.hash),
    /** The browser's own buttons. */
    go(steps: number) {
      index += steps;
      events.dispatchEvent(new Event('popstate'));
    },
    /** A link to a place within the page, which the browser follows by itself. */
    followHash(hash: string) {
      history.pushState(null, '', hash);
      events.dispatchEvent(new Event('popstate'));
    },
    emit: (type: string, more = {}) => events.dispatchEvent(Object.assign(new Event(type), more)),
  };
}
