/** How a laptop answers what was asked, by its facts, in parts that can each be explained. */
import { pixelsWide } from '../catalogue/resolution.ts';
import { isSupported } from '../catalogue/use-rules.ts';
import { carriedKilograms } from '../facts/carried-weight.ts';
import { GRADES } from '../machine/grade.ts';
import { graphicsPoints } from '../machine/graphics.ts';
import type { LaptopFacts } from '../machine/laptop.ts';
import { findProcessor } from '../processors/processors.ts';
import type { AllAnswers, Answer } from './answers.ts';
import { budgetOf } from './answers.ts';

/** A variant that can be bought, with the facts and the price that it has. */
export interface FinderCandidate {
  id: string;
  /** Two variants of one product are no two proposals. */
  product: string;
  priceCents: number;
  facts: Pick<
    LaptopFacts,
    'cpu' | 'ramGb' | 'storageGb' | 'screenInches' | 'grade' | 'windows11' | 'resolution' | 'machine'
  >;
  isMac: boolean;
}

export const PARTS = ['lifetime', 'speed', 'memory', 'graphics', 'size', 'condition', 'price'] as const;
export type Part = (typeof PARTS)[number];

/** 0 to 1 each; null where the part was not asked for or is not known. */
export type Parts = Readonly<Record<Part, number | null>>;

interface Need {
  /** Speed classes for one task and for many. */
  one: number;
  many: number;
  ramGb: number;
  /** Points of graphics (domain/machine/graphics.ts), or an Apple chip. */
  graphics?: number;
}

/** The needs of each use. */
export const NEEDS: Readonly<Record<Answer<'use'>, Need>> = {
  study: { one: 5, many: 3, ramGb: 8 },
  office: { one: 5, many: 4, ramGb: 8 },
  code: { one: 5, many: 4, ramGb: 16 },
  media: { one: 6, many: 5, ramGb: 16, graphics: 20 },
};

/** A bag every day: kilograms and watt hours; now and then: kilograms and inches; a desk: inches. */
export const SIZES = {
  daily: { kilograms: 1.4, wattHours: 40 },
  balanced: { kilograms: 1.75, from: 13, below: 15 },
  desk: { from: 15 },
} as const;

/** From here on a part is met. */
export const MET = 0.7;

export function partsOf({ facts, priceCents }: FinderCandidate, answers: AllAnswers): Parts {
  const need = NEEDS[answers.use];
  return {
    lifetime: lifetimePart(facts),
    speed: speedPart(facts.cpu, need),
    memory: memoryPart(facts.ramGb, need.ramGb),
    graphics: need.graphics === undefined ? null : graphicsPart(facts, need.graphics),
    size: sizePart(facts, answers.size),
    condition: facts.grade === null ? null : 1 - GRADES.indexOf(facts.grade) / GRADES.length,
    price: pricePart(priceCents / 100, answers.budget),
  };
}

/** Everything that the use needs, a system with updates first. */
export function isFitForUse({ lifetime, speed, memory, graphics }: Parts): boolean {
  return [lifetime, speed, memory, graphics ?? 1].every((part) => part !== null && part >= MET);
}

export function isFitForBag({ size }: Parts): boolean {
  return size === null || size >= MET;
}

/** 0 without updates; otherwise by the age of the model. */
function lifetimePart(facts: FinderCandidate['facts']): number {
  if (!isSupported(facts)) return facts.windows11 === 'no' || facts.cpu?.vendor === 'intel' ? 0 : 0.4;
  return clamp(0.7 + ((facts.machine.releaseYear ?? 2018) - 2018) * 0.06);
}

function speedPart(cpu: FinderCandidate['facts']['cpu'], need: Need): number | null {
  const speed = cpu && findProcessor(cpu.label)?.speed;
  if (!speed) return null;
  const missing = Math.max(0, need.one - speed.classOne) + Math.max(0, need.many - speed.classMany);
  if (missing > 0) return clamp(0.6 - missing * 0.15);
  return clamp(MET + (speed.classMany - need.many) * 0.06);
}

function memoryPart(ramGb: number | null, need: number): number | null {
  if (ramGb === null) return null;
  if (ramGb < need) return clamp(0.5 * (ramGb / need));
  return ramGb >= need * 2 ? 1 : 0.8;
}

/** A card of its own, or an Apple chip; and pictures want a sharp screen. */
function graphicsPart({ machine, cpu, resolution }: FinderCandidate['facts'], need: number): number {
  const isApple = cpu?.vendor === 'apple';
  const points = Math.max(graphicsPoints(machine), isApple ? 30 : 0);
  if (points < need) return 0.2;
  const pixels = pixelsWide(machine.resolution ?? resolution) ?? 0;
  return pixels < 1900 ? 0.5 : clamp(MET + points / 300);
}

function sizePart({ machine, screenInches }: FinderCandidate['facts'], size: Answer<'size'>): number | null {
  if (size === 'any') return null;
  if (size === 'desk') {
    if (screenInches === null) return 0.3;
    return screenInches >= SIZES.desk.from ? 1 : clamp(0.6 - (SIZES.desk.from - screenInches) * 0.2);
  }
  const { batteryWh } = machine;
  const weightKg = carriedKilograms(machine);
  if (weightKg === null) return 0.4;
  if (size === 'balanced') {
    const isInside =
      screenInches !== null && screenInches >= SIZES.balanced.from && screenInches < SIZES.balanced.below;
    return weightKg <= SIZES.balanced.kilograms
      ? isInside
        ? 1
        : 0.6
      : clamp(0.5 - (weightKg - SIZES.balanced.kilograms));
  }
  if (weightKg > SIZES.daily.kilograms) return clamp(0.6 - (weightKg - SIZES.daily.kilograms));
  return batteryWh !== null && batteryWh < SIZES.daily.wattHours
    ? 0.6
    : clamp(MET + (SIZES.daily.kilograms - weightKg) * 0.5);
}

/** The cheaper within the budget the better; what lies below the band is no reproach. */
function pricePart(euro: number, budget: Answer<'budget'>): number {
  const { fromEuro, toEuro } = budgetOf(budget);
  if (euro <= fromEuro) return 0.9;
  const top = Math.min(toEuro, (fromEuro || toEuro) * 2);
  return clamp(1 - ((euro - fromEuro) / (top - fromEuro)) * 0.45);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
