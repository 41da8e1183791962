import { catalogueEn } from '../features/catalogue/catalogue-words.en.ts';
import { loadCatalogue } from '../features/catalogue/load-catalogue.ts';
import { ScreenWords } from '../i18n/i18n-context.tsx';
import { ProductsFailed } from '../shell/products-failed.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/products-en';
import { ProductsPage } from './products-page.tsx';

export const headers = cachedPage;

export const loader = ({ request, context }: Route.LoaderArgs) => loadCatalogue(request, context);

export default function EnglishProducts({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={catalogueEn}>
      <ProductsPage {...loaderData} />
    </ScreenWords>
  );
}

/** The platform did not answer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductsFailed error={error} />;
}
