import type { MachineFacts } from '../facts/machine-facts.ts';
import type { LaptopFacts } from './laptop.ts';

/** '8 GB', or '8–16 GB' where the options offer more than the title names; null where the memory is not known. */
export function memoryText({ ramGb, ramUpToGb }: Pick<LaptopFacts, 'ramGb' | 'ramUpToGb'>): string | null {
  return ramGb === null ? null : `${[ramGb, ramUpToGb].filter(Boolean).join('–')}\u00A0GB`;
}

/** How much of the memory is soldered; null where none is, or where that is not known. */
export function solderedMemory({
  isMemorySoldered,
  memorySlots,
}: Pick<MachineFacts, 'isMemorySoldered' | 'memorySlots'>): 'all' | 'part' | null {
  if (!isMemorySoldered) return null;
  return memorySlots ? 'part' : 'all';
}
