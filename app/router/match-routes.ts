import type { ManifestRoute, RouteMatch } from './types.ts';

/** What of a route says where it stands. */
type Place = Pick<ManifestRoute, 'id' | 'parentId' | 'path' | 'index'>;
type Places = Readonly<Record<string, Place | undefined>>;

interface Branch {
  routes: readonly Place[];
  /** One after the other from the root, without slashes at their ends. */
  path: string;
  pattern: RegExp;
  score: number;
}

/** Points of React Router: the more of a path is written out, the earlier it is tried. */
const POINTS = { fixed: 10, parameter: 3, empty: 1, index: 2, splat: -2 };

/**
 * Finds the routes of an address as the server does: React Router's order and patterns, without its optional parts,
 * which no route has.
 *
 * @returns for a path as browsers write it the routes from the root to the screen; null where none fits
 */
export function createMatcher(manifest: Places): (pathname: string) => RouteMatch[] | null {
  const branches = Object.values(manifest)
    .filter((route) => route !== undefined && (route.path !== undefined || route.index === true))
    .map((route) => toBranch(manifest, route as Place))
    .sort((a, b) => b.score - a.score);
  return (pathname) => {
    for (const { routes, pattern } of branches) {
      const found = pattern.exec(pathname);
      if (found) return toMatches(routes, toParams(found.groups));
    }
    return null;
  };
}

function toBranch(manifest: Places, leaf: Place): Branch {
  const routes = [leaf];
  for (let parent = leaf.parentId; parent !== undefined; parent = routes[0]?.parentId) {
    const route = manifest[parent];
    if (!route) break;
    routes.unshift(route);
  }
  const path = pathOf(routes);
  const segments = path.split('/');
  const points = segments.map((segment) => {
    if (segment === '*') return POINTS.splat;
    if (segment.startsWith(':')) return POINTS.parameter;
    return segment === '' ? POINTS.empty : POINTS.fixed;
  });
  const score = points.reduce((sum, more) => sum + more, segments.length + (leaf.index ? POINTS.index : 0));
  return { routes, path, pattern: toPattern(path), score };
}

function pathOf(routes: readonly Place[]): string {
  const parts = routes.flatMap(({ path }) => (path ? [path] : []));
  return `/${parts.join('/')}`;
}

function toPattern(path: string): RegExp {
  const pattern = path
    .replace(/\/\*$/, '')
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/^\/$/, '');
  return new RegExp(path.endsWith('*') ? `^${pattern}(?:/(?<splat>.+)|/*)$` : `^${pattern}/*$`, 'i');
}

function toParams({ splat, ...named }: Record<string, string | undefined> = {}): RouteMatch['params'] {
  const params = splat === undefined ? named : { ...named, '*': splat };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && decode(value)]));
}

/** A sign that is no letter of an address stays as it is written. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function toMatches(routes: readonly Place[], params: RouteMatch['params']): RouteMatch[] {
  return routes.map(({ id }, index) => ({
    id,
    params,
    pathname: pathOf(routes.slice(0, index + 1)).replaceAll(/:(\w+)|\*$/g, (part, name) => params[name ?? part] ?? ''),
  }));
}
