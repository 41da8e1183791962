import type { CardProduct } from '../storefront/catalogue/card-product.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useWish } from './wishlist-state.ts';

interface CardActions {
  onAdd: (product: CardProduct) => void;
  isWished: boolean;
  onWish: (product: CardProduct) => void;
}

/** The actions of a product card's buttons, in any list. */
export function useCardActions(): (id: string) => CardActions {
  const onAdd = useAddToCart();
  const { isWished, toggle } = useWish();
  return (id) => ({ onAdd, isWished: isWished(id), onWish: toggle });
}
