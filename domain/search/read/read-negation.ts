/** What a query does not want: «όχι apple», `-macbook`, «χωρίς αφή ή αριθμητικό», `except g3 g4`. */
import { negate } from '../../catalogue/facets.ts';
import { readAttribute, TOUCH_BAR } from './attribute-words.ts';
import { firstReading, type Reading, readPriceFilter } from './first-reading.ts';
import { readGeneration } from './generation-words.ts';
import { gluedFrom, type Lexeme, type ModelNames, phrases, readLexemes } from './lexemes.ts';
import { AND_NOT, isAsked, NEGATIONS, NOR, NOT_NEGATED } from './negation-words.ts';
import { readSize } from './size-words.ts';

const ARTICLE = phrases(
  'η, ο, οι, το, τα, της, του, των, τον, την, τη, τις, τους, the, an, a, any, από, μάρκα, σε, με, για, for',
);

/** «όχι κάτω από 10ης γενιάς». */
function readGenerationBound(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  const reading = readGeneration(lexemes, index, names);
  return reading?.isBound ? reading : null;
}

/** «όχι apple», `-macbook`, «χωρίς 8gb»: what a filter would ask for is taken out, and a name that the shop has. */
export function readNegation(lexemes: readonly Lexeme[], index: number, names: ModelNames): Reading | null {
  // «όχι πάνω από 16gb» is a bound.
  if ([readAttribute, readPriceFilter, readSize, readGenerationBound].some((reader) => reader(lexemes, index, names)))
    return null;
  const sign = lexemes[index];
  const isSign = sign?.text === '-' && !sign.isGlued && lexemes[index + 1]?.isGlued === true;
  const lead = isSign ? 1 : NEGATIONS.at(lexemes, index);
  if (lead === 0 || isAsked(lexemes, index)) return null;
  if (NOT_NEGATED.at(lexemes, index + lead) > 0) return null;
  const article = isSign ? 0 : ARTICLE.at(lexemes, index + lead);
  // The i of i5 sounds like «η».
  const from = index + lead + (lexemes[index + lead + article]?.isGlued ? 0 : article);
  const taken = without(firstReading(lexemes, from, names));
  if (taken || TOUCH_BAR.at(lexemes, from) > 0) return taken;
  const name = names.nameOf(lexemes, from);
  // «υπολογιστής όχι φορητός» asks for a desktop computer.
  const isDesktop = name?.value === 'laptop' && lexemes.some((_, at) => COMPUTER.at(lexemes, at) > 0);
  if (name && isDesktop) return { facet: 'kind', value: 'desktop', to: name.to };
  // A camera is sold with the machines, though not by itself.
  return name && !(name.facet === 'not' && names.readPart(lexemes, from)) ? withoutName(name) : null;
}

/** As they are written: `nore` sounds like `no`. */
const DENIAL = new Set(
  readLexemes('χωρίς δίχως όχι εκτός πλην without except no not xoris horis oxi').map(({ text }) => text),
);

/** «χωρίς notch»: the shopper denies something that no filter knows, and does not ask for it. @returns the lexeme after it, or 0 */
export function unknownDenied(lexemes: readonly Lexeme[], index: number, names: ModelNames): number {
  const lead = lexemes[index + 1]?.text === 'for' ? 2 : 1;
  const isMeant =
    DENIAL.has(lexemes[index]?.text ?? '') && !isAsked(lexemes, index) && NOT_NEGATED.at(lexemes, index + lead) === 0;
  const from = index + lead + ARTICLE.at(lexemes, index + lead);
  const isService = names.readOther(lexemes, from)?.kind === 'service';
  // «όχι 14»
  const isSaid =
    lexemes[from]?.kind === 'word' || (lexemes[from]?.kind === 'number' && !firstReading(lexemes, from, names));
  if (!isMeant || !isSaid || isService) return 0;
  return Math.max(gluedFrom(lexemes, from).to, from + TOUCH_BAR.at(lexemes, from));
}

const COMPUTER = phrases('υπολογιστής, υπολογιστή, υπολογιστές, pc, computer');
/** Said after what is taken out they are wishes: «όχι dell και macos». */
const SYSTEM = phrases('macos, mac os, mac os x, osx, os x');

/** A price is taken out by a bound. */
function without(reading: Reading | null): Reading | null {
  if (!reading || reading.facet === 'price') return null;
  const { facet, value, further = [], to } = reading;
  return { facet, value: negate(facet, value), further: further.map((other) => negate(facet, other)), to };
}

function withoutName({ facet, value, further = [], to }: NonNullable<ReturnType<ModelNames['nameOf']>>): Reading {
  return { facet, value: `-${value}`, further: further.map((other) => `-${other}`), to };
}

/**
 * A further value of what is taken out, «… mac και hp», `except g3 g4`, «όχι 8gb ή 4gb»: of the same kind, so that «όχι dell και 16gb» stays
 * a wish.
 */
export function readFurther(
  lexemes: readonly Lexeme[],
  before: Reading,
  index: number,
  names: ModelNames,
  isDenied: boolean,
): Reading | null {
  const link = AND_NOT.at(lexemes, index);
  if (before.facet === 'use' && link > 0) {
    const part = names.readPart(lexemes, index + link);
    return part?.value === before.value ? part : null;
  }
  if (!isDenied) return null;
  const plain = firstReading(lexemes, index + link, names);
  // «χωρίς αφή ή αριθμητικό» wants neither.
  const isAlso = link > 0 && (plain?.facet === before.facet || NOR.at(lexemes, index) > 0);
  const taken = isAlso ? without(plain) : null;
  // The linux of «χωρίς hp και linux» is a wish.
  if (taken || plain || SYSTEM.at(lexemes, index + link) > 0) return taken;
  const name = names.nameOf(lexemes, index + link);
  const isAlike = name?.facet === before.facet || (isOfMaker(name?.facet) && isOfMaker(before.facet));
  const isListed =
    link > 0 ||
    lexemes[index]?.isAfterComma === true ||
    (name !== null && shapeOf(name.value) !== '' && shapeOf(name.value) === shapeOf(before.value));
  return name && isAlike && isListed ? withoutName(name) : null;
}

/** The letters before the digits of a code: `g` of g3 and of g4. */
function shapeOf(value: string): string {
  return /^-?([a-z]{1,3})\d+[a-z]?$/.exec(value)?.[1] ?? '';
}

/** Makers and the names of their models are taken out together: «εκτός από mac και hp». */
function isOfMaker(facet: Reading['facet'] | undefined): boolean {
  return facet === 'brand' || facet === 'not';
}
