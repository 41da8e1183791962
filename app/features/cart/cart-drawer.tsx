import { useCallback, useEffect, useRef, useState } from 'react';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { shippingCents } from '#domain/money/pricing.ts';
import { countPieces, type LineChange, totalCents } from '#domain/shop/cart.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { cartState, setCartLoading, setDrawerOpen, useCart } from '../../state/cart-state.ts';
import { isPaymentRequired, useSayPaymentRequired } from '../../state/payment-required.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { showToast } from '../../state/toasts.ts';
import { welcomeCode } from '../../state/welcome-code.ts';
import { toPlatform } from '../../storefront/browser-platform.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Dialog } from '../../ui/over/dialog.tsx';
import { PaymentMethods } from '../../ui/text/payment-methods.tsx';
import { useOnChange } from '../../ui/use-on-change.ts';
import { CartLineItem } from './cart-line-item.tsx';
import { cartWords } from './cart-words.ts';
import { DeliveryPrice } from './delivery-price.tsx';
import { PromoCode } from './promo-code.tsx';
import { type Refreshed, refreshCart, takeOutOrdered } from './refresh-cart.ts';
import { useCheckout } from './use-checkout.ts';
import '../../ui/product/order-lines.css';
import './cart.css';

/** The cart, from the right. Opening it reads prices and stock again; what changed is said in words. */
export function CartDrawer() {
  const { t } = useI18n(cartWords);
  const { items, isDrawerOpen } = useCart();
  const { changes, stock, failed, refresh, noteChanges } = useRefresh(isDrawerOpen);
  const pieces = countPieces(items);
  useTakeOutOrdered();
  // The heading of the drawer, where it is open.
  useOnChange(items.length, () => focusIfLost(document.getElementById('dialog-drawer')));
  return (
    <Dialog
      open={isDrawerOpen}
      onClose={() => setDrawerOpen(false)}
      kind="drawer"
      closeLabel={t('cart.close')}
      title={
        <>
          {t('cart.title')} {pieces > 0 && <span>{`· ${pieces}`}</span>}
        </>
      }
      footer={items.length > 0 && <Summary {...{ refresh, failed, changes, noteChanges }} />}
    >
      {items.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <PromoCode />
          <ul className="cart__lines">
            {items.map((line) => (
              <CartLineItem
                key={line.variantId}
                line={line}
                changes={changes.get(line.variantId) ?? []}
                stock={stock.get(line.variantId)}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** A locked or removed control lost the focus. If the focus is elsewhere by now, it stays there. */
function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/**
 * Reads the platform when the drawer opens. What it answers is said until the drawer closes; an answer that comes after that is
 * said when it opens again. A failure is no obstacle: the checkout shows the true prices anyway.
 */
function useRefresh(isOpen: boolean) {
  const { browserPlatform } = useShopFacts();
  const [changes, setChanges] = useState<ReadonlyMap<string, LineChange[]>>(new Map());
  const [stock, setStock] = useState<ReadonlyMap<string, number>>(new Map());
  const [failed, setFailed] = useState(false);
  const sayPaymentRequired = useSayPaymentRequired();
  const noteChanges = useCallback((found: ReadonlyMap<string, LineChange[]>) => {
    setChanges((known) => new Map([...known, ...found]));
  }, []);
  const refresh = useCallback(async (): Promise<Refreshed> => {
    const refreshed = await refreshCart(toPlatform(browserPlatform));
    noteChanges(refreshed.changes);
    setStock(refreshed.stock);
    setFailed(false);
    return refreshed;
  }, [browserPlatform, noteChanges]);
  const refreshOnOpening = () => {
    refresh().catch((error: unknown) => {
      setFailed(true);
      if (isPaymentRequired(error)) sayPaymentRequired();
    });
  };
  useOnChange(isOpen, () => {
    if (!isOpen) return;
    const callOff = afterPaint(refreshOnOpening);
    return () => {
      callOff();
      setChanges(new Map());
    };
  });
  return { changes, stock, failed, refresh, noteChanges };
}

function useTakeOutOrdered(): void {
  const { t } = useI18n(cartWords);
  const { browserPlatform } = useShopFacts();
  const sayPaymentRequired = useSayPaymentRequired();
  useEffect(() => {
    const check = () => {
      takeOutOrdered(toPlatform(browserPlatform), new Date())
        .then((ordered) => {
          if (!ordered) return;
          welcomeCode.set(() => ({ isUsed: false }));
          showToast({ kind: 'success', title: t(ordered.isEmpty ? 'cart.ordered' : 'cart.orderedPart') });
        })
        // Not reached: asked again when the page is next shown.
        .catch((error: unknown) => {
          if (isPaymentRequired(error)) sayPaymentRequired();
        });
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Back from the checkout: the page comes as it was left, busy.
      if (persisted) setCartLoading(false);
      check();
    };
    check();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [browserPlatform, t, sayPaymentRequired]);
}

function EmptyCart() {
  const { t } = useI18n(cartWords);
  return (
    <div className="cart__empty">
      <GradeIcon grade="aa" large />
      <h3>{t('cart.empty')}</h3>
      <p className="muted">{t('cart.emptyLead')}</p>
      <LocalLink className="btn btn--go" to={LAPTOPS_ADDRESS} onClick={() => setDrawerOpen(false)}>
        {t('shop.browse')}
      </LocalLink>
      <button type="button" className="btn" disabled>
        {t('cart.checkout')}
      </button>
    </div>
  );
}

interface SummaryProps {
  refresh: () => Promise<Refreshed>;
  failed: boolean;
  changes: ReadonlyMap<string, LineChange[]>;
  noteChanges: (changes: ReadonlyMap<string, LineChange[]>) => void;
}

function Summary({ refresh, failed, changes, noteChanges }: SummaryProps) {
  const { t, cents } = useI18n(cartWords);
  const { items, isLoading } = useCart();
  const { delivery, paymentWays } = useShopFacts();
  const { checkOut, failure } = useCheckout(refresh, noteChanges);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (failure) focusIfLost(button.current);
  }, [failure]);
  const goods = totalCents(items);
  const shipping = shippingCents(goods, shop.delivery);
  const isBlocked = items.some(({ variantId }) => changes.get(variantId)?.some(({ kind }) => kind === 'soldOut'));
  return (
    <>
      <dl className="sum">
        <DeliveryPrice goodsCents={goods} />
        <div>
          <dt>{t('cart.delivery')}</dt>
          <dd>{delivery.short}</dd>
        </div>
        <div className="sum__total">
          <dt>{t('cart.total')}</dt>
          <dd>{cents(goods + shipping)}</dd>
          <dd className="sum__hint">{t('cart.vat')}</dd>
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
        <div className="cart__secure">
          <Icon name="lock" small /> {t('cart.secure')} <PaymentMethods ways={paymentWays} />
        </div>
      </div>
    </>
  );
}
