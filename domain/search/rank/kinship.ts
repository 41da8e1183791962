/** How near a model is to one that is not there: «latitude 7390» is near the 7400 and the 7280, «macbook pro m4» to the M3. */

import { type Cpu, parseCpu } from '../../machine/laptop-cpu.ts';
import { findProcessor } from '../../processors/processors.ts';
import type { SearchableProduct } from '../search-outcome.ts';

interface Code {
  letters: string;
  digits: string;
}

const [OTHER_LETTERS, OTHER_LENGTH, NO_CODE] = [400, 600, 100_000];
/**
 * The digits of Dell's numbers: class, size of the screen, and generation, which goes on with 00 after 90. What is larger to carry or older is
 * further than what is smaller or newer, and another size further than the next class, which is two on: 5000 beside 7000.
 */
const [CLASS, SMALLER, LARGER, NEWER, OLDER] = [75, 100, 245, 90, 110];
const GENERATIONS_OF_NINE = 10;

type Kin = Pick<SearchableProduct, 'model' | 'processor'>;

export interface Kinship {
  distance: number;
  /** Near enough to be shown where nothing else was said. */
  isKin: boolean;
}

/** @param wanted the words that no product has; null where none of them is a model's code or a processor */
export function kinshipTo(wanted: readonly string[]): ((kin: Kin) => Kinship) | null {
  const processors = wanted.flatMap((text) => parseCpu(text, true) ?? []);
  const codes = wanted.filter((text) => parseCpu(text, true) === null).flatMap(codesIn);
  if (codes.length + processors.length === 0) return null;
  return ({ model, processor }) => {
    const own = codesIn(model);
    const ofCodes = codes.map((code) => Math.min(NO_CODE, ...own.map((other) => distance(code, other))));
    // Among models that are as near, the processor decides.
    const ofProcessors = processors.map((cpu) => processorDistance(cpu, processor));
    const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
    return {
      distance: sum(ofCodes) + sum(ofProcessors) / NO_CODE,
      isKin: ofCodes.every((part) => part <= OTHER_LETTERS) && ofProcessors.every((part) => part < OTHER_MAKER),
    };
  };
}

const [OTHER_MAKER, OTHER_SERIES, OTHER_GENERATION] = [60, 20, 3];
/** An M4 is nearer to an M3 Pro than to an M2, an M2 Pro to an M1 Pro than to an M2. */
const [HIGHER_LEVEL, LOWER_LEVEL] = [0.5, 2];

function chipOf(label: string): { number: number; level: number } | null {
  const [, number, level = ''] = /^Apple M(\d)(?: (Pro|Max|Ultra))?$/.exec(label) ?? [];
  return number ? { number: Number(number), level: ['', 'Pro', 'Max', 'Ultra'].indexOf(level) } : null;
}

/** «dell i9» is nearest to the strongest i7, `i7-8650U` to the i7 of its generation. */
function processorDistance(wanted: Cpu, label: string): number {
  const own = parseCpu(label, true);
  const [chip, ownChip] = [wanted.label, label].map(chipOf);
  if (chip) {
    if (!ownChip) return OTHER_MAKER;
    const levels = stepsTo(ownChip.level - chip.level, HIGHER_LEVEL, LOWER_LEVEL);
    return Math.abs(chip.number - ownChip.number) + levels;
  }
  const maker = own && own.vendor === wanted.vendor ? 0 : OTHER_MAKER;
  const series = OTHER_SERIES * Math.abs(seriesOf(wanted.label) - seriesOf(label));
  if (wanted.generation === null) return maker + series - strengthOf(label);
  const generation = OTHER_GENERATION * Math.abs(wanted.generation - (own?.generation ?? 0));
  return maker + series + generation + Math.abs(strengthOf(wanted.label) - strengthOf(label));
}

function strengthOf(label: string): number {
  return (findProcessor(label)?.speed?.many ?? 0) / OTHER_SERIES;
}

/** The 7 of i7 and of Ryzen 7; a Core m is below them all. */
function seriesOf(label: string): number {
  const [, series, small] = /(?:i|Ryzen )([3579])|Core m([357])/.exec(label) ?? [];
  return small ? 1 + Number(small) / 10 : Number(series ?? 0);
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
    stepsTo(digit(other, 1) - digit(one, 1), LARGER, SMALLER) +
    stepsTo(generation(other) - generation(one), NEWER, OLDER)
  );
}

function stepsTo(steps: number, up: number, down: number): number {
  return steps > 0 ? steps * up : -steps * down;
}
