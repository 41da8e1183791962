import { useLocation } from 'react-router';
import { setDrawerOpen, useCart } from '../../state/cart-state.ts';
import { onDemand } from '../../ui/over/on-demand.tsx';
import { useOnChange } from '../../ui/use-on-change.ts';

const CartDrawer = onDemand(() => import('./cart-drawer.tsx').then((module) => module.CartDrawer));

/** The drawer, for those who have something in the cart or open it. */
export function CartOnDemand() {
  const { items, isDrawerOpen } = useCart();
  useCloseOnNavigation();
  return <CartDrawer needed={items.length > 0 || isDrawerOpen} />;
}

function useCloseOnNavigation(): void {
  const { pathname } = useLocation();
  // At the end of one page, not at the beginning of the next: the cart's page opens it (cart-screen.tsx).
  useOnChange(pathname, () => () => setDrawerOpen(false));
}
