/** The advantages and drawbacks of one machine against another, in figures of their facts. */

import { isSupported } from '../catalogue/use-rules.ts';
import { carriedWeight } from '../facts/carried-weight.ts';
import { GRADES, type GradeKey } from '../machine/grade.ts';
import type { LaptopFacts } from '../machine/laptop.ts';
import { findProcessor } from '../processors/processors.ts';

interface Weighed {
  priceCents: number;
  facts: Pick<LaptopFacts, 'cpu' | 'ramGb' | 'storageGb' | 'screenInches' | 'grade' | 'windows11' | 'machine'>;
}

export type TradeOff =
  | { fact: 'system'; isGain: boolean }
  | { fact: 'price'; isGain: boolean; cents: number }
  | { fact: 'weight'; isGain: boolean; kilograms: number; difference: number; isAbout: boolean }
  /** Hours are null where the two draw too differently for one rule. */
  | { fact: 'battery'; isGain: boolean; wattHours: number; difference: number; hours: number | null; isAbout: boolean }
  | { fact: 'speed'; isGain: boolean; classMany: number; other: number }
  | { fact: 'memory' | 'storage' | 'screen' | 'year'; isGain: boolean; value: number; other: number }
  | { fact: 'grade'; isGain: boolean; grade: GradeKey; other: GradeKey };

/** The smallest differences that a person notices: cents, kilograms, watt hours, inches. Estimates must be further apart. */
const LEAST = { cents: 1_000, kilograms: 0.1, kilogramsAbout: 0.2, wattHours: 4, wattHoursAbout: 8, inches: 0.5 };
/** As a share of the larger battery: less is hardly felt. */
const LEAST_BATTERY_SHARE = 0.08;

/** A business laptop's power in light work, W, to turn a battery into hours. A workstation draws more. */
const LIGHT_WORK_WATTS = 8;

/** The most telling first: the system, what is carried, what it costs, what it can do, how it looks, how old it is. */
export function tradeOffs(a: Weighed, b: Weighed): TradeOff[] {
  return [
    systemOf(a, b),
    priceOf(a, b),
    weightOf(a, b),
    batteryOf(a, b),
    speedOf(a, b),
    numberOf('memory', a.facts.ramGb, b.facts.ramGb, 1),
    numberOf('storage', a.facts.storageGb, b.facts.storageGb, 1),
    numberOf('screen', a.facts.screenInches, b.facts.screenInches, LEAST.inches),
    gradeOf(a, b),
    numberOf('year', a.facts.machine.releaseYear, b.facts.machine.releaseYear, 1),
  ].filter((row) => row !== null);
}

function systemOf(a: Weighed, b: Weighed): TradeOff | null {
  const isGain = isSupported(a.facts);
  return isGain === isSupported(b.facts) ? null : { fact: 'system', isGain };
}

function priceOf(a: Weighed, b: Weighed): TradeOff | null {
  const cents = a.priceCents - b.priceCents;
  return Math.abs(cents) < LEAST.cents ? null : { fact: 'price', isGain: cents < 0, cents: Math.abs(cents) };
}

function weightOf(a: Weighed, b: Weighed): TradeOff | null {
  const [own, other] = [carriedWeight(a.facts.machine), carriedWeight(b.facts.machine)];
  if (own === null || other === null) return null;
  const isAbout = own.isAbout || other.isAbout;
  const [mine, theirs] = [own.kilograms, other.kilograms];
  const difference = apart(mine, theirs);
  if (difference < (isAbout ? LEAST.kilogramsAbout : LEAST.kilograms)) return null;
  return { fact: 'weight', isGain: mine < theirs, kilograms: mine, difference, isAbout };
}

function batteryOf(a: Weighed, b: Weighed): TradeOff | null {
  const [mine, theirs] = [a.facts.machine.batteryWh, b.facts.machine.batteryWh];
  if (mine === null || theirs === null) return null;
  const isAbout = [a, b].some(({ facts }) => facts.machine.approximate.includes('battery_design'));
  const difference = apart(mine, theirs);
  const least = Math.max(
    isAbout ? LEAST.wattHoursAbout : LEAST.wattHours,
    LEAST_BATTERY_SHARE * Math.max(mine, theirs),
  );
  if (difference < least) return null;
  const hours = [a, b].every(drawsLittle) ? Math.round((difference / LIGHT_WORK_WATTS) * 2) / 2 : null;
  return { fact: 'battery', isGain: mine > theirs, wattHours: mine, difference, hours: hours || null, isAbout };
}

/** In whole thousandths (grams), because 1.4 - 1.3 is a little less than 0.1, and 1.5 - 1.4 a little more. */
function apart(one: number, other: number): number {
  return Math.round(Math.abs(one - other) * 1_000) / 1_000;
}

/** A processor of the U class without a graphics card beside it. */
function drawsLittle({ facts: { cpu, machine } }: Weighed): boolean {
  const power = cpu && findProcessor(cpu.label)?.powerClass;
  return power === 'U' && machine.hasDedicatedGraphics !== true;
}

function speedOf(a: Weighed, b: Weighed): TradeOff | null {
  const [mine, theirs] = [a, b].map(({ facts }) => facts.cpu && findProcessor(facts.cpu.label)?.speed);
  if (!mine || !theirs || mine.classMany === theirs.classMany) return null;
  const isGain = mine.classMany > theirs.classMany;
  // Faster for many tasks and slower for one is neither.
  if (isGain ? mine.classOne < theirs.classOne : mine.classOne > theirs.classOne) return null;
  return { fact: 'speed', isGain, classMany: mine.classMany, other: theirs.classMany };
}

function numberOf(
  fact: 'memory' | 'storage' | 'screen' | 'year',
  value: number | null,
  other: number | null,
  least: number,
): TradeOff | null {
  if (value === null || other === null || apart(value, other) < least) return null;
  return { fact, isGain: value > other, value, other };
}

function gradeOf({ facts: { grade } }: Weighed, { facts: { grade: other } }: Weighed): TradeOff | null {
  if (grade === null || other === null || grade === other) return null;
  return { fact: 'grade', isGain: GRADES.indexOf(grade) < GRADES.indexOf(other), grade, other };
}
