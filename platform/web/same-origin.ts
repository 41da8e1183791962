/**
 * Whether a form was sent from the shop's own pages. Browsers say so in `Sec-Fetch-Site`, older ones only in `Origin`;
 * a client that says neither is no browser and cannot be tricked by a foreign page. The checkout's token, which no
 * foreign page can know, is the second lock.
 *
 * @param publicUrl the shop's address as its visitors know it; behind a proxy the request's own may differ
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return origin === new URL(publicUrl).origin || origin === new URL(request.url).origin;
}
