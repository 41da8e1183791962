import { CompareScreen } from '../features/compare/compare-screen.tsx';
import { loadCompare } from '../features/compare/load-compare.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import { ProductsFailed } from '../ui/products-failed.tsx';
import type { Route } from './+types/compare';

export const headers = cachedPage;

export const loader = ({ request, context }: Route.LoaderArgs) => loadCompare(request, context);

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <CompareScreen {...loaderData} />;
}

/** The platform did not answer. */
export function ErrorBoundary() {
  return <ProductsFailed />;
}
