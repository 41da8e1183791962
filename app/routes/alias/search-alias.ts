import { redirect } from 'react-router';
import { languageOf, localizePath } from '#domain/locale/locales.ts';
import type { Route } from './+types/search-alias';

/** `/search?q=`, the hosted platform's address of a search, leads to the list that answers it. */
export function loader({ url }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const query = searchParams.get('q');
  const path = query === null ? '/products' : `/products?${new URLSearchParams({ q: query })}`;
  return redirect(localizePath(path, languageOf(pathname)), {
    status: 301,
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}
