import { data, redirect } from 'react-router';
import { languageOf, localizePath } from '#domain/locale/locales.ts';
import { parseCartPermalink, writeCartPermalink } from '#domain/shop/cart-permalink.ts';
import type { Route } from './+types/cart-permalink-alias';

/** `/cart/41:1,42:2?discount=CODE`, the hosted platform's permalink, leads to the cart's page, which asks before it adds anything. */
export function loader({ url, params }: Route.LoaderArgs) {
  const pieces = parseCartPermalink(params.lines);
  if (!pieces) throw data(null, { status: 404, statusText: 'Not Found' });
  const code = url.searchParams.get('discount');
  const path = `/cart?add=${writeCartPermalink(pieces)}${code ? `&discount=${encodeURIComponent(code)}` : ''}`;
  return redirect(localizePath(path, languageOf(url.pathname)));
}
