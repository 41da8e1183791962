/** Pages as the server sends them: with what it kept of other pages in its places. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nProvider } from '#app/i18n/i18n-context.tsx';
import { KeptParts, takeWaitingItems } from '#app/ui/kept.tsx';
import type { Language } from '#domain/locales.ts';
import { everyPage as el } from '#locales/el/screens/every-page.ts';
import { everyPage as en } from '#locales/en/screens/every-page.ts';
import { finishPage } from '#server/security-headers.ts';

export function draw(content: ReactNode, language: Language = 'en'): string {
  const parts: Uint8Array[] = [];
  const html = renderToString(
    <KeptParts value={{ ownMark: 'm', parts }}>
      <I18nProvider language={language} messages={language === 'en' ? en : el}>
        {content}
      </I18nProvider>
    </KeptParts>,
  );
  return finishPage(html, parts, { connect: [], images: [], forms: [] }, 'm').body.toString();
}

/** What the server does after each page. @returns how many parts were not kept yet */
export function keepWaiting(): number {
  const items = takeWaitingItems();
  for (const { element, keep } of items) keep(renderToString(element));
  return items.length;
}
