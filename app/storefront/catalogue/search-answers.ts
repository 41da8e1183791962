import type { UseRule } from '#domain/catalogue/use-rules.ts';
import { FINDER_USES } from '#domain/finder/finder-uses.ts';
import type { Language } from '#domain/locale/locales.ts';
import { textIn } from '#domain/locale/owner-texts.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { searchWords } from '#search.config';

/** The owner's rules, and those of the finder. Without a prototype: an address may name a use that is called as one of an object's own methods. */
export const USE_RULES: Readonly<Record<string, UseRule>> = Object.assign(
  Object.create(null),
  searchWords.uses,
  FINDER_USES,
);

/** The rules that were applied, as the owner names them. */
export function namesOfUses(values: readonly string[], language: Language): [string, string][] {
  return values.flatMap((value) => {
    const rule = USE_RULES[value.replace(/^-/, '')];
    return rule ? [[value.replace(/^-/, ''), textIn(rule.label, language)] as [string, string]] : [];
  });
}

/** The page that answers a question which is about no product. */
export function servicePage(name: string | null, language: Language) {
  const service = searchWords.services.find((candidate) => candidate.name === name);
  return service ? { path: service.path, label: pageTexts(language).searchServices[service.name] } : null;
}
