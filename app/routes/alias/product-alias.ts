import { redirect } from 'react-router';
import { languageOf, localizePath } from '#domain/locale/locales.ts';
import { productPath } from '#domain/shop/product-path.ts';
import type { Route } from './+types/product-alias';

/** `/product/{handle}`, another reading of the specification, leads to the product's one address. */
export function loader({ url, params }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const path = localizePath(productPath(params.handle), languageOf(pathname));
  return redirect(path + search, { status: 301, headers: { 'cache-control': 'public, max-age=3600' } });
}
