import { useEffect } from 'react';
import type { MissingReason } from '../storefront/missing-part.ts';
import { RETRIES, retryDelayMs } from '../storefront/retry.ts';
import { createSharedValue } from './shared-value.ts';

/** Why parts of the page that is shown are missing; one entry for each part. */
const missingParts = createSharedValue<readonly { reason: MissingReason }[]>([]);

/** Tells, for as long as the component is shown, that a part is missing: then the page is asked for again. */
export function useMissingPart(reason: MissingReason | null): void {
  useEffect(() => {
    if (reason === null) return;
    const part = { reason };
    missingParts.set([...missingParts.get(), part]);
    return () => missingParts.set(missingParts.get().filter((other) => other !== part));
  }, [reason]);
}

/**
 * Ms until the page is asked for again; null for never. Offline, asking again would lose the page to the error screen.
 *
 * @param tries how many there have been
 */
export function nextTryMs(reason: MissingReason | null, tries: number, isOnline: boolean): number | null {
  return reason !== null && tries < RETRIES && isOnline ? retryDelayMs(tries) : null;
}

/** Null while nothing is missing. */
export function useMissingReason(): MissingReason | null {
  const parts = missingParts.use();
  if (parts.length === 0) return null;
  return parts.some(({ reason }) => reason === 'payment_required') ? 'payment_required' : 'failed';
}
