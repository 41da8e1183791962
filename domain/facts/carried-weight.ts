import type { MachineFacts } from './machine-facts.ts';

export type Weighed = Pick<MachineFacts, 'weightKg'> &
  Partial<Pick<MachineFacts, 'weightWithKeyboardKg' | 'hasKeyboardInBox' | 'approximate'>>;

interface Weight {
  kilograms: number;
  isAbout: boolean;
}

/** The weight of everything that is carried: a keyboard that comes off and is in the box is carried, too. Null where it is not known. */
export function carriedWeight({
  weightKg,
  weightWithKeyboardKg = null,
  hasKeyboardInBox = null,
  approximate = [],
}: Weighed): Weight | null {
  if (weightWithKeyboardKg !== null) return { kilograms: weightWithKeyboardKg, isAbout: true };
  if (weightKg === null || hasKeyboardInBox === true) return null;
  return { kilograms: weightKg, isAbout: approximate.includes('weight') };
}

/** Kilograms for limits, orders and cards. */
export function carriedKilograms(machine: Weighed): number | null {
  return carriedWeight(machine)?.kilograms ?? null;
}
