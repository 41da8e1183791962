/** Where the data of a page are asked for, on both sides. */

const SUFFIX = '.data';
/** A page whose path ends with a slash has no name to which the suffix could be added. */
const NAME_OF_FOLDER = '_';
const ROUTES = '_routes';

/** Tells an answer of loaders and actions from one of a machine in between. */
export const DATA_ANSWER_HEADER = 'x-route-data';

/** @returns where the data of a page are asked for; `_routes` names those routes whose data are wanted alone */
export function dataAddress(page: URL, routes: readonly string[] | null): URL {
  const address = new URL(page);
  address.hash = '';
  address.pathname += address.pathname.endsWith('/') ? NAME_OF_FOLDER + SUFFIX : SUFFIX;
  if (routes) address.searchParams.set(ROUTES, routes.join(','));
  return address;
}

/** @returns the page whose data stand at this address, and the ids of the routes that are asked, null for all; null for another address */
export function pageOfAddress(address: URL): { page: URL; routes: readonly string[] | null } | null {
  if (!address.pathname.endsWith(SUFFIX)) return null;
  const page = new URL(address);
  page.pathname = page.pathname.slice(0, -SUFFIX.length).replace(/\/_$/, '/');
  const routes = page.searchParams.get(ROUTES)?.split(',') ?? null;
  if (routes) page.searchParams.delete(ROUTES);
  return { page, routes };
}
