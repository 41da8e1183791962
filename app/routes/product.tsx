import { data, isRouteErrorResponse } from 'react-router';
import { PromoCode } from '../features/cart/promo-code.tsx';
import { loadProduct } from '../features/product/load-product.ts';
import { ProductNotFound, ProductUnavailable } from '../features/product/product-missing.tsx';
import { ProductScreen } from '../features/product/product-screen.tsx';
import { cachedPage } from '../storefront/cache-headers.ts';
import type { Route } from './+types/product';

export const headers = cachedPage;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await loadProduct(request, params.handle, context);
  if (!product) throw data(null, { status: 404, statusText: 'Product not found' });
  return product;
}

export default function Product({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'unavailable') return <ProductUnavailable title={loaderData.title} />;
  return <ProductScreen key={loaderData.card.id} {...loaderData} promo={<PromoCode />} />;
}

/** Not there, or not to be had from the platform: the specification has the same words for both. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductNotFound isGone={isRouteErrorResponse(error) && error.status === 404} />;
}
