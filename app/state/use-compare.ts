import { useI18n } from '../i18n/i18n-context.tsx';
import type { CardProduct } from '../storefront/catalogue/card-product.ts';
import { cardKey } from '../storefront/catalogue/variant-address.ts';
import { COMPARE_SOURCE, toggleCompared, useCompared } from './compare-state.ts';
import { showToast } from './toasts.ts';

/** What a button that compares a product needs. */
export function useCompare(): (product: CardProduct) => { name: string; isCompared: boolean; onToggle: () => void } {
  const { t } = useI18n();
  const items = useCompared();
  return (product) => {
    const name = `${product.facts.brand} ${product.facts.model}`;
    const handle = cardKey(product);
    return {
      name,
      isCompared: items.some((item) => item.handle === handle),
      onToggle: () => {
        if (toggleCompared({ handle, name })) return;
        showToast({ kind: 'error', title: t('compare.full'), source: COMPARE_SOURCE });
      },
    };
  };
}
