import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useDesk } from '../page-context.ts';
import { useValueText } from './value-text.ts';

/** The heading of a page, and above it what the last form did or why it was refused. */
export function PageHead({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  const { words } = useDesk();
  return (
    <>
      <title>{`${title} | ${words.frame.desk}`}</title>
      <div className="page__head">
        <h1>{title}</h1>
        {children}
      </div>
      {lead && <p className="muted">{lead}</p>}
    </>
  );
}

/** What the last form did, or why it was refused. */
export function Notices() {
  const { words, refused } = useDesk();
  const textOf = useValueText();
  const [search] = useSearchParams();
  const done = search.get('done');
  if (refused) {
    // Some name what was refused behind their code.
    const [code = '', rest] = refused.problem.split(':');
    return (
      <div className="notice notice--wrong" role="alert" tabIndex={-1}>
        <p>
          {wordFor(words.problems, code, words.problems.other)} {rest}
        </p>
        {refused.changed.length > 0 && (
          <ul>
            {refused.changed.map(([name, shown, now]) => (
              <li key={name}>
                {wordFor(words.values, name, name)}: {textOf(name, shown)} → <b>{textOf(name, now)}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  const text = done === null ? '' : wordFor(words.done, done, '');
  return text === '' ? null : (
    <p className="notice" role="status">
      {text}
    </p>
  );
}

/** @param fallback for a code that has no word */
function wordFor(words: Readonly<Record<string, string>>, code: string, fallback: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? fallback) : fallback;
}
