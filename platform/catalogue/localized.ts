import { type ContentLanguage, defaultLanguage, perContentLanguage } from '#domain/locale/locales.ts';
import type { CatalogueRows } from './catalogue-rows.ts';

/** A text in every language of the shop. */
export type Localized = Readonly<Record<ContentLanguage, string>>;

type Resource = CatalogueRows['translations'][number]['resource'];

/** Finds a text in all languages: the row's own Greek text replaces a missing translation. */
export type Translate = (resource: Resource, id: number, key: string, primary: string) => Localized;

export function translatorOf(translations: CatalogueRows['translations']): Translate {
  const known = new Map(
    translations.map((row) => [keyOf(row.resource, row.resource_id, row.language, row.key), row.value]),
  );
  return (resource, id, key, primary) =>
    perContentLanguage(({ tag }) =>
      tag === defaultLanguage ? primary : (known.get(keyOf(resource, id, tag, key)) ?? primary),
    );
}

export function sameInEveryLanguage(text: string): Localized {
  return perContentLanguage(() => text);
}

function keyOf(resource: string, id: number, language: string, key: string): string {
  return `${resource} ${id} ${language} ${key}`;
}
