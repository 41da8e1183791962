import type { ReactNode } from 'react';
import { KINDS } from '#domain/catalogue/facets.ts';
import { productsAddress, withFacet } from '#domain/catalogue/selection.ts';
import kindsAvif from '../../../art/out/other/kinds.avif';
import kindsWebp from '../../../art/out/other/kinds.webp';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueData } from './load-catalogue.ts';

/**
 * One kind of product, or all, with what each would show under the other filters. The form carries the choice on where it is
 * sent without JavaScript.
 */
export function KindSwitch({ selection, applied, facets }: CatalogueData) {
  const { t } = useI18n();
  const chosen = applied.facets.kind;
  let all = 0;
  const shown = KINDS.flatMap((kind) => {
    const count = facets.kind.find(({ value }) => value === kind)?.count ?? 0;
    all += count;
    return count > 0 || chosen.includes(kind) ? [{ kind, count }] : [];
  });
  if (shown.length < 2 && chosen.length === 0) return null;
  return (
    <nav aria-label={t('facet.kind')}>
      <ul className="kinds">
        <li>
          <KindLink to={productsAddress(withFacet(selection, 'kind', []))} isChosen={chosen.length === 0}>
            {t('facet.kind.all')} <span className="n">{all}</span>
          </KindLink>
        </li>
        {shown.map(({ kind, count }) => (
          <li key={kind}>
            <KindLink to={productsAddress(withFacet(selection, 'kind', [kind]))} isChosen={chosen.includes(kind)}>
              <KindPictures />
              {t(`facet.kind.${kind}`)} <span className="n">{count}</span>
            </KindLink>
          </li>
        ))}
      </ul>
      {chosen.map((kind) => (
        <input key={kind} type="hidden" name="kind" value={kind} />
      ))}
    </nav>
  );
}

/** The pictures of all kinds, one below the other in one file (art/src/kind-pictures.mjs); the link's address says which is seen. */
function KindPictures() {
  return (
    <picture>
      <source type="image/avif" srcSet={kindsAvif} />
      <img src={kindsWebp} alt="" loading="lazy" fetchPriority="low" />
    </picture>
  );
}

interface LinkProps {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}

function KindLink({ to, isChosen, children }: LinkProps) {
  return (
    <LocalLink to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
      {children}
    </LocalLink>
  );
}
