import { type ContentLanguage, localizePath } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import type { Assets } from '../../web/assets.ts';
import { field } from '../../web/field.ts';
import { type Html, html } from '../../web/html.ts';
import { icon } from '../../web/icon.ts';
import { languageLinks, layout, pageHead } from '../../web/layout.ts';
import { plainNotice } from '../../web/plain-notice.ts';
import { type AuthorizationRequest, type Screen, toRedirect } from './authorization-request.ts';

const loginWords = serviceWords.loginPage;

type LoginWords = (typeof loginWords)['el'];
export type LoginProblem = keyof LoginWords['problems'];
export type AuthorizationNotice = keyof LoginWords['notices'];

interface LoginPage {
  request: AuthorizationRequest;
  /** The page's address, with the whole request in the query. */
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
  const ofLogin = (name: 'email' | 'password') => ({
    name,
    error: problem && FIELD_OF[problem] === name ? words.problems[problem] : null,
    isCredential: true,
    wide: true,
  });
  const passwordKind =
    screen === 'signup' ? { autocomplete: 'new-password', hint: words.hint } : { autocomplete: 'current-password' };
  const body = html`${pageHead(language, assets, languageSwitch)}
<main class="plain" id="main" tabindex="-1"><form class="plain__part" method="post" action="${link({ screen })}" novalidate>
<h1>${words[screen].title}</h1>
<p>${words[screen].lead}</p>
${problem && !FIELD_OF[problem] && html`<div class="notice notice--error" role="alert">${icon('alert')}<p>${words.problems[problem]}</p></div>`}
${isSent && html`<p class="notice notice--clay" role="status">${icon('info')}<span>${words.sent}</span></p>`}
${field({ ...ofLogin('email'), label: words.email, type: 'email', inputmode: 'email', value: email, autocomplete: 'username', maxlength: 255 })}
${screen !== 'recover' && field({ ...ofLogin('password'), ...passwordKind, label: words.password, type: 'password', maxlength: 300 })}
${screen === 'signup' && html`<label class="check"><input type="checkbox" name="newsletter" value="1" checked><span>${serviceWords.checkout[language].marketing}</span></label>`}
<p><button class="btn btn--go">${words[screen].submit}</button></p>
${otherScreens(words, screen, link)}
<p><a class="link-quiet" href="${toRedirect(request.redirectUri, { error: 'access_denied', state: request.state })}">${words.cancel}</a></p>
</form></main>`;
  const { title } = words[screen];
  return layout({
    language,
    title: problem ? `${serviceWords.checkout[language].errorTitle}: ${title}` : title,
    assets,
    body,
  });
}

/** Problems that belong to one field; all others are said above the form. */
const FIELD_OF: Partial<Record<LoginProblem, 'email' | 'password'>> = {
  taken: 'email',
  email: 'email',
  blank: 'password',
  too_short: 'password',
  too_long: 'password',
  weak: 'password',
  whitespace: 'password',
};

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

/** The page for a request that cannot be sent back. */
export function authorizationNoticePage(kind: AuthorizationNotice, language: ContentLanguage, assets: Assets): string {
  const words = loginWords[language];
  return plainNotice({
    ...words.notices[kind],
    language,
    assets,
    link: { href: localizePath('/account', language), label: words.account },
  });
}
