/** What the finder says that one gains and gives up against another machine, held against the facts of both. */

import { isSupported } from '#domain/catalogue/use-rules.ts';
import { carriedWeight } from '#domain/facts/carried-weight.ts';
import type { ContentLanguage } from '#domain/locale/locales.ts';
import { GRADES, gradeLabel } from '#domain/machine/grade.ts';
import { spellInches } from '#domain/machine/spec-text.ts';
import { findProcessor } from '#domain/processors/processors.ts';
import { tradeOffs as greek } from '#locales/el/pages/comparison.ts';
import { tradeOffs as english } from '#locales/en/pages/comparison.ts';
import type { JudgedMachine } from './judge-facts.ts';

const WORDS = { el: greek, en: english } as const;

/** Of a business laptop in light work, W: what the page itself says of its hours. */
const WATTS = 8;

const numberIn = (text: string) =>
  Number(/\d+(?:[.,]\d+)?/.exec(text.replaceAll(/[.,](?=\d{3}(?!\d))/g, ''))?.[0].replace(',', '.') ?? Number.NaN);
/** Grams are said below a kilogram. */
const kilogramsIn = (text: string) => numberIn(text) / (/\d\s?(?:g|γρ)/.test(text) ? 1000 : 1);
const gigabytesIn = (text: string) => numberIn(text) * (text.includes('TB') ? 1024 : 1);
const manyOf = ({ facts: { cpu } }: JudgedMachine) => (cpu && findProcessor(cpu.label)?.speed?.classMany) ?? Number.NaN;
const gradeOf = ({ facts: { grade } }: JudgedMachine) => (grade === null ? '' : gradeLabel(grade));
const rankOf = ({ facts: { grade } }: JudgedMachine) => (grade === null ? Number.NaN : GRADES.indexOf(grade));
const isNear = (a: number, b: number, by: number) => Math.abs(a - b) <= by + 1e-9;

interface Row {
  /** What is bold: the figure of the machine's own. */
  figure: string;
  /** `other`, `difference` and `hours` of the sentence. */
  values: Readonly<Record<string, string>>;
  isGain: boolean;
}

type Judge = (row: Row, own: JudgedMachine, other: JudgedMachine) => boolean;

/** @param read the figure of a machine; @param sign 1 where more is a gain */
function compared(read: (machine: JudgedMachine) => number, sign: 1 | -1, toNumber = numberIn): Judge {
  return ({ figure, values, isGain }, own, other) => {
    const [mine, theirs] = [read(own), read(other)];
    const isSaid = isNear(toNumber(figure), mine, 0.05) && isNear(toNumber(values.other ?? ''), theirs, 0.05);
    return isSaid && (mine - theirs) * sign > 0 === isGain;
  };
}

/** A difference that is said instead of the other one's figure. */
function differing(read: (machine: JudgedMachine) => number, sign: 1 | -1, by: number, toNumber = numberIn): Judge {
  return ({ figure, values, isGain }, own, other) => {
    const difference = read(own) - read(other);
    const said = values.difference === undefined ? null : toNumber(values.difference);
    const isSaid = said === null || isNear(said, Math.abs(difference), by);
    return isNear(toNumber(figure), read(own), by) && isSaid && difference * sign > 0 === isGain;
  };
}

const weight = (machine: JudgedMachine) => carriedWeight(machine.facts.machine)?.kilograms ?? Number.NaN;
const wattHours = (machine: JudgedMachine) => machine.facts.machine.batteryWh ?? Number.NaN;

const JUDGES: Readonly<Record<string, Judge>> = {
  system: ({ isGain }, own, other) => isSupported(own.facts) === isGain && isSupported(other.facts) !== isGain,
  price: ({ figure, isGain }, own, other) =>
    own.euro.some((mine) =>
      other.euro.some((theirs) => isNear(numberIn(figure), Math.abs(mine - theirs), 0.5) && mine < theirs === isGain),
    ),
  weight: differing(weight, -1, 0.055, kilogramsIn),
  battery: differing(wattHours, 1, 1),
  'battery.hours': ({ figure, values, isGain }, own, other) => {
    const difference = wattHours(own) - wattHours(other);
    const said = values.hours ?? '';
    const hours = /\d/.test(said) ? numberIn(said) : 0.5;
    const isSaid = isNear(hours, Math.abs(difference) / WATTS, 0.25);
    return isNear(numberIn(figure), wattHours(own), 1) && isSaid && difference > 0 === isGain;
  },
  speed: compared(manyOf, 1),
  memory: compared(({ facts }) => facts.ramGb ?? Number.NaN, 1),
  storage: compared(({ facts }) => facts.storageGb ?? Number.NaN, 1, gigabytesIn),
  screen: compared(({ facts }) => facts.screenInches ?? Number.NaN, 1),
  year: compared(({ facts }) => facts.machine.releaseYear ?? Number.NaN, 1),
  grade: ({ figure, values, isGain }, own, other) =>
    figure === gradeOf(own) && values.other === gradeOf(other) && rankOf(own) < rankOf(other) === isGain,
};

/** Null where both machines bear the sentence. @param text without its figure */
export function tradeOffProblem(
  figure: string,
  text: string,
  own: JudgedMachine,
  others: readonly JudgedMachine[],
  language: ContentLanguage,
): string | null {
  const problems = new Set<string>();
  for (const [key, template] of Object.entries(WORDS[language])) {
    const [, fact = '', side] = /^(.+)\.(gain|give)$/.exec(key) ?? [];
    const judge = JUDGES[fact];
    if (!judge) continue;
    for (const other of others) {
      const values = valuesIn(text, template.replaceAll('{name}', spellInches(other.facts.model)));
      if (!values) continue;
      if (judge({ figure, values, isGain: side === 'gain' }, own, other)) return null;
      problems.add(`${figure} ${text}: not the facts of ${own.facts.model} and ${other.facts.model}`);
    }
  }
  return [...problems][0] ?? `${figure} ${text}: names no machine of the page`;
}

function valuesIn(text: string, template: string): Record<string, string> | null {
  const plain = (written: string) => written.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
  const escaped = plain(template).replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  const found = new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 'u').exec(plain(text).trim());
  return found && { ...found.groups };
}
