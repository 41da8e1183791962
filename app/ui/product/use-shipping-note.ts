import { hasDearerPlaces, shippingCents } from '#domain/money/pricing.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';

/** What the courier costs for goods of a price, in words beside it: some places may cost more. */
export function useShippingNote(): (goodsCents: number) => string {
  const { t, cents } = useI18n();
  return (goodsCents) => {
    const shipping = shippingCents(goodsCents, shop.delivery);
    if (shipping === 0) return t('card.freeShipping');
    const from = hasDearerPlaces(shop.delivery) ? `${t('card.from')} ` : '';
    return t('card.shipping', { amount: from + cents(shipping) });
  };
}
