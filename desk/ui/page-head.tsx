import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useDesk } from '../page-context.ts';
import { useTexts } from './value-text.ts';

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
  const { nameOf, textOf, outcomeText } = useTexts();
  const [search] = useSearchParams();
  const done = search.get('done') ?? '';
  if (refused) {
    return (
      <div className="notice notice--wrong" role="alert" tabIndex={-1}>
        <p>{outcomeText(refused.problem)}</p>
        {refused.changed.map(([name, shown, now]) => (
          <p key={name}>
            {nameOf(name)}: {textOf(name, shown)} → <b>{textOf(name, now)}</b>
          </p>
        ))}
      </div>
    );
  }
  if (!Object.hasOwn(words.done, done)) return null;
  return (
    <p className="notice" role="status">
      {outcomeText(done, true)}
    </p>
  );
}
