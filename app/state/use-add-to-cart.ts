import { useCallback } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { CardProduct } from '../storefront/catalogue/card-product.ts';
import type { ProductVariant } from '../storefront/documents.ts';
import { addToCart } from './cart-state.ts';
import { showToast } from './toasts.ts';

/** Ms within which the shop answers a press: a second press in that time is a double click, not a second piece. */
const ANSWER_MS = 500;

let last = { variantId: '', at: Number.NEGATIVE_INFINITY };

/** @param now ms of a clock that never goes back */
export function isRepeatedPress(variantId: string, now: number): boolean {
  const isRepeated = variantId === last.variantId && now - last.at < ANSWER_MS;
  if (!isRepeated) last = { variantId, at: now };
  return isRepeated;
}

/** Puts one piece into the cart, which opens; says so when there is nothing that could be put in. */
export function useAddToCart(): (product: CardProduct, variant?: ProductVariant) => void {
  const { t } = useI18n();
  return useCallback(
    (product, variant = product.variant ?? undefined) => {
      putIntoCart(product, variant, t);
    },
    [t],
  );
}

/** @returns whether it was put in */
export function putIntoCart(product: CardProduct, variant: ProductVariant | undefined, t: Translate): boolean {
  if (!variant?.availableForSale) {
    showToast({ kind: 'error', title: t('toast.unavailable') });
    return false;
  }
  if (isRepeatedPress(variant.id, performance.now())) return true;
  const { id, handle, title } = product;
  const image = variant.image ?? product.image;
  addToCart({
    product: { id, handle, title, images: image ? [{ url: image.url, altText: image.altText ?? null }] : [] },
    variantId: variant.id,
    variantTitle: variant.title,
    price: variant.price,
    quantity: 1,
    selectedOptions: variant.selectedOptions,
  });
  return true;
}
