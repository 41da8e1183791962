import { afterAll, beforeAll, vi } from 'vitest';
import type { Platform } from '#platform/platform.ts';
import { PUBLIC_URL } from './test-platform.ts';

/**
 * Lets a client that uses `fetch` find the platform under `https://shop.example.gr`, as it would find a hosted shop. Requests
 * to anywhere else fail.
 */
export function serveToClients(given: () => { platform: Platform }): { requests: () => Request[] } {
  const requests: Request[] = [];
  beforeAll(() => {
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const { origin, pathname } = new URL(request.url);
      if (origin !== PUBLIC_URL || !pathname.startsWith('/api/')) throw new Error(`nobody is at ${request.url}`);
      requests.push(request.clone());
      return given().platform.storefrontApi(request);
    });
  });
  afterAll(() => vi.unstubAllGlobals());
  return { requests: () => requests };
}
