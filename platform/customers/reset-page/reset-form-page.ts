import { type ContentLanguage, localizePath } from '#domain/locales.ts';
import type { Assets } from '../../web/assets.ts';
import { type Html, html } from '../../web/html.ts';
import { icon } from '../../web/icon.ts';
import { languageLinks, layout, pageHead } from '../../web/layout.ts';
import { type PasswordProblem, type ResetWords, resetWords } from './words.ts';

interface ResetForm {
  /** Where the form stands and is sent to, without a query. */
  path: string;
  email: string;
  language: ContentLanguage;
  problem: PasswordProblem | null;
  assets: Assets;
}

/** Two password fields in the checkout's look. Nothing typed is ever shown again. */
export function resetFormPage({ path, email, language, problem, assets }: ResetForm): string {
  const words = resetWords[language];
  const body = html`${pageHead(
    language,
    assets,
    languageLinks(language, (other) => `${path}?lang=${other}`),
  )}
<main class="plain" id="main" tabindex="-1"><form class="plain__part" method="post" action="${path}?lang=${language}" novalidate>
<h1>${words.title}</h1>
<p>${words.lead(email)}</p>
<input class="vh" name="email" type="email" value="${email}" autocomplete="username" readonly tabindex="-1" aria-hidden="true">
${passwordField(words, { name: 'password', label: words.password, hint: words.hint, problem })}
${passwordField(words, { name: 'again', label: words.again, hint: null, problem: problem === 'differs' ? problem : null })}
<p><button class="btn btn--go">${words.submit}</button></p>
<p class="field__hint">${words.others}</p>
</form></main>`;
  return layout({ language, title: problem ? `${words.errorTitle}: ${words.title}` : words.title, assets, body });
}

interface PasswordField {
  name: 'password' | 'again';
  label: string;
  hint: string | null;
  problem: PasswordProblem | null;
}

/** The first field with a problem is where the reader's cursor stands. */
function passwordField(words: ResetWords, { name, label, hint, problem }: PasswordField): Html {
  const error = problem && (name === 'again' || problem !== 'differs') ? problem : null;
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field field--wide">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" autocapitalize="off" spellcheck="false" aria-required="true" maxlength="300"${error && html` aria-invalid="true" autofocus`}${described && html` aria-describedby="${described}"`}>
${error && html`<p class="field__error" id="${name}-error">${icon('alert')}<span>${words.problems[error]}</span></p>`}
${hint && html`<p class="field__hint" id="${name}-hint">${hint}</p>`}
</div>`;
}

export type AccountNotice = 'done' | 'invalid' | 'enabled' | 'busy' | 'forbidden';

/** @param path for the link to the other language */
export function accountNoticePage(
  kind: AccountNotice,
  path: string,
  language: ContentLanguage,
  assets: Assets,
): string {
  const { title, text, link } = resetWords[language][kind];
  const target = kind === 'busy' || kind === 'forbidden' ? '' : '/account';
  const body = html`${pageHead(
    language,
    assets,
    languageLinks(language, (other) => `${path}?lang=${other}`),
  )}
<main class="plain" id="main" tabindex="-1"><section class="plain__part"><h1>${title}</h1><p>${text}</p>
<p><a class="btn btn--go" href="${localizePath(target, language)}">${link}</a></p></section></main>`;
  return layout({ language, title, assets, body });
}
