import { useEffect, useState } from 'react';
import { isMissing, type MissingPart } from '../storefront/missing-part.ts';
import { useSayPaymentRequired } from './payment-required.ts';

/**
 * What one of the store's own addresses answers in JSON (`/cards`, `/suggest`), or null while nothing has answered, and after
 * a failure: for parts of a page that are an extra. The router's fetcher is not for them: it puts the error page in the
 * place of the whole page when one of its answers fails.
 *
 * @param address null when there is nothing to ask; the last answer then stays
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
