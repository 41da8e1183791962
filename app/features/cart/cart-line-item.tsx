import { keepTogether } from '#domain/locale/keep-together.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import { joinSpecs, specsOfVariant } from '#domain/machine/spec-text.ts';
import { parseCents } from '#domain/money/money.ts';
import type { CartLine, LineChange } from '#domain/shop/cart.ts';
import { chosenValues } from '#domain/shop/merchandising.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { changeQuantity } from '../../state/cart-state.ts';
import { Quantity } from '../../ui/form/quantity.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/text/unbroken.tsx';
import { cartWords } from './cart-words.ts';

interface Props {
  line: CartLine;
  heading: 'h2' | 'h3';
  changes: readonly LineChange[];
  /** Pieces that can be bought; undefined where the stock is not counted. */
  stock: number | undefined;
}

export function CartLineItem({ line, heading: Heading, changes, stock }: Props) {
  const { t, cents, money, language } = useI18n(cartWords);
  const { product, variantId, price, quantity, selectedOptions } = line;
  const image = product.images[0];
  const { name, specs } = readProductTitle(product.title);
  const chosen = chosenValues(selectedOptions);
  const isSoldOut = changes.some(({ kind }) => kind === 'soldOut');
  const facts = joinSpecs(specsOfVariant(specs, chosen), language);
  const options = keepTogether(chosen.join(' • '));
  return (
    <li className="line">
      {image ? (
        <Picture image={{ url: image.url, width: 400, height: 300 }} use="line" alt="" className="line__pic" />
      ) : (
        <span className="line__pic" />
      )}
      <div>
        <div className="line__head">
          <Heading>
            <LocalLink to={productPath(product.handle)}>
              <Unbroken text={name} />
            </LocalLink>
          </Heading>
          <b className="num">{isSoldOut ? t('card.soldOut') : cents(parseCents(price.amount) * quantity)}</b>
        </div>
        {facts && (
          <p className="line__options">
            <Unbroken text={facts} />
          </p>
        )}
        {options && <p className="line__options">{options}</p>}
        {quantity > 1 && !isSoldOut && <p className="line__options">{t('cart.each', { price: money(price) })}</p>}
        <div className="line__tools">
          {!isSoldOut && (
            <Quantity value={quantity} max={stock} name={name} onChange={(next) => changeQuantity(variantId, next)} />
          )}
          <button
            type="button"
            className="link line__remove"
            aria-label={t('cart.removeNamed', { name })}
            onClick={() => changeQuantity(variantId, 0)}
          >
            {t('cart.remove')}
          </button>
        </div>
      </div>
      <p className="line__stock xs muted" role="status">
        {stock !== undefined && quantity >= stock && t.count('cart.allThereIs', stock)}
      </p>
      {changes.map((change) => (
        <p key={change.kind} className="line__changed" role="status">
          <Icon name="info" small />
          <span>
            <ChangeWords change={change} />
          </span>
        </p>
      ))}
    </li>
  );
}

function ChangeWords({ change }: { change: LineChange }) {
  const { t, money } = useI18n(cartWords);
  if (change.kind === 'soldOut') return t('cart.soldOutLine');
  if (change.kind === 'lessStock') return t.count('cart.lessStock', change.left);
  return t('cart.priceChanged', { from: money(change.from), to: money(change.to) });
}
