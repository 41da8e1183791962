import { GREEK_LETTERS } from '#domain/search/phonetic.ts';

/** ISO 843: where it differs from the sound, it tells letters apart. */
const LETTERS: Readonly<Record<string, string>> = { ...GREEK_LETTERS, θ: 'th', υ: 'y', χ: 'ch' };

/** A file's name as an address has it: small Latin letters, digits and single dashes. Greek letters as ISO 843 has them. */
export function transliterate(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const latin = [...plain].map((letter) => LETTERS[letter] ?? letter).join('');
  return latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
}
