import type { DeviceKind } from './device-kind.ts';
import type { LaptopFacts } from './laptop.ts';

/** iPadOS 26 needs an A12: a generation above it, what is sold gets updates for more than one year. */
const FIRST_IPAD_CHIP = 13;

type AppleFacts = Pick<LaptopFacts, 'brand' | 'cpu'>;

/** Whether Apple still writes systems for it, by its processor: new macOS leave Intel's behind. Null where nothing is known, or another maker's. */
export function appleSystem({ brand, cpu }: AppleFacts, device: DeviceKind): 'apple' | 'intel' | 'ipados' | null {
  if (brand !== 'Apple' || !cpu) return null;
  if (device === 'laptop') return cpu.vendor === 'apple' ? 'apple' : 'intel';
  const [, family, number] = /^Apple ([AM])(\d+)/.exec(cpu.label) ?? [];
  return device === 'tablet' && (family === 'M' || Number(number) >= FIRST_IPAD_CHIP) ? 'ipados' : null;
}
