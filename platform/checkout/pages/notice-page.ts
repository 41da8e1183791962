import { type ContentLanguage, contentLanguages, defaultLanguage, localizePath } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import type { Assets } from '../../web/assets.ts';
import { html } from '../../web/html.ts';
import { languageLinks, layout, pageHead } from '../../web/layout.ts';
import { plainNotice } from '../../web/plain-notice.ts';

export type NoticePage = keyof (typeof serviceWords.checkoutNotices)['el'];

/** Its reader’s language is not known, so it speaks all. */
export function noticePage(kind: NoticePage, assets: Assets): string {
  const block = (language: ContentLanguage) => html`<section class="plain__part" lang="${language}">
<h1 class="plain__title">${serviceWords.checkoutNotices[language][kind].title}</h1><p>${serviceWords.checkoutNotices[language][kind].text}</p>
<p><a class="btn btn--line" href="${localizePath('/', language)}">${serviceWords.pageFrame[language].back}</a></p></section>`;
  const body = html`${pageHead(defaultLanguage, assets, html``)}<main class="plain" id="main" tabindex="-1">${contentLanguages.map(block)}</main>`;
  return layout({
    language: defaultLanguage,
    title: serviceWords.checkoutNotices[defaultLanguage][kind].title,
    assets,
    body,
  });
}

/** A checkout whose cart has no lines left. */
export function emptyPage(language: ContentLanguage, token: string, assets: Assets): string {
  return plainNotice({
    ...serviceWords.checkout[language].empty,
    language,
    assets,
    languageSwitch: languageLinks(language, (other) => `/checkouts/${token}?lang=${other}`),
    link: { href: localizePath('/', language), label: serviceWords.pageFrame[language].back },
  });
}
