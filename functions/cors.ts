/**
 * Pages of every origin may call the functions. The key is public and no cookie identifies the caller, so a foreign page gains
 * nothing from its visitor's browser. Credentials are never allowed.
 */
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };

/** Seconds for which a browser need not ask again; more than this Chromium does not keep. */
const MAX_AGE_S = 7_200;

/** The answer to a browser that asks whether a page may call. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...ANY_ORIGIN,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'authorization, content-type, accept-language',
      'access-control-max-age': String(MAX_AGE_S),
    },
  });
}

/** The answer, readable by the page that asked, whatever its origin. */
export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(ANY_ORIGIN)) response.headers.set(name, value);
  return response;
}
