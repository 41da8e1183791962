import { loadProductOr404 } from '../features/product/load-product.ts';
import { productEl } from '../features/product/product-words.el.ts';
import { ScreenWords } from '../i18n/i18n-context.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/product-el';
import { ProductFailed, ProductPage } from './product-page.tsx';

export const headers = cachedPage;

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadProductOr404(request, params.handle, context);

export default function GreekProduct({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={productEl}>
      <ProductPage product={loaderData} />
    </ScreenWords>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ScreenWords words={productEl}>
      <ProductFailed error={error} />
    </ScreenWords>
  );
}
