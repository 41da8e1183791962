import type { MoneyV2 } from '#domain/money/money.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';

/** Beside a reduced price: the lowest of the 30 days before, as the law asks (law 4177/2013, article 15). */
export function PriorPrice({ price }: { price: MoneyV2 }) {
  const { t, money } = useI18n();
  return <small className="price__prior">{t('card.prior', { price: money(price) })}</small>;
}
