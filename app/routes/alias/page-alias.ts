import { redirect } from 'react-router';
import { languageOf, localizePath, stripLanguage } from '#domain/locale/locales.ts';
import type { Route } from './+types/page-alias';

/** `/about/story` and `/about/mission` are another reading of the specification; people type `/wishlist`. */
const PAGES: Readonly<Record<string, string>> = {
  '/about/story': '/about/our-story',
  '/about/mission': '/about/our-mission',
  '/wishlist': '/account?tab=wishlist',
};

/** Leads to the page's own address. */
export function loader({ url }: Route.LoaderArgs) {
  const { pathname, search } = url;
  const path = PAGES[stripLanguage(pathname)] ?? '/';
  return redirect(localizePath(path, languageOf(pathname)) + (path.includes('?') ? '' : search), {
    status: 301,
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}
