import { type FormEvent, useEffect, useRef, useState } from 'react';
import { withoutMended } from '#domain/forms/without-mended.ts';
import { showToast, takeBackFailures } from '../../state/toasts.ts';
import type { AccountKey } from './account-words.ts';
import { useAccountWords, useTellFailure } from './use-account.ts';

/** The typed values, or a message for each wrong control, by its id, in the form's order. */
export type Checked<Values> =
  | { ok: true; values: Values }
  | { ok: false; errors: Readonly<Record<string, AccountKey>> };

interface Settings<Values> {
  /** The source of the toasts that the next attempt removes. */
  source: string;
  /** The message of a failure without words of its own. */
  failureKey: AccountKey;
  check: (typed: FormData) => Checked<Values>;
  /** Told as a failure when it throws; the form is locked until it has ended. */
  send: (values: Values) => Promise<void>;
  /** @param failure its message */
  onFailure?: (error: unknown, failure: string, values: Values) => void;
  /** The failure of another form's attempt, from which this one goes on. */
  earlierFailure?: string | null;
  /** Whether the first mistake is told in a toast too. */
  hasToast?: boolean;
}

/** The one way in which a form of the account is sent: checked, the focus on the first mistake, locked, failures told. */
export function useAccountForm<Values>({
  source,
  failureKey,
  check,
  send,
  onFailure,
  earlierFailure = null,
  hasToast = false,
}: Settings<Values>) {
  const words = useAccountWords();
  const tellFailure = useTellFailure(source);
  const [errors, setErrors] = useState<Readonly<Record<string, AccountKey>>>({});
  const [failure, setFailure] = useState(earlierFailure);
  const [isSending, setSending] = useState(false);

  // A form that is opened says nothing of the one that stood in its place.
  useEffect(() => {
    if (earlierFailure === null) takeBackFailures(source);
  }, [earlierFailure, source]);

  const sentFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // The locked button lost the focus. If the focus is elsewhere by now, it stays there.
    if (failure && !isSending && document.activeElement === document.body) sentFrom.current?.focus();
  }, [failure, isSending]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = check(new FormData(form));
    setErrors(checked.ok ? {} : checked.errors);
    setFailure(null);
    takeBackFailures(source);
    if (!checked.ok) {
      const [first] = Object.entries(checked.errors);
      if (first && hasToast) showToast({ kind: 'error', title: words(first[1]), source });
      return form.querySelector<HTMLInputElement>(`#${first?.[0]}`)?.focus();
    }
    const { activeElement } = document;
    sentFrom.current = activeElement instanceof HTMLElement && form.contains(activeElement) ? activeElement : null;
    setSending(true);
    try {
      await send(checked.values);
    } catch (error) {
      const told = tellFailure(error, failureKey);
      setFailure(told);
      onFailure?.(error, told, checked.values);
    } finally {
      setSending(false);
    }
  };
  const takeBackMended = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (Object.keys(errors).length === 0) return;
    const checked = check(new FormData(currentTarget));
    const found = checked.ok ? {} : checked.errors;
    const left = withoutMended(errors, found);
    if (left === errors) return;
    setErrors(left);
    takeBackFailures(source);
  };
  const errorOf = (id: string) => {
    const key = errors[id];
    return key && words(key);
  };
  return { errorOf, failure, isSending, formProps: { onSubmit: submit, onInput: takeBackMended, noValidate: true } };
}

/** The text of a control as it was typed. */
export function typedText(typed: FormData, name: string): string {
  return String(typed.get(name) ?? '');
}
