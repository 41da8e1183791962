import { dataAddress } from './route-data.ts';
import { filesOf, planLoading, routesAsked } from './route-loading.ts';
import type { Manifest, RouteMatch, RouteModules, Screen } from './types.ts';

interface Target {
  manifest: Manifest;
  modules: RouteModules;
  screen: Screen;
  matches: readonly RouteMatch[];
  page: URL;
}

/** Lets the browser fetch modules and data of an address, as `visit` will ask for them. @returns what takes it back */
export function startPrefetch({ manifest, modules, screen, matches, page }: Target): () => void {
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
