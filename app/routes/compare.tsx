import { CompareScreen } from '../features/compare/compare-screen.tsx';
import { loadCompare } from '../features/compare/load-compare.ts';
import { ProductsFailed } from '../shell/products-failed.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/compare';

export const headers = cachedPage;

export const loader = ({ url, context }: Route.LoaderArgs) => loadCompare(url, context);

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <CompareScreen {...loaderData} />;
}

/** The platform did not answer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductsFailed error={error} />;
}
