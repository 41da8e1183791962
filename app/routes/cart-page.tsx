import { data } from 'react-router';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { loadCart } from '../features/cart/load-cart.ts';
import { startCheckout } from '../features/cart/start-checkout.ts';
import { ProductsFailed } from '../shell/products-failed.tsx';
import { formPage } from '../storefront/form-answer.ts';
import type { Route } from './+types/cart-page';

export const headers = (args: Parameters<Route.HeadersFunction>[0]) =>
  args.loaderHeaders.has('cache-control') ? args.loaderHeaders : formPage(args);

/** A code ends by the clock, which no cache sees. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadCart(url, context);
  return data(page, page.discount ? { headers: { 'cache-control': 'no-store' } } : {});
}

export const action = ({ context, ...sent }: Route.ActionArgs) => startCheckout(sent, context);

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return <CartScreen {...loaderData} outcome={actionData} />;
}

/** The platform did not answer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductsFailed error={error} />;
}
