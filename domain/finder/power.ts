import type { Cpu } from '../laptop-cpu.ts';

/** What a processor of unknown kind is worth. */
const UNKNOWN = 6;

/**
 * How fast a processor is in everyday work, on a scale where an Intel Core i5 U of generation n is worth n. It is a rule of
 * thumb for comparing the machines of one shop, not a benchmark: families and classes are a step or two apart.
 */
export function processorPower(cpu: Pick<Cpu, 'label' | 'vendor' | 'generation'> | null): number {
  if (!cpu) return UNKNOWN;
  const { label, vendor, generation } = cpu;
  if (vendor === 'apple') return /M(\d)/.test(label) ? 11 + Number(/M(\d)/.exec(label)?.[1]) : UNKNOWN;
  if (vendor === 'amd') return ryzenPower(label);
  if (/Celeron|Pentium|Atom|Snapdragon/.test(label)) return 3;
  if (/Xeon/.test(label)) return 10;
  if (/Ultra/.test(label)) return 14;
  if (generation === null) return UNKNOWN;
  return generation + familyStep(label) + classStep(label);
}

function ryzenPower(label: string): number {
  const [, family, series] = /Ryzen (\d)(?:.*?\b(\d)\d{3})?/.exec(label) ?? [];
  if (!family) return 4;
  const bySeries = { 2: 8, 3: 8.5, 4: 10.5, 5: 11.5, 6: 12.5, 7: 13 }[Number(series)] ?? 8;
  return bySeries + (Number(family) - 5) / 2;
}

function familyStep(label: string): number {
  if (/\bm3\b|Core m|Y\d{2}|Y$/.test(label)) return -3;
  return { 3: -1.5, 5: 0, 7: 0.75, 9: 2 }[Number(/\bi(\d)/.exec(label)?.[1])] ?? 0;
}

/** H and HQ are for machines with a fan that earns its name. */
function classStep(label: string): number {
  return /\d(?:H|HQ|HK)$/.test(label) ? 1.5 : 0;
}
