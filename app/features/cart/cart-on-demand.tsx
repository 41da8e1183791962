import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setDrawerOpen } from '../../state/cart-state.ts';
import { useCart } from '../../state/use-cart.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const CartDrawer = onDemand(() => import('./cart-drawer.tsx').then((module) => module.CartDrawer));

/** The drawer, for those who have something in the cart or open it. */
export function CartOnDemand() {
  const { items, isDrawerOpen } = useCart();
  useCloseOnNavigation();
  return <CartDrawer needed={items.length > 0 || isDrawerOpen} />;
}

function useCloseOnNavigation(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event, not a value.
  useEffect(() => setDrawerOpen(false), [pathname]);
}
