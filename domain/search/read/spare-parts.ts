/** Parts of a machine that are asked for by themselves: «μπαταρία για t480», `spare battery`. */
import { gluedFrom, type Lexeme, type OtherAnswer, phrases } from './lexemes.ts';
import type { PhraseTable } from './phrase-table.ts';

const FOR = phrases('για, για το, για τον, για τα, gia, for, for a, for my, για το δικό μου');

const SPARE = phrases('spare, replacement, ανταλλακτικό, ανταλλακτική, ανταλλακτικά, εφεδρικό, εφεδρική');
/** Of a kind of product these ask for one more: «δεύτερη οθόνη» is a monitor. */
const FURTHER = phrases('external, εξωτερικό, εξωτερικός, εξωτερική, δεύτερη, έξτρα, extra');

/** «μπαταρία για t480», `keyboard for dell`, `spare battery`: a part of a machine and not a machine with it. */
export function readSparePart(
  parts: PhraseTable<OtherAnswer>,
  lexemes: readonly Lexeme[],
  index: number,
  names: Record<'isKind' | 'isModel' | 'isBrand', (word: string) => boolean>,
): (OtherAnswer & { to: number }) | null {
  const spare = SPARE.at(lexemes, index);
  const own = spare || FURTHER.at(lexemes, index);
  const part = parts.read(lexemes, index + own);
  if (!part) return null;
  const isGoods = names.isKind(lexemes[index + own]?.text ?? '');
  if (spare > 0 || (own > 0 && !isGoods)) return { ...part.value, to: part.to };
  // «σκληρός δίσκος 1tb εξωτερικός»: the size may come between.
  const size = lexemes[part.to]?.kind === 'number' ? 2 : 0;
  const said = SPARE.at(lexemes, part.to + size) || (isGoods ? 0 : FURTHER.at(lexemes, part.to + size));
  if (said > 0) return { ...part.value, to: part.to + size + said };
  const name = part.to + FOR.at(lexemes, part.to);
  const { to, hasNumber, isWhole } = readNames(lexemes, name, names);
  // «μπαταρία macbook air»: all that was said is a part and the name of a model.
  const isAll = index === 0 && to === lexemes.length && isWhole && !isGoods;
  const isOfMachine = (name > part.to || isAll) && to > name && (!isGoods || hasNumber);
  return isOfMachine ? { ...part.value, to } : null;
}

/** The words of a machine's name from a place on: `thinkpad t480`, `840 g5`. */
function readNames(
  lexemes: readonly Lexeme[],
  index: number,
  { isModel, isBrand }: Record<'isModel' | 'isBrand', (word: string) => boolean>,
) {
  let to = index;
  let hasNumber = false;
  let models = 0;
  while (to < lexemes.length) {
    const word = gluedFrom(lexemes, to);
    const isOfModel = isModel(word.text);
    if (!isOfModel && !isBrand(word.text)) break;
    if (isOfModel) models += 1;
    hasNumber ||= /\d/.test(word.text);
    to = word.to;
  }
  return { to, hasNumber, isWhole: hasNumber || models > 1 };
}
