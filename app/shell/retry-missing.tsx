import { useEffect, useState } from 'react';
import { useLocation, useRouter } from '../router/router-context.ts';
import { useMissingReason } from '../state/missing-parts.ts';
import { useSayPaymentRequired } from '../state/payment-required.ts';
import { RETRIES, retryDelayMs } from '../storefront/retry.ts';

/**
 * Asks for the page's data again while parts of it are missing, as often as the specification says (section 9): the server
 * waits for the platform only two seconds. A platform that wants to be paid first is told of once, and not asked again.
 */
export function RetryMissing() {
  const reason = useMissingReason();
  const { revalidate } = useRouter();
  const { key } = useLocation();
  const sayPaymentRequired = useSayPaymentRequired();
  const [tries, setTries] = useState({ key, made: 0 });
  const made = tries.key === key ? tries.made : 0;
  useEffect(() => {
    if (reason === 'payment_required') sayPaymentRequired();
  }, [reason, sayPaymentRequired]);
  useEffect(() => {
    if (reason !== 'failed' || made >= RETRIES) return;
    const tryAgain = async () => {
      await revalidate();
      setTries({ key, made: made + 1 });
    };
    const timer = setTimeout(() => void tryAgain(), retryDelayMs(made));
    return () => clearTimeout(timer);
  }, [reason, made, key, revalidate]);
  return null;
}
