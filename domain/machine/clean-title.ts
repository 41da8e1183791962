import { inOneAlphabet } from '../words/one-alphabet.ts';

/**
 * One way of writing for what shops type: each word in one alphabet, ″ ” '' → ", −/– → -, white
 * space collapsed.
 */
export function cleanTitle(text: string): string {
  return inOneAlphabet(text)
    .replace(/[″”“„‟]|''|’’|′′|´´|΄΄/g, '"')
    .replace(/[−–‑]/g, '-')
    .replace(/(\d\s?[GT])Β/g, '$1B')
    .replace(/\s+/g, ' ')
    .trim();
}
