import { processorPower } from '#domain/finder/power.ts';
import type { Cpu } from '#domain/laptop.ts';

/** As fast as a Core i5 of the 6th generation: from here on many things run at once. */
const OFFICE_POWER = 6;

/** What a processor is good for, as the key of its sentence. */
export function processorUse(cpu: Cpu | null): 'apple' | 'light' | 'office' {
  if (cpu?.vendor === 'apple') return 'apple';
  return processorPower(cpu) < OFFICE_POWER ? 'light' : 'office';
}

/** Intel Core alone counts generations in its model's number, after the dash; everything else is only called a processor. */
export function processorTip(cpu: Cpu | null): 'generation' | 'other' {
  return cpu?.vendor === 'intel' && cpu.generation !== null && /-\d/.test(cpu.label) ? 'generation' : 'other';
}
