import type { Cpu } from '#domain/machine/laptop.ts';
import { findProcessor } from '#domain/processors/processors.ts';

/** As fast for one task as a Core i5 of the 6th generation: from here on many things run at once. */
const OFFICE_CLASS = 4;

/** What many things at once need beside the processor, in GB. */
const OFFICE_MEMORY = 8;

/** A processor's use, as the key of its sentence; null if it is unknown. On the server, because it needs the table. */
export function processorUse(cpu: Cpu | null, ramGb: number | null): 'apple' | 'light' | 'office' | null {
  const speed = cpu && findProcessor(cpu.label)?.speed;
  if (!cpu || !speed) return null;
  if (cpu.vendor === 'apple' && /^Apple M/.test(cpu.label)) return 'apple';
  return speed.classOne < OFFICE_CLASS || (ramGb ?? OFFICE_MEMORY) < OFFICE_MEMORY ? 'light' : 'office';
}
