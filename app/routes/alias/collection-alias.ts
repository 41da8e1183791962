import { data, redirect } from 'react-router';
import { languageOf, localeOf, localizePath } from '#domain/locale/locales.ts';
import { collectionTitleQuery } from '../../storefront/documents.ts';
import { orFail } from '../../storefront/missing-part.ts';
import { servicesContext } from '../../storefront/services.ts';
import type { Route } from './+types/collection-alias';

/** `/collections/{handle}`, the hosted platform's address, leads to the search for the collection's title. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pathname } = url;
  const language = languageOf(pathname);
  const variables = { handle: params.handle, language: localeOf(language).api };
  const { collection } = await orFail(services.storefront.query(collectionTitleQuery, variables), services, pathname);
  if (!collection) throw data(null, { status: 404, statusText: 'Not Found' });
  const path = `/products?${new URLSearchParams({ q: collection.title })}`;
  return redirect(localizePath(path, language), { status: 302, headers: { 'cache-control': 'public, max-age=3600' } });
}
