/** What advertisements, newsletters and social networks hang on a link; no page here depends on any of it. */
const TRACKING = /^(?:utm_\w*|gad_\w*|mc_\w*|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igshid|_ga)$/i;

/** The address without tracking parameters; the others stay as they were written, in their order. */
export function withoutTracking(url: URL): URL {
  if (url.search === '') return url;
  const pairs = url.search.slice(1).split('&');
  const rest = pairs.filter((pair) => !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  if (rest.length === pairs.length) return url;
  const clean = new URL(url);
  clean.search = rest.join('&');
  return clean;
}
