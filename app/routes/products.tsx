import { CatalogueFailed, CatalogueScreen } from '../features/catalogue/catalogue-screen.tsx';
import { loadCatalogue } from '../features/catalogue/load-catalogue.ts';
import { CompareOnDemand } from '../features/compare/compare-on-demand.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/products';

export const headers = cachedPage;

export const loader = ({ request, context }: Route.LoaderArgs) => loadCatalogue(request, context);

export default function Products({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CatalogueScreen {...loaderData} />
      <CompareOnDemand />
    </>
  );
}

/** The platform did not answer: the words of the specification, and the way to try again. */
export function ErrorBoundary() {
  return <CatalogueFailed />;
}
