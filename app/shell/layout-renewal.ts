import { useEffect } from 'react';
import { useMissingPart } from '../state/missing-parts.ts';
import type { ShopFacts } from '../state/shop-facts.tsx';
import { isMissing } from '../storefront/missing-part.ts';

/** Ms for which what the layout knows (the list of brands, delivery dates) holds in an open tab (specification, section 7). */
const RENEW_AFTER_MS = 5 * 60_000;

let renewedAt = Date.now();
/** False while the menus are missing: then the layout is asked for with every page. */
let isComplete = true;

/**
 * `shouldRevalidate` of the layouts: going from page to page does not ask again for what every page has; a tab that has been
 * open since yesterday does, or it would promise yesterday's delivery.
 */
export function shouldRenewLayout(): boolean {
  return !isComplete || Date.now() - renewedAt > RENEW_AFTER_MS;
}

export function useRenewedLayout(facts: ShopFacts): void {
  useEffect(() => {
    renewedAt = Date.now();
    isComplete = !isMissing(facts.menu);
  }, [facts]);
  useMissingPart(isMissing(facts.menu) ? facts.menu.missingReason : null);
}
