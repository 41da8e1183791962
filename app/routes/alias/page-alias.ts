import { redirect } from 'react-router';
import { languageOf, localizePath, stripLanguage } from '#domain/locale/locales.ts';
import type { Route } from './+types/about-alias';

/** `/about/story` and `/about/mission`, another reading of the specification, lead to the pages' own addresses. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const path = stripLanguage(pathname).replace('/about/', '/about/our-');
  return redirect(localizePath(path, languageOf(pathname)) + search, {
    status: 301,
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}
