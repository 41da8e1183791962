import { KINDS } from '#domain/catalogue/facets.ts';
import type { Selection } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';

/** A heading that is true of everything in the list: the kinds that are chosen, or all products. */
export function useListTitle({ facets }: Pick<Selection, 'facets'>): string {
  const { t } = useI18n();
  const chosen = KINDS.filter((kind) => facets.kind.includes(kind));
  return chosen.length === 0 ? t('products.title') : chosen.map((kind) => t(`facet.kind.${kind}`)).join(' · ');
}
