import { type Language, localizePath } from '#domain/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';

/** Only the server writes it, at the end of the page: the browser's scripts carry none of it. */
export function NoScriptNotice({ language }: { language: Language }) {
  const { text, link } = pageTexts(language).noScript;
  return (
    <noscript>
      <p className="offline">
        {text} <a href={localizePath('/contact', language)}>{link}</a>
      </p>
    </noscript>
  );
}
