/** Each switch of `assistants` in shop.config.ts: what is off is neither discovered nor listed, and calls of it are told so. */
import { describe, expect, it } from 'vitest';
import { type Answer, useAgentShop } from '../support/agent-shop.ts';
import { databaseKinds } from '../support/databases.ts';

const DEV = 'dev.ucp.shopping';
const OWN = 'gr.xana.shopping.finder';

/** The capability of each switch, the tools that go with it, and a call of one over MCP and REST. */
const SWITCHES = [
  [
    'search',
    `${DEV}.catalog.search`,
    ['search_catalog'],
    { catalog: { query: 'laptop' } },
    ['POST', '/catalog/search', { query: 'laptop' }],
  ],
  [
    'lookup',
    `${DEV}.catalog.lookup`,
    ['lookup_catalog', 'get_product'],
    { catalog: { ids: ['x'] } },
    ['POST', '/catalog/lookup', { ids: ['x'] }],
  ],
  ['cart', `${DEV}.cart`, ['get_cart', 'create_cart', 'update_cart', 'cancel_cart'], { id: 'x' }, ['GET', '/carts/x']],
  [
    'checkout',
    `${DEV}.checkout`,
    ['get_checkout', 'create_checkout', 'update_checkout', 'complete_checkout', 'cancel_checkout'],
    { id: 'x' },
    ['GET', '/checkout-sessions/x'],
  ],
  ['order', `${DEV}.order`, ['get_order'], { id: 'x' }, ['GET', '/orders/x']],
  ['ownTools', OWN, ['recommend_laptop', 'compare_laptops'], { wishes: { use: 'study' } }, null],
] as const;

const EXTENSIONS = [
  ['fulfillment', `${DEV}.fulfillment`, 'fulfillment'],
  ['discount', `${DEV}.discount`, 'discounts'],
  ['buyerConsent', `${DEV}.buyer_consent`, 'consent'],
] as const;

describe.each(databaseKinds)('the switches for assistants on %s', (kind) => {
  const given = useAgentShop(kind);
  const discovered = async (shop: Pick<ReturnType<typeof given>, 'send'>): Promise<string[]> => {
    const profile: Answer = await (await shop.send('/.well-known/ucp')).json();
    return Object.keys(profile.ucp.capabilities);
  };
  const listed = async (shop: Pick<ReturnType<typeof given>, 'connect'>) => {
    const client = await shop.connect();
    const { tools } = await client.listTools();
    await client.close();
    return tools.map(({ name }) => name);
  };

  it('the shop’s own tools are a capability under the namespace of its owner, by the protocol’s rules for vendors', async () => {
    const namespace = 'com.example.shop';
    const own = `${namespace}.shopping.finder`;
    const vendor = given().withSwitches({ namespace });
    const profile: Answer = await (await vendor.send('/.well-known/ucp')).json();
    const [{ version, spec, schema }] = profile.ucp.capabilities[own];
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect([spec, schema].map((url) => new URL(url).origin)).toEqual(Array(2).fill('https://shop.example.com'));
    const client = await vendor.connect();
    const { tools } = await client.listTools();
    await client.close();
    const named = tools.filter(({ _meta }) => _meta?.[`${namespace}/capability`] === own);
    expect(named.map(({ name }) => name)).toEqual(['recommend_laptop', 'compare_laptops']);
    const { $defs }: Answer = await (await vendor.send(new URL(schema).pathname)).json();
    expect(Object.keys($defs)).toEqual(named.map(({ name }) => name));
  });

  it.each(SWITCHES)('%s', async (name, capability, tools, input, rest) => {
    expect(await discovered(given())).toContain(capability);
    expect(await listed(given())).toEqual(expect.arrayContaining([...tools]));
    const off = given().withSwitches({ [name]: false });
    expect(await discovered(off)).not.toContain(capability);
    expect((await listed(off)).filter((tool) => (tools as readonly string[]).includes(tool))).toEqual([]);
    const { body } = await off.tool(tools[0], input);
    const { ucp, messages } = body.result.structuredContent;
    expect([ucp.status, messages[0].code]).toEqual(['error', 'capabilities_incompatible']);
    if (rest === null) return;
    const [method, path, content] = rest;
    const answer = await off.rest(method, path, content);
    expect([answer.status, answer.body.messages[0].code]).toEqual([200, 'capabilities_incompatible']);
  });

  it.each(EXTENSIONS)('%s', async (name, capability, field) => {
    const [product] = (await given().rest('POST', '/catalog/search', { query: 'laptop' })).body.products;
    const content = {
      line_items: [{ item: { id: product.variants[0].id }, quantity: 1 }],
      ...{ discounts: { codes: ['XANA5'] }, buyer: { consent: { marketing: true } } },
    };
    const shown = async (shop: Pick<ReturnType<typeof given>, 'rest'>, path = '/checkout-sessions') => {
      const { body } = await shop.rest('POST', path, content);
      return [Object.hasOwn({ ...body, ...body.buyer }, field), Object.hasOwn(body.ucp.capabilities, capability)];
    };
    const off = given().withSwitches({ [name]: false });
    expect([await shown(given()), await shown(off)]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await discovered(off)).not.toContain(capability);
    if (name === 'discount')
      expect([await shown(given(), '/carts'), await shown(off, '/carts')]).toEqual([
        [true, true],
        [false, false],
      ]);
  });

  it('an extension goes with what it extends', async () => {
    const off = given().withSwitches({ cart: false, checkout: false });
    expect(await discovered(off)).toEqual([`${DEV}.catalog.search`, `${DEV}.catalog.lookup`, `${DEV}.order`, OWN]);
    const alone = given().withSwitches({ checkout: false });
    const profile: Answer = await (await alone.send('/.well-known/ucp')).json();
    expect(profile.ucp.capabilities[`${DEV}.discount`][0].extends).toBe(`${DEV}.cart`);
  });
});
