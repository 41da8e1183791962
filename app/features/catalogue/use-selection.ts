import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { FacetKey } from '#domain/catalogue/facets.ts';
import type { PriceBand } from '#domain/catalogue/price-band.ts';
import { productsAddress, type Selection, withQuery } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { afterPaint } from '../../ui/after-paint.ts';
import { useOnChange } from '../../ui/use-on-change.ts';
import { choosePrice, toggleFacet, togglePriceBand } from './change-selection.ts';
import type { CatalogueData } from './load-catalogue.ts';

interface Actions {
  toggle: (facet: FacetKey, value: string) => void;
  togglePrice: (band: PriceBand) => void;
  setPrice: (band: PriceBand | null) => void;
  setSort: (sort: Selection['sort']) => void;
  /** `isTyping` leaves no step in the history for every word. */
  setQuery: (query: string, isTyping: boolean) => void;
}

export interface SelectionChanges extends Actions {
  /** What is chosen, including what was chosen a moment ago and is not loaded yet. */
  shown: Selection;
}

/**
 * The choices of the visitor, one step ahead of the address: a box is ticked at once, and the list follows. Taking back a
 * choice that the words of the search made takes back those words.
 */
export function useSelection({ selection, applied, implied }: CatalogueData): SelectionChanges {
  const [pending, setPending] = useState<{ selection: Selection; applied: Selection } | null>(null);
  const { path } = useI18n();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const address = productsAddress(selection);
  /** Presses whose list is not asked for yet: the end of an earlier one's loading is not theirs. */
  const unsent = useRef(0);
  useOnChange(`${state} ${address}`, () => {
    if (state === 'idle' && unsent.current === 0) setPending(null);
  });

  const typed = pending?.selection ?? selection;
  const shown = pending?.applied ?? applied;
  const go = (next: Selection, nextApplied: Selection, replace = false) => {
    setPending({ selection: next, applied: nextApplied });
    unsent.current += 1;
    // The answer to a finger is the tick in its box; the list is asked for when that is painted.
    afterPaint(() => {
      unsent.current -= 1;
      void navigate(path(productsAddress(next)), { replace, preventScrollReset: true });
    });
  };
  /** The same change of what the address says and of what is shown; only the address has words that name filters. */
  const change = (by: (from: Selection, implied: CatalogueData['implied']) => Selection) =>
    go(by(typed, implied), by(shown, []));

  const actions: Actions = {
    toggle: (facet, value) => change(toggleFacet(shown, facet, value)),
    togglePrice: (band) => change(togglePriceBand(shown, band)),
    setPrice: (band) => change(choosePrice(band)),
    setSort: (sort) => go({ ...typed, sort }, { ...shown, sort }),
    setQuery: (query, isTyping) => {
      if (query !== typed.query) go(withQuery(typed, query), shown, isTyping);
    },
  };
  return { shown, ...useSteady(actions) };
}

/**
 * The same functions for the whole visit, which do what the newest ones do. A press on one box then draws its own facet
 * alone: sixty boxes drawn anew are what a slow phone's finger would wait for.
 */
function useSteady(actions: Actions): Actions {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  const [steady] = useState<Actions>(() => ({
    toggle: (...args) => newest.current.toggle(...args),
    togglePrice: (...args) => newest.current.togglePrice(...args),
    setPrice: (...args) => newest.current.setPrice(...args),
    setSort: (...args) => newest.current.setSort(...args),
    setQuery: (...args) => newest.current.setQuery(...args),
  }));
  return steady;
}
