import { createHash } from 'node:crypto';

/** Lines are named by a UUID, as on the hosted platform. */
export function toUuid(randomText: string): string {
  const hex = createHash('sha256').update(randomText).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
