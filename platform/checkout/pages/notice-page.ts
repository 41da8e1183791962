import { type ContentLanguage, contentLanguages, defaultLanguage, localizePath } from '#domain/locales.ts';
import type { Assets } from '../../web/assets.ts';
import { html } from '../../web/html.ts';
import { languageLinks, layout, pageHead } from '../../web/layout.ts';
import { pageWords } from '../../web/page-words.ts';
import { messages } from '../messages/messages.ts';
import { noticeWords } from './notice-words.ts';

export type NoticePage = keyof (typeof noticeWords)['el'];

/** Its reader’s language is not known, so it speaks all. */
export function noticePage(kind: NoticePage, assets: Assets): string {
  const block = (language: ContentLanguage) => html`<section class="plain__part" lang="${language}">
<h1 class="plain__title">${noticeWords[language][kind].title}</h1><p>${noticeWords[language][kind].text}</p>
<p><a class="button button--line" href="${localizePath('/', language)}">${pageWords[language].back}</a></p></section>`;
  const body = html`${pageHead(defaultLanguage, assets, html``)}<main class="plain" id="main" tabindex="-1">${contentLanguages.map(block)}</main>`;
  return layout({ language: defaultLanguage, title: noticeWords[defaultLanguage][kind].title, assets, body });
}

/** A checkout whose cart has no lines left. */
export function emptyPage(language: ContentLanguage, token: string, assets: Assets): string {
  const words = messages[language];
  const body = html`${pageHead(
    language,
    assets,
    languageLinks(language, (other) => `/checkouts/${token}?lang=${other}`),
  )}
<main class="plain" id="main" tabindex="-1"><section class="plain__part"><h1>${words.empty.title}</h1><p>${words.empty.text}</p>
<p><a class="button button--go" href="${localizePath('/', language)}">${pageWords[language].back}</a></p></section></main>`;
  return layout({ language, title: words.empty.title, assets, body });
}
