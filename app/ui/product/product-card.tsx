import type { ReactNode } from 'react';
import { parseCents } from '#domain/money/money.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import { cardPath } from '../../storefront/catalogue/variant-address.ts';
import { LocalLink } from '../local-link.tsx';
import { Picture } from '../picture.tsx';
import { Unbroken } from '../text/unbroken.tsx';
import { AddButton } from './add-button.tsx';
import { GradeMark } from './grade-mark.tsx';
import { HeartButton } from './heart-button.tsx';
import { PriceBesideLine } from './price-beside-line.tsx';
import { PriorPrice } from './prior-price.tsx';
import { ProductFacts } from './product-facts.tsx';
import { useShippingNote } from './use-shipping-note.ts';

interface Props {
  product: CardProduct;
  onAdd: (product: CardProduct) => void;
  isWished: boolean;
  onWish: (product: CardProduct) => void;
  /** The reason for its place, above its name. */
  reason?: string | null;
  /** Below the price. */
  note?: ReactNode;
  /** Beside the heart, where a list offers more. */
  tools?: ReactNode;
  /** Its picture is one that the visitor waits for. */
  isFirst?: boolean;
}

/** One laptop on the table: picture, name, five facts, price, one quiet button. The whole card leads to its page. */
export function ProductCard({ product, onAdd, isWished, onWish, reason, note, tools, isFirst = false }: Props) {
  const { t, money } = useI18n();
  const { facts, image, price, priorPrice } = product;
  const isGone = isSoldOut(product);
  const shippingNote = useShippingNote();
  const name = `${facts.brand} ${facts.model}`;
  return (
    <li className={isGone ? 'card card--gone' : 'card'}>
      <div className="card__pic">{image && <Picture image={image} use="card" alt="" isFirst={isFirst} />}</div>
      <div className="card__name">
        {reason && <p className="card__why">{reason}</p>}
        <p className="card__meta">
          <span>{facts.brand}</span>
          {facts.grade && <GradeMark grade={facts.grade} />}
        </p>
        <h3>
          <LocalLink to={cardPath(product)} prefetch="intent" viewTransition>
            <span className="vh">{`${facts.brand} `}</span>
            <Unbroken text={facts.model} />
          </LocalLink>
        </h3>
      </div>
      <ProductFacts product={product} />
      <div className="card__buy">
        <p className="price">
          <span>{price ? money(price) : t('card.noPrice')}</span>
          {priorPrice && <PriorPrice price={priorPrice} />}
          {price && <small>{`${t('card.vat')}, ${shippingNote(parseCents(price.amount))}`}</small>}
          <PriceBesideLine {...product} />
          {note && <small>{note}</small>}
        </p>
        <AddButton
          product={product}
          onAdd={onAdd}
          className="btn btn--quiet"
          label={isGone ? undefined : t('card.addNamed', { name })}
        >
          {t(isGone ? 'card.soldOut' : 'card.add')}
        </AddButton>
      </div>
      <HeartButton className="ib card__heart" name={name} isWished={isWished} onToggle={() => onWish(product)} />
      {tools}
    </li>
  );
}

function isSoldOut({ variant }: CardProduct): boolean {
  return variant !== null && !variant.availableForSale;
}
