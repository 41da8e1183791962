import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type Translation = Insertable<Tables['translations']>;

/** Stays below the databases' limits for parameters of one statement. */
const ROWS_PER_STATEMENT = 200;

export async function writeTranslations(trx: Transaction<Tables>, rows: readonly Translation[]): Promise<void> {
  for (const part of partsOf(rows)) await trx.insertInto('translations').values(part).execute();
}

/** None when the English text is the Greek one. */
export function translation(
  resource: Translation['resource'],
  id: number,
  key: string,
  text: { el: string; en: string },
): Translation[] {
  return text.en === text.el ? [] : [{ resource, resource_id: id, language: 'en', key, value: text.en }];
}

export function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, part) =>
    rows.slice(part * ROWS_PER_STATEMENT, (part + 1) * ROWS_PER_STATEMENT),
  );
}
