import { isRouteErrorResponse } from 'react-router';
import { PromoCode } from '../features/cart/promo-code.tsx';
import { CompareOnDemand } from '../features/compare/compare-on-demand.tsx';
import type { LoadedProduct } from '../features/product/load-product.ts';
import { ProductNotFound, ProductNotLoaded, ProductUnavailable } from '../features/product/product-missing.tsx';
import { ProductScreen } from '../features/product/product-screen.tsx';
import { RecentOnDemand } from '../features/recent/recent-on-demand.tsx';

/** The shared part of the product routes; each brings the words of its language. */
export function ProductPage({ product }: { product: LoadedProduct }) {
  if (product.kind === 'unavailable')
    return (
      <>
        <ProductUnavailable {...product} />
        <CompareOnDemand />
      </>
    );
  return (
    <>
      <ProductScreen key={product.card.id} {...product} promo={<PromoCode />} />
      <CompareOnDemand />
      <RecentOnDemand handle={product.card.handle} />
    </>
  );
}

/** Not there, or not to be had from the platform at this moment. */
export function ProductFailed({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ProductNotFound />;
  return <ProductNotLoaded error={error} />;
}
