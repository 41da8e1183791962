import type { Insertable } from 'kysely';
import { contentLanguages, defaultLanguage } from '#domain/locale/locales.ts';
import type { Trx } from '../db/database.ts';
import { partsOf } from '../db/parts-of-rows.ts';
import type { Tables } from '../db/tables.ts';
import type { Option } from './catalogue.ts';
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

/** Puts the texts of one owner, by the column, in the place of those that it has in the other languages. */
export async function rewriteTranslations(
  trx: Trx,
  resource: Translation['resource'],
  id: number,
  texts: Readonly<Record<string, Localized>>,
): Promise<void> {
  await deleteTranslations(trx, resource, [{ id }]);
  await writeTranslations(
    trx,
    Object.entries(texts).flatMap(([key, text]) => toTranslations(resource, id, key, text)),
  );
}

/** Of these owners, which are about to go or to be written anew. */
export async function deleteTranslations(
  trx: Trx,
  resource: Translation['resource'],
  owners: readonly { id: number }[],
): Promise<void> {
  if (owners.length === 0) return;
  const ids = owners.map(({ id }) => id);
  await trx.deleteFrom('translations').where('resource', '=', resource).where('resource_id', 'in', ids).execute();
}

export async function deleteOptionTranslations(trx: Trx, options: readonly Option[]): Promise<void> {
  await deleteTranslations(trx, 'product_option', options);
  await deleteTranslations(
    trx,
    'product_option_value',
    options.flatMap(({ values }) => values),
  );
}
