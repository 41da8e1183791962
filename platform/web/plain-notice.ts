import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { Assets } from './assets.ts';
import { type HtmlValue, html } from './html.ts';
import { layout, pageHead } from './layout.ts';

interface PlainNotice {
  language: ContentLanguage;
  assets: Assets;
  /** Links to the page in other languages. */
  languageSwitch?: HtmlValue;
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** A page that says one thing and leads on. */
export function plainNotice({ language, assets, languageSwitch, title, text, link }: PlainNotice): string {
  const body = html`${pageHead(language, assets, languageSwitch)}
<main class="plain" id="main" tabindex="-1"><section class="plain__part"><h1>${title}</h1><p>${text}</p>
<p><a class="btn btn--go" href="${link.href}">${link.label}</a></p></section></main>`;
  return layout({ language, title, assets, body });
}
