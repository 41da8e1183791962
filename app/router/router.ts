import { logFailure } from '../storefront/log-failure.ts';
import { createHistory } from './browser-history.ts';
import { dataAddress } from './data-address.ts';
import { Redirect, type ScreenData } from './encoded-data.ts';
import { createMatcher } from './match-routes.ts';
import { filesOf, loadScreen, mergeData, planLoading, routesAsked } from './route-loading.ts';
import { sendForm, toAnswer } from './send-form.ts';
import type {
  Location,
  Manifest,
  NavigateOptions,
  Navigation,
  RouteMatch,
  RouteModules,
  Router,
  Screen,
  Submission,
} from './types.ts';

interface RouterState {
  screen: Screen;
  navigation: Navigation;
}

export interface BrowserRouterStore extends Router {
  modules: RouteModules;
  getState: () => RouterState;
  /** @param listener hears each change, and whether the browser is to move from one screen to the other */
  subscribe: (listener: (isAnimated: boolean) => void) => () => void;
}

interface Start {
  manifest: Manifest;
  /** Those of the first screen; others come with the screens that need them. */
  modules: RouteModules;
  /** What the server rendered the page from. */
  data: ScreenData;
}

interface Visit extends NavigateOptions {
  /** Null for the same screen with newer data. */
  entry: 'push' | 'replace' | 'pop' | null;
  location: Location;
  submission?: Submission | undefined;
}

const IDLE: Navigation = { state: 'idle' };

/** Goes from screen to screen without loading a document. One for the life of a page. */
export function createRouter({ manifest, modules, data }: Start): BrowserRouterStore {
  const match = createMatcher(manifest);
  const history = createHistory();
  const location = history.read();
  const listeners = new Set<(isAnimated: boolean) => void>();
  let state: RouterState = {
    screen: { ...data, location, matches: match(location.pathname) ?? [] },
    navigation: IDLE,
  };
  let underWay: AbortController | null = null;

  const update = (next: Partial<RouterState>, isAnimated = false) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener(isAnimated);
  };

  /** Shows the next screen: now its address is that of the window. */
  const show = ({ entry, location, ...options }: Visit, screen: Omit<Screen, 'location'>) => {
    const before = state.screen;
    underWay = null;
    const isAnimated = history.move(before.location, location, entry, options);
    const matches = sameMatches(before.matches, screen.matches) ? before.matches : screen.matches;
    update(
      { screen: { ...screen, matches, location: entry ? location : before.location }, navigation: IDLE },
      isAnimated,
    );
  };

  const visit = async (next: Visit): Promise<void> => {
    underWay?.abort();
    history.rememberScroll(state.screen.location);
    const { location, submission, entry } = next;
    const matches = match(location.pathname);
    const page = new URL(location.pathname + location.search + location.hash, window.location.origin);
    if (!matches) return leaveTo(page.href);
    if (entry && !submission && isPlaceOnScreen(state.screen.location, location)) {
      // Whatever was under way is not waited for any more.
      return show(next, { ...state.screen, matches });
    }
    const controller = new AbortController();
    const { signal } = controller;
    underWay = controller;
    const loading = { manifest, modules, matches, page, signal };
    if (entry) {
      const isPost = submission !== undefined;
      update({
        navigation: { state: isPost ? 'submitting' : 'loading', location, formMethod: isPost ? 'POST' : undefined },
      });
    }
    try {
      const answer = submission ? await sendForm(submission, loading) : null;
      if (signal.aborted) return;
      if (answer && 'redirect' in answer) return follow(answer.redirect, next);
      if (submission) update({ navigation: { state: 'loading', location, formMethod: 'POST' } });
      const plan = planLoading(manifest, modules, state.screen, {
        matches,
        search: location.search,
        isSameAddress: addressOf(location) === addressOf(state.screen.location),
      });
      const outcomes = await loadScreen(plan, loading);
      if (signal.aborted) return;
      if (outcomes instanceof Redirect) return follow(outcomes, next);
      show(next, {
        matches,
        ...mergeData(modules, state.screen, matches, outcomes),
        ...toAnswer(modules, matches, answer),
      });
    } catch (error) {
      if (signal.aborted) return;
      // A module did not come, of a release that is gone: the new one's document has its own.
      logFailure(error);
      leaveTo(page.href);
    }
  };

  const follow = (redirect: Redirect, from: Visit): Promise<void> | void => {
    const target = new URL(redirect.to, window.location.href);
    if (target.origin !== window.location.origin) return leaveTo(target.href);
    const isReplace = from.entry !== 'push' || addressOf(target) === addressOf(state.screen.location);
    return visit({
      ...from,
      submission: undefined,
      // A form leaves the window where it is; where it leads is another screen.
      preventScrollReset: from.preventScrollReset && !from.submission,
      entry: isReplace ? 'replace' : 'push',
      location: history.create(target),
    });
  };

  history.listen(
    (location) => void visit({ entry: 'pop', location }),
    () => (state.navigation.state === 'idle' ? state.screen.location : null),
  );

  return {
    modules,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async navigate(to, { replace, ...options } = {}) {
      const target = new URL(to, window.location.href);
      if (target.origin !== window.location.origin) return leaveTo(target.href);
      await visit({ ...options, entry: replace ? 'replace' : 'push', location: history.create(target) });
    },
    async submit(submission) {
      const target = new URL(submission.action, window.location.href);
      const isReplace = submission.replace ?? addressOf(target) === addressOf(state.screen.location);
      const location = history.create(target);
      await visit({ preventScrollReset: true, entry: isReplace ? 'replace' : 'push', location, submission });
    },
    async revalidate() {
      if (state.navigation.state !== 'idle') return;
      await visit({ entry: null, location: state.screen.location });
    },
    prefetch(to) {
      const page = new URL(to, window.location.href);
      const matches = match(page.pathname);
      const isShown = addressOf(page) + page.hash === addressOf(state.screen.location) + state.screen.location.hash;
      if (!matches || isShown) return () => undefined;
      return startPrefetch({ manifest, modules, screen: state.screen, matches, page });
    },
    isWaiting: () => state.navigation.state !== 'idle',
  };
}

/** The browser loads another document. @throws for an address that is none of a document, as `javascript:` */
function leaveTo(address: string): void {
  if (!/^https?:/.test(address)) throw new Error('A redirect leads to no page');
  window.location.assign(address);
}

function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** The same address with the name of a place in it. */
function isPlaceOnScreen(from: Location, to: Location): boolean {
  return addressOf(from) === addressOf(to) && (to.hash !== '' || from.hash !== '');
}

function sameMatches(before: readonly RouteMatch[], after: readonly RouteMatch[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ id, pathname }, index) => id === after[index]?.id && pathname === after[index]?.pathname)
  );
}

interface Target {
  manifest: Manifest;
  modules: RouteModules;
  screen: Screen;
  matches: readonly RouteMatch[];
  page: URL;
}

/** Lets the browser fetch modules and data of an address, as `visit` will ask for them. @returns what takes it back */
function startPrefetch({ manifest, modules, screen, matches, page }: Target): () => void {
  const plan = planLoading(manifest, modules, screen, { matches, search: page.search, isSameAddress: false });
  const files = matches.flatMap(({ id }) => {
    const route = modules[id] ? undefined : manifest[id];
    return [...filesOf(route), ...(route?.imports ?? [])];
  });
  const links = [...new Set(files)].map((href) => ({ rel: 'modulepreload', href }));
  const data = plan.fromServer.length > 0 ? dataAddress(page, routesAsked(plan)).href : null;
  const elements = [...links, ...(data === null ? [] : [{ rel: 'prefetch', as: 'fetch', href: data }])].map((link) =>
    Object.assign(document.createElement('link'), link),
  );
  document.head.append(...elements);
  return () => {
    for (const element of elements) element.remove();
  };
}
