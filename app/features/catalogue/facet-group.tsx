import { Fragment, memo, useState } from 'react';
import { type FacetKey, FIRST_WINDOWS_11_GENERATION, facetRow, numberOf } from '#domain/catalogue/facets.ts';
import type { FacetCount } from '#domain/catalogue/filter-sets.ts';
import { facetLabel } from '../../i18n/facet-label.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import type { SelectionChanges } from './use-selection.ts';

interface Props {
  facet: FacetKey;
  counts: FacetCount[];
  valueNames: ReadonlyMap<string, string>;
  chosen: readonly string[];
  onToggle: SelectionChanges['toggle'];
}

/** One facet: its values with the number of products that choosing each would show. */
export const FacetGroup = memo(function FacetGroup({ facet, counts, valueNames, chosen, onToggle }: Props) {
  const { t } = useI18n();
  // It opens for what is chosen in it, and never closes by itself: the box that was just cleared has the focus.
  const [isOpen, setOpen] = useState(facetRow(facet).isOpen === true || chosen.length > 0);
  if (!isOpen && chosen.length > 0) setOpen(true);
  // Nothing here has any of it: docks have no processor.
  if (chosen.length === 0 && counts.every(({ count }) => count === 0)) return null;
  const firstOfWindows11 = facet === 'cpu' ? findFirstOfWindows11(counts) : undefined;
  return (
    <details className="facet" open={isOpen}>
      <summary>
        <h3>{t(`facet.${facet}`)}</h3>
        <Icon name="down" />
      </summary>
      <ul>
        {withChosen(counts, chosen).map(({ value, count }) => (
          <Fragment key={value}>
            {value === firstOfWindows11 && <li className="facet__rule">{t('facet.windows11FromHere')}</li>}
            <li>
              <label className="opt">
                <input
                  type="checkbox"
                  name={facet}
                  value={value}
                  checked={chosen.includes(value)}
                  disabled={count === 0 && !chosen.includes(value)}
                  onChange={() => onToggle(facet, value)}
                />
                {facet === 'grade' && <GradeIcon grade={value} />}
                {facetLabel(facet, value, t, valueNames)}
                <span className="n">{count}</span>
              </label>
            </li>
          </Fragment>
        ))}
      </ul>
      {facet === 'grade' && <GradeGuideLink />}
    </details>
  );
});

function GradeGuideLink() {
  const { t } = useI18n<CatalogueKey>();
  return (
    <p className="facet__more">
      <LocalLink to="/services/grade-guide">{t('products.gradeGuide')}</LocalLink>
    </p>
  );
}

/** A value from an address that the shop does not have is shown as chosen, so that it can be taken back. */
function withChosen(counts: FacetCount[], chosen: readonly string[]): FacetCount[] {
  const unknown = chosen.filter((value) => !counts.some((known) => known.value === value));
  return [...counts, ...unknown.map((value) => ({ value, count: 0 }))];
}

function findFirstOfWindows11(counts: FacetCount[]): string | undefined {
  return counts.find(({ value }) => /^\d/.test(value) && numberOf(value) >= FIRST_WINDOWS_11_GENERATION)?.value;
}
