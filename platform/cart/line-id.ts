import { hash } from 'node:crypto';

/** Lines are named by a UUID, as on the hosted platform. */
export function toUuid(randomText: string): string {
  const hex = hash('sha256', randomText, 'hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
