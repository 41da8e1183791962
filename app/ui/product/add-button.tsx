import type { ReactNode } from 'react';
import { writeCartPermalink } from '#domain/shop/cart-permalink.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';

/** Every add button of a page belongs to this form, since a list is a form itself and forms cannot be nested. */
const FORM_ID = 'add-to-cart';

/** Once a page. */
export function AddForm() {
  const { path } = useI18n();
  return <form id={FORM_ID} action={path('/cart')} hidden />;
}

interface Props {
  product: CardProduct;
  onAdd: (product: CardProduct) => void;
  className: string;
  /** What a screen reader says instead of the words. */
  label?: string | undefined;
  children: ReactNode;
}

/** Puts one piece of the product's variant into the cart. Until the scripts run, a plain form leads to the cart's page. */
export function AddButton({ product, onAdd, className, label, children }: Props) {
  const { variant } = product;
  return (
    <button
      type="submit"
      form={FORM_ID}
      name="add"
      value={variant ? writeCartPermalink([{ variantId: variant.id, quantity: 1 }]) : undefined}
      className={className}
      disabled={variant !== null && !variant.availableForSale}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onAdd(product);
      }}
    >
      {children}
    </button>
  );
}
