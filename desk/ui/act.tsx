import type { ReactNode } from 'react';
import type { Values } from '#platform/staff/audit-log.ts';
import { ACTION_FIELD, SHOWN_FIELD } from '../actions.ts';

interface ActProps {
  name: string;
  /** The values that the page shows: if they are others by then, the form is refused. */
  shown?: Values | undefined;
  to?: string;
  hasFiles?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form that does one thing. */
export function Act({ name, shown, to, hasFiles = false, className = 'form', children }: ActProps) {
  return (
    <form
      method="post"
      action={to}
      className={className}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
    >
      <input type="hidden" name={ACTION_FIELD} value={name} />
      {shown && <input type="hidden" name={SHOWN_FIELD} value={JSON.stringify(shown)} />}
      {children}
    </form>
  );
}

/** What cannot be taken back is asked once: the form lies behind its name. */
export function Ask({ label, isOpen = false, children }: { label: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="ask" open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** @param look the step that the page is for, one that is asked first, or a small one */
export function Submit({ look, children }: { look: 'go' | 'line' | 'quiet'; children: ReactNode }) {
  return (
    <button className={`btn btn--${look}`} type="submit">
      {children}
    </button>
  );
}
