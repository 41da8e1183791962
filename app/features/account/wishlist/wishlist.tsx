import { useRef } from 'react';
import { productsAddress, WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import { joinSpecs } from '#domain/machine/spec-text.ts';
import { productPath } from '#domain/shop/product-path.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { useAddToCart } from '../../../state/use-add-to-cart.ts';
import { useResource } from '../../../state/use-resource.ts';
import {
  clearWishlist,
  priceChange,
  removeFromWishlist,
  useWishlist,
  type WishlistEntry,
} from '../../../state/wishlist-state.ts';
import type { CardProduct } from '../../../storefront/catalogue/card-product.ts';
import { cardKey, cardPath } from '../../../storefront/catalogue/variant-address.ts';
import { LocalLink } from '../../../ui/local-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ProductCard } from '../../../ui/product/product-card.tsx';
import { Unbroken } from '../../../ui/text/unbroken.tsx';
import { NothingYet } from '../nothing-yet.tsx';
import { useAccountWords } from '../use-account.ts';

/** As many as one answer of `/cards` has. */
const CARDS_AT_ONCE = 24;

/** The wished products, with today's price and stock. */
export function Wishlist() {
  const words = useAccountWords();
  const items = useWishlist();
  const title = useRef<HTMLHeadingElement>(null);
  const remove = (id: string) => {
    removeFromWishlist(id);
    // The pressed button has gone with its card.
    title.current?.focus({ preventScroll: true });
  };
  const parts = Array.from({ length: Math.ceil(items.length / CARDS_AT_ONCE) }, (_, part) =>
    items.slice(part * CARDS_AT_ONCE, (part + 1) * CARDS_AT_ONCE),
  );
  return (
    <section className="section" id="wishlist" aria-labelledby="wishlist-title">
      <div className="account__head">
        <h2 id="wishlist-title" ref={title} tabIndex={-1}>
          {words('wishlist.title')}
        </h2>
        {items.length > 0 && (
          <button type="button" className="link" onClick={clearWishlist}>
            {words('wishlist.clear')}
          </button>
        )}
      </div>
      {items.length === 0 && <NothingYet text={words('wishlist.none')} />}
      <ul className="cards wishes">
        {parts.map((entries) => (
          <Cards key={entries[0]?.id} entries={entries} onRemove={remove} />
        ))}
      </ul>
    </section>
  );
}

/** The product and the variant that was wished for. */
function wished({ handle, variantId }: WishlistEntry) {
  return { handle, variant: variantId ? { id: variantId } : null, isChosen: true as const };
}

/** What became of its price, and where it is sold out the way to the ones nearest to it. */
function Note({ entry, product }: { entry: WishlistEntry; product: CardProduct }) {
  const { money } = useI18n();
  const words = useAccountWords();
  if (product.variant?.availableForSale === false) {
    return (
      <LocalLink className="link" to={`${productPath(product.handle)}#similar-title`}>
        {words('wishlist.others')}
      </LocalLink>
    );
  }
  const change = priceChange(entry, product);
  return change && entry.price && words(`wishlist.${change}`, { from: money(entry.price) });
}

/** Until the store answers, and when it does not, a card shows what is remembered. */
function Cards({ entries, onRemove }: { entries: readonly WishlistEntry[]; onRemove: (id: string) => void }) {
  const { path } = useI18n();
  const addToCart = useAddToCart();
  const wanted = new URLSearchParams(entries.map((entry) => ['laptop', cardKey(wished(entry))]));
  const products = useResource<CardProduct[]>(path(`/cards?${wanted}`));
  const cardOf = new Map(products?.map((product) => [product.id, product]));
  return entries.map((entry) => {
    const product = cardOf.get(entry.id);
    if (!product) return <RememberedCard key={entry.id} {...{ entry, onRemove }} isGone={products !== null} />;
    return (
      <ProductCard
        key={entry.id}
        product={product}
        note={<Note entry={entry} product={product} />}
        onAdd={addToCart}
        isWished
        onWish={() => onRemove(entry.id)}
      />
    );
  });
}

interface RememberedProps {
  entry: WishlistEntry;
  /** The store has answered, and does not sell it any more. */
  isGone: boolean;
  onRemove: (id: string) => void;
}

function RememberedCard({ entry, isGone, onRemove }: RememberedProps) {
  const words = useAccountWords();
  const { t, money, language } = useI18n();
  const { image, price } = entry;
  const { name, specs } = readProductTitle(entry.title);
  return (
    <li className={isGone ? 'card card--gone' : 'card'}>
      <div className="card__pic">
        {image && <Picture image={{ url: image.url, width: 400, height: 300 }} use="card" alt="" />}
      </div>
      <div>
        <h3>
          <LocalLink to={cardPath(wished(entry))}>
            <Unbroken text={name} />
          </LocalLink>
        </h3>
      </div>
      <p className="small muted">
        <Unbroken text={joinSpecs(specs, language)} />
      </p>
      <div className="card__buy">
        <p className="price">{isGone ? <small>{words('wishlist.gone')}</small> : price && money(price)}</p>
        {isGone && (
          <LocalLink className="link small" to={productsAddress({ ...WHOLE_CATALOGUE, query: name })}>
            {words('wishlist.others')}
          </LocalLink>
        )}
        <button
          type="button"
          className="btn btn--quiet"
          aria-label={words('wishlist.removeNamed', { name })}
          onClick={() => onRemove(entry.id)}
        >
          {t('cart.remove')}
        </button>
      </div>
    </li>
  );
}
