/** Letters of the other alphabet that look the same, «ΗΡ», «ΑΡΡLΕ», «ι5-8350U», «φoρητός»: read as what the eye sees. */

/** Capitals and small ones apart; the accented ones are what the accent key makes of a letter. */
const LATIN_LETTERS = 'ABEZHIKMNOPTYXabeikvoptuxnwyaeioun';
const LATIN_LOOK = new Map(
  [...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχηωγάέίόύή'].map((letter, at) => [letter, LATIN_LETTERS.charAt(at)]),
);
const GREEK_LOOK = new Map([...LATIN_LOOK].reverse().map(([greek, latin]) => [latin, greek]));
const [LATIN, GREEK, CAPITAL] = [/[a-z]/giu, /[\u0370-\u03ff\u1f00-\u1fff]/gu, '[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]'];

/** A word in which the alphabets, or Greek letters and digits, touch. */
const MIXED_WORD = /[\p{L}\d]*(?:[a-z\d][\u0370-\u03ff\u1f00-\u1fff]|[\u0370-\u03ff\u1f00-\u1fff][a-z\d])[\p{L}\d]*/giu;
/** Greek letters and digits that are a code or a unit: `Χ280`, `ι5`, `1ΤΒ`; «8Η», «14ΑΡΙ» and «16γβ» are Greek. */
const GREEK_CODE = new RegExp(`^(?:(?:${CAPITAL}{1,3}|[ιχτκ])\\d+${CAPITAL}{0,2}|\\d+(?![ΗΟΑ])${CAPITAL}{1,2})$`, 'u');
/** Names and units that are wholly made of such capitals. */
const GREEK_NAME = /(?<![\p{L}\d])(?:ΗΡ|ΖΒΟΟΚ|ΤΒ|ΜΑΧ|ΑΤΟΜ|ΝΑΝΟ)(?![\p{L}\d])/gu;

/** Every word in one alphabet. Each letter stays in its place. */
export function inOneAlphabet(text: string): string {
  if (!/[\u0370-\u03ff]/u.test(text)) return text;
  return text.replace(GREEK_NAME, (name) => written(name, LATIN_LOOK)).replace(MIXED_WORD, foldWord);
}

function foldWord(word: string): string {
  const [latin, greek] = [word.match(LATIN) ?? [], word.match(GREEK) ?? []];
  if (latin.length === 0) return GREEK_CODE.test(word) ? written(word, LATIN_LOOK) : word;
  const [isLatin, isGreek] = [
    greek.every((letter) => LATIN_LOOK.has(letter)),
    latin.every((letter) => GREEK_LOOK.has(letter)),
  ];
  if (isLatin === isGreek) {
    if (/\d/.test(word) && !isLatin) return word;
    return written(word, latin.length >= greek.length ? LATIN_LOOK : GREEK_LOOK);
  }
  return written(word, isLatin ? LATIN_LOOK : GREEK_LOOK);
}

function written(word: string, letters: ReadonlyMap<string, string>): string {
  return [...word].map((letter) => letters.get(letter) ?? letter).join('');
}

/**
 * With its codes in plain signs, each in its place: a keyboard has the letter o beside the zero, «3oo», `t48o`; the M.2 of a drive is no chip of
 * Apple's, and the comma of `i5,16gb` no decimal one; «δίχως» is «χωρίς».
 */
export function inPlainCodes(query: string): string {
  return query
    .replace(/(?<=\d)[oο]+(?![\p{L}\d])/giu, (letters) => '0'.repeat(letters.length))
    .replace(/(?<![\p{L}\d])m\.2(?![\p{L}\d])/giu, 'ssd')
    .replace(/(?<=\p{L}\d+),(?=\d)/gu, ' ')
    .replace(/(?<!\p{L})δ[ιί]χως(?!\p{L})/giu, 'χωρίς');
}
