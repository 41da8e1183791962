/** `@shopify/storefront-api-client` from npm, unchanged. */
import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../support/databases.ts';
import { serveToClients } from '../support/shop-on-the-web.ts';
import { PRIVATE_TOKEN, TOKEN, useTestPlatform } from '../support/test-platform.ts';

const PRODUCT = `query Product($handle: String!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
  product(handle: $handle) { title } }`;
const DEFERRED = `query Deferred($handle: String!) { product(handle: $handle) { title ... @defer(label: "more") { description vendor } } }`;

describe.each(databaseKinds)('@shopify/storefront-api-client on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { requests } = serveToClients(given);
  const settings = { storeDomain: 'https://shop.example.gr', apiVersion: '2025-07' };
  let client: ReturnType<typeof createStorefrontApiClient>;
  beforeAll(() => {
    // It warns that newer versions are out.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    client = createStorefrontApiClient({ ...settings, publicAccessToken: TOKEN });
  });
  afterAll(() => vi.restoreAllMocks());

  it('asks, with variables, in a language', async () => {
    const { data, errors } = await client.request(PRODUCT, { variables: { handle: 'alpha-14', language: 'EN' } });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ product: { title: 'Alpha 14 (i5-8365U, 16GB)' } });
    expect(requests().at(-1)?.url).toBe('https://shop.example.gr/api/2025-07/graphql.json');
  });

  it('asks as a server, with the private token', async () => {
    const server = createStorefrontApiClient({
      ...settings,
      privateAccessToken: PRIVATE_TOKEN,
      customFetchApi: (url, init) => fetch(url, init as RequestInit),
    });
    expect((await server.request('{ shop { name } }')).data).toEqual({ shop: { name: 'Ξανά' } });
  });

  it('is told of errors in the form that it knows', async () => {
    const { errors } = await client.request('{ product(handle: "a") { nothing } }');
    expect(errors).toMatchObject({
      networkStatusCode: 200,
      graphQLErrors: [{ extensions: { code: 'undefinedField' } }],
    });
    const stranger = createStorefrontApiClient({ ...settings, publicAccessToken: 'wrong' });
    expect((await stranger.request('{ shop { name } }')).errors).toMatchObject({ networkStatusCode: 401 });
  });

  it('reads a deferred part, in pieces or at once', async () => {
    const parts: unknown[] = [];
    let last: { data?: unknown; hasNext?: boolean; errors?: unknown } = {};
    for await (const part of await client.requestStream(DEFERRED, { variables: { handle: 'beta-13' } })) {
      parts.push(part.data);
      last = part;
    }
    expect(last).toMatchObject({
      data: { product: { title: 'Βήτα 13', description: 'Text', vendor: 'HP' } },
      hasNext: false,
    });
    expect(last.errors).toBeUndefined();
  });
});
