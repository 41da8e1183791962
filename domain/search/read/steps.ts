/** Bounds over what names count by steps: `elitebook g8 or newer`, «x1 carbon μετά το gen 6», «i5 και πάνω». */
import { GENERATION, readSide } from './generation-words.ts';
import { gluedFrom, type Lexeme, phrases, readLexemes } from './lexemes.ts';

interface Step {
  number: number;
  /** Those that there are, each as names write it. */
  all: readonly number[];
  written: string;
  to: number;
}

/** Of a processor: i3, i5, i7, i9. */
const CLASSES = [3, 5, 7, 9];
const RYZEN = phrases('ryzen, ryzen pro');
const ARTICLE = phrases('το, τα, την, τη, τον, του, the');

/**
 * The text with each step that is meant: «elitebook g8 ή νεότερο» is «elitebook g8 ή g9». As it is where nothing is beyond the bound.
 *
 * @param products a generation that none of the name has is not written
 */
export function withEachStep(text: string, products: readonly { model: string }[]): string {
  const lexemes = readLexemes(text);
  let [written, copied] = ['', 0];
  for (let index = 0; index < lexemes.length; index += 1) {
    const bound = readSide(lexemes, index, (place) =>
      readStep(lexemes, place + ARTICLE.at(lexemes, place), wordBefore(lexemes, index), products),
    );
    const [start, end] = [lexemes[index]?.start ?? 0, lexemes[(bound?.to ?? 0) - 1]?.end ?? 0];
    // A filter between them is blanked out.
    if (!bound || text.slice(start, end).includes('\n')) continue;
    const meant = bound.one.all.filter((number) => bound.isMeant(number, bound.one.number));
    if (meant.length === 0) continue;
    written += text.slice(copied, start) + meant.map((number) => bound.one.written + number).join(' ή ');
    copied = end;
    index = bound.to - 1;
  }
  return written + text.slice(copied);
}

function readStep(
  lexemes: readonly Lexeme[],
  index: number,
  name: string,
  products: readonly { model: string }[],
): Step | null {
  const [first, next] = [lexemes[index], lexemes[index + 1]];
  const isWhole = (place: number) => lexemes[place]?.kind === 'number' && lexemes[place + 1]?.isGlued !== true;
  if (next?.isGlued && isWhole(index + 1) && /^[ig]$/.test(first?.text ?? '')) {
    const written = first?.text ?? '';
    const all = written === 'i' ? CLASSES : generationsOf(products, name, written);
    return { number: next.value, all, written, to: index + 2 };
  }
  const ryzen = RYZEN.at(lexemes, index);
  const lead = ryzen || GENERATION.at(lexemes, index);
  if (lead === 0 || !isWhole(index + lead)) return null;
  const written = ryzen > 0 ? 'ryzen ' : 'gen ';
  const all = ryzen > 0 ? CLASSES : generationsOf(products, name, written);
  return { number: lexemes[index + lead]?.value ?? 0, all, written, to: index + lead + 1 };
}

/** Of the models with a name, of all where none has it. */
function generationsOf(products: readonly { model: string }[], name: string, written: string): number[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d])${written}(\\d{1,2})(?!\\d)`, 'iu');
  const named = products.filter(({ model }) => model.toLowerCase().split(' ').includes(name));
  const numbers = (named.length > 0 ? named : products).flatMap(
    ({ model }) => Number(pattern.exec(model)?.[1] ?? []) || [],
  );
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** Without the blanks between its parts: the t14 of `t14 gen 2 or newer`. */
function wordBefore(lexemes: readonly Lexeme[], index: number): string {
  const start = lexemes.findLastIndex(({ isGlued }, place) => place < index && !isGlued);
  return start < 0 ? '' : gluedFrom(lexemes.slice(0, index), start).text;
}
