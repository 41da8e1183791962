import { useEffect } from 'react';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import { countPieces } from '#domain/shop/cart.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { cartCode } from '../../state/cart-code.ts';
import { setCartLoading, setDrawerOpen, useCart } from '../../state/cart-state.ts';
import { isPaymentRequired, useSayPaymentRequired } from '../../state/payment-required.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { showToast } from '../../state/toasts.ts';
import { toPlatform } from '../../storefront/browser-platform.ts';
import { useAfterPaint } from '../../ui/after-paint.ts';
import { GradeIcon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Dialog } from '../../ui/over/dialog.tsx';
import { useOnChange } from '../../ui/use-on-change.ts';
import { CartLines, CartSummary, focusIfLost } from './cart-parts.tsx';
import { cartWords } from './cart-words.ts';
import { takeOutOrdered } from './refresh-cart.ts';
import { useCartRefresh } from './use-cart-refresh.ts';
import './cart.css';

/*
 * Both places of the cart are loaded as one: what two loaded parts share would go into every page's first scripts.
 */

/** The cart, from the right. Opening it reads prices and stock again; what changed is said in words. */
export function CartDrawer() {
  const { t } = useI18n(cartWords);
  const { items, isDrawerOpen } = useCart();
  const refreshed = useCartRefresh(isDrawerOpen);
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
      footer={items.length > 0 && <CartSummary refreshed={refreshed} />}
    >
      <Added />
      {items.length === 0 ? <EmptyCart /> : <CartLines refreshed={refreshed} />}
    </Dialog>
  );
}

interface InPageProps {
  /** Takes the focus of a line that was removed. */
  headingId: string;
}

/** The browser's cart, in its own page. The drawer over it reads prices and stock itself: they are read once. */
export function CartInPage({ headingId }: InPageProps) {
  const { items, isDrawerOpen } = useCart();
  const refreshed = useCartRefresh(!isDrawerOpen);
  useOnChange(items.length, () => focusIfLost(document.getElementById(headingId)));
  return (
    <div className="cart-page__goods">
      <CartLines refreshed={refreshed} heading="h2" />
      <div className="cart-page__sum">
        <CartSummary refreshed={refreshed} />
      </div>
    </div>
  );
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
          cartCode.set(() => ({ code: null }));
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

/** Read out: who sees the drawer sees the new line. A screen reader hears only what comes into a region that is there already. */
function Added() {
  const { t } = useI18n(cartWords);
  const { items, addedId } = useCart();
  const line = items.find(({ variantId }) => variantId === addedId);
  const text = line ? t('toast.added', { title: readProductTitle(line.product.title).name }) : '';
  return (
    <p className="vh" role="status">
      {useAfterPaint(text, '')}
    </p>
  );
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
