/** What the drawer and the cart's page share. */
import { useEffect, useRef } from 'react';
import { type CartLine, cartSums, type LineChange } from '#domain/shop/cart.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { cartCode } from '../../state/cart-code.ts';
import { cartState, useCart } from '../../state/cart-state.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PaymentMethods } from '../../ui/text/payment-methods.tsx';
import { waysFor } from '../../ui/text/payment-words.ts';
import { CartLineItem } from './cart-line-item.tsx';
import { cartWords } from './cart-words.ts';
import { DeliveryPrice } from './delivery-price.tsx';
import { PromoCode } from './promo-code.tsx';
import type { CartRefresh } from './use-cart-refresh.ts';
import { useCheckout } from './use-checkout.ts';
import './cart.css';

/** A locked or removed control lost the focus. If the focus is elsewhere by now, it stays there. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

interface LinesProps {
  refreshed: CartRefresh;
  /** The level of a product's name: below the drawer's heading or the page's. */
  heading?: 'h2' | 'h3';
}

export function CartLines({ refreshed: { changes, stock }, heading = 'h3' }: LinesProps) {
  const { items } = useCart();
  const isGone = ({ variantId }: CartLine) => isSoldOut(changes.get(variantId));
  // What has to be removed before the checkout is in sight at once.
  const lines = [...items.filter(isGone), ...items.filter((line) => !isGone(line))];
  return (
    <div>
      <PromoCode />
      <ul className="cart__lines">
        {lines.map((line) => (
          <CartLineItem
            key={line.variantId}
            line={line}
            heading={heading}
            changes={changes.get(line.variantId) ?? []}
            stock={stock.get(line.variantId)}
          />
        ))}
      </ul>
    </div>
  );
}

function isSoldOut(changes: readonly LineChange[] = []): boolean {
  return changes.some(({ kind }) => kind === 'soldOut');
}

export function CartSummary({ refreshed }: { refreshed: CartRefresh }) {
  const { refresh, failed, changes, noteChanges } = refreshed;
  const { t, cents } = useI18n(cartWords);
  const { items, isLoading } = useCart();
  const { delivery, paymentWays } = useShopFacts();
  const { checkOut, failure } = useCheckout(refresh, noteChanges);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failure) focusIfLost(button.current);
  }, [failure]);
  const bought = items.filter(({ variantId }) => !isSoldOut(changes.get(variantId)));
  const { code } = cartCode.use();
  const promo = code === shop.promo?.code ? shop.promo : null;
  const sums = cartSums(bought, promo?.percent ?? null, shop.delivery);
  const isBlocked = bought.length < items.length;
  return (
    <>
      <dl className="sum">
        <div>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{cents(sums.subtotalCents)}</dd>
        </div>
        {promo && sums.discountCents > 0 && (
          <div>
            <dt>{t('cart.discount', { code: promo.code })}</dt>
            <dd>{cents(-sums.discountCents)}</dd>
          </div>
        )}
        {code && !promo && (
          <div>
            <dt>{t('cart.discount', { code })}</dt>
            <dd>
              {t('cart.atCheckout')}{' '}
              <button type="button" className="link" onClick={() => cartCode.set(() => ({ code: null }))}>
                {t('cart.remove')}
              </button>
            </dd>
          </div>
        )}
        {sums.goodsCents > 0 && <DeliveryPrice {...sums} />}
        <div>
          <dt>{t('cart.delivery')}</dt>
          <dd>{delivery.short}</dd>
        </div>
        <div className="sum__total">
          <dt>{t('cart.total')}</dt>
          <dd>{cents(sums.totalCents)}</dd>
        </div>
      </dl>
      {failed && <p className="sum__hint">{t('cart.notRefreshed')}</p>}
      {!cartState.isLasting() && <p className="sum__hint">{t('cart.notStored')}</p>}
      {isBlocked && <p className="sum__hint">{t('cart.blocked')}</p>}
      <FormFailure text={failure} />
      <div className="cart__pay">
        <button
          ref={button}
          type="button"
          className="btn btn--go btn--big btn--wide"
          disabled={isLoading || isBlocked}
          aria-busy={isLoading}
          onClick={checkOut}
        >
          {t(isLoading ? 'cart.creatingCheckout' : 'cart.checkout')}
        </button>
        {!isBlocked && (
          <div className="cart__secure">
            <Icon name="lock" small /> {t('cart.secure')}{' '}
            <PaymentMethods ways={waysFor(paymentWays, sums.totalCents)} />
            <span>{t('cart.pledge', { months: shop.warranty.months, days: shop.warranty.returnDays })}</span>
          </div>
        )}
      </div>
    </>
  );
}
