/** «t480 ή t490», `latitude 5420 vs elitebook 840 g8`, «διαφορά t480 με t480s»: several wishes in one query, each written out in full. */
import { OR, splitAlternatives } from '../words/either-or.ts';

/** Between two filters, which are blanked out: «6ης ή 10ης γενιάς». */
const OR_OF_FILTERS = new RegExp(String.raw`(?<=\n\s*)${OR.source}(?=\s*\n)`, 'giu');
/** Two codes with a sign or a blank between: `t480/x280`, `g5, g6`, `5420,5430`, `gen 9 & 10`, `t480 t490`. */
const CODES =
  /(?<=(?<![\p{L}\d])(gen ?)?(\p{L}{0,2})(\d{1,4})s?)(\s?[,/&]\s?|\s(?:(?:και|κι|and)\s)?)(?=(?:gen ?)?(\p{L}{0,2})(\d{1,4})s?(?![\p{L}\d]))/giu;
/** `dell, hp`, `thinkpad/latitude`, `lenovo dell`. */
const LISTED = /([\p{L}\d]+)(\s?[,/]\s?|\s)(?=([\p{L}\d]+))/gu;
const COMPARISON =
  /(?<![\p{L}\d])(?:(?:(?:ποι[αά]|ποιές?) (?:είναι |ειναι )?(?:η |οι )?|τι )?(?:διαφορ(?:ά|α|ές|ες)|diafor(?:a|es))|(?:(?:σε )?τι |πώς |πως )?διαφ[έε]ρ(?:ει|ουν)|diafer(?:ei|oun)|how (?:does|do)|σύγκριση|συγκριση|σύγκρινε|συγκρινε|sygkrisi|compare|comparison|differences?|ποιο (?:είναι |ειναι )?καλύτερο|which is better|what is better|better(?!\s+than))(?![\p{L}\d])(?:\s+(?:between|of|μεταξύ|ανάμεσα σε|του|των|the))*/iu;
const AND = /(?<![\p{L}\d])(?:με|και|κι|από|απο|and|with|to|differ from|differs from)(?![\p{L}\d])/giu;
const SEPARATOR = '\u0000';

/** «διαφορά t480 από t490», which is no bound. */
export const comparesModels = (text: string) => COMPARISON.test(text);

/** Whether two words may stand for each other. */
export interface WordClasses {
  /** `brand`, `kind`, `series` and the like; null for a word of none. */
  classOf(word: string): string | null;
  /** Whether both are makers or series, without a sign between them both of one class, and no machine is of both. */
  exclude(word: string, other: string, isListed: boolean): boolean;
}

/**
 * The wishes of a text, each with the words that they share: «macbook air m1 or m2» is «macbook air m1» and «macbook air m2». Words that only
 * the last one has, the m1 of «macbook air ή pro m1», may hold for the others: of these the longer reading comes first. One for a text that
 * names one.
 */
export function readAlternatives(text: string, { classOf, exclude }: WordClasses): string[][] {
  const compared = comparesModels(text);
  const plain = compared ? text.replace(COMPARISON, ' ').replace(AND, SEPARATOR) : text;
  const parts = splitAlternatives(plain.replace(OR_OF_FILTERS, ' '))
    .join(SEPARATOR)
    .replace(CODES, (sign, ...codes) => (mayStandFor(codes) ? SEPARATOR : sign))
    .replace(LISTED, (written: string, word: string, sign: string, next: string) =>
      exclude(word, next, sign.trim() !== '') ? word + SEPARATOR : written,
    )
    .split(SEPARATOR)
    .map((part) => part.split(/[\s]+/).filter(Boolean))
    .filter((words) => words.length > 0);
  const [first, ...others] = parts.length === 1 && compared ? apart(parts[0] ?? [], classOf) : parts;
  if (!first || others.length === 0) return [[text]];
  const wishes = [first];
  for (const words of others) wishes.push([...sharedWith(wishes.at(-1) ?? [], words, classOf), ...words]);
  // The Surface of «macbook air ή surface laptop» is no MacBook.
  const bare = (words: readonly string[], index: number) =>
    index > 0 && words.length > (others[index - 1]?.length ?? 0) ? [(others[index - 1] ?? []).join(' ')] : [];
  const tail = tailOf(wishes.at(-2) ?? [], others.at(-1) ?? [], classOf);
  return wishes.map((words, index) => {
    const own = words.join(' ');
    return tail.length > 0 && index < wishes.length - 1
      ? [`${own} ${tail.join(' ')}`, own]
      : [own, ...bare(words, index)];
  });
}

/** A model's number or a letter and a number for another, a generation for a generation; a size for none. */
function mayStandFor([gen, letters, digits, sign, nextLetters, nextDigits]: readonly (string | undefined)[]): boolean {
  const [size, nextSize] = [digits?.length ?? 0, nextDigits?.length ?? 0];
  if (letters && nextLetters) return (size > 1 && nextSize > 1) || letters.toLowerCase() === nextLetters.toLowerCase();
  if (letters || nextLetters) return false;
  const isJoined = sign?.trim() !== '';
  return (isJoined && (gen ? size < 3 && nextSize < 3 : size === nextSize)) || (isDells(digits) && isDells(nextDigits));
}

const isDells = (digits = '') => /^[57]\d{3}$/.test(digits);

/** The words of the last alternative beyond those that stand in the place of words before it. */
function tailOf(before: readonly string[], words: readonly string[], classOf: WordClasses['classOf']): string[] {
  const begins = classOf(words[0] ?? '');
  const same = before.lastIndexOf(words[0] ?? '');
  const place = same >= 0 ? same : before.findLastIndex((word) => begins !== null && classOf(word) === begins);
  return place < 0 ? [] : words.slice(before.length - place);
}

/** `compare t480 t490`: each code begins a part of its own. */
function apart(words: readonly string[], classOf: WordClasses['classOf']): string[][] {
  const places = words.flatMap((word, index) => (classOf(word) === 'code' ? index : []));
  return places.map((place, index) => words.slice(index === 0 ? 0 : place, places[index + 1] ?? words.length));
}

/** The words before an alternative that hold for the next as well: those before the last one of the class that it begins with. */
function sharedWith(before: readonly string[], words: readonly string[], classOf: WordClasses['classOf']): string[] {
  const begins = classOf(words[0] ?? '');
  const place = before.findLastIndex((word) => begins !== null && classOf(word) === begins);
  if (place >= 0) return before.slice(0, place);
  return before.filter((word) => classOf(word) === 'kind');
}
