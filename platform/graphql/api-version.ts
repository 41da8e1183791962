import { API_VERSIONS, type ApiVersion } from '#schema/build-schema.ts';

const PATH = /^\/api(?:\/([^/]+))?\/graphql(?:\.json)?\/?$/;
/** Versions come every quarter, since 2019. */
const QUARTER = /^20(?:19|[2-9]\d)-(?:01|04|07|10)$/;

/**
 * The version that answers at this path. As on the hosted platform a version that is not served any more, or not yet, is answered by
 * the nearest that is, which the answer's header names; `unstable` is the newest, no version the oldest.
 *
 * @returns null if nothing is served at the path: what is no version is not found
 */
export function servedVersion(pathname: string): ApiVersion | null {
  const match = PATH.exec(pathname);
  if (!match) return null;
  const [oldest] = API_VERSIONS;
  const newest = API_VERSIONS.at(-1) ?? oldest;
  const [, version = oldest] = match;
  if (version === 'unstable') return newest;
  if (!QUARTER.test(version)) return null;
  return API_VERSIONS.find((served) => served >= version) ?? newest;
}
