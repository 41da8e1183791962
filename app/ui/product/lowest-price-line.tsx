import { useI18n } from '../../i18n/i18n-context.tsx';
import type { LowestPrice } from '../../storefront/catalogue/lowest-price.ts';

/** Beside a price: what the cheapest variant costs, and whether it lacks Windows. */
export function LowestPriceLine({ lowestPrice, lacksWindows }: LowestPrice) {
  const { t, money } = useI18n();
  if (!lowestPrice) return null;
  return <small>{t(lacksWindows ? 'card.lowestNoWindows' : 'card.lowest', { price: money(lowestPrice) })}</small>;
}
