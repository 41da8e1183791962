import { type ButtonHTMLAttributes, createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import type { Values } from '#platform/staff/audit-log.ts';
import { ACTION_FIELD, SHOWN_FIELD } from '../actions.ts';
import { useDesk } from '../page-context.ts';

interface ActProps {
  name: string;
  /** Sent with the form. Of several forms with one action they tell which one was refused. */
  hidden?: Readonly<Record<string, string | number>>;
  /** The values that the page shows: if they are others by then, the form is refused. */
  shown?: Values | undefined;
  /** What cannot be taken back is asked once: the form lies behind this title. */
  ask?: { title: string; submit: string; text?: string };
  to?: string;
  hasFiles?: boolean;
  /** The script shows it where there are passkeys, and fills in what the browser answered. */
  passkey?: 'get' | 'create';
  className?: string;
  /** The words on its button; a form with several of them brings its own. */
  submit?: string;
  look?: SubmitProps['look'];
  /** Without any the form is a small button. */
  children?: ReactNode;
}

type Typed = Readonly<Record<string, string>> | null;

const TypedContext = createContext<Typed>(null);

/** What was typed into the form around when it was refused; null if it was not. */
export const useTyped = (): Typed => use(TypedContext);

/** A form that does one thing. */
export function Act({ name, hidden = {}, shown, ask, submit = ask?.submit, children, ...rest }: ActProps) {
  const { refused } = useDesk();
  const { pathname, search } = useLocation();
  const { look = ask ? 'line' : children ? 'go' : 'quiet', className = ask || children ? 'form' : undefined } = rest;
  const fields = Object.entries(hidden).map(([field, value]) => [field, String(value)] as const);
  const isRefused = refused?.action === name && fields.every(([field, value]) => refused.typed[field] === value);
  const form = (
    <form
      method="post"
      action={rest.to ?? pathname + search}
      className={className}
      data-passkey={rest.passkey}
      hidden={rest.passkey !== undefined}
      encType={rest.hasFiles ? 'multipart/form-data' : undefined}
      noValidate
    >
      <input type="hidden" name={ACTION_FIELD} value={name} />
      {shown && <input type="hidden" name={SHOWN_FIELD} value={JSON.stringify(shown)} />}
      {fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {ask?.text && <p>{ask.text}</p>}
      {rest.passkey && <input type="hidden" name="passkey" />}
      <TypedContext value={isRefused ? refused.typed : null}>{children}</TypedContext>
      {submit && <Submit look={look}>{submit}</Submit>}
    </form>
  );
  if (!ask) return form;
  return (
    <details className="ask" open={isRefused}>
      <summary>{ask.title}</summary>
      {form}
    </details>
  );
}

export function GoTo({ href, isButton = false, text }: { href: string; isButton?: boolean; text: string }) {
  return (
    <a className={isButton ? 'btn btn--quiet' : 'link'} href={href}>
      {text}
    </a>
  );
}

interface SubmitProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> {
  /** The step that the page is for, one that is asked first, or a small one. */
  look: 'go' | 'line' | 'quiet';
}

export function Submit({ look, ...button }: SubmitProps) {
  return <button {...button} className={`btn btn--${look}`} type="submit" />;
}
