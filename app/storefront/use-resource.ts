import { useEffect, useState } from 'react';

/**
 * What one of the store's own addresses answers in JSON (`/cards`, `/suggest`), or null while nothing has answered, and after
 * a failure: for parts of a page that are an extra. The router's fetcher is not for them: it puts the error page in the
 * place of the whole page when one of its answers fails.
 *
 * @param address null when there is nothing to ask; the last answer then stays
 */
export function useResource<Answer>(address: string | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    void read<Answer>(address, asking.signal).then((found) => {
      if (!asking.signal.aborted) setAnswer(found);
    });
    return () => asking.abort();
  }, [address]);
  return answer;
}

async function read<Answer>(address: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    // Offline, or not wanted any more: there is nothing to show, and nothing missing.
    return null;
  }
}
