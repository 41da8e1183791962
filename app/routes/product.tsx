import { loadProductOr404 } from '../features/product/load-product.ts';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/product';
import { ProductFailed, ProductPage } from './product-page.tsx';

export const headers = cachedPage;

export const loader = ({ url, params, context }: Route.LoaderArgs) => loadProductOr404(url, params.handle, context);

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage product={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductFailed error={error} />;
}
