import { FinderScreen } from '../features/finder/finder-screen.tsx';
import { loadFinder } from '../features/finder/load-finder.ts';
import { ProductsFailed } from '../shell/products-failed.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/finder';

export const headers = cachedPage;

export const loader = ({ url, context }: Route.LoaderArgs) => loadFinder(url, context);

export default function Finder({ loaderData }: Route.ComponentProps) {
  return <FinderScreen {...loaderData} />;
}

/** The platform did not answer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductsFailed error={error} />;
}
