/** A cosmetic grade outside of the title's parenthesis. */
import { cleanTitle } from './clean-title.ts';
import { type GradeKey, readGrade } from './grade.ts';
import type { LaptopInput } from './laptop.ts';

const SPOKEN_GRADE =
  /(?:(?:\b(?:grad[eo]|gr\.|klasse|classe|clase)[\s:]*|(?:βαθμ[όο][ςσ]|βαθμ[ίι]δα|διαλογ[ήη]|κατηγορ[ίι]α|κατ[άα]σταση)[\s:]+)(aa|\(a\+\)|a\+|a-|a|b)(?![\w+/-]|\s[+/]|\s-(?!\s))|(?<![\w+]|[ab]\/)(aa|a\+|a-|a|b)['’´΄]?[\s-](?:grade\b|διαλογής)|\bref\s+g?(aa|a\+|a-|a)\s*$|(?<=[|,/]\s?)(?<!\b[ab][+-]?\/)g?(aa|a\+|a-|a|b)\s*(?:$|\([^()]*\)\s*$)|(?<=\s)g?(a\+|a-)\s*$|(?<![\w+])g(aa|a\+|a-|a)\s*$)/iu;

/** How a handle spells a grade at its end; a lone letter is what is left of any of `A`, `A+` and `A-`. */
const GRADE_OF_HANDLE: readonly [RegExp, GradeKey][] = [
  [/-g?a-?plus-parenthesis$/, 'aplusparenthesis'],
  [/-g?a-?plus$/, 'aplus'],
  [/-g?a-?minus$/, 'aminus'],
  [/-g?aa$/, 'aa'],
  [/-(?:ga|grade-a)$/, 'a'],
  [/-(?:gb|grade-b)$/, 'b'],
];

/** The grade that an option with one value, the title, the description or the handle says, the first of them. */
export function readSpokenGrade(
  { title, handle = '', options = [] }: Pick<LaptopInput, 'title' | 'handle' | 'options'>,
  description: string,
): GradeKey | null {
  const option = options.find(({ name }) => /grade|βαθμ|κατάσταση|condition/i.test(name));
  const values = option?.values.length === 1 ? option.values : [];
  const spoken = [title, description].map((text) => {
    const [, ...letters] = SPOKEN_GRADE.exec(toLatinGrade(cleanTitle(text))) ?? [];
    return letters.find(Boolean) ?? '';
  });
  const ofHandle = GRADE_OF_HANDLE.find(([ending]) => ending.test(handle))?.[1];
  return [...values, ...spoken].map(readGrade).find((grade) => grade !== null) ?? ofHandle ?? null;
}

/** Greek capitals that look Latin are what a Greek keyboard types; inside of words they stay. */
function toLatinGrade(text: string): string {
  return text
    .replace(/(?<!\p{L})Α(?!\p{L})/gu, 'A')
    .replace(/(?<!\p{L})ΑΑ(?!\p{L})/gu, 'AA')
    .replace(/(?<!\p{L})Β(?!\p{L})/gu, 'B')
    .replace(/(?<=(?<!\p{L})A) (?:minus|μείον|πλην)(?!\p{L})/giu, '-')
    .replace(/(?<=(?<!\p{L})A) (?:plus|συν)(?!\p{L})/giu, '+')
    .replace(/(?<=[\s|,/-])[GΓ]Α(?!\p{L})/gu, 'GA');
}
