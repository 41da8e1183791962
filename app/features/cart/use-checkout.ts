import { useState } from 'react';
import type { LineChange } from '#domain/shop/cart.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { dropAccessToken, getAccessToken } from '../../state/auth-state.ts';
import { cartCode } from '../../state/cart-code.ts';
import { cartState, rememberCheckout, replaceItems, setCartLoading } from '../../state/cart-state.ts';
import { handedOver } from '../../state/handed-over.ts';
import { isPaymentRequired, useSayPaymentRequired } from '../../state/payment-required.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { showToast, takeBackFailures } from '../../state/toasts.ts';
import { toPlatform } from '../../storefront/browser-platform.ts';
import { logFailure } from '../../storefront/log-failure.ts';
import { requestStorefront } from '../../storefront/request.ts';
import type { Query } from '../../storefront/storefront.ts';
import { PROVIDER, StorefrontError } from '../../storefront/storefront-error.ts';
import { cartWords } from './cart-words.ts';
import { CheckoutError, createCheckout } from './create-checkout.ts';
import type { Refreshed } from './refresh-cart.ts';

/** Ms between the answer and the hand-over (specification, section 9). */
const REDIRECT_DELAY_MS = 100;
/** A page that is still open after this, ms, did not get to the checkout. */
const GONE_WITHIN_MS = 10_000;

const SOURCE = 'checkout';

/**
 * Hands the cart over to the platform's checkout. Prices and stock are read once more before: when something changed, there or in
 * the cart that the platform made, the buyer sees it first. `failure` says why the last attempt failed, until the next.
 */
export function useCheckout(
  refresh: () => Promise<Refreshed>,
  onChanges: (changes: ReadonlyMap<string, LineChange[]>) => void,
): {
  checkOut: () => Promise<void>;
  failure: string | null;
} {
  const { t, language } = useI18n(cartWords);
  const { browserPlatform } = useShopFacts();
  const sayPaymentRequired = useSayPaymentRequired();
  const [failure, setFailure] = useState<string | null>(null);
  const checkOut = async () => {
    const { items: wanted, isLoading } = cartState.get();
    if (wanted.length === 0 || isLoading) return;
    setCartLoading(true);
    setFailure(null);
    takeBackFailures(SOURCE);
    try {
      if (await hasChanged(refresh)) return setCartLoading(false);
      // Read now: the buyer may have removed a line while the prices were on their way.
      const { items } = cartState.get();
      if (items.length === 0) return setCartLoading(false);
      const platform = toPlatform(browserPlatform);
      const ask: Query = (document, variables) => requestStorefront(platform, document, variables);
      const shop = { ask, baseUrl: location.origin };
      const checkout = await createCheckout(shop, items, language, {
        accessToken: getAccessToken(),
        code: cartCode.get().code,
      });
      const { cartId, checkoutUrl, changes } = checkout;
      if (!checkout.isLoginTaken) dropAccessToken();
      if (changes.size > 0) {
        onChanges(changes);
        replaceItems(checkout.lines);
        return setCartLoading(false);
      }
      rememberCheckout(cartId, checkoutUrl);
      const lines = items.map(({ variantId, quantity }) => ({ variantId, quantity }));
      handedOver.set(() => ({ cartId, lines, at: new Date().toISOString() }));
      setTimeout(() => {
        window.location.href = checkoutUrl;
      }, REDIRECT_DELAY_MS);
      // Until then a second press would make a second cart.
      setTimeout(() => setCartLoading(false), GONE_WITHIN_MS);
    } catch (error) {
      setCartLoading(false);
      // A failed call is logged where it is made (storefront/browser-platform.ts).
      if (error instanceof CheckoutError) logFailure(error, { operation: 'CartCreate', code: error.code });
      else if (!(error instanceof StorefrontError)) logFailure(error);
      const [title, description] = [t('cart.checkoutError'), t('cart.checkoutErrorDesc')];
      if (isPaymentRequired(error)) {
        setFailure(`${PROVIDER}: Payment required. ${t('platform.paymentRequired')}`);
        return sayPaymentRequired(SOURCE);
      }
      setFailure(`${title}. ${description}`);
      showToast({ kind: 'error', title, description, source: SOURCE });
    }
  };
  return { checkOut, failure };
}

/** Whether the buyer has to see something first. A shop that does not say is no obstacle: its checkout shows the true prices. */
async function hasChanged(refresh: () => Promise<Refreshed>): Promise<boolean> {
  try {
    return (await refresh()).changes.size > 0;
  } catch (error) {
    if (error instanceof StorefrontError) return false;
    throw error;
  }
}
