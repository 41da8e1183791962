import { type ContentLanguage, defaultLanguage, type Language, localeOf, locales, parseLanguage } from './locales.ts';

/** A text of the owner by language; one with a fallback may be left out. */
export type OwnerText = Readonly<Record<ContentLanguage, string> & Partial<Record<Language, string>>>;

export function textIn(text: OwnerText, language: Language): string {
  const { fallback } = localeOf(language);
  return text[language] ?? text[parseLanguage(fallback) ?? defaultLanguage] ?? '';
}

/** The owner's configuration as it is written: a text in every language may be an `OwnerText`. */
type OwnersTexts<Config> =
  Config extends Record<Language, string>
    ? OwnerText
    : Config extends readonly (infer Entry)[]
      ? readonly OwnersTexts<Entry>[]
      : Config extends object
        ? { [Key in keyof Config]: OwnersTexts<Config[Key]> }
        : Config;

/** Fills in the languages that the owner's texts leave out. Bundlers drop a call whose result a page does not use. */
// @__NO_SIDE_EFFECTS__
export function inEveryLanguage<Config>(config: OwnersTexts<Config>): Config {
  return fillIn(config) as Config;
}

function fillIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fillIn);
  if (typeof value !== 'object' || value === null) return value;
  const tree = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner)]));
  if (typeof tree[defaultLanguage] !== 'string') return tree;
  for (const { tag, fallback } of locales) tree[tag] ??= tree[fallback ?? defaultLanguage];
  return tree;
}
