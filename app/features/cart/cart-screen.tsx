import { useEffect } from 'react';
import { Form, useNavigate } from 'react-router';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { keepTogether } from '#domain/locale/keep-together.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import { parseCents } from '#domain/money/money.ts';
import { totalCents } from '#domain/shop/cart.ts';
import { writeCartPermalink } from '#domain/shop/cart-permalink.ts';
import { chosenValues } from '#domain/shop/merchandising.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { cartCode } from '../../state/cart-code.ts';
import { putInCart, useCart } from '../../state/cart-state.ts';
import { showToast } from '../../state/toasts.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { onDemand } from '../../ui/over/on-demand.tsx';
import { Unbroken } from '../../ui/text/unbroken.tsx';
import { cartWords } from './cart-words.ts';
import type { AskedCode } from './check-code.ts';
import type { AskedLine, CartPage } from './load-cart.ts';
import type { CheckoutOutcome } from './start-checkout.ts';
import './cart.css';

const HEADING = 'cart-page';

const CartInPage = onDemand(() => import('./cart-drawer.tsx').then((module) => module.CartInPage));

/**
 * The cart's own address: the browser's cart with its sum and the checkout. What the address asks for is put into the cart as soon
 * as scripts run, without the drawer, which would say the same. Until then the page shows it and leads to the checkout by a plain form.
 */
export function CartScreen({ asked, gone, discount, outcome }: CartPage & { outcome: CheckoutOutcome | undefined }) {
  const { t } = useI18n(cartWords);
  const { items } = useCart();
  const buyable = asked.filter(({ isAvailable }) => isAvailable);
  useTakeAsked(asked, discount);
  return (
    <section className="wrap message cart-page">
      <PageHead title={t('cart.title')} description={t('cart.emptyLead')} canonicalPath="/cart" noIndex />
      <h1 id={HEADING} tabIndex={-1}>
        {t('cart.title')}
      </h1>
      {gone > 0 && <p role="status">{t.count('cart.gone', gone)}</p>}
      {discount && <AskedDiscount {...discount} />}
      {asked.length > 0 ? (
        <AskedLines asked={asked} buyable={buyable} code={discount?.code} outcome={outcome} />
      ) : items.length > 0 ? (
        <CartInPage needed headingId={HEADING} />
      ) : (
        <>
          <p className="lead">{t('cart.empty')}</p>
          <p className="message__row">
            <LocalLink className="btn btn--go btn--big" to={LAPTOPS_ADDRESS}>
              {t('shop.browse')}
            </LocalLink>
            <ArrowLink to="/finder">{t('nav.finder')}</ArrowLink>
          </p>
        </>
      )}
    </section>
  );
}

/** Once: afterwards the address is the cart's alone, so that a reload adds nothing, or that of a link with a code. */
function useTakeAsked(asked: readonly AskedLine[], discount: AskedCode | null): void {
  const navigate = useNavigate();
  const { t, path } = useI18n(cartWords);
  useEffect(() => {
    const buyable = asked.filter(({ isAvailable }) => isAvailable);
    if (buyable.length > 0) putInCart(buyable.map(({ isAvailable: _, ...line }) => line));
    const taken = discount?.problem === null ? discount : null;
    if (taken) {
      cartCode.set(() => ({ code: taken.code }));
      showToast({ kind: 'success', title: t('cart.codeTaken', { code: taken.code }) });
    }
    // What is wrong with the code stays on the page.
    const rest = path(discount && !taken ? `/cart?discount=${encodeURIComponent(discount.code)}` : '/cart');
    if (taken?.to || buyable.length > 0) navigate(taken?.to ?? rest, { replace: true, preventScrollReset: !taken?.to });
  }, [asked, discount, navigate, path, t]);
}

function AskedDiscount({ code, problem, to }: AskedCode) {
  const { t } = useI18n(cartWords);
  const said = t(`cart.code${problem ?? 'Taken'}`, { code });
  return (
    <>
      {problem ? <FormFailure text={said} /> : <p role="status">{said}</p>}
      {to && (
        <a className="btn" href={to}>
          {t('cart.leadOn')}
        </a>
      )}
    </>
  );
}

interface AskedProps {
  asked: readonly AskedLine[];
  buyable: readonly AskedLine[];
  code: string | undefined;
  outcome: CheckoutOutcome | undefined;
}

function AskedLines({ asked, buyable, code, outcome }: AskedProps) {
  const { t, path } = useI18n(cartWords);
  const failure = outcome?.kind === 'failed' ? `${t('cart.checkoutError')}. ${t('cart.checkoutErrorDesc')}` : null;
  return (
    <>
      <ul className="cart__lines">
        {asked.map((line) => (
          <AskedLineItem key={line.variantId} {...line} />
        ))}
      </ul>
      <FormFailure text={failure} />
      {buyable.length > 0 && (
        <>
          <Total lines={buyable} />
          {outcome?.kind === 'leaves' ? (
            <a className="btn btn--go btn--big" href={outcome.checkoutUrl}>
              {t('cart.checkout')}
            </a>
          ) : (
            <Form method="post" action={`${path('/cart')}?add=${writeCartPermalink(buyable)}`} reloadDocument>
              <input type="hidden" name="add" value={writeCartPermalink(buyable)} />
              {code && <input type="hidden" name="discount" value={code} />}
              <button type="submit" className="btn btn--go btn--big">
                {t('cart.checkout')}
              </button>
            </Form>
          )}
        </>
      )}
    </>
  );
}

function Total({ lines }: { lines: Parameters<typeof totalCents>[0] }) {
  const { t, cents } = useI18n(cartWords);
  return (
    <>
      <dl className="sum">
        <div className="sum__total">
          <dt>{t('cart.total')}</dt>
          <dd>{cents(totalCents(lines))}</dd>
        </div>
      </dl>
      <p className="small muted">{t('cart.shippingLater')}</p>
    </>
  );
}

function AskedLineItem({ product, price, quantity, selectedOptions, isAvailable }: AskedLine) {
  const { t, cents } = useI18n(cartWords);
  const { name } = readProductTitle(product.title);
  const options = keepTogether(chosenValues(selectedOptions).join(' • '));
  return (
    <li>
      <div className="line__head">
        <h2>
          <LocalLink to={productPath(product.handle)}>
            <Unbroken text={name} />
          </LocalLink>
        </h2>
        <b className="num">{isAvailable ? cents(parseCents(price.amount) * quantity) : t('card.soldOut')}</b>
      </div>
      {options && <p className="line__options">{options}</p>}
      {quantity > 1 && <p className="line__options">{t('cart.quantity', { count: String(quantity) })}</p>}
    </li>
  );
}
