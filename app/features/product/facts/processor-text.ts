import type { Cpu } from '#domain/machine/laptop.ts';

/** Intel Core alone counts generations in its model's number, after the dash; everything else is only called a processor. */
export function processorTip(cpu: Cpu | null): 'generation' | 'other' {
  return cpu?.vendor === 'intel' && cpu.generation !== null && /-\d/.test(cpu.label) ? 'generation' : 'other';
}
