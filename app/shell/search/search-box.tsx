import { useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { MAX_QUERY_LENGTH } from '#domain/catalogue/clean-query.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { rememberSearch } from '../../state/recent-searches.ts';
import { Icon } from '../../ui/icon.tsx';
import { onDemand } from '../../ui/over/on-demand.tsx';

const SearchSuggestions = onDemand(() => import('./search-suggestions.tsx').then((module) => module.SearchSuggestions));

/**
 * Goes to the catalogue when there is something to look for, then empties itself. Works without JavaScript too; who enters
 * it gets suggestions while typing.
 */
export function SearchBox() {
  const { t, path } = useI18n();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [wasEntered, setEntered] = useState(false);
  const action = path('/products');
  // The box may have the focus before the page's script runs.
  useEffect(() => setEntered(document.activeElement === input.current), []);
  return (
    <Form
      className="search"
      role="search"
      aria-label={t('search.scope')}
      action={action}
      onFocus={() => setEntered(true)}
      onSubmit={(event) => {
        event.preventDefault();
        const query = input.current?.value.trim() ?? '';
        if (query === '') return;
        rememberSearch(query);
        event.currentTarget.reset();
        void navigate(`${action}?q=${encodeURIComponent(query)}`);
      }}
    >
      <label className="vh" htmlFor="header-search">
        {t('search.label')}
      </label>
      <input
        ref={input}
        id="header-search"
        name="q"
        type="search"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        enterKeyHint="search"
      />
      <button type="submit" className="ib" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
      <SearchSuggestions needed={wasEntered} input={input} />
    </Form>
  );
}
