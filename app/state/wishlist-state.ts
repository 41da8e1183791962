import { useCallback } from 'react';
import { parseCents } from '#domain/money/money.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import type { CardProduct } from '../storefront/catalogue/card-product.ts';
import { askForLogin } from './auth-dialog-state.ts';
import { useAuthState, useSession } from './auth-state.ts';
import { createPersistedState } from './persisted-state.ts';
import { isListOf, isMoney, isRecord, isText, isTextOrNull, isWebAddress, matches } from './stored-shape.ts';
import { showToast, takeBackToasts } from './toasts.ts';

/** A remembered product; its price and stock are read again when the list is shown. */
export interface WishlistEntry {
  id: string;
  handle: string;
  title: string;
  image: { url: string; altText: string | null } | null;
  /** The variant that a filter or a search had chosen. */
  variantId?: string | undefined;
  /** When it was put in. */
  price: { amount: string; currencyCode: string } | null;
}

interface WishlistState {
  items: WishlistEntry[];
  /** Id of the customer whose list it is; null until that is known. */
  owner: string | null;
}

/** The wishlist, under the local storage key `wishlist`; unique by product. It is kept here alone, so it outlives a login. */
const wishlistState = createPersistedState<WishlistState>({
  key: 'wishlist',
  initial: { items: [], owner: null },
  parse: (value) => {
    if (!isRecord(value) || !isListOf(value.items, 250, isEntry)) return null;
    return { items: value.items as WishlistEntry[], owner: isText(value.owner) ? value.owner : null };
  },
});

/** Whether it could have come from here. */
export function isEntry(value: Record<string, unknown>): boolean {
  const { id, handle, title, image, price, variantId } = value;
  return (
    matches(id, /^gid:\/\/shopify\/Product\/\d+$/) &&
    (variantId === undefined || matches(variantId, /^gid:\/\/shopify\/ProductVariant\/\d+$/)) &&
    isText(handle) &&
    isText(title) &&
    (price === null || isMoney(price)) &&
    (image === null || (isRecord(image) && isWebAddress(image.url) && isTextOrNull(image.altText)))
  );
}

function toEntry({ id, handle, title, image, price, variant, isChosen }: CardProduct): WishlistEntry {
  return {
    id,
    handle,
    title,
    price,
    image: image && { url: image.url, altText: image.altText ?? null },
    ...(isChosen && variant && { variantId: variant.id }),
  };
}

/** One that is there already is left as it is. */
export function addToWishlist(entry: WishlistEntry): void {
  wishlistState.set((list) =>
    list.items.some(({ id }) => id === entry.id) ? list : { ...list, items: [...list.items, entry] },
  );
}

/** What the messages about one wish tell of. */
const wishSource = (id: string) => `wish:${id}`;

export function removeFromWishlist(id: string): void {
  takeBackToasts(wishSource(id));
  wishlistState.set((list) => ({ ...list, items: list.items.filter((entry) => entry.id !== id) }));
}

export function clearWishlist(): void {
  for (const { id } of wishlistState.get().items) takeBackToasts(wishSource(id));
  wishlistState.set((list) => ({ ...list, items: [] }));
}

/** Claims the list for the customer who logged in; another customer's wishes in this browser are dropped. */
export function claimWishlist(customerId: string): void {
  const { owner } = wishlistState.get();
  if (owner === customerId) return;
  wishlistState.set(({ items }) => ({ items: owner === null ? items : [], owner: customerId }));
}

/** Gives an unclaimed list to the customer who logs out; if the customer is unknown, drops it, so that the next visitor does not get it. */
export function leaveWishlist(customerId: string | null): void {
  if (wishlistState.get().owner !== null) return;
  wishlistState.set(({ items }) => ({ items: customerId === null ? [] : items, owner: customerId }));
}

const NO_ITEMS: WishlistEntry[] = [];

/** The current customer's list; another customer's is never shown. */
export function useWishlist(): WishlistEntry[] {
  const { items, owner } = wishlistState.use();
  const { customer } = useAuthState();
  return owner === null || owner === customer?.id ? items : NO_ITEMS;
}

/** What became of the price since it was remembered. Another variant's price says nothing of it. */
export function priceChange(
  entry: WishlistEntry,
  { price, variant }: Pick<CardProduct, 'price' | 'variant'>,
): 'dropped' | 'risen' | null {
  if (entry.price === null || price === null) return null;
  if (entry.variantId !== undefined && entry.variantId !== variant?.id) return null;
  const difference = parseCents(price.amount) - parseCents(entry.price.amount);
  if (difference === 0) return null;
  return difference < 0 ? 'dropped' : 'risen';
}

/** Toggles a product in the list; a visitor without a login logs in first, then the product is added. */
export function useWish(): { isWished: (id: string) => boolean; toggle: (product: CardProduct) => void } {
  const { t } = useI18n();
  const { isAuthenticated } = useSession();
  const items = useWishlist();
  const isWished = (id: string) => isAuthenticated && items.some((entry) => entry.id === id);
  const toggle = useCallback(
    (product: CardProduct) => {
      const add = () => {
        addToWishlist(toEntry(product));
        showToast({ kind: 'success', title: t('wishlist.added'), source: wishSource(product.id) });
      };
      if (!isAuthenticated) return askForLogin(add, toEntry(product));
      if (!items.some((entry) => entry.id === product.id)) return add();
      removeFromWishlist(product.id);
      showToast({ kind: 'success', title: t('wishlist.removed'), source: wishSource(product.id) });
    },
    [isAuthenticated, items, t],
  );
  return { isWished, toggle };
}
