/** Parts of a machine that are asked for by themselves: «μπαταρία για t480», `spare battery`. */

import { CAPACITY_UNITS, DISK_WORDS, RAM_WORDS } from './capacity-words.ts';
import { gluedFrom, type Lexeme, type OtherAnswer, phrases } from './lexemes.ts';
import type { PhraseTable } from './phrase-table.ts';

const FOR = phrases('για, για το, για τον, για τα, gia, for, for a, for my, για το δικό μου');

const SPARE = phrases('spare, replacement, ανταλλακτικό, ανταλλακτική, ανταλλακτικά, εφεδρικό, εφεδρική');
/** Of a kind of product these ask for one more: «δεύτερη οθόνη» is a monitor. */
const FURTHER = phrases('external, εξωτερικό, εξωτερικός, εξωτερική, δεύτερη, έξτρα, extra');

/** Memory and a drive are also said of a machine: `dell ssd`. */
const CAPACITY = phrases(RAM_WORDS, DISK_WORDS);
const UNIT = phrases(CAPACITY_UNITS);

/** What is said of a machine's own part: «πληκτρολόγιο laptop άνετο». */
const QUALITY = phrases(
  'καλό, καλή, καλά, άνετο, άνετα, ήσυχο, ήσυχος, φωτεινή, δυνατή, δυνατά, γερή, γερό, μεγάλη, κρατάει, κρατά, αντέχει, διαρκεί',
  'δεν κουράζει, good, great, nice, decent, comfortable, quiet, silent, bright, sharp, strong, loud, powerful, lasts, lasting, lit',
);

export const praiseAt = (lexemes: readonly Lexeme[], place: number): number => QUALITY.at(lexemes, place);

export function isPraised(lexemes: readonly Lexeme[]): boolean {
  return lexemes.some((_, place) => praiseAt(lexemes, place) > 0);
}

/** `makesOthers`: a maker of whom the shop has nothing of its main kind. */
type Names = Record<'isKind' | 'isModel' | 'isBrand' | 'makesOthers', (word: string) => boolean>;

/** «μπαταρία για t480», `keyboard for dell`, `spare battery`, `t480 battery`: a part of a machine and not a machine with it. */
export function readSparePart(
  parts: PhraseTable<OtherAnswer>,
  lexemes: readonly Lexeme[],
  index: number,
  names: Names,
): (OtherAnswer & { to: number }) | null {
  const whole = index === 0 ? readPartAndName(parts, lexemes, names) : null;
  if (whole) return whole;
  const spare = SPARE.at(lexemes, index);
  const own = spare || FURTHER.at(lexemes, index);
  const part = parts.read(lexemes, index + own);
  if (!part) return null;
  const isGoods = names.isKind(lexemes[index + own]?.text ?? '');
  const lead = FOR.at(lexemes, part.to);
  const name = readNames(lexemes, part.to + lead, names);
  const nearest = isGoods && !isPraised(lexemes) ? part.value : withNearest(part.value, name);
  if (spare > 0 || (own > 0 && !isGoods)) return { ...nearest, to: name.text === '' ? part.to : name.to };
  // «σκληρός δίσκος 1tb εξωτερικός»: the size may come between.
  const size = lexemes[part.to]?.kind === 'number' ? 2 : 0;
  const said = SPARE.at(lexemes, part.to + size) || (isGoods ? 0 : FURTHER.at(lexemes, part.to + size));
  if (said > 0) return { ...part.value, to: part.to + size + said };
  // «ssd 500gb για laptop»: goods for a laptop are none of its own.
  const forKind = isGoods || isPraised(lexemes) ? 0 : FOR.at(lexemes, part.to + size);
  const kind = part.to + size + forKind;
  if (forKind > 0 && names.isKind(lexemes[kind]?.text ?? '')) return { ...part.value, to: kind + 1 };
  const isNamed = lead > 0 && name.to > part.to + lead && (!isGoods || name.hasNumber);
  return isNamed ? { ...nearest, to: name.to } : null;
}

/** «μπαταρία macbook air», `7490 keyboard`, `ssd samsung 1tb`: all that is said is a part and a name, perhaps with a size, in any order. */
function readPartAndName(
  parts: PhraseTable<OtherAnswer>,
  lexemes: readonly Lexeme[],
  names: Names,
): (OtherAnswer & { to: number }) | null {
  const from = lexemes.findIndex((_, place) => parts.read(lexemes, place) !== null);
  const part = from < 0 ? null : parts.read(lexemes, from);
  const around = part ? [...lexemes.slice(0, from), ...lexemes.slice(part.to)] : [];
  const size = around.findIndex(
    ({ kind, text, isGlued }, place) =>
      kind === 'number' && !isGlued && (UNIT.at(around, place + 1) > 0 || !names.isModel(text)),
  );
  const said = size < 0 ? around : around.toSpliced(size, 1 + UNIT.at(around, size + 1));
  const name = readNames(said, 0, names);
  if (!part || name.to === 0 || name.to < said.length) return null;
  const isCapacity = CAPACITY.at(lexemes, from) > 0;
  const isGoods = names.isKind(lexemes[from]?.text ?? '');
  // A series alone may have the part: «πληκτρολόγιο thinkpad».
  const isSpare = name.isWhole ? size < 0 : name.models === 0 && (!isCapacity || name.isOfOthers);
  if (!isSpare || (isGoods && !name.hasNumber)) return null;
  return { ...(isGoods ? part.value : withNearest(part.value, name)), to: lexemes.length };
}

/** Nearest to the battery of a T480 is a T480. */
function withNearest(part: OtherAnswer, { isWhole, text }: ReturnType<typeof readNames>): OtherAnswer {
  return isWhole ? { ...part, name: `q=${encodeURIComponent(text)}` } : part;
}

/** The words of a machine's name from a place on: `thinkpad t480`, `840 g5`. */
function readNames(lexemes: readonly Lexeme[], index: number, { isModel, isBrand, isKind, makesOthers }: Names) {
  let to = index;
  let isOfOthers = false;
  let hasNumber = false;
  let models = 0;
  while (to < lexemes.length) {
    const word = gluedFrom(lexemes, to);
    // The `laptop` of «surface laptop», but not that of «laptop 2 οθόνες».
    const isOfModel = isModel(word.text) && (models > 0 || !isKind(word.text));
    if (!isOfModel && !isBrand(word.text)) break;
    if (isOfModel) models += 1;
    hasNumber ||= /\d/.test(word.text);
    isOfOthers ||= makesOthers(word.text);
    to = word.to;
  }
  const text = lexemes
    .slice(index, to)
    .reduce((all, word) => `${all}${word.isGlued ? '' : ' '}${word.text}`, '')
    .trim();
  return { to, text, models, hasNumber, isOfOthers, isWhole: hasNumber || models > 1 };
}
