import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useMissingReason } from '../state/missing-parts.ts';
import { useSayPaymentRequired } from '../state/payment-required.ts';
import { RETRIES, retryDelayMs } from '../storefront/retry.ts';

/**
 * Asks for the page's data again while parts of it are missing, as often as the specification says (section 9): the server
 * waits for the platform only two seconds. A platform that wants to be paid first is told of once, and not asked again.
 */
export function RetryMissing() {
  const reason = useMissingReason();
  const { revalidate, state } = useRevalidator();
  const { key } = useLocation();
  const sayPaymentRequired = useSayPaymentRequired();
  const tries = useRef({ key, made: 0 });
  useEffect(() => {
    if (reason === 'payment_required') sayPaymentRequired();
  }, [reason, sayPaymentRequired]);
  useEffect(() => {
    if (tries.current.key !== key) tries.current = { key, made: 0 };
    const { made } = tries.current;
    if (reason !== 'failed' || state !== 'idle' || made >= RETRIES) return;
    const timer = setTimeout(() => {
      tries.current = { key, made: made + 1 };
      void revalidate();
    }, retryDelayMs(made));
    return () => clearTimeout(timer);
  }, [reason, state, key, revalidate]);
  return null;
}
