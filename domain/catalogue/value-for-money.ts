import { GRADES } from '../machine/grade.ts';
import type { LaptopFacts } from '../machine/laptop.ts';
import { findProcessor } from '../processors/processors.ts';
import { isSupported } from './use-rules.ts';
import { VALUE_RULE } from './value-rule.ts';

/** A system that gets no security updates any more halves what the rest is worth. */
const UNSUPPORTED_SHARE = 0.5;

/**
 * Points a euro: the two speed classes (2 to 20), memory (8 GB 3, 16 GB 6, 32 GB 9), a supported system 5, the grade (B 0 to AA 5), less
 * what any laptop must have. Null where processor, memory or price are not known.
 */
export function valueForMoney(
  facts: Pick<LaptopFacts, 'cpu' | 'ramGb' | 'grade' | 'windows11'>,
  priceCents: number | null,
): number | null {
  const speed = facts.cpu && findProcessor(facts.cpu.label)?.speed;
  if (!speed || facts.ramGb === null || priceCents === null || priceCents === 0) return null;
  const memory = VALUE_RULE.memory * Math.max(0, Math.log2(facts.ramGb / 4));
  const grade = facts.grade === null ? 0 : GRADES.length - 1 - GRADES.indexOf(facts.grade);
  const supported = isSupported(facts);
  const points =
    speed.classOne + speed.classMany + memory + grade + (supported ? VALUE_RULE.supported : 0) - VALUE_RULE.least;
  return ((Math.max(0, points) * (supported ? 1 : UNSUPPORTED_SHARE)) / priceCents) * 100;
}
