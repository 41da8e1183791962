import { afterEach, expect, it, vi } from 'vitest';
import { hostedAssistants } from './open-assistants.ts';

const answer = hostedAssistants('my-shop.myshopify.com');
const ask = (path: string) => answer(new Request(`https://shop.example.gr${path}`));

afterEach(() => vi.restoreAllMocks());

it('passes a hosted shop’s own profile on, without a redirect', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"ucp":{}}'));
  const response = await ask('/.well-known/ucp');
  expect(asked.mock.calls[0]?.[0]).toBe('https://my-shop.myshopify.com/.well-known/ucp');
  expect([response?.status, await response?.json()]).toEqual([200, { ucp: {} }]);
  expect(response?.headers.get('cache-control')).toBe('public, max-age=300');
});

it('says when the hosted shop does not answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  expect((await ask('/.well-known/ucp'))?.status).toBe(502);
});

it('leads calls to the hosted shop’s endpoint, and leaves other paths alone', async () => {
  const response = await ask('/api/ucp/mcp');
  expect([response?.status, response?.headers.get('location')]).toEqual([
    308,
    'https://my-shop.myshopify.com/api/ucp/mcp',
  ]);
  expect(await ask('/.well-known/security.txt')).toBeNull();
});
