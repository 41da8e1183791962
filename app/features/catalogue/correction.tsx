import { productsAddress } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import type { CatalogueData } from './load-catalogue.ts';

/** The page that answers, what is not sold here, what was looked for instead of what was typed, and the way back to the letter; or which words nothing has. */
export function Correction(data: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  const { selection, corrected, leftOut, count, service, notSold } = data;
  if (service) {
    return (
      <p className="correction">
        <LocalLink className="arrow" to={service.path}>
          {t(`products.service.${service.name}`)}
        </LocalLink>
      </p>
    );
  }
  if (notSold !== null) return <p className="correction">{t('products.notSold', { words: notSold })}</p>;
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
