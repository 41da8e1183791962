import { CatalogueScreen } from '../features/catalogue/catalogue-screen.tsx';
import type { CatalogueData } from '../features/catalogue/load-catalogue.ts';
import { CompareOnDemand } from '../features/compare/compare-on-demand.tsx';

/** The catalogue with what other features add to it, in either language. */
export function ProductsPage(data: CatalogueData) {
  return (
    <>
      <CatalogueScreen {...data} />
      <CompareOnDemand />
    </>
  );
}
