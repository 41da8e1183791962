import type { FormEvent } from 'react';

/** "Tell me when it is back", as sold-out.tsx drew it; null for a product that can be bought. */
export function AlertForm({ html }: { html: string | null }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by sold-out.tsx, which escapes what it is given.
  return html && <div onSubmit={askAlert} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The answer takes the form's place; without scripts, or where this one does not arrive, it is a page of its own. */
function askAlert(event: FormEvent) {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  import('./ask-alert.ts').then(
    (module) => module.askAlert(form),
    () => form.submit(),
  );
}
