import words from 'virtual:words/search';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Words } from '#app/i18n/words.ts';
import { productsAddress, WHOLE_CATALOGUE, withQuery } from '#domain/catalogue/selection.ts';
import { fold } from '#domain/locale/fold.ts';
import type { search as greek } from '#locales/el/screens/search.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { forgetSearches, rememberSearch, useRecentSearches } from '../../state/recent-searches.ts';
import { useResource } from '../../state/use-resource.ts';
import type { SuggestionData } from '../../storefront/catalogue/load-suggestions.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { optionId, useCombobox } from './use-combobox.ts';

const searchWords: Words<keyof typeof greek> = words;

/** Ms between the last key and the question: shorter than the catalogue's search, because a list under the hand is lighter. */
const DEBOUNCE_MS = 150;

/** The way to all results, which alone needs no title. */
const ALL = 'all';

interface Option {
  key: string;
  to: string;
  /** What is remembered as a search when this is chosen; a product or a brand is none. */
  query?: string;
  content: ReactNode;
}

interface Group {
  title: string;
  options: Option[];
}

/** The list under the header's search box. */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t, path } = useI18n(searchWords);
  const navigate = useNavigate();
  const list = useId();
  const recent = useRecentSearches();
  const choose = (option: Option | undefined) => {
    if (!option) return;
    if (option.query) rememberSearch(option.query);
    input.current?.form?.reset();
    input.current?.blur();
    void navigate(path(option.to));
  };
  const typed = input.current?.value.trim() ?? '';
  const groups = useGroups(typed, recent, useSuggestions(typed));
  const options = groups.flatMap((group) => group.options);
  const { isShown, marked } = useCombobox({
    input,
    id: list,
    count: options.length,
    onChoose: (index) => choose(options[index]),
  });
  let index = -1;
  return (
    <>
      {isShown && (
        // The box keeps the focus: a press on the list must not take it away before the click arrives.
        <div className="suggest" onPointerDown={(event) => event.preventDefault()}>
          <div role="listbox" id={list} aria-label={t('suggest.label')}>
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is no fieldset.
              <div key={group.title} role="group" aria-label={group.title || undefined}>
                {group.title !== '' && (
                  <p className="suggest__title" aria-hidden="true">
                    {group.title}
                  </p>
                )}
                {group.options.map((option) => {
                  index += 1;
                  return (
                    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus and the keys are the combobox's.
                    <div
                      key={option.key}
                      id={optionId(list, index)}
                      role="option"
                      className="suggest__option"
                      aria-selected={index === marked}
                      onClick={() => choose(option)}
                    >
                      {option.content}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
          {typed === '' && recent.length > 0 && (
            <button type="button" className="suggest__forget link" onClick={forgetSearches}>
              {t('suggest.forget')}
            </button>
          )}
        </div>
      )}
      <span className="vh" role="status">
        {isShown && t.count('suggest.count', options.length)}
      </span>
    </>
  );
}

/** The shop's suggestions for these words; while they are on the way, those of the last answer that still fit. */
function useSuggestions(typed: string): SuggestionData | null {
  const { path } = useI18n();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const data = useResource<SuggestionData>(path(`/suggest?q=${encodeURIComponent(asked)}`));
  if (!data || data.query === typed) return data;
  const fits = (text: string) => fold(text).includes(fold(typed));
  return {
    query: typed,
    corrected: null,
    leftOut: [],
    service: null,
    notSold: null,
    names: data.names.filter(({ name }) => fits(name)),
    products: data.products.filter(({ name, detail }) => fits(`${name} ${detail}`)),
  };
}

function toNames(names: SuggestionData['names']): Option[] {
  return names.map(({ name, count, to }) => ({
    key: to,
    to,
    content: (
      <>
        <span>{name}</span>
        <span className="n">{count}</span>
      </>
    ),
  }));
}

/** Before anything is typed, what was searched for last and the largest series; then what the shop has for it. */
function useGroups(typed: string, recent: readonly string[], data: SuggestionData | null): Group[] {
  const { t, money } = useI18n(searchWords);
  if (typed === '') {
    const options = recent.map((query) => ({
      key: query,
      to: searchAddress(query),
      query,
      content: (
        <>
          <Icon name="search" small />
          <span>{query}</span>
        </>
      ),
    }));
    const searched = options.length > 0 ? [{ title: t('suggest.recent'), options }] : [];
    const families = data?.query === '' ? toNames(data.names) : [];
    return families.length > 0 ? [...searched, { title: t('suggest.families'), options: families }] : searched;
  }
  if (!data) return [];
  const names = toNames(data.names);
  const products = data.products.map(({ path, name, detail, image, price }) => ({
    key: path,
    to: path,
    content: (
      <>
        {image && <Picture image={image} use="line" alt="" />}
        <span>
          <span>{name}</span>
          {detail && <small>{detail}</small>}
        </span>
        {price && <b className="num">{money(price)}</b>}
      </>
    ),
  }));
  const query = data.corrected ?? typed;
  const all: Option = {
    key: ALL,
    to: searchAddress(typed),
    query: typed,
    content: <b>{t(data.corrected ? 'suggest.corrected' : 'suggest.all', { query })}</b>,
  };
  const { service, notSold, leftOut } = data;
  const answer = service ? [{ key: service.path, to: service.path, content: <b>{service.label}</b> }] : [];
  // What is shown lacks a word of the query, and says so in place of the plain title; the way to all results alone needs none.
  const plain = products.length > 0 ? t('suggest.products') : '';
  const title = leftOut.length > 0 ? t('suggest.leftOut', { words: leftOut.join(', ') }) : plain;
  return [
    { title: t('suggest.answer'), options: answer },
    { title: t('suggest.names'), options: names },
    { title: notSold === null ? title : t('suggest.notSold', { words: notSold }), options: [...products, all] },
  ].filter(({ options }) => options.length > 0);
}

function searchAddress(query: string): string {
  return productsAddress(withQuery(WHOLE_CATALOGUE, query));
}
