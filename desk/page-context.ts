import { createContext, use } from 'react';
import { type ContentLanguage, localeOf } from '#domain/locale/locales.ts';
import { type DeskWords, deskWords } from '#locales/desk-words.ts';
import type { StaffMember } from '#platform/staff/staff.ts';
import type { Assets } from '#platform/web/assets.ts';
import { formatMoney } from '#platform/web/format-money.ts';
import type { Refused } from './actions.ts';

interface Page {
  language: ContentLanguage;
  member: StaffMember | null;
  assets: Assets;
  path: string;
  /** Why the form that was sent was not accepted. */
  refused: Refused | null;
}

export const PageContext = createContext<Page | null>(null);

/** What a page says and how, for the person who looks at it. */
export function useDesk() {
  const page = use(PageContext);
  if (!page) throw new Error('A page of the desk is rendered by render-page.tsx');
  const { language } = page;
  const words: DeskWords = deskWords[language];
  return {
    ...page,
    words,
    isOwner: page.member?.role === 'owner',
    money: (cents: number) => formatMoney(cents, language),
    instant: (at: Date | string) => formatInstant(new Date(at), language),
  };
}

/** Day and time in Athens, as short as it goes. */
function formatInstant(at: Date, language: ContentLanguage): string {
  const { intl } = localeOf(language);
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Athens', hour12: false } as const;
  return new Intl.DateTimeFormat(intl, style).format(at);
}
