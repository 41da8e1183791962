import { useCart } from '../../state/cart-state.ts';
import { useOnChange } from '../../ui/use-on-change.ts';
import { CartLines, CartSummary, focusIfLost } from './cart-parts.tsx';
import { useCartRefresh } from './use-cart-refresh.ts';

interface Props {
  /** Takes the focus of a line that was removed. */
  headingId: string;
}

/** The browser's cart, in its own page. The drawer over it reads prices and stock itself: they are read once. */
export function CartInPage({ headingId }: Props) {
  const { items, isDrawerOpen } = useCart();
  const refreshed = useCartRefresh(!isDrawerOpen);
  useOnChange(items.length, () => focusIfLost(document.getElementById(headingId)));
  return (
    <div className="cart-page__goods">
      <CartLines refreshed={refreshed} heading="h2" />
      <div className="cart-page__sum">
        <CartSummary refreshed={refreshed} />
      </div>
    </div>
  );
}
