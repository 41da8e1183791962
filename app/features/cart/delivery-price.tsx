import { hasDearerPlaces, shippingCents } from '#domain/money/pricing.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { cartWords } from './cart-words.ts';

/** The price of delivery in the cart's sums, and how far it is from none: free strictly above the threshold. */
export function DeliveryPrice({ goodsCents }: { goodsCents: number }) {
  const { t, cents } = useI18n(cartWords);
  const { freeAboveCents } = shop.delivery;
  const price = shippingCents(goodsCents, shop.delivery);
  const missing = freeAboveCents - goodsCents;
  return (
    <div>
      <dt>{t('cart.shipping')}</dt>
      <dd>
        {price === 0
          ? t('cart.free')
          : [hasDearerPlaces(shop.delivery) && t('card.from'), cents(price)].filter(Boolean).join(' ')}
      </dd>
      {price > 0 && missing >= 0 && (
        <dd className="sum__hint">
          {missing === 0
            ? t('cart.shippingAbove', { amount: cents(freeAboveCents) })
            : t('cart.shippingMissing', { amount: cents(missing + 1) })}
        </dd>
      )}
    </div>
  );
}
