import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { type ContactField, parseContact } from '#domain/contact.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { fr } from '../../i18n/messages/fr.ts';
import { showToast, showToasts } from '../../state/toasts.ts';
import type { ContactOutcome } from './contact-outcome.ts';
import { describeProblems, NO_PROBLEMS, type Problems } from './contact-problems.ts';
import { contactWords } from './contact-words.ts';

/** The form with JavaScript: checked before it is sent, every message as a toast too, nothing typed ever lost. */
export function useContactForm(outcome: ContactOutcome | undefined, form: RefObject<HTMLFormElement | null>) {
  const { t, path } = useI18n(contactWords);
  const submit = useSubmit();
  const navigation = useNavigation();
  const [problems, setProblems] = useState<Problems>(outcome?.kind === 'invalid' ? outcome : NO_PROBLEMS);
  /** Each message that was sent makes a fresh, empty form. */
  const [round, setRound] = useState(0);
  const takeBack = useRef<() => void>(undefined);

  const tell = (found: Problems) => {
    const sentences = describeProblems(found, t).map(({ sentence }) => sentence);
    takeBack.current = showToasts(sentences.map((title) => ({ kind: 'error', title })));
  };
  const show = (found: Problems) => {
    setProblems(found);
    tell(found);
    focusFirst(form.current, describeProblems(found, t)[0]?.id);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome is an event; what it is told with is not.
  useEffect(() => {
    if (outcome?.kind === 'invalid') show(outcome);
    if (outcome?.kind === 'failed') {
      const description = t('contact.notSent');
      const server =
        outcome.message === null ? { title: fr['contact.failed'], lang: 'fr' } : { title: outcome.message };
      takeBack.current = showToasts([{ kind: 'error', description, ...server }]);
    }
    if (outcome?.kind === 'sent') {
      showToast({ kind: 'success', title: t('contact.sent'), description: t('contact.sentNote') });
      setRound((last) => last + 1);
    }
  }, [outcome]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    takeBack.current?.();
    const values = new FormData(event.currentTarget);
    const parsed = parseContact(Object.fromEntries(values) as Partial<Record<ContactField, unknown>>);
    if (!parsed.ok) return show({ errors: parsed.errors, problem: null });
    setProblems(NO_PROBLEMS);
    void submit(values, {
      method: 'post',
      encType: 'multipart/form-data',
      action: path('/contact'),
      preventScrollReset: true,
      replace: true,
    });
  };

  return {
    problems,
    round,
    isSending: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    send,
    /** Whoever goes on typing has read them; beside the fields they stay. */
    onTyping: () => takeBack.current?.(),
    refuseFiles: (problem: Problems['problem']) => {
      takeBack.current?.();
      setProblems(({ errors }) => ({ errors, problem }));
      if (problem) tell({ errors: {}, problem });
    },
  };
}

/** In the middle of the window: its top is where the messages are. */
function focusFirst(form: HTMLFormElement | null, id: string | undefined): void {
  const field = id && form?.querySelector<HTMLElement>(`#${id}`);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
