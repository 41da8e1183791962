/** Assistants in the catalogue: the official MCP client, unchanged, and REST; every answer is held against the official schemas. */
import { beforeEach, describe, expect, it } from 'vitest';
import { AGENT_SHOP_URL, type Answer, agentProfile, useAgentShop } from '../support/agent-shop.ts';
import { databaseKinds } from '../support/databases.ts';
import { ANSWERS, ucpFaults } from '../support/ucp-schemas.ts';

const STUDENT = 'φορητός για φοιτητή ως 300 ευρώ, ελαφρύς';

describe.each(databaseKinds)('the catalogue for assistants on %s', (kind) => {
  const given = useAgentShop(kind);
  const call = async (name: string, input: object) => {
    const client = await given().connect();
    const meta = { 'ucp-agent': { profile: given().profileUrl } };
    const { structuredContent, content } = await client.callTool({ name, arguments: { meta, ...input } });
    await client.close();
    expect(JSON.parse((content as { text: string }[])[0]?.text ?? '')).toEqual(structuredContent);
    expect(ucpFaults(structuredContent, ...(ANSWERS[name] ?? []))).toEqual([]);
    return structuredContent as Answer;
  };
  const messagesOf = (answer: Answer, code: string) =>
    (answer.messages ?? []).filter((message: Answer) => message.code === code).map(({ content }: Answer) => content);

  it('tells where it is and what it can do', async () => {
    const response = await given().send('/.well-known/ucp');
    const profile: Answer = await response.json();
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=(?:[6-9]\d|\d{3,})$/);
    expect(ucpFaults(profile, 'discovery/profile_schema.json#/$defs/business_profile')).toEqual([]);
    expect(
      profile.ucp.services['dev.ucp.shopping'].map(({ transport, endpoint }: Answer) => [transport, endpoint]),
    ).toEqual([
      ['rest', `${AGENT_SHOP_URL}/api/ucp`],
      ['mcp', `${AGENT_SHOP_URL}/api/ucp/mcp`],
    ]);
    const [key] = profile.signing_keys;
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(key).not.toHaveProperty('d');
    const again: Answer = await (await given().send('/.well-known/ucp')).json();
    expect(again.signing_keys).toEqual(profile.signing_keys);
  });

  it('lists its tools to the official client, and its policies in both languages', async () => {
    const client = await given().connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'search_catalog',
        'lookup_catalog',
        'get_product',
        'recommend_laptop',
        'compare_laptops',
      ]),
    );
    for (const { inputSchema } of tools) expect(inputSchema.required).toContain('meta');
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(0);
    const [first] = resources;
    const { contents } = await client.readResource({ uri: first?.uri ?? '' });
    expect(contents[0]).toHaveProperty('text', expect.stringMatching(/\S/));
    await expect(client.readResource({ uri: `${AGENT_SHOP_URL}/cart` })).rejects.toThrow(/not found/i);
    await client.close();
  });

  it('searches as the shop does: a sentence with use, price and weight, and what was understood', async () => {
    const answer = await call('search_catalog', { catalog: { query: STUDENT } });
    expect(answer.products.length).toBeGreaterThan(0);
    for (const { variants } of answer.products) expect(variants[0].price.amount).toBeLessThanOrEqual(30_000);
    expect(messagesOf(answer, 'understood')[0]).toMatch(/300/);
    const [first] = answer.products;
    expect(first.url).toMatch(`${AGENT_SHOP_URL}/product/laptop/`);
    expect(first.metadata).toMatchObject({ condition: 'refurbished', warranty: { months: 12 }, returns: { days: 14 } });
    expect(first.metadata.facts.find(({ key }: Answer) => key === 'weight').value).toMatch(/kg$/);
    expect(first.metadata.delivery.from).toBe('2026-11-24');
    expect(first.media[0].url).toMatch(/^https:/);
    expect(answer.ucp.capabilities).toEqual({ 'dev.ucp.shopping.catalog.search': [{ version: '2026-04-08' }] });
  });

  it('understands English and negations, and speaks the language of the context', async () => {
    const answer = await call('search_catalog', {
      catalog: { query: 'laptop without Lenovo under 400', context: { language: 'en-GB' } },
    });
    expect(answer.products.length).toBeGreaterThan(0);
    for (const { metadata, url } of answer.products) {
      expect(metadata.brand).not.toBe('Lenovo');
      expect(url).toContain('/en/product/');
    }
    expect(messagesOf(answer, 'understood')[0]).toMatch(/^Understood: .*not Lenovo/);
  });

  it('filters by price and category, and pages to the end without a gap', async () => {
    const filters = { categories: ['laptop'], price: { min: 20_000, max: 30_000 } };
    const seen: string[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const answer = await call('search_catalog', {
        catalog: { filters, pagination: { limit: 20, ...(cursor && { cursor }) } },
      });
      seen.push(...answer.products.map(({ id }: Answer) => id));
      for (const { variants } of answer.products)
        for (const { price } of variants)
          expect([price.amount >= 20_000, price.amount <= 30_000]).toEqual([true, true]);
      ({ cursor, total_count: total } = answer.pagination);
    } while (cursor);
    expect(total).toBeGreaterThan(20);
    expect(seen.length).toBe(total);
    expect(new Set(seen).size).toBe(total);
  });

  it('gives ten a page unless more are asked for, and at most fifty', async () => {
    const of = async (pagination: object) =>
      (await call('search_catalog', { catalog: { query: 'laptop', pagination } })).products.length;
    expect([await of({}), await of({ limit: 3 }), await of({ limit: 5_000 })]).toEqual([10, 3, 50]);
  });

  it('says what it cannot do: other currencies, other countries, what is not sold', async () => {
    const answer = await call('search_catalog', {
      catalog: {
        query: 'playstation 5',
        filters: { price: { max: 1 }, colour: 'red' },
        context: { currency: 'USD', address_country: 'DE' },
      },
    });
    expect(messagesOf(answer, 'price_filter_ignored')).toHaveLength(1);
    expect(messagesOf(answer, 'filter_ignored')).toHaveLength(1);
    expect(messagesOf(answer, 'region_restricted')).toHaveLength(1);
    expect(messagesOf(answer, 'not_sold')).toHaveLength(1);
    const nothing = await call('search_catalog', { catalog: { query: 'zzzzqqqq' } });
    expect(nothing.products).toEqual([]);
    expect(nothing).not.toHaveProperty('messages');
  });

  it('puts first what the buyer is after', async () => {
    const catalog = { query: 'laptop', pagination: { limit: 5 }, context: { intent: 'lenovo' } };
    const answer = await call('search_catalog', { catalog });
    expect(answer.products.map(({ metadata }: Answer) => metadata.brand)).toEqual(Array(5).fill('Lenovo'));
  });

  it('looks up products, variants, handles and SKUs, each once, with what led to it', async () => {
    const { products } = await call('search_catalog', { catalog: { query: 'thinkpad', pagination: { limit: 2 } } });
    const [one, two] = products;
    const [variant] = two.variants;
    const ids = [one.id, one.handle, one.id, variant.id, variant.sku, 'prod_invalid'];
    const answer = await call('lookup_catalog', { catalog: { ids } });
    expect(answer.products.map(({ id }: Answer) => id).sort()).toEqual([one.id, two.id].sort());
    const inputsOf = (id: string) => answer.products.find((product: Answer) => product.id === id).variants[0].inputs;
    expect(inputsOf(one.id)).toEqual([
      { id: one.id, match: 'featured' },
      { id: one.handle, match: 'featured' },
    ]);
    expect(inputsOf(two.id)).toEqual([
      { id: variant.id, match: 'exact' },
      { id: variant.sku, match: 'exact' },
    ]);
    expect(messagesOf(answer, 'not_found')).toEqual(['prod_invalid']);
    const cheap = await call('lookup_catalog', { catalog: { ids: [one.id], filters: { price: { max: 100 } } } });
    expect(cheap.products).toEqual([]);
  });

  it('narrows a product by choices, and says which values lead to what', async () => {
    const { products } = await call('search_catalog', { catalog: { query: 'laptop', pagination: { limit: 50 } } });
    const configurable = products.find(({ options }: Answer) => options?.[0]?.values.length > 1);
    const [option] = configurable.options;
    const [first, second] = option.values;
    const selected = [{ name: option.name, label: second.label }];
    const { product } = await call('get_product', { catalog: { id: configurable.id, selected } });
    expect(product.selected).toEqual(selected);
    for (const variant of product.variants) expect(variant.options).toContainEqual(selected[0]);
    expect(product.options[0].values[0]).toMatchObject({ label: first.label, exists: true });
    const relaxed = await call('get_product', {
      catalog: {
        id: configurable.id,
        selected: [...selected, { name: 'Χρώμα', label: 'Μωβ' }],
        preferences: [option.name],
      },
    });
    expect(relaxed.product.selected).toEqual(selected);
    const byVariant = await call('get_product', {
      catalog: { id: product.variants[0].id, selected: [{ name: option.name, label: first.label }] },
    });
    expect(byVariant.product.variants[0].id).toBe(product.variants[0].id);
    expect(byVariant.product.selected).toEqual(product.variants[0].options);
    expect(product.media.length).toBeGreaterThanOrEqual(1);
  });

  it('answers an unknown product as an outcome, and is told where to go instead', async () => {
    const answer = await call('get_product', { catalog: { id: 'gid://shopify/Product/999999' } });
    expect(answer.ucp.status).toBe('error');
    expect(answer.messages[0]).toMatchObject({ code: 'not_found', severity: 'unrecoverable' });
    expect(answer.continue_url).toBe(`${AGENT_SHOP_URL}/`);
  });

  it('recommends with reasons and compromises, and compares, in both languages', async () => {
    for (const [language, reason] of [
      ['el', /[α-ω]/],
      ['en', /[a-z]/],
    ] as const) {
      const wishes = { use: 'study', budget_max: 30_000, size: 'daily', context: { language } };
      const { recommendation, products } = await call('recommend_laptop', { wishes });
      const [best] = recommendation.matches;
      expect(best.reasons[0]).toMatch(reason);
      expect(products[0].id).toBe(best.product_id);
      const ids = products.map(({ id }: Answer) => id).slice(0, 2);
      const { comparison } = await call('compare_laptops', { catalog: { ids, context: { language } } });
      expect(comparison.product_ids).toEqual(ids);
      expect(comparison.groups[0].rows[0].cells).toHaveLength(2);
    }
  });

  it.each([
    ['/catalog/search', { query: STUDENT }, 'search_catalog'],
    ['/catalog/lookup', { ids: ['nothing'] }, 'lookup_catalog'],
    ['/catalog/product', { id: 'nothing' }, 'get_product'],
  ])('answers the same over REST: %s', async (path, body, name) => {
    const { status, body: answer } = await given().rest('POST', path, body);
    expect(status).toBe(200);
    const client = await given().connect();
    const meta = { 'ucp-agent': { profile: given().profileUrl } };
    expect((await client.callTool({ name, arguments: { meta, catalog: body } })).structuredContent).toEqual(answer);
    await client.close();
    expect(ucpFaults(answer, ...(ANSWERS[name] ?? []))).toEqual([]);
  });

  describe('refuses', () => {
    beforeEach(() => {
      given().profile.body = JSON.stringify(agentProfile());
      given().profile.status = 200;
      // What is cached of an earlier profile is no longer fresh.
      given().clock.pass(25 * 3_600_000);
    });

    const search = (headers: Record<string, string> = {}) =>
      given().rest('POST', '/catalog/search', { query: 'laptop' }, headers);

    it.each([
      ['', 'invalid_profile_url'],
      ['profile="nonsense"', 'invalid_profile_url'],
      ['profile="http://agent.example/agent.json"', 'invalid_profile_url'],
      ['profile="https://10.0.0.1/agent.json"', 'invalid_profile_url'],
      ['profile="https://[::ffff:127.0.0.1]/agent.json"', 'invalid_profile_url'],
      ['profile="https://user:password@agent.example/agent.json"', 'invalid_profile_url'],
      ['profile="file:///etc/passwd"', 'invalid_profile_url'],
    ])('the profile %s: %s', async (header, code) => {
      const { status, body } = await search({ 'ucp-agent': header });
      expect([status, body.code]).toEqual([400, code]);
      expect(body.continue_url).toBe(`${AGENT_SHOP_URL}/`);
    });

    it.each([
      ['a failure', 404, '{}', 424, 'profile_unreachable'],
      ['a redirect', 302, '{}', 424, 'profile_unreachable'],
      ['no JSON', 200, 'no json', 422, 'profile_malformed'],
      ['no version', 200, '{"ucp":{"version":"soon"}}', 422, 'profile_malformed'],
      ['another version', 200, JSON.stringify(agentProfile({ version: '2025-01-01' })), 422, 'version_unsupported'],
      ['too much', 200, ' '.repeat(200_000), 422, 'profile_malformed'],
    ])('a profile that is answered with %s', async (_what, answered, text, status, code) => {
      Object.assign(given().profile, { status: answered, body: text });
      const rest = await search();
      expect([rest.status, rest.body.code]).toEqual([status, code]);
      const tool = await given().tool('search_catalog', { catalog: { query: 'laptop' } });
      expect([tool.status, tool.body.error.code, tool.body.error.data.code]).toEqual([status, -32001, code]);
    });

    it('an agent without the capability, as an outcome', async () => {
      given().profile.body = JSON.stringify(
        agentProfile({ capabilities: { 'dev.ucp.shopping.checkout': [{ version: '2026-04-08' }] } }),
      );
      const { status, body } = await search();
      expect([status, body.ucp.status, body.messages[0].code]).toEqual([200, 'error', 'capabilities_incompatible']);
      expect(ucpFaults(body, ...(ANSWERS.search_catalog ?? []))).toEqual([]);
    });

    it('requests that say nothing, are too large or are none', async () => {
      expect((await given().rest('POST', '/catalog/search', {})).status).toBe(400);
      expect((await given().rest('POST', '/catalog/search', { query: ' ' })).status).toBe(400);
      expect((await given().rest('POST', '/catalog/search', '{')).body.code).toBe('invalid_request');
      expect((await given().rest('POST', '/catalog/lookup', { ids: [] })).status).toBe(400);
      expect((await given().rest('GET', '/catalog/search')).status).toBe(405);
      expect((await given().rest('POST', '/catalog/nothing', {})).status).toBe(404);
      const ids = Array.from({ length: 51 }, (_, index) => String(index));
      expect((await given().rest('POST', '/catalog/lookup', { ids })).body.code).toBe('request_too_large');
      const tool = await given().tool('lookup_catalog', { catalog: { ids } });
      expect(tool.body.error.code).toBe(-32602);
      const wrongCursor = await given().rest('POST', '/catalog/search', {
        query: 'laptop',
        pagination: { cursor: 'abc' },
      });
      expect(wrongCursor.status).toBe(400);
      expect((await given().tool('nothing', {})).body.error.code).toBe(-32602);
    });

    it('an address that asks without a pause', async () => {
      const headers = { 'x-client-address': '203.0.113.9' };
      let refused = await search(headers);
      for (let calls = 0; calls < 500 && refused.status === 200; calls += 1) refused = await search(headers);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('asks for a profile once while it is fresh', async () => {
      const before = given().profile.asked;
      for (let calls = 0; calls < 3; calls += 1) await search();
      expect(given().profile.asked - before).toBe(1);
    });
  });
});
