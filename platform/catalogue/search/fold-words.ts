import { fold } from '#domain/locale/fold.ts';

/**
 * The words of a text, folded. Unlike in the storefront's own search, signs inside model names divide, so `8365U` finds
 * `i5-8365U`.
 */
export function foldWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Bounds the words of a query, because each is looked for in every product. */
const MAX_SEARCHED_WORDS = 30;

/** The words of a query; those after the first few dozen are ignored. */
export function searchedWords(text: string): string[] {
  return foldWords(text.slice(0, 1_000)).slice(0, MAX_SEARCHED_WORDS);
}
