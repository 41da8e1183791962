/** Laptops side by side: in what they differ, and which is best in what can be called better. */

import { carriedWeight, type Weighed } from '../facts/carried-weight.ts';
import type { MachineFacts } from '../facts/machine-facts.ts';
import { findProcessor } from '../processors/processors.ts';
import type { Speed } from '../processors/speed.ts';
import { GRADES } from './grade.ts';
import type { LaptopFacts } from './laptop.ts';

/** At most this many fit beside each other and can be told apart. */
export const MAX_COMPARED = 4;

export interface Compared {
  priceCents: number | null;
  facts: Pick<LaptopFacts, 'cpu' | 'ramGb' | 'ramUpToGb' | 'storageGb' | 'grade'> & {
    machine: Pick<MachineFacts, 'powerWatts' | 'releaseYear'>;
  };
}

/**
 * The places of the best in each row; none where all are equal or one is not known.
 *
 * @returns never all of them
 */
export function bestOf(laptops: readonly Compared[]) {
  const highest = (worth: (laptop: Compared) => number | null) => placesOfHighest(laptops.map(worth));
  return {
    price: highest(({ priceCents }) => (priceCents === null ? null : -priceCents)),
    grade: highest(({ facts }) => (facts.grade === null ? null : -GRADES.indexOf(facts.grade))),
    // Better is certain only where it is a class faster for many tasks and no slower for one.
    cpu: bestProcessors(laptops),
    // Better is certain only where the least of one is no less than the most of another.
    memory: mostMemory(laptops),
    storage: highest(({ facts }) => facts.storageGb),
    year: highest(({ facts }) => facts.machine.releaseYear),
    powerSupply: highest(({ facts }) => facts.machine.powerWatts),
  };
}

function placesOfHighest(worths: readonly (number | null)[]): number[] {
  const known = worths.filter((worth) => worth !== null);
  const highest = Math.max(...known);
  // One unknown value leaves the best one open.
  if (known.length < worths.length || known.every((worth) => worth === highest)) return [];
  return worths.flatMap((worth, index) => (worth === highest ? [index] : []));
}

/** The machines with no less in any configuration than another has in its largest, and more than some other. */
function mostMemory(laptops: readonly Compared[]): number[] {
  const sizes = laptops.map(({ facts }) => [facts.ramGb, facts.ramUpToGb ?? facts.ramGb] as const);
  const best = sizes.flatMap(([least], index) =>
    least !== null &&
    sizes.every(([, most]) => most !== null && least >= most) &&
    sizes.some(([, most]) => most !== null && least > most)
      ? [index]
      : [],
  );
  return best;
}

/**
 * The processors that no other one here beats. Only a class or more counts: of two in the same classes the rule does not tell. Who is
 * faster for one task and slower for many, be it by points alone, is neither better nor worse.
 */
function bestProcessors(laptops: readonly Compared[]): number[] {
  const speeds = laptops.map(({ facts }) => (facts.cpu && findProcessor(facts.cpu.label)?.speed) ?? null);
  if (speeds.some((speed) => speed === null)) return [];
  const best = speeds.flatMap((speed, index) => {
    const isBest = speeds.every((other) => !speed || !other || !isBeaten(speed, other));
    return isBest ? [index] : [];
  });
  // The one that is named must be a class ahead of those that are not.
  const isTied = best.some((index) =>
    speeds.some((speed, other) => !best.includes(other) && speed && areAlike(speed, speeds[index] ?? speed)),
  );
  return isTied || best.length === laptops.length ? [] : best;
}

function isBeaten(own: Speed, other: Speed): boolean {
  return !areAlike(own, other) && (own.one < other.one || own.many < other.many);
}

function areAlike(own: Speed, other: Speed): boolean {
  return own.classOne === other.classOne && own.classMany === other.classMany;
}

/** None is best if all are nearer to each other than this, in kilograms and watt hours. */
const [NEAR_KILOGRAMS, NEAR_WATT_HOURS] = [0.05, 3];
/** Among estimates the best is ahead of every other by so much. */
const [AHEAD_KILOGRAMS, AHEAD_WATT_HOURS] = [0.2, 8];

type Estimated = Pick<MachineFacts, 'approximate'>;

/** The lightest, if one laptop is clearly lighter. */
export function lightestOf(machines: readonly Weighed[]): number[] {
  const weights = machines.map(carriedWeight);
  const kilograms = weights.map((weight) => weight?.kilograms ?? null);
  return weights.some((weight) => weight?.isAbout)
    ? farLowest(kilograms, AHEAD_KILOGRAMS)
    : clearlyLowest(kilograms, NEAR_KILOGRAMS);
}

export function longestBatteryOf(machines: readonly (Pick<MachineFacts, 'batteryWh'> & Estimated)[]): number[] {
  const lack = machines.map(({ batteryWh }) => (batteryWh === null ? null : -batteryWh));
  return machines.some(({ approximate }) => approximate.includes('battery_design'))
    ? farLowest(lack, AHEAD_WATT_HOURS)
    : clearlyLowest(lack, NEAR_WATT_HOURS);
}

/** The share by which a laptop must be lighter than every other one, larger than any error of an estimate. */
const CLEARLY_LIGHTER = 0.85;

/** The one that is lighter than all others even where weights are estimates; null where none is, or a weight is not known. */
export function clearlyLightestOf(machines: readonly Weighed[]): number | null {
  const weights = machines.flatMap((machine) => carriedWeight(machine)?.kilograms ?? []);
  if (weights.length < machines.length || weights.length < 2) return null;
  const least = Math.min(...weights);
  const isClear = weights.filter((weight) => least > weight * CLEARLY_LIGHTER).length === 1;
  return isClear ? weights.indexOf(least) : null;
}

function clearlyLowest(values: readonly (number | null)[], near: number): number[] {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || known.length < 2) return [];
  const lowest = Math.min(...known);
  const isClear = known.some((value) => value > lowest + near);
  return isClear ? values.flatMap((value, index) => (value === lowest ? [index] : [])) : [];
}

function farLowest(values: readonly (number | null)[], ahead: number): number[] {
  const [lowest, second] = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  if (values.includes(null) || lowest === undefined || second === undefined) return [];
  // In thousandths, since 1.6 - 1.4 is a little more than 0.2.
  return Math.round((second - lowest) * 1_000) >= ahead * 1_000 ? [values.indexOf(lowest)] : [];
}

/** The products of an address such as `/compare?laptop=a&laptop=b`: each once, at most four. */
export function parseCompared(parameters: URLSearchParams): string[] {
  return parseHandles(parameters, MAX_COMPARED);
}

/** The handles of an address, each once, at most so many. */
export function parseHandles(parameters: URLSearchParams, most: number): string[] {
  const handles = parameters.getAll('laptop').map((handle) => handle.trim());
  return [...new Set(handles)].filter((handle) => handle !== '' && handle.length <= 255).slice(0, most);
}

export function compareAddress(handles: readonly string[]): string {
  const parameters = new URLSearchParams(handles.map((handle) => ['laptop', handle]));
  return handles.length === 0 ? '/compare' : `/compare?${parameters}`;
}
