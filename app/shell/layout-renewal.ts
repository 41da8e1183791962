import { useEffect } from 'react';
import type { ShopFacts } from '../state/shop-facts.tsx';

/** Ms for which what the layout knows (menus, delivery dates) holds in an open tab. */
const RENEW_AFTER_MS = 30 * 60_000;

let renewedAt = Date.now();

/**
 * `shouldRevalidate` of the layouts: going from page to page does not ask again for what every page has; a tab that has been
 * open since yesterday does, or it would promise yesterday's delivery.
 */
export function shouldRenewLayout(): boolean {
  return Date.now() - renewedAt > RENEW_AFTER_MS;
}

export function useRenewedLayout(facts: ShopFacts): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new facts are the event.
  useEffect(() => {
    renewedAt = Date.now();
  }, [facts]);
}
