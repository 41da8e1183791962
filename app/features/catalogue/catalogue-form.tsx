import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { formatPriceBand, parseSelection, SORTS, type Sort } from '#domain/catalogue.ts';
import { gradeLabel } from '#domain/laptop.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { catalogueWords } from './catalogue-words.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { toAddress } from './selection-address.ts';

/** Ms between the last key and the search (specification, section 9). */
const SEARCH_DEBOUNCE_MS = 300;

/**
 * Search, brands and order, as one GET form: without JavaScript its button sends it, with it every change does at once.
 * The address is the state, so Back, reload and a shared link show the same.
 */
export function CatalogueForm(props: CatalogueData & { children: ReactNode }) {
  const { t, path } = useI18n(catalogueWords);
  const { selection, brands, count, total, children } = props;
  const { form, onInput, onChange, onSubmit } = useLiveForm(selection.query);
  // New boxes for a new address: Back must show what the address says, not what was ticked last.
  const key = toAddress({ ...selection, query: '' });
  return (
    <Form
      ref={form}
      className="cat"
      action={path('/products')}
      onInput={onInput}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <div className="cat__head">
        <div className="cat__top">
          <h1>{t('products.title')}</h1>
          <search className="search cat__search" aria-label={t('products.searchLabel')}>
            <label className="vh" htmlFor="catalogue-search">
              {t('products.searchLabel')}
            </label>
            <input
              id="catalogue-search"
              name="q"
              type="search"
              defaultValue={selection.query}
              placeholder={t('products.searchLabel')}
              autoComplete="off"
              maxLength={200}
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
            {count < total && <span className="muted"> {t('products.countOf', { total })}</span>}
          </p>
          <SortSelect key={key} sort={selection.sort} />
        </div>
      </div>
      <aside className="cat__side" aria-label={t('products.filters')}>
        <BrandFilter key={key} brands={brands} chosen={selection.brands} />
        {selection.grades.map((grade) => (
          <input key={grade} type="hidden" name="grade" value={grade} />
        ))}
        {selection.price && <input type="hidden" name="price" value={formatPriceBand(selection.price)} />}
        <noscript>
          <button type="submit" className="btn btn--line">
            {t('products.apply')}
          </button>
        </noscript>
      </aside>
      <div className="cat__main">{children}</div>
    </Form>
  );
}

function BrandFilter({ brands, chosen }: { brands: CatalogueData['brands']; chosen: readonly string[] }) {
  const { t } = useI18n(catalogueWords);
  return (
    <fieldset className="cat__brands">
      <legend>{t('products.brand')}</legend>
      <ul>
        {brands.map(({ key, name, count }) => (
          <li key={key}>
            <label className="opt">
              <input
                type="checkbox"
                name="brand"
                value={key}
                defaultChecked={chosen.includes(key)}
                disabled={count === 0 && !chosen.includes(key)}
              />
              {name}
              <span className="n">{count}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function SortSelect({ sort }: { sort: Sort }) {
  const { t } = useI18n(catalogueWords);
  return (
    <label className="cat__sort">
      <span className="vh">{t('products.sort')}</span>
      <select name="sort" defaultValue={sort}>
        {SORTS.map((known) => (
          <option key={known} value={known}>
            {t(`products.sort.${known}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Sends the form when something changes: boxes at once, words when the typing stops. */
function useLiveForm(query: string) {
  const { path } = useI18n(catalogueWords);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back and Forward change the address, and the box follows; while somebody types in it, it is theirs.
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input[name=q]');
    if (input && input !== document.activeElement) input.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (replace: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) parameters.append(name, String(value));
    const { page: _first, ...selection } = parseSelection(parameters);
    void navigate(path(toAddress(selection)), { replace, preventScrollReset: true });
  };
  const isSearch = (event: FormEvent) => (event.target as HTMLElement).getAttribute('name') === 'q';

  return {
    form,
    onInput: (event: FormEvent) => {
      if (!isSearch(event)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(true), SEARCH_DEBOUNCE_MS);
    },
    onChange: (event: FormEvent) => {
      if (!isSearch(event)) send(false);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      send(false);
    },
  };
}

/** What is chosen, each with a way to take it back. */
export function ActiveFilters({ selection, brands }: CatalogueData) {
  const { t, language } = useI18n(catalogueWords);
  const { query, price } = selection;
  const chosen = selection.brands.map((key) => brands.find((brand) => brand.key === key) ?? { key, name: key });
  if (!query && !price && chosen.length === 0 && selection.grades.length === 0) return null;
  const chips = [
    ...(query ? [{ label: t('products.query', { query }), to: toAddress({ ...selection, query: '' }) }] : []),
    ...(price ? [{ label: priceBandLabel(price, t, language), to: toAddress({ ...selection, price: null }) }] : []),
    ...selection.grades.map((grade) => ({
      label: `${t('fact.grade')} ${gradeLabel(grade)}`,
      to: toAddress({ ...selection, grades: selection.grades.filter((other) => other !== grade) }),
    })),
    ...chosen.map(({ key, name }) => ({
      label: name,
      to: toAddress({ ...selection, brands: selection.brands.filter((brand) => brand !== key) }),
    })),
  ];
  return (
    <div className="chips">
      {chips.map(({ label, to }) => (
        <LocalLink
          key={label}
          className="chip"
          to={to}
          preventScrollReset
          aria-label={t('products.removeFilter', { name: label })}
        >
          <span>{label}</span>
          <Icon name="close" small />
        </LocalLink>
      ))}
      <LocalLink className="chip chip--clear" to="/products" preventScrollReset>
        {t('products.clear')}
      </LocalLink>
    </div>
  );
}
