import { expect, it } from 'vitest';
import type { ShopConnection } from '../start/shop-connection.ts';
import { storeChecks } from './store-checks.ts';

function checks(answer: () => Response | Promise<Response>, status = 200) {
  const shop = {
    platform: { fetch: async () => answer(), endpoint: 'https://x.myshopify.com/api', headers: {} },
    checks: { database: async () => undefined },
  } as unknown as ShopConnection;
  return storeChecks(shop, async () => new Response('', { status }), 'http://localhost:3000');
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

it('are passed by a platform that answers and a page that is rendered', async () => {
  const { page, list, platform, ...others } = checks(() => json({ data: { shop: { name: 'x' } } }));
  await platform?.();
  await page?.();
  await list?.();
  expect(Object.keys(others)).toEqual(['database']);
});

it.each([
  ['a wrong token', () => json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }), 'UNAUTHORIZED'],
  ['a refusal', () => json({}, 401), 'HTTP 401'],
  ['a shop that is closed', () => json({}, 402), 'HTTP 402'],
  ['no data', () => json({ data: null }), 'an error'],
  ['a page instead of data', () => new Response('<html>'), 'no JSON'],
])('name the platform that answers with %s', async (_what, answer, words) => {
  await expect(checks(answer).platform?.()).rejects.toThrow(`the platform at x.myshopify.com answers ${words}`);
});

it('fail with a page or a list that cannot be rendered', async () => {
  const { page, list } = checks(() => json({}), 500);
  await expect(page?.()).rejects.toThrow('/ is rendered with status 500');
  await expect(list?.()).rejects.toThrow('/products is rendered with status 500');
});

it('name the platform that cannot be reached', async () => {
  const { platform } = checks(() => Promise.reject(new TypeError('fetch failed')));
  await expect(platform?.()).rejects.toThrow('the platform at x.myshopify.com cannot be reached');
});
