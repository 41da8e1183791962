/** Short forms of names, and words typed in two alphabets at once, written out before the search reads them. */

export type ShortForm = readonly [short: string, full: string];

/** Greek letters as they look, capitals and small ones apart, and the Latin letters for a Greek word. */
const LOOKS_LATIN: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, index) => [letter, 'ABEZHIKMNOPTYX'[index] ?? letter])),
  ...Object.fromEntries([...'αβεικνορτυχηωγ'].map((letter, index) => [letter, 'abeikvoptuxnwy'[index] ?? letter])),
  ...Object.fromEntries([...'άέίόύή'].map((letter, index) => [letter, 'aeioun'[index] ?? letter])),
};
const LOOKS_GREEK: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'ABEZHIKMNOPTYX'].map((letter, index) => [letter, 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'[index] ?? letter])),
  ...Object.fromEntries([...'abeikvoptuxnw'].map((letter, index) => [letter, 'αβεικνορτυχηω'[index] ?? letter])),
};

/** `t14g2`, `X1g9`, `t14s g2`: a generation after a code that has letters; HP's 840 G5 has none. */
const GLUED_GENERATION = /(?<![\p{L}\d])((?!(?:gen|sp|sl|i)\d)[a-z]{1,3}\d{1,2}[a-z]?) ?g(\d{1,2})(?![\p{L}\d])/giu;
/** `x1 6th gen`, «χ1 6ης γενιάς» means the model's generation, as its maker counts it. */
const ORDINAL_GENERATION =
  /(?<![\p{L}\d])([a-zα-ω]{1,3}\d{1,2}[a-z]?(?:\s+(?:carbon|yoga))?)\s+(\d{1,2})(?:st|nd|rd|th|ης|ής|η|ή)\s+(?:gen(?:eration)?|γενι[αά]ς?)(?![\p{L}\d])/giu;

/** The text with its short forms written out; the same text where there are none. */
export function writeOut(text: string, forms: readonly ShortForm[]): string {
  const spelled = text.replace(/[\p{L}\d]+/gu, inOneAlphabet);
  const known = forms.reduce((all, [short, full]) => {
    const pattern = short.replace('{n}', '(\\d{1,2})');
    return all.replace(
      new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'giu'),
      (_, number: string | undefined) => full.replace('{n}', number ?? ''),
    );
  }, spelled);
  return known.replace(ORDINAL_GENERATION, '$1 gen $2').replace(GLUED_GENERATION, '$1 gen $2');
}

/** «ΤhinkΡad», «φoρητός»: letters of the other alphabet that look the same. */
function inOneAlphabet(word: string): string {
  const latin = word.match(/[a-z]/giu)?.length ?? 0;
  const greek = word.match(/[\u0370-\u03ff\u1f00-\u1fff]/gu)?.length ?? 0;
  if (latin === 0 || greek === 0 || /\d/.test(word)) return word;
  const letters = latin >= greek ? LOOKS_LATIN : LOOKS_GREEK;
  return [...word].map((letter) => letters[letter] ?? letter).join('');
}
