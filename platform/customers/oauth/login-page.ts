import { type ContentLanguage, localizePath } from '#domain/locales.ts';
import type { Assets } from '../../web/assets.ts';
import { type Html, html } from '../../web/html.ts';
import { icon } from '../../web/icon.ts';
import { languageLinks, layout, pageHead } from '../../web/layout.ts';
import { type AuthorizationRequest, type Screen, toRedirect } from './authorization-request.ts';
import { type AuthorizationNotice, type LoginProblem, type LoginWords, loginWords } from './words.ts';

interface LoginPage {
  request: AuthorizationRequest;
  /** Where the page stands, with the whole request in the query. */
  address: URL;
  email: string;
  problem: LoginProblem | null;
  /** That a letter may be on its way. */
  isSent?: boolean;
  assets: Assets;
}

/** Login, sign-up or a forgotten password, in the checkout's look. A password is never shown again. */
export function loginPage({ request, address, email, problem, isSent = false, assets }: LoginPage): string {
  const { screen, language } = request;
  const words = loginWords[language];
  const link = (changes: Record<string, string>) => withParameters(address, changes);
  const languageSwitch = languageLinks(language, (other) => link({ ui_locales: other }));
  const body = html`${pageHead(language, assets, languageSwitch)}
<main class="plain" id="main" tabindex="-1"><form class="plain__part" method="post" action="${link({ screen })}" novalidate>
<h1>${words[screen].title}</h1>
<p>${words[screen].lead}</p>
${problem && !FIELD_OF[problem] && html`<div class="notice notice--error" role="alert">${icon('alert')}<p>${words.problems[problem]}</p></div>`}
${isSent && html`<p class="notice notice--clay" role="status">${icon('info')}<span>${words.sent}</span></p>`}
${emailField(words, email, problem)}
${screen !== 'recover' && passwordField(words, screen, problem)}
${screen === 'signup' && html`<label class="check"><input type="checkbox" name="newsletter" value="1" checked><span>${words.newsletter}</span></label>`}
<p><button class="btn btn--go">${words[screen].submit}</button></p>
${otherScreens(words, screen, link)}
<p><a class="link-quiet" href="${toRedirect(request.redirectUri, { error: 'access_denied', state: request.state })}">${words.cancel}</a></p>
</form></main>`;
  const { title } = words[screen];
  return layout({ language, title: problem ? `${words.errorTitle}: ${title}` : title, assets, body });
}

/** Problems that belong to one field; all others are said above the form. */
const FIELD_OF: Partial<Record<LoginProblem, 'email' | 'password'>> = {
  taken: 'email',
  email: 'email',
  blank: 'password',
  too_short: 'password',
  too_long: 'password',
  whitespace: 'password',
};

function emailField(words: LoginWords, email: string, problem: LoginProblem | null): Html {
  const error = problem && FIELD_OF[problem] === 'email' ? problem : null;
  return html`<div class="field field--wide">
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" autocapitalize="off" spellcheck="false" inputmode="email" aria-required="true" maxlength="255"${error && html` aria-invalid="true" aria-describedby="email-error" autofocus`}>
${error && fieldError('email', words.problems[error])}
</div>`;
}

function passwordField(words: LoginWords, screen: Screen, problem: LoginProblem | null): Html {
  const error = problem && FIELD_OF[problem] === 'password' ? problem : null;
  const isNew = screen === 'signup';
  const described = [error && 'password-error', isNew && 'password-hint'].filter(Boolean).join(' ');
  return html`<div class="field field--wide">
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="${isNew ? 'new-password' : 'current-password'}" autocapitalize="off" spellcheck="false" aria-required="true" maxlength="300"${error && html` aria-invalid="true" autofocus`}${described && html` aria-describedby="${described}"`}>
${error && fieldError('password', words.problems[error])}
${isNew && html`<p class="field__hint" id="password-hint">${words.hint}</p>`}
</div>`;
}

function fieldError(name: string, text: string): Html {
  return html`<p class="field__error" id="${name}-error">${icon('alert')}<span>${text}</span></p>`;
}

function otherScreens(words: LoginWords, screen: Screen, link: (changes: Record<string, string>) => string): Html {
  const to = (target: Screen, text: string) => html`<p><a href="${link({ screen: target })}">${text}</a></p>`;
  if (screen !== 'login') return to('login', words.toLogin);
  return html`${to('recover', words.toRecover)}${to('signup', words.toSignup)}`;
}

function withParameters(address: URL, changes: Record<string, string>): string {
  const parameters = new URLSearchParams(address.search);
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value);
  return `${address.pathname}?${parameters}`;
}

/** A page that stands where nobody can be sent back. */
export function authorizationNoticePage(kind: AuthorizationNotice, language: ContentLanguage, assets: Assets): string {
  const words = loginWords[language];
  const { title, text } = words.notices[kind];
  const body = html`${pageHead(language, assets, html``)}
<main class="plain" id="main" tabindex="-1"><section class="plain__part"><h1>${title}</h1><p>${text}</p>
<p><a class="btn btn--go" href="${localizePath('/account', language)}">${words.account}</a></p></section></main>`;
  return layout({ language, title, assets, body });
}
