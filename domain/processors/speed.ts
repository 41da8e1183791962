/**
 * How fast a processor is, by a rule over plain facts and not by a benchmark.
 *
 * One task at a time: what a fast core of the architecture does in the power class (`CORE_SPEED`, in points; a Core i5 U of the 6th
 * generation has 10), a little more or less by the maker's own tier (i3 … i9, Ryzen 3 … 9, the business versions of a number).
 * Many tasks: the same for all cores together. A fast core that runs two threads counts 1.15, an efficiency core 0.4 to 0.75 by its
 * architecture; the more cores, the less each adds (power 0.6), because they share memory, power and cooling; a power class keeps up
 * only part of it, and many cores on DDR4 memory or at 14 nm a little less.
 *
 * The classes 1 to 10 are equal steps of the points' square root, so that they part slow and fast processors alike. They order
 * processors; they do not say how many seconds something takes.
 */
import type { ProcessorRow } from './processors.ts';

export interface Speed {
  /** Points for one task, and for many at once; only their order and ratio mean something. */
  one: number;
  many: number;
  /** 1 to 10 each. */
  classOne: number;
  classMany: number;
}

/** Points of a fast core by generation (or architecture) and power class; `*` means every other class. */
const CORE_SPEED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // Intel Core: generations. U and Y are thin machines, H and HX thick ones, P in between.
  '6': { U: 10, H: 10.6, Y: 7 },
  '7': { U: 11.2, H: 11.8, Y: 8.3 },
  '8': { U: 12.2, H: 13.9, Y: 10.2, T: 12.2 },
  '9': { H: 14.5 },
  '10': { U: 13.5, H: 15.3, Y: 11.5 },
  '11': { U: 17.3, H: 18.3, Y: 14.5 },
  '12': { U: 19.4, P: 19.8, H: 20.8, HX: 21.5 },
  '13': { U: 21, P: 21.5, H: 22.6, HX: 22.8 },
  '14': { HX: 24 },
  'Series 1': { U: 23 },
  'Ultra 100': { U: 20.8, H: 22 },
  'Ultra 200': { U: 23.3, V: 24.6, H: 26, HX: 29 },
  // Pentium, Celeron and N: architectures; those from Braswell on have efficiency cores alone.
  Skylake: { U: 7, Y: 5.6 },
  'Kaby Lake': { U: 7.6, Y: 5.8 },
  'Kaby Lake R': { U: 7.8 },
  'Amber Lake Y': { Y: 6.2 },
  'Whiskey Lake': { U: 8.3 },
  'Comet Lake': { U: 8.8 },
  'Ice Lake': { U: 12 },
  'Tiger Lake': { U: 14 },
  'Alder Lake': { U: 15.5 },
  Braswell: { N: 3.3 },
  'Apollo Lake': { N: 4.5 },
  'Gemini Lake': { N: 6.3 },
  'Gemini Lake Refresh': { N: 6.8 },
  'Jasper Lake': { N: 8.4 },
  'Alder Lake-N': { '*': 12 },
  // AMD: series of numbers; 5000 and 7000 hold several architectures.
  '2000': { U: 10.3, H: 11 },
  '3000': { U: 11.4, H: 11.9 },
  '4000': { U: 14.7, H: 15.4 },
  '5000 Zen 2': { U: 14.8 },
  '5000': { U: 18.1, H: 18.4, HX: 18.8 },
  '6000': { U: 18.7, H: 19, HX: 19.3 },
  '7000 Zen 2': { U: 15 },
  '7000 Zen 3': { U: 18.6 },
  '7000 Zen 3+': { U: 19.2, H: 19.5 },
  '7000 Zen 4': { U: 22.4, H: 22.8, HX: 25 },
  '8000': { U: 22.8, H: 22.6 },
  Athlon: { U: 10.5 },
  // Apple and other Arm chips.
  M1: { '*': 23 },
  M2: { '*': 25 },
  M3: { '*': 29 },
  M4: { '*': 33 },
  A12: { '*': 14.8 },
  A13: { '*': 17.7 },
  A14: { '*': 21 },
  A15: { '*': 22.5 },
  A16: { '*': 25 },
  '7c': { '*': 5.6 },
  '7c Gen 2': { '*': 6 },
  '850': { '*': 6 },
  '8c': { '*': 7.5 },
  '8cx': { '*': 9 },
  SQ1: { '*': 9.2 },
  '8cx Gen 2': { '*': 9.5 },
  SQ2: { '*': 9.7 },
  '8cx Gen 3': { '*': 14 },
  SQ3: { '*': 14.2 },
  X: { '*': 20 },
  'X Plus': { '*': 22 },
  'X Elite': { '*': 24 },
  '865+': { '*': 12.5 },
  '8 Gen 1': { '*': 16 },
  'Exynos 9810': { '*': 8.5 },
};

/** The share of speed that a power class keeps with all cores at work. */
const SUSTAINED: Readonly<Record<string, number>> = {
  HX: 0.9,
  H: 0.9,
  P: 0.83,
  U: 0.86,
  V: 0.93,
  T: 0.75,
  Y: 0.7,
  N: 0.7,
  Apple: 0.96,
  Arm: 0.75,
  tablet: 0.6,
};
/** An efficiency core's share of a fast one, by generation or power class. */
const EFFICIENCY_CORE: Readonly<Record<string, number>> = { 'Ultra 100': 0.55, 'Ultra 200': 0.75, Apple: 0.4 };
const OTHER_EFFICIENCY_CORE = 0.45;
const [TWO_THREADS, SHARING] = [1.15, 0.6];

/** Six and eight fast cores of Intel's 14 nm generations are held back by their heat, eight of any maker by DDR4 memory. */
const HOT = { generations: new Set(['6', '7', '8', '9', '10']), fromCores: 6, share: 0.86 };
const ON_DDR4 = { generations: new Set(['11', '4000', '5000', '7000 Zen 2', '7000 Zen 3']), fromCores: 8, share: 0.93 };

/** The points between which the ten classes lie. */
const ONE_TASK = { from: 4, to: 28 };
const MANY_TASKS = { from: 6, to: 115 };

export function speedOf(row: ProcessorRow): Speed | null {
  const byClass = CORE_SPEED[row.generation];
  const core = byClass?.[row.powerClass] ?? byClass?.['*'];
  if (core === undefined) return null;
  const one = core * tierOf(row);
  const many = one * fastCoresOf(row) ** SHARING * (SUSTAINED[row.powerClass] ?? 1) * heldBack(row);
  return { one, many, classOne: toClass(one, ONE_TASK), classMany: toClass(many, MANY_TASKS) };
}

/** All cores together, in fast cores that run one thread; a chip that has none has no others to be measured by. */
function fastCoresOf({ generation, powerClass, cores, fastCores, threads }: ProcessorRow): number {
  if (fastCores === 0) return cores;
  const efficiency = EFFICIENCY_CORE[generation] ?? EFFICIENCY_CORE[powerClass] ?? OTHER_EFFICIENCY_CORE;
  return fastCores * (threads > cores ? TWO_THREADS : 1) + (cores - fastCores) * efficiency;
}

function heldBack({ generation, powerClass, cores }: ProcessorRow): number {
  if (powerClass === 'H' && cores >= HOT.fromCores && HOT.generations.has(generation)) return HOT.share;
  return cores >= ON_DDR4.fromCores && ON_DDR4.generations.has(generation) ? ON_DDR4.share : 1;
}

/** The maker's tier within a generation: higher numbers are given higher clocks. */
function tierOf({ name, generation }: ProcessorRow): number {
  const intel = /^(?:Core )?(i|m)(\d)-(\w+)/.exec(name);
  if (intel) {
    const [, line, tier, number = ''] = intel;
    if (line === 'm') return { 3: 0.94, 5: 1.05, 7: 1.18 }[Number(tier)] ?? 1;
    // The i3 of the first two generations had no turbo.
    const steps = { 3: Number(generation) <= 7 ? 0.76 : 0.94, 5: 1, 7: 1.07, 9: 1.11 };
    const architecture = ICE_LAKE.test(number) ? ICE_LAKE_SHARE : 1;
    return (steps[Number(tier) as keyof typeof steps] ?? 1) * (isBusinessNumber(number) ? 1.04 : 1) * architecture;
  }
  // A mobile Xeon is clocked as the highest Core of its generation.
  if (/^Xeon/.test(name)) return XEON;
  const ultra = /^Core (?:Ultra )?(\d) \d(\d)/.exec(name);
  if (ultra) return (0.965 + Number(ultra[1]) * 0.007) * (Number(ultra[2]) >= 6 ? 1.02 : 1);
  const ryzen = /^Ryzen (\d)/.exec(name);
  if (ryzen) return { 3: 0.96, 5: 1, 7: 1.045, 9: 1.08 }[Number(ryzen[1])] ?? 1;
  if (/^Celeron|^Athlon Silver/.test(name) && !/\bN\d/.test(name)) return 0.72;
  return /Pro|Max|Ultra|[XY]1E-84/.test(name) ? 1.02 : 1;
}

/** Of the 10th generation those whose number ends in G1 to G7 have a newer core: i5-1035G4, i5-1038NG7. */
const ICE_LAKE = /^10\d\dN?G\d$/;
const ICE_LAKE_SHARE = 1.15;
const XEON = 1.11;

/** The version of a number with remote management runs a little faster: 8350 and 8365, 10310, 1145, 1185, 1245, 1265. */
function isBusinessNumber(number: string): boolean {
  return /^(?:[67][36]00U|[89](?:350|365|650|665|850)|10(?:310|610|810|850|885)|11(?:45|85)|1[23](?:45|50|65|70)(?!\d))/.test(
    number,
  );
}

function toClass(points: number, { from, to }: { from: number; to: number }): number {
  const step = Math.round((9 * (Math.sqrt(points) - Math.sqrt(from))) / (Math.sqrt(to) - Math.sqrt(from))) + 1;
  return Math.min(10, Math.max(1, step));
}
