import { useCart } from '../../state/use-cart.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const CartDrawer = onDemand(() => import('./cart-drawer.tsx').then((module) => module.CartDrawer));

/** The drawer, for those who have something in the cart or open it. */
export function CartOnDemand() {
  const { items, isDrawerOpen } = useCart();
  return <CartDrawer needed={items.length > 0 || isDrawerOpen} />;
}
