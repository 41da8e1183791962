import { productsAddress } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import type { CatalogueData } from './load-catalogue.ts';

/** What was looked for instead of what was typed, and the way back to the letter; or which words nothing has. */
export function Correction({ selection, corrected, leftOut, count }: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  if (corrected === null) {
    if (leftOut.length === 0 || count === 0) return null;
    return <p className="correction">{t('products.leftOut', { words: leftOut.join(', ') })}</p>;
  }
  return (
    <p className="correction">
      {t('products.corrected', { query: corrected })}{' '}
      <LocalLink to={productsAddress({ ...selection, isExact: true })} preventScrollReset>
        {t('products.searchExactly', { query: selection.query })}
      </LocalLink>
    </p>
  );
}
