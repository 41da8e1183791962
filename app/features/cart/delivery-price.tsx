import { hasDearerPlaces } from '#domain/money/pricing.ts';
import type { cartSums } from '#domain/shop/cart.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { cartWords } from './cart-words.ts';

type Sums = Pick<ReturnType<typeof cartSums>, 'goodsCents' | 'shippingCents' | 'isShippingLost'>;

/** The price of delivery in the cart's sums, and how far it is from none: free strictly above the threshold. */
export function DeliveryPrice({ goodsCents, shippingCents: price, isShippingLost }: Sums) {
  const { t, cents } = useI18n(cartWords);
  const { freeAboveCents } = shop.delivery;
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
          {isShippingLost
            ? t('cart.shippingLost', { goods: cents(goodsCents), amount: cents(freeAboveCents) })
            : missing === 0
              ? t('cart.shippingAbove', { amount: cents(freeAboveCents) })
              : t('cart.shippingMissing', { amount: cents(missing + 1) })}
        </dd>
      )}
    </div>
  );
}
