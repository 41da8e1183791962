import type { Insertable } from 'kysely';
import { contentLanguages, defaultLanguage } from '#domain/locales.ts';
import type { Trx } from '../db/database.ts';
import { partsOf } from '../db/parts-of-rows.ts';
import type { Tables } from '../db/tables.ts';
import type { Localized } from './localized.ts';

export type Translation = Insertable<Tables['translations']>;

/** The rows of a text in the other languages; none where it reads as in the shop's own. */
export function toTranslations(
  resource: Translation['resource'],
  id: number,
  key: string,
  text: Localized,
): Translation[] {
  return contentLanguages
    .filter((language) => text[language] !== text[defaultLanguage])
    .map((language) => ({ resource, resource_id: id, language, key, value: text[language] }));
}

export async function writeTranslations(trx: Trx, rows: readonly Translation[]): Promise<void> {
  for (const part of partsOf(rows)) await trx.insertInto('translations').values(part).execute();
}
