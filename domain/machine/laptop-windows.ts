/** Whether a laptop runs Windows 11, by the table of processors alone. */

import { findProcessor, windows11OfGeneration } from '../processors/processors.ts';
import type { Cpu } from './laptop-cpu.ts';

/** `disputed`: sources disagree about the processor. `unknown`: the table says nothing of it. */
export type Windows11 = 'yes' | 'no' | 'disputed' | 'notApplicable' | 'unknown';

/** Microsoft's lists of supported Intel processors begin after these families; none of them was ever on one. */
const NEVER_LISTED = /^(?:A\d{1,2}|Xeon E3|Core 2)/;
/** Nor were the generations of Intel Core before this one. */
const FIRST_TABLED_GENERATION = 6;

/** A device of another system, whatever its processor. */
export function runsNoWindows(productType: string, brand: string, title: string): boolean {
  const isOther = /tablet|monitor|accessory/i.test(productType) || /^apple$/i.test(brand);
  return isOther || /chrome ?(?:book|os)/i.test(title);
}

export function getWindows11(cpu: Cpu | null): Windows11 {
  if (!cpu) return 'unknown';
  if (cpu.vendor === 'apple') return 'notApplicable';
  const listed = findProcessor(cpu.label)?.windows11 ?? windows11OfFamily(cpu);
  if (listed !== null) return listed === 'none' ? 'notApplicable' : listed;
  const isOld = cpu.vendor === 'intel' && cpu.generation !== null && cpu.generation < FIRST_TABLED_GENERATION;
  return isOld || NEVER_LISTED.test(cpu.label) ? 'no' : 'unknown';
}

/** «Core i5, 8th generation», without the number of the model. */
function windows11OfFamily({ label, generation }: Cpu) {
  const family = /^Core (i[3579])$/.exec(label)?.[1];
  return family && generation !== null ? windows11OfGeneration(family, generation) : null;
}
