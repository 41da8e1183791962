/** How near a model is to one that is not there: «latitude 7390» is near the 7400 and the 7280, «macbook pro m4» to the M3. */

import { type Cpu, parseCpu } from '../machine/laptop-cpu.ts';
import { findProcessor } from '../processors/processors.ts';
import type { SearchableProduct } from './search-outcome.ts';

interface Code {
  letters: string;
  digits: string;
}

const [OTHER_LETTERS, OTHER_LENGTH, NO_CODE] = [400, 600, 100_000];
/** The digits of Dell's numbers: class, size of the screen, and generation, which goes on with 00 after 90. */
const [CLASS, SIZE, GENERATION] = [200, 200, 100];
const GENERATIONS_OF_NINE = 10;

type Kin = Pick<SearchableProduct, 'model' | 'processor'>;

/** @param wanted the words that no product has; null where none of them is a model's code or a processor */
export function kinshipTo(wanted: readonly string[]): ((kin: Kin) => number) | null {
  const processors = wanted.flatMap((text) => parseCpu(text, false) ?? []);
  const codes = wanted.filter((text) => parseCpu(text, false) === null).flatMap(codesIn);
  if (codes.length + processors.length === 0) return null;
  return ({ model, processor }) => {
    const own = codesIn(model);
    const ofCodes = codes.map((code) => Math.min(NO_CODE, ...own.map((other) => distance(code, other))));
    // Among models that are as near, the processor decides.
    const ofProcessors = processors.map((cpu) => processorDistance(cpu, processor) / NO_CODE);
    return [...ofCodes, ...ofProcessors].reduce((sum, part) => sum + part, 0);
  };
}

const [OTHER_MAKER, OTHER_SERIES, OTHER_GENERATION] = [60, 20, 3];

/** «dell i9» is nearest to the strongest i7, `i7-8650U` to the i7 of its generation. */
function processorDistance(wanted: Cpu, label: string): number {
  const own = parseCpu(label, true);
  const maker = own && own.vendor === wanted.vendor ? 0 : OTHER_MAKER;
  const series = OTHER_SERIES * Math.abs(seriesOf(wanted.label) - seriesOf(label));
  if (wanted.generation === null) return maker + series - strengthOf(label);
  const generation = OTHER_GENERATION * Math.abs(wanted.generation - (own?.generation ?? 0));
  return maker + series + generation + Math.abs(strengthOf(wanted.label) - strengthOf(label));
}

function strengthOf(label: string): number {
  return (findProcessor(label)?.speed?.many ?? 0) / OTHER_SERIES;
}

/** The 7 of i7 and of Ryzen 7. */
function seriesOf(label: string): number {
  return Number(/(?:i|Ryzen )([3579])/.exec(label)?.[1] ?? 0);
}

function codesIn(text: string): Code[] {
  return [...text.toLowerCase().matchAll(/(?<![\p{L}\d])([a-z]{0,2})(\d{1,4})(?=[a-z]?(?![\p{L}\d"]))/gu)].map(
    ([, letters = '', digits = '']) => ({ letters, digits }),
  );
}

function distance(one: Code, other: Code): number {
  const isDells = one.digits.length === 4 && other.digits.length === 4;
  const letters =
    one.letters === other.letters || (isDells && (one.letters === 'e' || other.letters === 'e')) ? 0 : OTHER_LETTERS;
  if (isDells) return letters + distanceOfDells(one.digits, other.digits);
  // G9 and G10 are counted; 14 and 480 are names.
  const isCounted = one.digits.length <= 2 && other.digits.length <= 2;
  const length = isCounted || one.digits.length === other.digits.length ? 0 : OTHER_LENGTH;
  return (
    letters + length + (length === 0 ? Math.min(OTHER_LENGTH, Math.abs(Number(one.digits) - Number(other.digits))) : 0)
  );
}

function distanceOfDells(one: string, other: string): number {
  const digit = (text: string, place: number) => Number(text[place]);
  const generation = (text: string) => {
    const tens = digit(text, 2);
    return tens < 5 ? tens + GENERATIONS_OF_NINE : tens;
  };
  return (
    CLASS * Math.abs(digit(one, 0) - digit(other, 0)) +
    SIZE * Math.abs(digit(one, 1) - digit(other, 1)) +
    GENERATION * Math.abs(generation(one) - generation(other))
  );
}
