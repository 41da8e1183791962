import { carriedKilograms, type Weighed } from '#domain/facts/carried-weight.ts';
import type { AllAnswers } from '#domain/finder/answers.ts';
import { SIZES } from '#domain/finder/score.ts';

export type SizeLack = 'smaller' | 'larger' | 'weight' | 'unweighed' | 'battery';

interface Carried {
  machine: Weighed;
  screenInches: number | null;
}

/** Why a machine is not carried as was asked for. */
export function sizeLack({ machine, screenInches }: Carried, size: AllAnswers['size']): SizeLack {
  if (size === 'any' || size === 'desk') return 'smaller';
  const weightKg = carriedKilograms(machine);
  if (weightKg === null) return 'unweighed';
  if (weightKg > SIZES[size].kilograms) return 'weight';
  if (size === 'daily') return 'battery';
  return (screenInches ?? 0) < SIZES.balanced.from ? 'smaller' : 'larger';
}
