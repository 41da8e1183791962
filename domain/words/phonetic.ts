/**
 * One sound for both scripts: «φορητός», «foritos» and «forhtos» become the same letters, as do «θινκπαντ» and «thinkpad».
 * Spelling both alphabets in one skeleton needs one entry a word; spelling out every way of writing it would need dozens.
 */

/** Letters that are one sound, the longest first. The letter groups follow skroutz/elasticsearch-analysis-greeklish. */
const GROUPS: Readonly<Record<string, string>> = {
  νγκ: 'g',
  γκ: 'g',
  γγ: 'g',
  νγ: 'g',
  ου: 'u',
  αι: 'e',
  ει: 'i',
  οι: 'i',
  υι: 'i',
  αυ: 'av',
  ευ: 'ev',
  μπ: 'v',
  μβ: 'v',
  ντ: 'd',
  νδ: 'd',
  κσ: 'x',
  ou: 'u',
  oy: 'u',
  oo: 'u',
  ee: 'i',
  ai: 'e',
  ei: 'i',
  oi: 'i',
  au: 'av',
  eu: 'ev',
  ng: 'g',
  gk: 'g',
  gg: 'g',
  mp: 'v',
  mb: 'v',
  nt: 'd',
  nd: 'd',
  ks: 'x',
  ck: 'k',
  ch: 'x',
  kh: 'x',
  ph: 'f',
};

/** As they sound. */
export const GREEK_LETTERS: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 't',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'x',
  ψ: 'ps',
  ω: 'o',
};

const LETTERS: Readonly<Record<string, string>> = {
  ...GREEK_LETTERS,
  b: 'v',
  c: 'k',
  q: 'k',
  w: 'o',
  y: 'i',
  h: 'x',
};

const SOUND = new RegExp(['th', ...Object.keys(GROUPS), '.'].join('|'), 'gsu');

/** @param word folded: lower case, no marks, one sigma */
export function soundOf(word: string): string {
  return word
    .replace(SOUND, toSound)
    .replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
    .replace(/(?<=..[^aeiou])e$/, '');
}

/** Letter by letter, as a slip changes them: «κάτω» and `katw` are alike, and so are their slips `kstw` and «κστω». */
export function lettersAsHeard(word: string): string {
  return [...word].map((letter) => LETTERS[letter] ?? letter).join('');
}

/** ξ and χ share the x of Greeklish, but neither is written for the other: «δίκσος» is no «δίχως». */
export function mixesXiAndChi(one: string, other: string): boolean {
  const saysXi = (word: string) => /ξ|κσ|ks/.test(word) && !/[χh]/.test(word);
  const saysChi = (word: string) => /[χh]/.test(word) && !/ξ|κσ|ks/.test(word);
  return (saysXi(one) && saysChi(other)) || (saysChi(one) && saysXi(other));
}

function toSound(written: string, index: number, word: string): string {
  // θ before a vowel or a liquid, and between a vowel and a nasal, «arithmos»; otherwise τη: «foithths», «foithth», «systhma».
  if (written === 'th') return isTheta(word[index - 1] ?? '', word[index + 2] ?? '') ? 't' : 'ti';
  if (written === 'c') return /[eiy]/.test(word[index + 1] ?? '') ? 's' : 'k';
  if (written === 'h') return isEta(word[index - 1] ?? '', word[index + 1] ?? '') ? 'i' : 'x';
  return GROUPS[written] ?? LETTERS[written] ?? written;
}

function isTheta(before: string, after: string): boolean {
  return /[aeiouywrl]/.test(after) || (/[aeiouy]/.test(before) && /[mn]/.test(after));
}

/** An h is η between consonants and at the end, «mnhmh», «sxolh», and χ elsewhere, «horis», «mehri». */
function isEta(before: string, after: string): boolean {
  return /[b-df-gj-np-tv-xz]/.test(before) && !/[aeiouyw]/.test(after);
}

/**
 * The sounds that a word in Latin letters has when a Greek wrote it letter by letter: u for υ, h for η, 8 for θ
 * («upologisths», «hmera», «8onh»). Null when that is what `soundOf` says anyway.
 */
export function greekSoundOf(word: string): string | null {
  const spelled = word
    .replace(/8(?=[a-z])/g, 'th')
    .replace(/(?<!o)u/g, 'i')
    .replace(/^h|h$/g, 'i');
  return spelled === word || /\d/.test(spelled) ? null : soundOf(spelled);
}

/**
 * The stem under which a word is filed: without the ending that Greek cases change, or the English plural. The alphabet is
 * part of it, or «σπουδές» in English would be a Studio.
 *
 * @param word folded
 */
export function stemOf(word: string, sound: string): string {
  return isGreek(word) ? greekStemOf(sound) : englishStemOf(sound);
}

/** The stems that a word of a query may have: in Latin letters it is English, or Greek all the same. */
export function possibleStemsOf(word: string, sound: string): string[] {
  return isGreek(word) ? [greekStemOf(sound)] : [englishStemOf(sound), greekStemOf(sound)];
}

export function isGreek(word: string): boolean {
  return /[α-ως]/.test(word);
}

/** Short words keep their endings. */
function greekStemOf(sound: string): string {
  // A woman's name of a profession, «προγραμματίστρια», as the man's, «προγραμματιστής».
  const alike = sound.replace(/(?<=.{4}t)ri(?:as?|es|on)$/, 'is');
  return `el:${alike.replace(/(?<=.{4})(?:i?[aeou][sn]?|i[sn]?|s)$/, '')}`;
}

function englishStemOf(sound: string): string {
  return `en:${sound.replace(/(?<=.{3})s$/, '').replace(/(?<=..[^aeiou])e$/, '')}`;
}
