/** Sentences of the store's word lists, found again in a page, with the values that were filled in. */
import type { ContentLanguage } from '#domain/locale/locales.ts';

type Words = Readonly<Record<string, unknown>>;

/** Each rule's sentence as a pattern, made once. */
export function wordReader<Rule>(
  words: Readonly<Record<ContentLanguage, Words>>,
  rules: Readonly<Record<string, Rule>>,
): (said: string, language: ContentLanguage) => { rule: Rule; values: string[] } | null {
  const made = (language: ContentLanguage) =>
    Object.entries(rules).map(([key, rule]) => {
      const text = words[language][key];
      if (typeof text !== 'string') throw new Error(`There is no word ${key}`);
      return { rule, pattern: toPattern(text) };
    });
  const patterns = { el: made('el'), en: made('en') };
  return (said, language) => {
    for (const { rule, pattern } of patterns[language]) {
      const values = pattern.exec(said)?.slice(1);
      if (values) return { rule, values };
    }
    return null;
  };
}

export function plain(said: string): string {
  return said.replaceAll('\u00A0', ' ').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
}

/** The amount of «1.249,00 €» and `1,249.00 €`. */
export function euroIn(said: string): number {
  return Number((/[\d.,]+/.exec(said)?.[0] ?? '').replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
}

function toPattern(text: string): RegExp {
  const escaped = plain(text).replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '(.+?)')}$`, 'u');
}
