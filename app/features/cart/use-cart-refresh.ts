import { useCallback, useState } from 'react';
import type { LineChange } from '#domain/shop/cart.ts';
import { isPaymentRequired, useSayPaymentRequired } from '../../state/payment-required.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { toPlatform } from '../../storefront/browser-platform.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { useOnChange } from '../../ui/use-on-change.ts';
import { type Refreshed, refreshCart } from './refresh-cart.ts';

export type CartRefresh = ReturnType<typeof useCartRefresh>;

/**
 * Reads the platform when the cart is shown. What it answers is said until the cart is hidden; an answer that comes after that is
 * said when it is shown again. A failure is no obstacle: the checkout shows the true prices anyway.
 */
export function useCartRefresh(isShown: boolean) {
  const { browserPlatform } = useShopFacts();
  const [changes, setChanges] = useState<ReadonlyMap<string, LineChange[]>>(new Map());
  const [stock, setStock] = useState<ReadonlyMap<string, number>>(new Map());
  const [failed, setFailed] = useState(false);
  const sayPaymentRequired = useSayPaymentRequired();
  const noteChanges = useCallback((found: ReadonlyMap<string, LineChange[]>) => {
    setChanges((known) => new Map([...known, ...found]));
  }, []);
  const refresh = useCallback(async (): Promise<Refreshed> => {
    const refreshed = await refreshCart(toPlatform(browserPlatform));
    noteChanges(refreshed.changes);
    setStock(refreshed.stock);
    setFailed(false);
    return refreshed;
  }, [browserPlatform, noteChanges]);
  const refreshOnShowing = () => {
    refresh().catch((error: unknown) => {
      setFailed(true);
      if (isPaymentRequired(error)) sayPaymentRequired();
    });
  };
  useOnChange(isShown, () => {
    if (!isShown) return;
    const callOff = afterPaint(refreshOnShowing);
    return () => {
      callOff();
      setChanges(new Map());
    };
  });
  return { changes, stock, failed, refresh, noteChanges };
}
