import { useRef } from 'react';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { getAccessToken } from '../../state/auth-state.ts';
import { cartState, rememberCheckout, setCartLoading } from '../../state/cart-state.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { showToast } from '../../state/toasts.ts';
import { toPlatform } from '../../storefront/browser-platform.ts';
import { StorefrontError } from '../../storefront/storefront-error.ts';
import { cartWords } from './cart-words.ts';
import { createCheckout } from './create-checkout.ts';
import type { Refreshed } from './refresh-cart.ts';

/** Ms between the answer and the hand-over (specification, section 9). */
const REDIRECT_DELAY_MS = 100;

/**
 * Hands the cart over to the platform's checkout. Prices and stock are read once more before: when something changed,
 * the buyer sees it first.
 */
export function useCheckout(refresh: () => Promise<Refreshed>): () => Promise<void> {
  const { t, language } = useI18n(cartWords);
  const { browserPlatform } = useShopFacts();
  const isUnderWay = useRef(false);
  return async () => {
    const { items } = cartState.get();
    if (items.length === 0 || isUnderWay.current) return;
    isUnderWay.current = true;
    setCartLoading(true);
    try {
      const { changes } = await refresh();
      if (changes.size > 0) {
        setCartLoading(false);
        return;
      }
      const { cartId, checkoutUrl } = await createCheckout(
        toPlatform(browserPlatform),
        items,
        language,
        getAccessToken(),
      );
      rememberCheckout(cartId, checkoutUrl);
      setTimeout(() => {
        window.location.href = checkoutUrl;
        // Coming back by the Back button finds the page as it was left.
        setCartLoading(false);
      }, REDIRECT_DELAY_MS);
    } catch (error) {
      setCartLoading(false);
      const needsPayment = error instanceof StorefrontError && error.failure.kind === 'payment_required';
      showToast({
        kind: 'error',
        title: needsPayment ? error.message : t('cart.checkoutError'),
        description: t(needsPayment ? 'cart.paymentRequiredDesc' : 'cart.checkoutErrorDesc'),
      });
    } finally {
      isUnderWay.current = false;
    }
  };
}
