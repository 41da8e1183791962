import { CartScreen } from '../features/cart/cart-screen.tsx';
import { loadCart } from '../features/cart/load-cart.ts';
import { startCheckout } from '../features/cart/start-checkout.ts';
import { ProductsFailed } from '../shell/products-failed.tsx';
import { formPage } from '../storefront/form-answer.ts';
import type { Route } from './+types/cart-page';

export const headers = formPage;

export const loader = ({ url, context }: Route.LoaderArgs) => loadCart(url, context);

export const action = ({ context, ...sent }: Route.ActionArgs) => startCheckout(sent, context);

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return <CartScreen {...loaderData} outcome={actionData} />;
}

/** The platform did not answer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductsFailed error={error} />;
}
