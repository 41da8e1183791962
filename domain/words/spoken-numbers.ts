/** Hundreds and tens in words, as prices are said: «τριακόσια πενήντα», «πεντακοσάρικο», `three hundred`. */
import { fold } from '../locale/fold.ts';
import { soundOf } from './phonetic.ts';

const soundsOf = (words: string) => fold(words).split(' ').map(soundOf);

const spoken = (rows: Readonly<Record<number, string>>) =>
  new Map(Object.entries(rows).flatMap(([number, words]) => soundsOf(words).map((sound) => [sound, Number(number)])));

const HUNDREDS = spoken({
  100: 'εκατό εκατόν κατοστάρικο εκατοστάρικο κατοστάρι',
  200: 'διακόσια διακοσάρι',
  300: 'τριακόσια τριακοσάρι',
  400: 'τετρακόσια τετρακοσάρι',
  500: 'πεντακόσια πεντακοσάρικο πεντακοσάρι',
  600: 'εξακόσια',
  700: 'εφτακόσια επτακόσια',
  800: 'οκτακόσια οχτακόσια',
  900: 'εννιακόσια εννεακόσια',
  1000: 'χίλια χιλιάρικο',
});
const TENS = spoken({
  20: 'είκοσι',
  30: 'τριάντα',
  40: 'σαράντα',
  50: 'πενήντα',
  60: 'εξήντα',
  70: 'εβδομήντα',
  80: 'ογδόντα',
  90: 'ενενήντα',
});
/** Said with letters only before a unit: «οκτώ giga», «δεκαέξι gb», «ενάμισι κιλό», `sixteen gigs`. */
const SMALL = spoken({
  0.5: 'μισό half',
  1: 'ένα ενός μία one',
  1.5: 'ενάμισι ενάμιση μιάμιση',
  2: 'δύο δυο two',
  2.5: 'δυόμισι δυόμιση',
  3: 'τρία τρεις τριών three',
  3.5: 'τριάμισι τρεισήμισι',
  4: 'τέσσερα τέσσερις τεσσάρων four',
  4.5: 'τεσσεράμισι τεσσερισήμισι',
  5: 'πέντε five',
  6: 'έξι six',
  7: 'επτά εφτά seven',
  8: 'οκτώ οχτώ eight',
  9: 'εννιά εννέα nine',
  10: 'δέκα ten',
  12: 'δώδεκα twelve',
  13: 'δεκατρείς δεκατριών thirteen',
  14: 'δεκατέσσερα δεκατέσσερις δεκατεσσάρων fourteen',
  15: 'δεκαπέντε fifteen',
  16: 'δεκαέξι δεκάξι sixteen',
  17: 'δεκαεπτά δεκαεφτά seventeen',
  32: 'τριανταδύο',
  64: 'εξηντατέσσερα',
});
/** Sizes that are named by one word: «δεκατεσσάρι» is a «14άρι». */
export const SPOKEN_SIZES = spoken({
  12: 'δωδεκάρι',
  13: 'δεκατριάρι',
  14: 'δεκατεσσάρι δεκατετράρι',
  15: 'δεκαπεντάρι',
  16: 'δεκαεξάρι',
  17: 'δεκαεφτάρι δεκαεπτάρι',
});
const UNITS = new Set(
  soundsOf(
    'gb giga gig gigs γίγα γκίγκα gigabyte tb τέρα tera terabyte ίντσες ιντσών inch inches κιλό κιλά κιλού κιλών kilo kilos kg pounds ώρες ωρών hours πυρήνες cores usb hdmi thunderbolt displayport type',
  ),
);
/** Things that are counted with a word between, too: `two ram slots`, «δύο εξωτερικές οθόνες». */
const THINGS = new Set(soundsOf('θέσεις υποδοχές θύρες οθόνες slots ports monitors screens displays'));
const ENGLISH_DIGITS = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, index) => [word, index + 1]),
);
const ENGLISH_TENS = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, index) => [
    word,
    (index + 2) * 10,
  ]),
);

/** Amounts that are counted like things: «τρία κατοστάρικα», «2 χιλιάρικα». */
const COUNTED = spoken({
  100: 'κατοστάρικο κατοστάρικα κατοστάρια εκατοντάρικα',
  1000: 'χιλιάρικο χιλιάρικα χιλιάδες',
});

interface Word {
  kind: string;
  text: string;
  sound: string;
  value: number;
}

interface SpokenNumber {
  value: number;
  /** How many of the words. */
  size: number;
}

/** «κατοστάρικο», «χιλιάρικα», `xiliariko`. */
const MONEY = /(?:αρι(?:κ?[οα])?|arik[oa])$/;

/** The number that the words from one place on say; null without a number. */
export function readSpokenNumber(words: readonly Word[], index: number): (SpokenNumber & { isMoney: boolean }) | null {
  const spoken = readNumber(words, index);
  const said = spoken ? words.slice(index, index + spoken.size) : [];
  return spoken && { ...spoken, isMoney: said.some(({ text }) => MONEY.test(text)) };
}

function readNumber(words: readonly Word[], index: number): SpokenNumber | null {
  const english = readEnglish(words, index);
  if (english) return english;
  const [first, next] = [words[index], words[index + 1]];
  const small = smallOf(first);
  const countAt = (place: number) => (words[place]?.text === 'grand' ? 1000 : COUNTED.get(words[place]?.sound ?? ''));
  const counted = countAt(index + 1);
  // «2-3 κατοστάρικα»: the unit follows the second number.
  const later =
    /^(?:-|με|εωσ|ωσ|η|to|or)$/.test(next?.text ?? '') && smallOf(words[index + 2]) ? countAt(index + 3) : undefined;
  if (small !== undefined && later !== undefined) return { value: small * later, size: 1 };
  if (small !== undefined && counted !== undefined) return { value: small * counted, size: 2 };
  if (first?.kind === 'number') return null;
  const isCounted = [next, words[index + 2]].some((word) => THINGS.has(word?.sound ?? ''));
  if (small !== undefined && (isCounted || UNITS.has(next?.sound ?? ''))) return { value: small, size: 1 };
  let value = 0;
  let size = 0;
  for (const table of [HUNDREDS, HUNDREDS, TENS]) {
    const word = words[index + size];
    const number = word?.kind === 'word' ? table.get(word.sound) : undefined;
    // «χίλια διακόσια» counts on, «διακόσια τριακόσια» are two.
    if (number === undefined || (size > 0 && number >= value)) continue;
    value += number;
    size += 1;
  }
  return value >= 100 ? { value, size } : null;
}

function smallOf(word: Word | undefined): number | undefined {
  if (word?.kind === 'number') return word.value;
  // «έχει» sounds like «έξι».
  return word?.text === 'εχει' ? undefined : SMALL.get(word?.sound ?? '');
}

function readEnglish(words: readonly Word[], index: number): SpokenNumber | null {
  const first = words[index];
  const written = first?.kind === 'number' ? first.value : undefined;
  const digit = written ?? ENGLISH_DIGITS.get(first?.text ?? '') ?? (first?.text === 'a' ? 1 : undefined);
  const unit = words[index + 1]?.text;
  // The unit of «two to three hundred» follows the second number.
  const last = /^(?:to|or)$/.test(unit ?? '') ? readEnglish(words, index + 2) : null;
  if (digit !== undefined && last?.size === 2) return { value: digit * (last.value >= 1000 ? 1000 : 100), size: 1 };
  // `two fifty` is 250, «2 fifty» nothing.
  const left = ENGLISH_TENS.get(unit ?? '');
  if (written === undefined && digit !== undefined && left !== undefined) return { value: digit * 100 + left, size: 2 };
  if (digit === undefined || (unit !== 'hundred' && unit !== 'thousand')) return null;
  const value = digit * (unit === 'hundred' ? 100 : 1000);
  const joined = words[index + 2]?.text === 'and' ? 3 : 2;
  const tens = ENGLISH_TENS.get(words[index + joined]?.text ?? '');
  return tens === undefined ? { value, size: 2 } : { value: value + tens, size: joined + 1 };
}
