/** The one version that is served, as addresses and headers name it. */
export const API_VERSION = '2025-07';

const PATH = /^\/api(?:\/([^/]+))?\/graphql(?:\.json)?\/?$/;
/** Versions come every quarter, since 2019. */
const QUARTER = /^20(?:19|[2-9]\d)-(?:01|04|07|10)$/;

/**
 * Whether something is served at this path. As on the hosted platform a version that is not served any more, or not yet, is
 * answered by the one that is, and says so in its header; what is no version is not found.
 */
export function isApiPath(pathname: string): boolean {
  const match = PATH.exec(pathname);
  if (!match) return false;
  const [, version] = match;
  return version === undefined || version === 'unstable' || QUARTER.test(version);
}
