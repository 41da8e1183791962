/** Whether a form was sent from a page of this site. Every browser says so for a POST; a request that says nothing is refused. */
export function isFromDesk(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
