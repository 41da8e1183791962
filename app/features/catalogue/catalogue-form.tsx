import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { MAX_QUERY_LENGTH } from '#domain/catalogue/clean-query.ts';
import { KINDS } from '#domain/catalogue/facets.ts';
import { productsAddress, SORTS, withFacet } from '#domain/catalogue/selection.ts';
import kindsAvif from '../../../art/out/other/kinds.avif';
import kindsWebp from '../../../art/out/other/kinds.webp';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { CatalogueKey } from './catalogue-words.ts';
import { kindsToChoose } from './change-selection.ts';
import { FilterButton, FilterPanel } from './filter-panel.tsx';
import { useListTitle } from './list-title.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { type SelectionChanges, useSelection } from './use-selection.ts';
import { ViewToggle } from './view-toggle.tsx';

/** Ms between the last key and the search (specification, section 9). */
const SEARCH_DEBOUNCE_MS = 300;

/**
 * Search, filters and order, as one GET form: without JavaScript its button sends it, with it every change does at once.
 * The address is the state, so Back, reload and a shared link show the same.
 */
export function CatalogueForm(data: CatalogueData & { chips: ReactNode; children: ReactNode }) {
  const { t, path } = useI18n<CatalogueKey>();
  const { selection, count, total, chips, children } = data;
  const changes = useSelection(data);
  const { delivery } = useShopFacts();
  const search = useLiveSearch(selection.query, changes);
  return (
    <Form className={count > 0 ? 'cat' : 'cat cat--none'} action={path('/products')} onSubmit={search.onSubmit}>
      <KindSwitch {...data} />
      <div className="cat__head">
        <div className="cat__top">
          <ListHeading {...data} />
          <search className="search cat__search" aria-label={t('products.searchLabel')}>
            <label className="vh" htmlFor="catalogue-search">
              {t('products.searchLabel')}
            </label>
            <input
              ref={search.input}
              id="catalogue-search"
              name="q"
              type="search"
              defaultValue={selection.query}
              onInput={search.onInput}
              placeholder={t('search.submit')}
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              enterKeyHint="search"
            />
            <button type="submit" className="ib" aria-label={t('search.submit')}>
              <Icon name="search" />
            </button>
          </search>
        </div>
        <div className="cat__bar">
          <p className="small">
            <b className="num">{t.count('products.count', count)}</b>
            {count < total && <span className="muted">{` ${t('products.countOf', { total })}`}</span>}
          </p>
          <p className="cat__days small muted">{t('products.delivery', { days: delivery.short })}</p>
          <FilterButton shown={changes.shown} />
          <div className="cat__sort">
            <SortSelect {...changes} />
            <ViewToggle />
          </div>
        </div>
        {chips}
        {data.isOldestFirst && <p className="cat__order muted">{t('products.cheapestFirst')}</p>}
        {changes.shown.sort === 'valueDesc' && (
          <p className="small muted">
            {t('products.valueRule')}{' '}
            <LocalLink className="link" to="/services/grade-guide#value">
              {t('products.valueGuide')}
            </LocalLink>
          </p>
        )}
      </div>
      <FilterPanel {...data} changes={changes} />
      <div className="cat__main">{children}</div>
    </Form>
  );
}

/** What was searched, or a heading that is true of everything in the list. */
function ListHeading({ selection: { query }, applied }: CatalogueData) {
  const { t } = useI18n<CatalogueKey>();
  const title = useListTitle(applied);
  return <h1 title={query || undefined}>{query ? t('meta.products.titleQuery', { query }) : title}</h1>;
}

function SortSelect({ shown, setSort }: SelectionChanges) {
  const { t } = useI18n<CatalogueKey>();
  const sorts = shown.query === '' ? SORTS : (['relevance', ...SORTS] as const);
  return (
    <label>
      <span className="vh">{t('products.sort')}</span>
      <select
        name="sort"
        value={shown.sort}
        onChange={(event) => setSort(sorts.find((sort) => sort === event.target.value) ?? 'priceAsc')}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`products.sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Searches when the typing stops, and at once on Enter. */
function useLiveSearch(query: string, { setQuery }: SelectionChanges) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The box follows the address after Back and Forward, except while the visitor types in it.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (isTyping: boolean) => {
    clearTimeout(timer.current);
    setQuery((input.current?.value ?? '').trim(), isTyping);
  };
  return {
    input,
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(true), SEARCH_DEBOUNCE_MS);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      send(false);
    },
  };
}

/**
 * One kind of product, or all, with what each would show under the other filters. The form carries the choice on where it is
 * sent without JavaScript.
 */
function KindSwitch({ selection, applied, facets }: CatalogueData) {
  const { t } = useI18n();
  const chosen = applied.facets.kind;
  const kinds = kindsToChoose(KINDS, facets.kind, chosen);
  if (!kinds) return null;
  return (
    <nav aria-label={t('facet.kind')}>
      <ul className="kinds">
        <li>
          <KindLink to={productsAddress(withFacet(selection, 'kind', []))} isChosen={chosen.length === 0}>
            {t('facet.kind.all')} <span className="n">{kinds.all}</span>
          </KindLink>
        </li>
        {kinds.shown.map(({ kind, count }) => (
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
