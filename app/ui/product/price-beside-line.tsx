import { useI18n } from '../../i18n/i18n-context.tsx';
import type { PriceBeside } from '../../storefront/catalogue/price-beside.ts';

export function PriceBesideLine({ beside }: { beside?: PriceBeside | undefined }) {
  const { t, money } = useI18n();
  if (!beside) return null;
  const { word, price, system = '' } = beside;
  return <small>{t(`card.${word}`, { price: money(price), system })}</small>;
}
