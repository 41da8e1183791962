import { type ContentLanguage, contentLocalesBeside, localizePath } from '#domain/locale/locales.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import type { Assets } from './assets.ts';
import { type Html, type HtmlValue, html } from './html.ts';

export function layout(page: { language: ContentLanguage; title: string; assets: Assets; body: HtmlValue }): string {
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
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<script src="${assets.script}" defer></script>
</head>
<body>
<a class="skip" href="#main">${serviceWords.pageFrame[language].skip}</a>
${page.body}
</body>
</html>
`;
  return document.toString();
}

/**
 * The wordmark, the way back to the shop and the other languages.
 *
 * @param languageSwitch buttons where there is a form to keep, links elsewhere
 */
export function pageHead(language: ContentLanguage, assets: Assets, languageSwitch: HtmlValue): Html {
  const words = serviceWords.pageFrame[language];
  return html`<header class="head">
<a class="head__logo" href="${localizePath('/', language)}" aria-label="${shop.name[language]}, ${words.home}">${assets.logo[language]}</a>
<p class="head__links">${languageSwitch}<a class="link-quiet" href="${localizePath('/', language)}">${words.back}</a></p>
</header>`;
}

/** @param addressIn the same page in a language */
export function languageLinks(language: ContentLanguage, addressIn: (language: ContentLanguage) => string): HtmlValue {
  return contentLocalesBeside(language).map(
    ({ tag, name }) => html`<a class="link-quiet" href="${addressIn(tag)}" lang="${tag}" hreflang="${tag}">${name}</a>`,
  );
}
