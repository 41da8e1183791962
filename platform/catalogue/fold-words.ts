import { fold } from '#domain/fold.ts';

/**
 * The words of a text, folded. Unlike in the storefront's own search, signs inside model names divide: whoever knows only
 * `8365U` finds `i5-8365U`.
 */
export function foldWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
