import { useEffect, useState } from 'react';
import { localeOf } from '#domain/locales.ts';
import { defaultVariant, offeredVariants } from '#domain/merchandising.ts';
import { joinSpecs, readProductTitle } from '#domain/product-title.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { addToCart } from '../../../state/cart-state.ts';
import { isPaymentRequired, useSayPaymentRequired } from '../../../state/payment-required.ts';
import { showToast } from '../../../state/toasts.ts';
import {
  clearWishlist,
  droppedPrice,
  removeFromWishlist,
  useWishlist,
  type WishlistEntry,
} from '../../../state/wishlist-state.ts';
import { requestStorefront } from '../../../storefront/request.ts';
import { withRetries } from '../../../storefront/retry.ts';
import { LocalLink } from '../../../ui/local-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { type WishedProduct, wishedProductsQuery } from '../account-documents.ts';
import { NothingYet } from '../nothing-yet.tsx';
import { useAccountWords, usePlatform } from '../use-account.ts';

/** What was wished for, with today's price and stock. */
export function Wishlist() {
  const words = useAccountWords();
  const items = useWishlist();
  const products = useWishedProducts(items);
  return (
    <section className="section" id="wishlist" aria-labelledby="wishlist-title">
      <div className="account__head">
        <h2 id="wishlist-title">{words('wishlist.title')}</h2>
        {items.length > 0 && (
          <button type="button" className="link" onClick={clearWishlist}>
            {words('wishlist.clear')}
          </button>
        )}
      </div>
      {items.length === 0 && <NothingYet text={words('wishlist.none')} />}
      <ul className="wishes">
        {items.map((entry) => (
          <Wish key={entry.id} entry={entry} product={products?.get(entry.id)} isRead={products !== null} />
        ))}
      </ul>
    </section>
  );
}

/** Null until the platform answered; when it does not, the list shows what it remembers. */
function useWishedProducts(items: readonly WishlistEntry[]): ReadonlyMap<string, WishedProduct> | null {
  const { language } = useI18n();
  const platform = usePlatform();
  const sayPaymentRequired = useSayPaymentRequired();
  const [products, setProducts] = useState<ReadonlyMap<string, WishedProduct> | null>(null);
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!ids) return;
    let isCurrent = true;
    const variables = { ids: ids.split(' '), language: localeOf(language).api };
    withRetries(() => requestStorefront(platform(), wishedProductsQuery, variables))
      .then(({ nodes }) => {
        const found = nodes.filter((node): node is WishedProduct => node?.__typename === 'Product');
        if (isCurrent) setProducts(new Map(found.map((product) => [product.id, product])));
      })
      // The list shows what it remembers.
      .catch((error: unknown) => {
        if (isPaymentRequired(error)) sayPaymentRequired();
      });
    return () => {
      isCurrent = false;
    };
  }, [ids, language, platform, sayPaymentRequired]);
  return products;
}

function Wish({
  entry,
  product,
  isRead,
}: {
  entry: WishlistEntry;
  product: WishedProduct | undefined;
  isRead: boolean;
}) {
  const words = useAccountWords();
  const { t, money } = useI18n();
  const variant = product && defaultVariant(offeredVariants(product.variants.nodes, shop.merchandising.hiddenVariants));
  const price = variant?.price ?? entry.price;
  const image = product?.featuredImage ?? entry.image;
  const title = product?.title ?? entry.title;
  const { name, specs } = readProductTitle(title);
  const add = () => {
    if (!variant || !product) return;
    addToCart({
      product: {
        id: entry.id,
        handle: product.handle,
        title,
        images: image ? [{ url: image.url, altText: image.altText ?? null }] : [],
      },
      variantId: variant.id,
      variantTitle: variant.title,
      price: variant.price,
      quantity: 1,
      selectedOptions: variant.selectedOptions,
    });
    showToast({ kind: 'success', title: t('toast.added', { title: name }) });
  };
  return (
    <li className="wish">
      {image ? (
        <Picture image={{ url: image.url, width: 400, height: 300 }} use="line" alt="" />
      ) : (
        <span className="line__nopic" />
      )}
      <div>
        <h3>
          <LocalLink to={`/product/laptop/${entry.handle}`}>
            <Unbroken text={name} />
          </LocalLink>
        </h3>
        {specs.length > 0 && (
          <p className="muted small">
            <Unbroken text={joinSpecs(specs)} />
          </p>
        )}
        <p>
          {price && <b className="num">{money(price)}</b>}{' '}
          {entry.price && droppedPrice(entry, variant?.price ?? null) && (
            <span className="muted">{words('wishlist.dropped', { from: money(entry.price) })}</span>
          )}
          {isRead && !product && <span className="muted">{words('wishlist.gone')}</span>}
          {product && !variant?.availableForSale && <span className="muted">{words('wishlist.soldOut')}</span>}
        </p>
        <p className="account__buttons">
          <button type="button" className="btn btn--quiet" disabled={!variant?.availableForSale} onClick={add}>
            {words('wishlist.add')}
          </button>
          <button
            type="button"
            className="link"
            aria-label={words('wishlist.removeNamed', { name })}
            onClick={() => removeFromWishlist(entry.id)}
          >
            {t('cart.remove')}
          </button>
        </p>
      </div>
    </li>
  );
}
