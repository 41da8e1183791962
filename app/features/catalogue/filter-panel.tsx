import { useEffect, useId, useRef } from 'react';
import { type FacetKey, facetRow } from '#domain/catalogue/facets.ts';
import {
  countActiveGroups,
  FILTERS,
  productsAddress,
  type Selection,
  withoutFilters,
} from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import { FacetGroup } from './facet-group.tsx';
import type { CatalogueData } from './load-catalogue.ts';
import { PriceFilter } from './price-filter.tsx';
import type { SelectionChanges } from './use-selection.ts';

const PANEL = 'filters';
/** From here on the filters stand beside the list (catalogue.css). */
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
 * All filters: a column beside the list, or a panel from the left, which the browser itself opens and closes. With
 * JavaScript the panel closes when the focus leaves it, so that nobody types behind it.
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
      className="cat__side"
      aria-labelledby={title}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hide(currentTarget);
      }}
    >
      <div className="cat__side-head">
        <h2 id={title}>
          {t('products.filters')}
          {groups > 0 && <span className="muted"> · {t.count('products.groups', groups)}</span>}
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
