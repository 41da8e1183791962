import { beforeEach, expect, it, vi } from 'vitest';
import { graphql } from '#schema/graphql.ts';
import { toPlatform } from './browser-platform.ts';
import { requestStorefront } from './request.ts';

const document = graphql('query ShopName { shop { name } }');
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockReset().mockImplementation(() => {});
  vi.stubGlobal('location', { origin: 'https://shop.example.gr' });
});

async function ask(answer: () => Promise<Response>): Promise<unknown[]> {
  vi.stubGlobal('fetch', answer);
  await requestStorefront(
    toPlatform({ endpoint: '/api', publicToken: 'secret', loginsPath: null, alertsPath: null }),
    document,
    {},
  ).catch(() => {});
  return log.mock.calls.flat();
}

it.each([
  [402, 'Shopify: Payment required (ShopName, payment_required)'],
  [503, 'HTTP error! status: 503 (ShopName, http_503)'],
])('writes the status %i down in the browser', async (status, message) => {
  expect(await ask(async () => new Response('{}', { status }))).toEqual([message]);
});

it('writes down what the platform refuses, and an answer that is none', async () => {
  const refusal = { message: 'a', extensions: { code: 'THROTTLED' } };
  expect(await ask(async () => Response.json({ errors: [refusal] }))).toEqual([
    'Error calling Shopify: a (ShopName, THROTTLED)',
  ]);
  log.mockReset();
  expect(await ask(async () => Response.json({ errors: [{ message: 'a' }] }))).toEqual([
    'Error calling Shopify: a (ShopName, graphql)',
  ]);
  log.mockReset();
  expect(await ask(async () => new Response('<html>'))).toEqual([
    'Invalid response from Shopify (ShopName, invalid_response)',
  ]);
});

it('writes a connection that was reset down once', async () => {
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([
    'Shopify: network (ShopName, network)',
  ]);
});
