/** What is wrong with an owner's file, as a code with the values that its sentence names; each reader has words for it. */
import { type DeskWords, deskWords } from '#locales/desk-words.ts';

export type ProblemWords = DeskWords['importProblems'];
type Code = Exclude<keyof ProblemWords, 'picture'>;

export interface Cause {
  code: Code;
  values: readonly (string | number)[];
  /** The picture that it is about, as the file names it. */
  source?: string;
}

/** Where, too. */
export interface Problem extends Cause {
  line: number;
  /** Empty when the whole line is meant. */
  column: string;
}

export function causeOf<C extends Code>(code: C, ...values: Parameters<ProblemWords[C]>): Cause {
  return { code, values };
}

export function causeText(words: ProblemWords, { code, values, source }: Cause): string {
  const write: (...values: readonly (string | number)[]) => string = words[code] as never;
  const text = write(...values);
  return source === undefined ? text : words.picture(source, text);
}

/** The same, where a command line says how to go on. */
export const COMMAND_LINE_WORDS: ProblemWords = {
  ...deskWords.en.importProblems,
  file_picture: () => 'This is a picture; import a CSV file, and pictures with --images FOLDER.',
  no_handle_column: () =>
    'This column is missing; the first line must name the columns as `products export` writes them.',
  options_misfit: (skus) =>
    `These options do not fit the product’s other variants (${skus}); give each of them a row, or remove them with --delete-missing.`,
  variant_unnamed: (choice, sku) =>
    `${choice || 'A product without options'} is ${sku} in the shop, which the file does not name; write that SKU, or remove it with --delete-missing.`,
  price_slip: (sku, euros, before) =>
    `${sku} would cost ${euros}, and costs ${before}; correct it, or add --lower-prices if it is right.`,
  picture_missing: () =>
    'is no picture of the shop; write its address, or put it into a folder and add --images FOLDER',
};

export const inEnglish = (cause: Cause): string => causeText(COMMAND_LINE_WORDS, cause);

/** A problem in words. */
export interface ToldProblem extends Pick<Problem, 'line' | 'column'> {
  message: string;
}

export function tellProblem(words: ProblemWords, { line, column, ...cause }: Problem): ToldProblem {
  return { line, column, message: causeText(words, cause) };
}

/** One cause is told once, with the lines of the file that have it. */
export function groupProblems(told: readonly ToldProblem[]): (Omit<ToldProblem, 'line'> & { lines: number[] })[] {
  return [...Map.groupBy(told, ({ column, message }) => `${column}\n${message}`).values()].map((same) => {
    const { column = '', message = '' } = same[0] ?? {};
    return { column, message, lines: [...new Set(same.map(({ line }) => line))] };
  });
}
