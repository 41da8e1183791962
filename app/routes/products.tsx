import { loadCatalogue } from '../features/catalogue/load-catalogue.ts';
import { ProductsFailed } from '../shell/products-failed.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/products';
import { ProductsPage } from './products-page.tsx';

export const headers = cachedPage;

export const loader = ({ request, context }: Route.LoaderArgs) => loadCatalogue(request, context);

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductsPage {...loaderData} />;
}

/** The platform did not answer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductsFailed error={error} />;
}
