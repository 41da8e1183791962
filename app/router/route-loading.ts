import { isRouteErrorResponse } from 'react-router';
import { type Outcome, type Outcomes, Redirect } from './encoded-data.ts';
import { fetchLoaderData } from './route-data.ts';
import type { Manifest, ManifestRoute, RouteData, RouteMatch, RouteModule, RouteModules, Screen } from './types.ts';

/** The routes of the next screen whose data are to be had, and how. */
export interface LoadPlan {
  /** By a request to the server, all in one. */
  fromServer: readonly ManifestRoute[];
  /** By the route's own `clientLoader`. */
  inBrowser: readonly ManifestRoute[];
  /** True when other routes of the page have a loader that is not to be asked. */
  isPartial: boolean;
}

/**
 * A route that was not there is asked. One that stays is asked again where its `shouldRevalidate` says so; without that
 * function, when the query of the address or its own part of the path changes, or when the same address is asked for again.
 */
export function planLoading(
  manifest: Manifest,
  modules: RouteModules,
  from: Screen,
  to: { matches: readonly RouteMatch[]; search: string; isSameAddress: boolean },
): LoadPlan {
  const fromServer: ManifestRoute[] = [];
  const inBrowser: ManifestRoute[] = [];
  let isPartial = false;
  for (const [index, match] of to.matches.entries()) {
    const route = manifest[match.id];
    if (!route || !(route.hasLoader || route.hasClientLoader)) continue;
    const before = from.matches[index];
    const isNew = before?.id !== match.id || !(match.id in from.loaderData);
    const isChanged = to.isSameAddress || from.location.search !== to.search || before?.pathname !== match.pathname;
    const isAsked = isNew || (modules[match.id]?.shouldRevalidate?.() ?? isChanged);
    if (!isAsked) isPartial ||= route.hasLoader;
    else if (route.hasClientLoader) inBrowser.push(route);
    else fromServer.push(route);
  }
  return { fromServer, inBrowser, isPartial: isPartial || inBrowser.some(({ hasLoader }) => hasLoader) };
}

/** @returns the routes that a request to the server names; null where all of the page are meant */
export function routesAsked({ fromServer, isPartial }: LoadPlan): string[] | null {
  return isPartial ? fromServer.map(({ id }) => id) : null;
}

export interface Loading {
  manifest: Manifest;
  modules: RouteModules;
  matches: readonly RouteMatch[];
  page: URL;
  signal: AbortSignal;
}

/**
 * Loads data and modules of a screen at the same time.
 *
 * @throws when a module is not there though the server answers: it is of a release that is gone
 */
export async function loadScreen(plan: LoadPlan, loading: Loading): Promise<Outcomes | Redirect> {
  const { manifest, modules, matches } = loading;
  const loadingModules = Promise.allSettled(matches.map(({ id }) => loadModule(manifest, modules, id)));
  const [fetched, ...own] = await Promise.all([
    fetchFromServer(plan, loading),
    ...plan.inBrowser.map((route) => loadInBrowser(route, loading)),
  ]);
  if (fetched instanceof Redirect) return fetched;
  const outcomes: Record<string, Outcome> = { ...fetched, ...Object.fromEntries(own) };
  for (const outcome of Object.values(outcomes)) if ('redirect' in outcome) return outcome.redirect;
  const isCutOff = !navigator.onLine || Object.values(outcomes).some(isFailure);
  for (const [index, loaded] of (await loadingModules).entries()) {
    if (loaded.status === 'fulfilled') continue;
    if (!isCutOff) throw loaded.reason;
    outcomes[matches[index]?.id ?? ''] = { error: loaded.reason };
  }
  return outcomes;
}

/** Not what a loader says of the page, but a connection that broke. */
function isFailure(outcome: Outcome): boolean {
  return 'error' in outcome && !isRouteErrorResponse(outcome.error);
}

/** A connection that fails is the error of each route that was asked. */
async function fetchFromServer(plan: LoadPlan, { page, signal }: Loading): Promise<Outcomes | Redirect> {
  if (plan.fromServer.length === 0) return {};
  try {
    return await fetchLoaderData(page, routesAsked(plan), signal);
  } catch (error) {
    return Object.fromEntries(plan.fromServer.map(({ id }) => [id, { error }]));
  }
}

async function loadInBrowser(route: ManifestRoute, loading: Loading): Promise<[string, Outcome]> {
  const { manifest, modules, matches, page, signal } = loading;
  const params = matches.find(({ id }) => id === route.id)?.params ?? {};
  const serverLoader = async () => {
    const answer = await fetchLoaderData(page, [route.id], signal);
    if (answer instanceof Redirect) throw answer;
    return takeData(answer[route.id]);
  };
  try {
    const { clientLoader } = await loadModule(manifest, modules, route.id);
    return [route.id, { data: await clientLoader?.({ request: new Request(page, { signal }), params, serverLoader }) }];
  } catch (error) {
    return [route.id, error instanceof Redirect ? { redirect: error } : { error }];
  }
}

/** @throws what the loader threw, and a redirect of it */
export function takeData(outcome: Outcome | undefined): unknown {
  if (!outcome) throw new Error('The server gave no data for this route');
  if ('redirect' in outcome) throw outcome.redirect;
  if ('error' in outcome) throw outcome.error;
  return outcome.data;
}

/** @returns a route's exports, also those that the compiler put into files of their own */
export async function loadModule(manifest: Manifest, modules: RouteModules, id: string): Promise<RouteModule> {
  const known = modules[id];
  if (known) return known;
  const parts = await Promise.all(filesOf(manifest[id]).map((file) => import(/* @vite-ignore */ file)));
  const module: RouteModule = Object.assign({}, ...parts);
  modules[id] = module;
  return module;
}

/** @returns the addresses of the files of which a route's module is made */
export function filesOf(route: ManifestRoute | undefined): string[] {
  return route
    ? [route.module, route.clientLoaderModule, route.clientActionModule].filter((file) => file !== undefined)
    : [];
}

/** The data of the routes that were asked, and those that the others have. */
export function mergeData(
  modules: RouteModules,
  { loaderData }: Pick<Screen, 'loaderData'>,
  matches: readonly RouteMatch[],
  outcomes: Outcomes,
): { loaderData: RouteData; errors: RouteData | null } {
  const data: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  for (const [index, { id }] of matches.entries()) {
    const outcome = outcomes[id];
    if (!outcome) {
      if (id in loaderData) data[id] = loaderData[id];
    } else if ('data' in outcome) data[id] = outcome.data;
    else if ('error' in outcome) errors[boundaryOf(modules, matches.slice(0, index + 1))] ??= outcome.error;
  }
  return { loaderData: data, errors: Object.keys(errors).length > 0 ? errors : null };
}

/** @returns the id of the innermost route that shows errors; the root shows those of which no other does */
export function boundaryOf(modules: RouteModules, matches: readonly RouteMatch[]): string {
  return (matches.findLast(({ id }) => modules[id]?.ErrorBoundary) ?? matches[0])?.id ?? 'root';
}
