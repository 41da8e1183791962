import { useEffect, useState } from 'react';
import { isMissing, type MissingPart } from '../storefront/missing-part.ts';
import { useSayPaymentRequired } from './payment-required.ts';

/**
 * Reads JSON from one of the store's own addresses (`/cards`, `/suggest`) for optional parts of a page. The value is null until the
 * first answer, and after a failure. The router's fetcher does not fit: its failure replaces the whole page by the error page.
 *
 * @param address null for no request; the last answer then stays
 */
export function useResource<Answer extends object>(address: string | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const sayPaymentRequired = useSayPaymentRequired();
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    void read<Answer>(address, asking.signal).then((found) => {
      if (asking.signal.aborted) return;
      if (found === null || !isMissing(found)) return setAnswer(found);
      setAnswer(null);
      if (found.missingReason === 'payment_required') sayPaymentRequired();
    });
    return () => asking.abort();
  }, [address, sayPaymentRequired]);
  return answer;
}

async function read<Answer>(address: string, signal: AbortSignal): Promise<Answer | MissingPart | null> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
    // 503 says in JSON why (storefront/missing-part.ts).
    return response.ok || response.status === 503 ? ((await response.json()) as Answer | MissingPart) : null;
  } catch {
    // Offline, or not wanted any more: there is nothing to show, and nothing missing.
    return null;
  }
}
