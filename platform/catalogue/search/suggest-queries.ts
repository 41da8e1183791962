import { fold } from '#domain/locale/fold.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import type { Catalogue } from '../catalogue.ts';

/** A completion of a query that is being typed. */
export interface QuerySuggestion {
  text: string;
  /** What was typed, and what the suggestion adds to it; the first is empty when the suggestion is spelled otherwise. */
  typed: string;
  added: string;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Completes the last word by the words of the products' titles, those of most products first. */
export function suggestQueries(
  catalogue: Catalogue,
  query: string,
  language: ContentLanguage,
  limit: number,
): QuerySuggestion[] {
  const typed = query.slice(0, 1_000).trim().replace(/\s+/g, ' ');
  const last = fold(typed.match(WORD)?.at(-1) ?? '');
  if (last === '' || !fold(typed).endsWith(last)) return [];
  const before = typed.slice(0, typed.length - last.length);
  const counts = new Map<string, number>();
  for (const product of catalogue.products) {
    const words = new Set(product.title[language].match(WORD)?.map((word) => word.toLowerCase()) ?? []);
    for (const word of words) if (fold(word).startsWith(last)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1))
    .slice(0, limit)
    .map(([word]) => ({
      text: `${before}${word}`,
      typed: `${before}${word.slice(0, last.length)}`,
      added: word.slice(last.length),
    }));
}
