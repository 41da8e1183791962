import { Fragment, memo, useEffect, useId, useRef, useState } from 'react';
import { type FacetKey, FIRST_WINDOWS_11_GENERATION, facetRow, numberOf } from '#domain/catalogue/facets.ts';
import type { FacetCount } from '#domain/catalogue/filter-sets.ts';
import {
  countActiveGroups,
  FILTERS,
  productsAddress,
  type Selection,
  withoutFilters,
} from '#domain/catalogue/selection.ts';
import { facetLabel, type OwnNames } from '../../i18n/facet-label.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { PriceFilter } from './price-filter.tsx';
import type { SelectionChanges } from './use-selection.ts';

const PANEL = 'filters';
/** From this width on the filters are beside the list (catalogue.css). */
const WIDE = '(min-width: 64em)';
/** What most people choose by. */
const FIRST: readonly FacetKey[] = ['brand', 'weight', 'screen'];
const OTHERS = FILTERS.filter((facet) => !facetRow(facet).hasNoBoxes && !FIRST.includes(facet));

/** Opens the panel on small screens, and says how many kinds of filters are in use. */
export function FilterButton({ shown }: { shown: Selection }) {
  const { t } = useI18n<CatalogueKey>();
  const groups = countActiveGroups(shown);
  return (
    <button type="button" className="btn btn--line cat__filters" popoverTarget={PANEL}>
      <Icon name="filter" small />
      {t('products.filters')}
      {groups > 0 && (
        <>
          <span className="cat__groups" aria-hidden="true">
            {groups}
          </span>
          <span className="vh">{t.count('products.groups', groups)}</span>
        </>
      )}
    </button>
  );
}

/**
 * All filters: a column beside the list, or a popover from the left, which the browser itself opens and closes. With
 * JavaScript the panel closes when the focus leaves it, so that nothing behind it is typed into.
 */
export function FilterPanel(data: CatalogueData & { changes: SelectionChanges }) {
  const { t } = useI18n<CatalogueKey>();
  const { changes, count } = data;
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const groups = countActiveGroups(changes.shown);
  useCloseWhenWide(panel);
  const group = (facet: FacetKey) => (
    <FacetGroup
      key={facet}
      facet={facet}
      counts={data.facets[facet]}
      valueNames={data.valueNames}
      chosen={changes.shown.facets[facet]}
      onToggle={changes.toggle}
    />
  );
  return (
    <aside
      ref={panel}
      id={PANEL}
      popover="auto"
      // A press on a word inside would otherwise give the focus to what is around the panel.
      tabIndex={-1}
      className="cat__side"
      aria-labelledby={title}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hide(currentTarget);
      }}
    >
      <div className="cat__side-head">
        <h2 id={title}>
          {t('products.filters')}
          {groups > 0 && <span className="muted">{` · ${t.count('products.groups', groups)}`}</span>}
        </h2>
        <button
          ref={takeFocusOnOpening}
          type="button"
          className="ib cat__side-close"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label={t('nav.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <a className="skip" href="#results">
        {t('products.skipFilters')}
      </a>
      <div className="cat__facets">
        <PriceFilter
          prices={data.prices}
          chosen={changes.shown.prices}
          onToggle={changes.togglePrice}
          onChange={changes.setPrice}
        />
        {FIRST.map(group)}
        {OTHERS.map(group)}
        <noscript>
          <button type="submit" className="btn btn--line">
            {t('products.apply')}
          </button>
        </noscript>
      </div>
      <div className="cat__side-foot">
        <LocalLink className="link" to={productsAddress(withoutFilters(data.selection))} preventScrollReset>
          {t('products.clearShort')}
        </LocalLink>
        <button type="button" className="btn btn--go" popoverTarget={PANEL} popoverTargetAction="hide">
          {t.count('products.show', count)}
        </button>
      </div>
    </aside>
  );
}

/** What a popover that opens gives the focus to. React's own `autoFocus` means the moment of drawing. */
function takeFocusOnOpening(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

function hide(panel: HTMLElement): void {
  if (panel.matches(':popover-open')) panel.hidePopover();
}

/** A panel that was opened on a phone held upright becomes the column when the phone is turned. */
function useCloseWhenWide(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => panel.current && hide(panel.current);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [panel]);
}

interface Props {
  facet: FacetKey;
  counts: FacetCount[];
  valueNames: OwnNames;
  chosen: readonly string[];
  onToggle: SelectionChanges['toggle'];
}

/** One facet: its values with the number of products that choosing each would show. */
const FacetGroup = memo(function FacetGroup({ facet, counts, valueNames, chosen, onToggle }: Props) {
  const { t } = useI18n();
  // It opens for what is chosen in it, and never closes by itself: the box that was just cleared has the focus.
  const [isOpen, setOpen] = useState(facetRow(facet).isOpen === true || chosen.length > 0);
  if (!isOpen && chosen.length > 0) setOpen(true);
  // Nothing here has any of it: docks have no processor.
  if (chosen.length === 0 && counts.every(({ count }) => count === 0)) return null;
  const offered = toOffered(facet, counts, chosen);
  const firstOfWindows11 = facet === 'cpu' ? findFirstOfWindows11(offered) : undefined;
  // The line above speaks of Intel's generations.
  const firstOther = firstOfWindows11 && offered.find(({ value }) => !/^\d/.test(value))?.value;
  return (
    <details className="facet" open={isOpen}>
      <summary>
        <h3>{t(`facet.${facet}`)}</h3>
        <Icon name="down" />
      </summary>
      <ul>
        {offered.map(({ value, count }) => (
          <Fragment key={value}>
            {value === firstOfWindows11 && <li className="facet__rule">{t('facet.windows11FromHere')}</li>}
            {value === firstOther && <li className="facet__rule">{t('facet.otherProcessors')}</li>}
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

/**
 * A value from an address that the shop does not have is shown as chosen, so that it can be taken back. The facets that most people choose by
 * show what they have not, in grey; the others leave it out.
 */
function toOffered(facet: FacetKey, counts: FacetCount[], chosen: readonly string[]): FacetCount[] {
  const known = counts.filter(
    ({ value, count }) => count > 0 || chosen.includes(value) || !facetRow(facet).givesWay || facet === 'storage',
  );
  const unknown = chosen.filter((value) => !known.some((offered) => offered.value === value));
  return [...known, ...unknown.map((value) => ({ value, count: 0 }))];
}

function findFirstOfWindows11(counts: FacetCount[]): string | undefined {
  return counts.find(({ value }) => /^\d/.test(value) && numberOf(value) >= FIRST_WINDOWS_11_GENERATION)?.value;
}
