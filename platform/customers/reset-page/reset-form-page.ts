import { type ContentLanguage, localizePath } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import type { Assets } from '../../web/assets.ts';
import { field } from '../../web/field.ts';
import { html } from '../../web/html.ts';
import { languageLinks, layout, pageHead } from '../../web/layout.ts';
import { plainNotice } from '../../web/plain-notice.ts';

const resetWords = serviceWords.resetPage;

export type PasswordProblem = 'blank' | 'too_short' | 'too_long' | 'weak' | 'whitespace' | 'differs';

interface ResetForm {
  /** The form's address and target, without a query. */
  path: string;
  email: string;
  language: ContentLanguage;
  problem: PasswordProblem | null;
  assets: Assets;
}

/** Two password fields in the checkout's look. Nothing typed is ever shown again. */
export function resetFormPage({ path, email, language, problem, assets }: ResetForm): string {
  const words = resetWords[language];
  const { hint, problems } = serviceWords.loginPage[language];
  const error = problem && { ...problems, ...words.problems }[problem];
  const ofPassword = {
    type: 'password',
    autocomplete: 'new-password',
    isCredential: true,
    wide: true,
    maxlength: 300,
  } as const;
  const body = html`${pageHead(
    language,
    assets,
    languageLinks(language, (other) => `${path}?lang=${other}`),
  )}
<main class="plain" id="main" tabindex="-1"><form class="plain__part" method="post" action="${path}?lang=${language}" novalidate>
<h1>${words.title}</h1>
<p>${words.lead(email)}</p>
<input class="vh" name="email" type="email" value="${email}" autocomplete="username" readonly tabindex="-1" aria-hidden="true">
${field({ ...ofPassword, name: 'password', label: words.password, hint, error: problem === 'differs' ? null : error })}
${field({ ...ofPassword, name: 'again', label: words.again, error: problem === 'differs' ? error : null })}
<p><button class="btn btn--go">${words.submit}</button></p>
<p class="field__hint">${words.others}</p>
</form></main>`;
  return layout({
    language,
    title: problem ? `${serviceWords.checkout[language].errorTitle}: ${words.title}` : words.title,
    assets,
    body,
  });
}

export type AccountNotice = 'done' | 'invalid' | 'enabled' | 'busy' | 'unavailable' | 'forbidden';

/** @param path for the link to the other language */
export function accountNoticePage(
  kind: AccountNotice,
  path: string,
  language: ContentLanguage,
  assets: Assets,
): string {
  const { title, text, link } = resetWords[language][kind];
  const target = ['busy', 'unavailable', 'forbidden'].includes(kind) ? '' : '/account';
  return plainNotice({
    language,
    assets,
    languageSwitch: languageLinks(language, (other) => `${path}?lang=${other}`),
    title,
    text,
    link: { href: localizePath(target, language), label: link },
  });
}
