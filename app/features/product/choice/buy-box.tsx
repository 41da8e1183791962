import { type ReactNode, useEffect, useRef, useState } from 'react';
import { parseCents } from '#domain/money/money.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import type { ProductVariant } from '../../../storefront/documents.ts';
import { PRODUCT_FIELD } from '../../../storefront/product-form.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LocalLink } from '../../../ui/local-link.tsx';
import { PriceBesideLine } from '../../../ui/product/price-beside-line.tsx';
import { PriorPrice } from '../../../ui/product/prior-price.tsx';
import { useShippingNote } from '../../../ui/product/use-shipping-note.ts';
import { AlertForm } from '../alert-form.tsx';
import type { ProductData } from '../load-product.ts';
import type { ProductKey } from '../product-words.ts';
import { configurationOf } from '../same-model.tsx';
import { OptionSelects } from './option-selects.tsx';
import { Pledges } from './pledges.tsx';

interface Props extends ProductData {
  variant: ProductVariant | null;
  onSelect: (variantId: string) => void;
  onAdd: () => void;
  onChooseOs: () => void;
  tools: ReactNode;
}

/** Price, operating system, one filled button, and the promises that matter before it is pressed. */
export function BuyBox(props: Props) {
  const { t, money } = useI18n<ProductKey>();
  const { variants, variant, card, vatRate, choosesOs, onAdd, onChooseOs } = props;
  const price = variant?.price ?? card.price;
  const { priorPrice, beside } = (variant && props.prices[variant.id]) ?? card;
  const vat = vatRate === null ? t('product.margin') : t('product.vat', { percent: vatRate });
  const shippingNote = useShippingNote();
  const canBuy = variant?.availableForSale === true;
  const button = useRef<HTMLButtonElement>(null);
  if (!variants.some(({ availableForSale }) => availableForSale)) return <SoldOutBox {...props} />;
  return (
    <div className="paper box">
      <div className="box__price">
        <p className="price">
          <span>{price ? money(price) : t('card.noPrice')}</span>
          {priorPrice && <PriorPrice price={priorPrice} />}
          {price && <small>{`${vat}, ${shippingNote(parseCents(price.amount))}`}</small>}
          <PriceBesideLine beside={beside} />
        </p>
        {variants.length > 1 && (
          <button type="button" className="btn btn--quiet box__choose" aria-haspopup="dialog" onClick={onChooseOs}>
            <Icon name="cart" small />
            {t(choosesOs ? 'product.chooseOs' : 'product.choose')}
          </button>
        )}
      </div>
      <BuyForm {...props}>
        <OptionSelects {...props} />
        <button ref={button} type="submit" className="btn btn--go btn--big btn--wide" disabled={!canBuy}>
          {t(canBuy ? 'product.add' : 'product.soldOut')}
        </button>
        <div className="box__tools">{props.tools}</div>
      </BuyForm>
      <Pledges {...props} />
      {canBuy && price && <BuyBar watched={button} price={money(price)} onAdd={onAdd} />}
    </div>
  );
}

/** A plain form, which leads to the cart's page with the chosen options until the scripts run. */
function BuyForm({ card, onAdd, children }: Props & { children: ReactNode }) {
  const { path } = useI18n();
  return (
    <form
      action={path('/cart')}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <input type="hidden" name={PRODUCT_FIELD} value={card.handle} />
      {children}
    </form>
  );
}

/** The word takes the price's place, and the one filled button leads to the nearest that can be bought. */
function SoldOutBox({ sameModel, alertForm, tools, variants }: Props) {
  const { t, money } = useI18n<ProductKey>();
  const near = sameModel.find(({ isAvailable, price }) => isAvailable && price);
  const [last] = variants;
  return (
    <div className="paper box">
      <p className="price">
        <span>{t('product.soldOut')}</span>
        {last && <small>{t('product.lastPrice', { price: money(last.price) })}</small>}
      </p>
      {near?.price ? (
        <>
          <p>{t('product.nearest', { specs: configurationOf(near), price: money(near.price) })}</p>
          <LocalLink className="btn btn--go btn--big btn--wide" to={productPath(near.handle)}>
            {t('product.nearestSee')}
          </LocalLink>
        </>
      ) : (
        <a className="btn btn--go btn--big btn--wide" href="#similar-title">
          {t('product.similarSee')}
        </a>
      )}
      <div className="box__tools">{tools}</div>
      <AlertForm html={alertForm} />
      <p className="small">
        {t('product.soldOutNote')} <LocalLink to="/contact">{t('product.soldOutAsk')}</LocalLink>
      </p>
    </div>
  );
}

/** On a phone the button follows at the bottom while the main one is out of sight. */
function BuyBar({
  watched,
  price,
  onAdd,
}: {
  watched: React.RefObject<HTMLElement | null>;
  price: string;
  onAdd: () => void;
}) {
  const { t } = useI18n<ProductKey>();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false));
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  if (!isNeeded) return null;
  return (
    <div className="buybar">
      <p className="price">{price}</p>
      <button type="button" className="btn btn--go" onClick={onAdd}>
        {t('card.add')}
      </button>
    </div>
  );
}
