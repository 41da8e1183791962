/** The wire: each tool by the official client, each REST path, each method, and what is malformed. The shop's door holds all against the schemas. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ELENI, payAtPage, SHIPPING } from '../support/agent-buyer.ts';
import { type Answer, useAgentShop } from '../support/agent-shop.ts';
import { databaseKinds } from '../support/databases.ts';

const TOOLS = {
  search_catalog: { catalog: { query: 'laptop' } },
  lookup_catalog: { catalog: { ids: ['x'] } },
  get_product: { catalog: { id: 'x' } },
  create_cart: { cart: { line_items: [] } },
  get_cart: { id: 'x' },
  update_cart: { id: 'x', cart: { line_items: [] } },
  cancel_cart: { id: 'x' },
  create_checkout: { checkout: { cart_id: 'x' } },
  get_checkout: { id: 'x' },
  update_checkout: { id: 'x', checkout: { line_items: [] } },
  complete_checkout: { id: 'x', checkout: {} },
  cancel_checkout: { id: 'x' },
  get_order: { id: 'x' },
  recommend_laptop: { wishes: { use: 'study' } },
  compare_laptops: { catalog: { ids: ['x', 'y'] } },
};

/** Each path with the methods that it has, and a body that is in order. */
const PATHS: [path: string, methods: string[], body?: object][] = [
  ['/catalog/search', ['POST'], { query: 'laptop' }],
  ['/catalog/lookup', ['POST'], { ids: ['x'] }],
  ['/catalog/product', ['POST'], { id: 'x' }],
  ['/carts', ['POST'], { line_items: [] }],
  ['/carts/x', ['GET', 'PUT'], { line_items: [] }],
  ['/carts/x/cancel', ['POST']],
  ['/checkout-sessions', ['POST'], { cart_id: 'x' }],
  ['/checkout-sessions/x', ['GET', 'PUT'], { line_items: [] }],
  ['/checkout-sessions/x/complete', ['POST'], {}],
  ['/checkout-sessions/x/cancel', ['POST']],
  ['/orders/x', ['GET']],
  ['/example-agent.json', ['GET']],
  ['/schemas/finder.json', ['GET']],
];

describe.each(databaseKinds)('the wire of assistants on %s', (kind) => {
  const given = useAgentShop(kind);
  const key = () => ({ 'idempotency-key': randomUUID() });
  const restAnswer = async (method: string, path: string, body?: object) =>
    (await given().rest(method, path, body, key())).body as Answer;
  let variant = '';
  beforeAll(async () => {
    const { products } = await restAnswer('POST', '/catalog/search', { query: 'laptop' });
    variant = products[0].variants[0].id;
  });
  // No allowance of one address is used up by another test.
  beforeEach(async () => {
    await given().platform.context.db.deleteFrom('rate_limits').execute();
  });

  it('lists and answers each tool to the official client, from a cart to an order', async () => {
    const client = await given().connect();
    const meta = () => ({ 'ucp-agent': { profile: given().profileUrl }, ...key() });
    const call = async (name: string, input: object): Promise<Answer> =>
      (await client.callTool({ name, arguments: { meta: meta(), ...input } })).structuredContent;
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(TOOLS).sort());
    for (const [name, input] of Object.entries(TOOLS))
      expect((await call(name, input)).ucp.version, name).toBe('2026-04-08');

    const line_items = [{ item: { id: variant }, quantity: 1 }];
    const cart = await call('create_cart', { cart: { line_items } });
    expect((await call('get_cart', { id: cart.id })).line_items).toEqual(cart.line_items);
    expect((await call('update_cart', { id: cart.id, cart: { line_items } })).totals).toEqual(cart.totals);
    const checkout = { cart_id: cart.id, buyer: ELENI, fulfillment: SHIPPING };
    const made = await call('create_checkout', { checkout });
    expect(made.status).toBe('ready_for_complete');
    const content = { line_items, buyer: ELENI, fulfillment: SHIPPING };
    expect((await call('update_checkout', { id: made.id, checkout: content })).totals).toEqual(made.totals);
    const handed = await call('complete_checkout', { id: made.id, checkout: { payment: { instruments: [] } } });
    expect(handed.status).toBe('requires_escalation');
    expect(await payAtPage(given().send, handed.continue_url)).toMatch(/thank-you/);
    const { order } = await call('get_checkout', { id: made.id });
    expect((await call('get_order', { id: order.id })).label).toBe(order.label);
    const other = await call('create_checkout', { checkout: { line_items } });
    expect((await call('cancel_checkout', { id: other.id })).status).toBe('canceled');
    const left = await call('create_cart', { cart: { line_items } });
    expect((await call('cancel_cart', { id: left.id })).id).toBe(left.id);
    await client.close();
  });

  it('goes the same way over REST, with the statuses of HTTP', async () => {
    const line_items = [{ item: { id: variant }, quantity: 1 }];
    const made = await given().rest('POST', '/checkout-sessions', { line_items });
    expect([made.status, made.body.status]).toEqual([201, 'incomplete']);
    const path = `/checkout-sessions/${made.body.id}`;
    const filled = await given().rest('PUT', path, { line_items, buyer: ELENI, fulfillment: SHIPPING });
    expect([filled.status, filled.body.status]).toEqual([200, 'ready_for_complete']);
    expect((await given().rest('GET', path)).body).toEqual(filled.body);
    // Goods that are not named are not taken out.
    expect((await given().rest('PUT', path, { buyer: ELENI })).status).toBe(400);
    expect((await given().rest('GET', path)).body).toEqual(filled.body);
    const headers = key();
    const handed = await given().rest('POST', `${path}/complete`, { payment: { instruments: [] } }, headers);
    expect([handed.status, handed.body.status]).toEqual([200, 'requires_escalation']);
    expect((await given().rest('POST', `${path}/complete`, { payment: { instruments: [] } }, headers)).body).toEqual(
      handed.body,
    );
    const other = { payment: { instruments: [{ id: 'i', handler_id: 'h', type: 'card' }] } };
    const conflict = await given().rest('POST', `${path}/complete`, other, headers);
    expect([conflict.status, conflict.body.code]).toEqual([409, 'idempotency_conflict']);
    await payAtPage(given().send, handed.body.continue_url);
    const { order, status } = (await given().rest('GET', path)).body;
    expect(status).toBe('completed');
    expect((await given().rest('GET', `/orders/${order.id}`)).body.checkout_id).toBe(made.body.id);
    for (const [method, where, body] of [
      ['PUT', path, { line_items }],
      ['POST', `${path}/complete`, {}],
      ['POST', `${path}/cancel`, undefined],
    ] as const) {
      const closed = await given().rest(method, where, body, key());
      expect([closed.status, closed.body.messages[0].code]).toEqual([409, 'checkout_completed']);
    }
  });

  it('answers each path by its methods alone, and each agent that names none', async () => {
    for (const [path, methods, body] of PATHS)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const takesBody = /^P/.test(method);
        const init = { method, ...(takesBody && { body: JSON.stringify(body ?? {}) }) };
        const headers = { 'content-type': 'application/json', ...key() };
        const agent = { ...headers, 'ucp-agent': `profile="${given().profileUrl}"` };
        const { status, headers: told } = await given().send(`/api/ucp${path}`, { ...init, headers: agent });
        const isKnown = methods.includes(method === 'HEAD' ? 'GET' : method);
        const known = path === '/carts' ? 201 : 200;
        expect([method, path, status]).toEqual([method, path, method === 'OPTIONS' ? 204 : isKnown ? known : 405]);
        if (status === 405) expect(told.get('allow')).toBe(methods.join(', '));
        if (!isKnown || path.endsWith('.json')) continue;
        const nameless = await given().send(`/api/ucp${path}`, { ...init, headers });
        expect([method, path, nameless.status]).toEqual([method, path, 400]);
      }
    for (const method of ['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'])
      expect((await given().send('/api/ucp/mcp', { method })).status).toBe(405);
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'refuses bodies of %s',
    async (type) => {
      const { status, body } = await given().rest('POST', '/catalog/search', '{"query":"laptop"}', {
        'content-type': type,
      });
      expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
      const headers = { 'content-type': type };
      const init = { method: 'POST', headers, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' };
      expect((await given().send('/api/ucp/mcp', init)).status).toBe(415);
    },
  );

  const jsonRpc = async (message: unknown, headers: Record<string, string> = {}) => {
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    const response = await given().send('/api/ucp/mcp', init);
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as Answer) };
  };
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

  it.each<[string, unknown, number, number | null]>([
    ['no JSON', '{', 400, -32_700],
    ['no message', 'null', 400, -32_700],
    ['another version of JSON-RPC', { ...ping, jsonrpc: '1.0' }, 400, -32_700],
    ['an unknown method', { ...ping, method: 'nothing' }, 200, -32_601],
    ['a call of nothing', { ...ping, method: 'tools/call' }, 200, -32_602],
    [
      'a call with a text for arguments',
      { ...ping, method: 'tools/call', params: { name: 'get_cart', arguments: 'x' } },
      200,
      -32_602,
    ],
    ['a call of an unknown tool', { ...ping, method: 'tools/call', params: { name: 'nothing' } }, 200, -32_602],
    [
      'a call without an agent',
      { ...ping, method: 'tools/call', params: { name: 'get_cart', arguments: { id: 'x' } } },
      400,
      -32_001,
    ],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, 202, null],
    ['a call that wants no answer', { jsonrpc: '2.0', method: 'tools/call', params: {} }, 202, null],
  ])('answers %s over MCP', async (_what, message, status, code) => {
    const answer = await jsonRpc(message);
    expect([answer.status, answer.body?.error.code ?? null]).toEqual([status, code]);
  });

  it('answers batches one by one, and refuses versions of MCP that it does not speak', async () => {
    const { body } = await jsonRpc([ping, { ...ping, id: 'two' }]);
    expect(body.map(({ id }: Answer) => id)).toEqual([1, 'two']);
    expect((await jsonRpc(ping, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
    expect((await jsonRpc(ping, { 'mcp-protocol-version': '2025-06-18' })).status).toBe(200);
  });

  it('never fails for whatever a REST path is asked with', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('', '\0', '__proto__', 'ά'.repeat(400)),
    );
    const field = fc.constantFrom(
      'query',
      'ids',
      'id',
      'line_items',
      'cart_id',
      'buyer',
      'fulfillment',
      'discounts',
      'context',
      'filters',
      'pagination',
      'signals',
      'payment',
      '__proto__',
    );
    const lines = fc.array(
      fc.record({ item: fc.record({ id: text }), quantity: fc.oneof(fc.integer(), fc.double()) }),
      { maxLength: 3 },
    );
    const body = fc.dictionary(field, fc.oneof(fc.jsonValue(), lines, text), { maxKeys: 5 });
    const place = fc.constantFrom(...PATHS.map(([path]) => path));
    const method = fc.constantFrom('GET', 'POST', 'PUT');
    await fc.assert(
      fc.asyncProperty(method, place, text, body, async (verb, path, id, asked) => {
        const where = path.replace('/x', `/${encodeURIComponent(id.isWellFormed() ? id : 'x')}`);
        const { status } = await given().rest(verb, where, verb === 'GET' ? undefined : asked, key());
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
    expect(given().log.filter((line) => /a call of an agent failed/.test(line))).toEqual([]);
  });
});
