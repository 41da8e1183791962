/** Reads a word that was typed with the keyboard set to the other alphabet: «δελλ» for dell, «forhtow» for φορητος. */

const LATIN = 'abgdezhuiklmnjoprstyfxcvw';
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψως';

const TO_LATIN = new Map([...GREEK].map((letter, index) => [letter, LATIN[index] ?? '']));
const TO_GREEK = new Map([...LATIN].map((letter, index) => [letter, GREEK[index] ?? '']));

/** Greek letters that look like Latin ones when they are capitals: «ΗΡ» is how a hurried HP is typed. */
const LOOKALIKES = new Map([...'αβεζηικμνορτυχ'].map((letter, index) => [letter, 'abezhikmnoptyx'[index] ?? '']));

/**
 * The same keys in the other layout; null for a word of both alphabets or of neither.
 *
 * @param word lower case without marks, the final sigma as it was typed: it is the key of w
 */
export function switchLayout(word: string): string | null {
  if (/^[α-ω]+$/.test(word)) return mapLetters(word, TO_LATIN);
  return /^[a-z]+$/.test(word) ? mapLetters(word, TO_GREEK) : null;
}

/**
 * Ways to read the Greek letters of a model code, «τ480» and «Χ1» and «16γβ», the likeliest first: by the key, then by the
 * look, which differ for ρ and υ.
 */
export function latinCodesOf(word: string): string[] {
  if (!/[α-ως]/.test(word)) return [word];
  const byKey = mapLetters(word, TO_LATIN);
  const byLook = mapLetters(word, new Map([...TO_LATIN, ...LOOKALIKES]));
  return byKey === byLook ? [byKey] : [byKey, byLook];
}

/** The Latin word that Greek capitals look like; null when one of the letters looks like none. */
export function lookalikeOf(word: string): string | null {
  return [...word].every((letter) => LOOKALIKES.has(letter)) ? mapLetters(word, LOOKALIKES) : null;
}

function mapLetters(word: string, letters: ReadonlyMap<string, string>): string {
  return [...word].map((letter) => letters.get(letter) ?? letter).join('');
}
