import { loadProductOr404 } from '../features/product/load-product.ts';
import { productEn } from '../features/product/product-words.en.ts';
import { ScreenWords } from '../i18n/i18n-context.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/product-en';
import { ProductFailed, ProductPage } from './product-page.tsx';

export const headers = cachedPage;

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadProductOr404(request, params.handle, context);

export default function EnglishProduct({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={productEn}>
      <ProductPage product={loaderData} />
    </ScreenWords>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ScreenWords words={productEn}>
      <ProductFailed error={error} />
    </ScreenWords>
  );
}
