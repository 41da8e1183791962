import type { FormHTMLAttributes, Ref, SubmitEvent } from 'react';
import { useRouter } from './router-context.ts';

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  action: string;
  ref?: Ref<HTMLFormElement>;
  /** The window stays where it is. A posted form never moves it. */
  preventScrollReset?: boolean;
}

/** A form that the router sends; before the page's scripts run, and without them, the browser does. */
export function Form({ action, method, encType, preventScrollReset, onSubmit, ...rest }: Props) {
  const router = useRouter();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    // The button that was pressed is part of what is sent.
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name !== '') body.append(submitter.name, submitter.value);
    if (method === 'post') void router.submit({ action, body, encType: encType ?? '' });
    else void router.navigate(`${action}?${toQuery(body)}`, { preventScrollReset });
  };
  return <form {...rest} action={action} method={method ?? 'get'} encType={encType} onSubmit={send} />;
}

function toQuery(body: FormData): string {
  return new URLSearchParams([...body].map(([name, value]) => [name, String(value)])).toString();
}
