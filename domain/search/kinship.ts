/** How near a model is to one that is not there: «latitude 7390» is near the 7400 and the 7280, «macbook pro m4» to the M3. */

import { parseCpu } from '../machine/laptop-cpu.ts';

interface Code {
  letters: string;
  digits: string;
}

const [OTHER_LETTERS, OTHER_LENGTH, NO_CODE] = [400, 600, 100_000];
/** The digits of Dell's numbers: class, size of the screen, and generation, which goes on with 00 after 90. */
const [CLASS, SIZE, GENERATION] = [200, 200, 100];
const GENERATIONS_OF_NINE = 10;

/** @param wanted the words that no product has; null where none of them is a model's code: a processor is none */
export function kinshipTo(wanted: readonly string[]): ((model: string) => number) | null {
  const codes = wanted.filter((text) => parseCpu(text, false) === null).flatMap(codesIn);
  if (codes.length === 0) return null;
  return (model) => {
    const own = codesIn(model);
    return codes.reduce((sum, code) => sum + Math.min(NO_CODE, ...own.map((other) => distance(code, other))), 0);
  };
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
