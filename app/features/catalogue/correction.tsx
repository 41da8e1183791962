import { productsAddress } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { catalogueWords } from './catalogue-words.ts';
import type { CatalogueData } from './load-catalogue.ts';

/** What was looked for instead of what was typed, and the way back to the letter. */
export function Correction({ selection, corrected }: CatalogueData) {
  const { t } = useI18n(catalogueWords);
  if (corrected === null) return null;
  return (
    <p className="correction">
      {t('products.corrected', { query: corrected })}{' '}
      <LocalLink to={productsAddress({ ...selection, isExact: true })} preventScrollReset>
        {t('products.searchExactly', { query: selection.query })}
      </LocalLink>
    </p>
  );
}
