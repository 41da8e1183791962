import { type Language, localizePath } from '#domain/locale/locales.ts';
import { pageTexts } from '#locales/page-texts.ts';

/** Shown where JavaScript is off. Only the server renders it, so the browser's scripts do not contain it. */
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
