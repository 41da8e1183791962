import { useI18n } from '../../i18n/i18n-context.tsx';
import type { PriceBeside } from '../../storefront/catalogue/price-beside.ts';

export function PriceBesideLine({ beside }: { beside?: PriceBeside | undefined }) {
  const { t, money } = useI18n();
  return beside ? <small>{t(`card.${beside.word}`, { price: money(beside.price) })}</small> : null;
}
