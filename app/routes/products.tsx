import { data } from 'react-router';
import { NOTHING_FOUND_HEADER } from '#domain/catalogue/nothing-found-header.ts';
import { loadCatalogue } from '../features/catalogue/load-catalogue.ts';
import { ProductsFailed } from '../shell/products-failed.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/products';
import { ProductsPage } from './products-page.tsx';

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs): HeadersInit {
  const headers = new Headers(cachedPage({ errorHeaders }));
  for (const [name, value] of loaderHeaders) headers.set(name, value);
  return headers;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = await loadCatalogue(url, context);
  const isInVain = catalogue.count === 0 && catalogue.selection.query !== '';
  return isInVain ? data(catalogue, { headers: { [NOTHING_FOUND_HEADER]: 'yes' } }) : catalogue;
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductsPage {...loaderData} />;
}

/** The platform did not answer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductsFailed error={error} />;
}
