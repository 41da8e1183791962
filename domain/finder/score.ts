/** How well a laptop fits the answers, as a sum of parts that can each be explained. */
import type { LaptopFacts } from '../laptop.ts';
import { GRADES } from '../laptop.ts';
import type { AllAnswers, Answer } from './answers.ts';
import { BUDGETS } from './answers.ts';
import { processorPower } from './power.ts';

export interface FinderCandidate {
  id: string;
  priceCents: number;
  facts: Pick<LaptopFacts, 'cpu' | 'ramGb' | 'screenInches' | 'grade' | 'windows11'>;
  isMac: boolean;
}

export const PARTS = ['speed', 'memory', 'size', 'condition', 'lifetime', 'price'] as const;
export type Part = (typeof PARTS)[number];

export interface Score {
  /** 0 to 1: the weighted mean of the parts. */
  total: number;
  /** 0 to 1 each. */
  parts: Record<Part, number>;
  weights: Record<Part, number>;
}

interface Need {
  power: number;
  ramGb: number;
}

/** What each use asks for: the power of processorPower(), and memory. */
export const NEEDS: Readonly<Record<Answer<'use'>, Need>> = {
  study: { power: 7, ramGb: 8 },
  office: { power: 8, ramGb: 8 },
  code: { power: 10, ramGb: 16 },
  media: { power: 11, ramGb: 16 },
};

const WEIGHTS: Record<Part, number> = { speed: 3, memory: 3, size: 2, condition: 1.5, lifetime: 2, price: 1.5 };
/** What somebody calls most important counts that much more. */
const PRIORITY_FACTOR = 2.5;

/** The diagonals that fit each wish, inches, from and below. */
export const SIZES: Readonly<Record<Answer<'size'>, readonly [from: number, below: number]>> = {
  daily: [0, 13.9],
  balanced: [13.2, 14.9],
  desk: [15, 99],
  any: [0, 99],
};

export function scoreLaptop({ facts, priceCents, isMac }: FinderCandidate, answers: AllAnswers): Score {
  const need = NEEDS[answers.use];
  const parts: Record<Part, number> = {
    speed: speedScore(processorPower(facts.cpu), need.power),
    memory: memoryScore(facts.ramGb, need.ramGb),
    size: sizeScore(facts.screenInches, answers.size),
    condition: facts.grade === null ? 0.4 : 1 - GRADES.indexOf(facts.grade) / GRADES.length,
    lifetime: lifetimeScore(facts, isMac),
    price: priceScore(priceCents / 100, answers.budget),
  };
  const weights = { ...WEIGHTS, [answers.priority]: WEIGHTS[answers.priority] * PRIORITY_FACTOR };
  const sum = PARTS.reduce((total, part) => total + parts[part] * weights[part], 0);
  return { total: sum / PARTS.reduce((total, part) => total + weights[part], 0), parts, weights };
}

/** Enough for the work is worth most; what lies above still counts, because it is asked for the longest. */
function speedScore(power: number, need: number): number {
  if (power < need) return clamp(0.7 - (need - power) * 0.25);
  return clamp(0.7 + (power - need) * 0.075);
}

function memoryScore(ramGb: number | null, need: number): number {
  if (ramGb === null) return 0.2;
  if (ramGb < need) return clamp(0.3 * (ramGb / need));
  return ramGb >= need * 2 ? 1 : 0.8;
}

function sizeScore(inches: number | null, size: Answer<'size'>): number {
  if (size === 'any') return 1;
  if (inches === null) return 0.3;
  const [from, below] = SIZES[size];
  if (inches >= from && inches < below) return 1;
  const distance = inches < from ? from - inches : inches - below;
  return clamp(0.7 - distance * 0.35);
}

/** How long the machine gets security updates: the age of the processor, and whether it runs Windows 11 at all. */
function lifetimeScore({ windows11, cpu }: FinderCandidate['facts'], isMac: boolean): number {
  if (windows11 === 'no') return 0;
  // Macs with Intel processors are being left behind by macOS; those of Apple are not.
  if (isMac) return cpu?.vendor === 'apple' ? 1 : 0.25;
  return clamp(0.45 + (processorPower(cpu) - 8) * 0.11);
}

/** The cheaper within the budget the better; what lies below the band is no reproach, but was not asked for. */
function priceScore(euro: number, budget: Answer<'budget'>): number {
  const { fromEuro, toEuro } = BUDGETS[budget];
  if (euro < fromEuro) return 0.6;
  const upper = Math.min(toEuro, fromEuro * 2);
  const top = upper > 0 ? upper : toEuro;
  return clamp(1 - ((euro - fromEuro) / (top - fromEuro)) * 0.5);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
