import { type Language, shop } from '#shop.config';
import type { Assets } from './assets.ts';
import { type Html, type HtmlValue, html } from './html.ts';
import { pageWords } from './page-words.ts';

/** The store's own address of a page in this language: `/terms`, `/en/terms`; the home page is `/` or `/en`. */
export function storePath(language: Language, path = ''): string {
  if (language === 'en') return `/en${path}`;
  return path === '' ? '/' : path;
}

export function layout(page: { language: Language; title: string; assets: Assets; body: HtmlValue }): string {
  const { language, assets } = page;
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${page.title} | ${shop.name[language]}</title>
<meta name="theme-color" content="#f1f2f4">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
${assets.fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`)}<link rel="stylesheet" href="${assets.stylesheet}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="${assets.script}" defer></script>
</head>
<body>
<a class="skip" href="#main">${pageWords[language].skip}</a>
${page.body}
</body>
</html>
`;
  return document.toString();
}

/**
 * The wordmark, the way back to the shop and the other language.
 *
 * @param languageSwitch a button where there is a form to keep, a link elsewhere
 */
export function pageHead(language: Language, assets: Assets, languageSwitch: Html): Html {
  const words = pageWords[language];
  return html`<header class="head">
<a class="head__logo" href="${storePath(language)}" aria-label="${shop.name[language]}, ${words.home}">${assets.logo[language]}</a>
<p class="head__links">${languageSwitch}<a class="link-quiet" href="${storePath(language)}">${words.back}</a></p>
</header>`;
}

export function otherLanguage(language: Language): Language {
  return language === 'el' ? 'en' : 'el';
}

/** @param addressIn the same page in a language */
export function languageLink(language: Language, addressIn: (language: Language) => string): Html {
  const other = otherLanguage(language);
  return html`<a class="link-quiet" href="${addressIn(other)}" lang="${other}" hreflang="${other}">${pageWords[language].otherLanguage}</a>`;
}
