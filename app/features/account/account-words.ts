/** The words of the account: its page, its dialog and its messages, in both languages (i18n-context.tsx). */

import words from 'virtual:words/account';
import type { Words } from '#app/i18n/words.ts';
import { defaultLanguage } from '#domain/locale/locales.ts';
import type { account as greek } from '#locales/el/screens/account.ts';

export const accountWords: Words<keyof typeof greek> = words;

export type AccountKey = keyof typeof greek;

/** `PARTIALLY_PAID` → `partiallyPaid`: labels are looked up by the status in camel case (specification, section 4). */
function toCamelCase(status: string): string {
  return status.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The label of a status; an unknown one, such as a newer platform's, gets a neutral word. */
export function statusKey(group: 'payment' | 'fulfillment', status: string | null | undefined): AccountKey {
  const key = `${group}.${toCamelCase(status ?? '')}`;
  return key in accountWords[defaultLanguage] ? (key as AccountKey) : 'status.unknown';
}
