import type { ReactNode } from 'react';
import { InputField } from '#app/ui/form/form-field.tsx';
import { useDesk } from '../page-context.ts';
import { Submit } from './act.tsx';

interface SearchFormProps {
  path: string;
  query: string;
  label: string;
  /** Further filters. */
  children?: ReactNode;
}

/** The address holds the search. */
export function SearchForm({ path, query, label, children }: SearchFormProps) {
  const { words } = useDesk();
  return (
    <search>
      <form method="get" action={path} className="form--row">
        <InputField id="q" name="q" type="search" label={label} optional=" " defaultValue={query} autoComplete="off" />
        {children}
        <Submit look="quiet">{words.frame.search}</Submit>
      </form>
    </search>
  );
}

type View = readonly [href: string, text: string, isCurrent: boolean];

/** Filters as addresses. */
export function Views({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav className="views" aria-label={label}>
      {views.map(([href, text, isCurrent]) => (
        <a key={href} className="btn btn--quiet" href={href} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
