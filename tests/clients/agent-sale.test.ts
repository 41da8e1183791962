/** Assistants that buy: from a sentence to a paid order, through carts and checkouts; every answer is held against the official schemas. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseCustomer } from '#platform/customers/erase-customer.ts';
import { capturePayments } from '#platform/orders/capture/capture-payments.ts';
import { readOrderOfCheckout } from '#platform/orders/read/read-order.ts';
import { fulfilOrder } from '#platform/orders/ship/fulfil-order.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { createTestGateway } from '#platform/payments/test/test-gateway.ts';
import { ELENI, HOME, payAtPage, SHIPPING } from '../support/agent-buyer.ts';
import { AGENT_SHOP_URL, type Answer, useAgentShop } from '../support/agent-shop.ts';
import { expectSound, sumOf, totalOf } from '../support/agent-totals.ts';
import { databaseKinds } from '../support/databases.ts';
import { ANSWERS, ucpFaults } from '../support/ucp-schemas.ts';

describe.each(databaseKinds)('a sale by an assistant on %s', (kind) => {
  const given = useAgentShop(kind);
  let variants: string[] = [];
  const tool = async (name: string, input: object, meta: object = {}): Promise<Answer> => {
    const { body } = await given().tool(name, input, meta);
    const answer = body.result?.structuredContent;
    expect(body.error).toBeUndefined();
    expect(ucpFaults(answer, ...(ANSWERS[name] ?? []))).toEqual([]);
    if (answer.totals && name !== 'get_order') expectSound(answer);
    return answer;
  };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const codesOf = ({ messages = [] }: Answer) => messages.map(({ code }: Answer) => code);
  const lines = (...ids: string[]) => ids.map((id) => ({ item: { id }, quantity: 1 }));
  const stockOf = async (id: string) => {
    const row = Number(id.split('/').at(-1));
    const { stock } = await given()
      .platform.context.db.selectFrom('product_variants')
      .select('stock')
      .where('id', '=', row)
      .executeTakeFirstOrThrow();
    return stock;
  };
  const setStock = (id: string, stock: number) =>
    given()
      .platform.context.db.updateTable('product_variants')
      .set({ stock })
      .where('id', '=', Number(id.split('/').at(-1)))
      .execute();

  beforeAll(async () => {
    const { products } = await tool('search_catalog', { catalog: { query: 'laptop', pagination: { limit: 20 } } });
    variants = products.map((product: Answer) => product.variants[0].id);
  });

  it.each([
    ['el', 'φορητός για φοιτητή ως 300 ευρώ, ελαφρύς'],
    ['en', 'light laptop for a student up to 300 euro'],
  ])('goes from a sentence to a paid order, in %s', async (language, query) => {
    const context = { language };
    const { products } = await tool('search_catalog', { catalog: { query, context } });
    const [{ variants: found }] = products;
    // The buyer before may have bought the last one.
    await setStock(found[0].id, 5);
    const cart = await tool('create_cart', { cart: { line_items: lines(found[0].id), context } });
    expect(cart.line_items[0].item.price).toBe(found[0].price.amount);
    const asked = { cart_id: cart.id, line_items: [], context };
    const begun = await tool('create_checkout', { checkout: asked });
    expect([begun.status, codesOf(begun)]).toEqual(['incomplete', expect.arrayContaining(['missing'])]);
    const checkout = { ...asked, line_items: cart.line_items, buyer: ELENI, fulfillment: SHIPPING };
    const ready = await tool('update_checkout', { id: begun.id, checkout });
    expect([ready.status, codesOf(ready)]).toEqual(['ready_for_complete', []]);
    expect(ready.ucp.capabilities).toHaveProperty(['dev.ucp.shopping.fulfillment']);
    const handed = await tool('complete_checkout', { id: begun.id, checkout: { payment: { instruments: [] } } }, key());
    expect([handed.status, codesOf(handed)]).toEqual(['requires_escalation', ['payment_required']]);
    const page = await (await given().send(handed.continue_url.slice(AGENT_SHOP_URL.length))).text();
    for (const typed of [ELENI.email, ELENI.first_name, HOME.street_address, HOME.postal_code])
      expect(page).toContain(typed);
    expect(page).toContain(`<html lang="${language}"`);
    expect(await payAtPage(given().send, handed.continue_url)).toMatch(/\/thank-you/);
    const done = await tool('get_checkout', { id: begun.id });
    expect([done.status, done.continue_url]).toEqual(['completed', undefined]);
    const order = await tool('get_order', { id: done.order.id });
    expect(totalOf(order.totals)).toBe(totalOf(handed.totals));
    expect(sumOf(order.totals)).toBe(totalOf(order.totals));
    expect(order.line_items[0]).toMatchObject({ status: 'processing', quantity: { total: 1, fulfilled: 0 } });
    expect(JSON.stringify(order)).not.toContain(ELENI.email);
    const rest = await given().rest('GET', `/orders/${order.id}`);
    expect(rest.body).toEqual(order);
    const { context: shop } = given().platform;
    const { number } = (await readOrderOfCheckout(shop.db, order.id)) ?? expect.fail('no order');
    await capturePayments(shop, gatewaysOf(createTestGateway(shop)));
    expect(await fulfilOrder(shop, number, { carrier: 'ACS', trackingNumber: '7401' })).toBe('fulfilled');
    const sent = await tool('get_order', { id: order.id });
    expect(sent.fulfillment.events).toMatchObject([
      {
        type: 'shipped',
        carrier: 'ACS',
        tracking_number: '7401',
        line_items: [{ id: order.line_items[0].id, quantity: 1 }],
      },
    ]);
    const again = await tool('update_checkout', { id: begun.id, checkout });
    expect(codesOf(again)).toEqual(['checkout_completed']);
    expect(codesOf(await tool('get_cart', { id: cart.id }))).toEqual(['not_found']);
  });

  it('keeps a cart over REST as over MCP: made, read, changed, called off', async () => {
    const [one = '', two = ''] = variants;
    const made = await given().rest('POST', '/carts', { line_items: lines(one), buyer: ELENI });
    expect(made.status).toBe(201);
    expect(made.body.buyer).toEqual(ELENI);
    const { id, line_items: before } = made.body;
    expect((await given().rest('GET', `/carts/${id}`)).body).toEqual(made.body);
    expect(await tool('get_cart', { id })).toEqual(made.body);
    const changed = await given().rest('PUT', `/carts/${id}`, { id, line_items: lines(two, one) });
    expect(changed.body.line_items.map(({ item }: Answer) => item.id)).toEqual([two, one]);
    expect(changed.body.line_items[1].id).toBe(before[0].id);
    const headers = { 'idempotency-key': randomUUID() };
    const gone = await given().rest('POST', `/carts/${id}/cancel`, undefined, headers);
    expect(gone.body.line_items).toHaveLength(2);
    expect(codesOf((await given().rest('GET', `/carts/${id}`)).body)).toEqual(['not_found']);
    expect(await given().rest('POST', `/carts/${id}/cancel`, undefined, headers)).toMatchObject({
      status: 200,
      body: gone.body,
    });
    for (const { body } of [made, changed, gone]) expect(ucpFaults(body, ...(ANSWERS.get_cart ?? []))).toEqual([]);
  });

  it('tells of goods that there are not, and makes nothing of nothing', async () => {
    const [one = '', two = ''] = variants;
    const before = [await stockOf(one), await stockOf(two)] as const;
    await setStock(one, 0);
    await setStock(two, 2);
    const nothing = await tool('create_cart', {
      cart: { line_items: lines(one, 'gid://shopify/ProductVariant/999999', 'x') },
    });
    expect(codesOf(nothing)).toEqual(['out_of_stock', 'item_unavailable', 'item_unavailable']);
    expect(nothing).not.toHaveProperty('id');
    const line_items = [{ item: { id: two }, quantity: 5 }];
    const some = await tool('create_checkout', { checkout: { line_items } });
    expect([some.line_items[0].quantity, codesOf(some)]).toEqual([2, expect.arrayContaining(['quantity_adjusted'])]);
    await setStock(two, 0);
    const sold = await tool('get_checkout', { id: some.id });
    expect([sold.status, codesOf(sold)]).toEqual(['incomplete', expect.arrayContaining(['out_of_stock'])]);
    await setStock(one, before[0]);
    await setStock(two, before[1]);
  });

  it('takes a discount off with its shares, and explains the codes that it does not take', async () => {
    const codes = ['XANA5', 'NOTACODE'];
    const cart = await tool('create_cart', {
      cart: { line_items: lines(...variants.slice(0, 3)), discounts: { codes } },
    });
    expect(cart.discounts).toMatchObject({ codes, applied: [{ code: 'XANA5', method: 'across' }] });
    expect(cart.discounts.applied[0].amount).toBeGreaterThan(0);
    expect(cart.messages).toEqual([
      expect.objectContaining({ type: 'warning', code: 'discount_code_invalid', path: '$.discounts.codes[1]' }),
    ]);
    const checkout = await tool('create_checkout', { checkout: { cart_id: cart.id } });
    expect(checkout.discounts.applied).toEqual(cart.discounts.applied);
    const none = await tool('update_cart', {
      id: cart.id,
      cart: { line_items: lines(...variants.slice(0, 3)), discounts: { codes: [] } },
    });
    expect(none).not.toHaveProperty('discounts');
  });

  it('makes one checkout of a cart', async () => {
    const cart = await tool('create_cart', { cart: { line_items: lines(variants[0] ?? '') } });
    const one = await tool('create_checkout', { checkout: { cart_id: cart.id, line_items: lines(variants[1] ?? '') } });
    const two = await tool('create_checkout', { checkout: { cart_id: cart.id, line_items: [] } });
    expect(two.id).toBe(one.id);
    expect(two.line_items.map(({ item }: Answer) => item.id)).toEqual([variants[0]]);
    expect(codesOf(await tool('create_checkout', { checkout: { cart_id: 'no.cart' } }))).toEqual(['not_found']);
  });

  it('refuses an address abroad, offers the ways of delivery, and prices the one that is chosen', async () => {
    const line_items = lines(variants[0] ?? '');
    const abroad = { methods: [{ type: 'shipping', destinations: [{ ...HOME, address_country: 'DE' }] }] };
    const far = await tool('create_checkout', { checkout: { line_items, buyer: ELENI, fulfillment: abroad } });
    expect([far.status, codesOf(far)]).toEqual(['incomplete', ['address_undeliverable']]);
    const [shipping, pickup] = far.fulfillment.methods;
    const [, locker] = shipping.groups[0].options;
    const chosen = {
      methods: [{ id: 'shipping', destinations: [HOME], groups: [{ id: 'parcel', selected_option_id: locker.id }] }],
    };
    const near = await tool('update_checkout', {
      id: far.id,
      checkout: { line_items, buyer: ELENI, fulfillment: chosen },
    });
    expect(near.totals.find(({ type }: Answer) => type === 'fulfillment').amount).toBe(totalOf(locker.totals));
    expect(near.fulfillment.methods[0].groups[0].selected_option_id).toBe(locker.id);
    const collected = { methods: [{ id: pickup.id, type: 'pickup' }] };
    const taken = await tool('update_checkout', {
      id: far.id,
      checkout: { line_items, buyer: ELENI, fulfillment: collected },
    });
    expect(taken.fulfillment.methods[1]).toMatchObject({
      selected_destination_id: 'shop',
      line_item_ids: [expect.any(String)],
    });
  });

  it('remembers the buyer’s consent, and says what of the buyer is wrong', async () => {
    const buyer = { ...ELENI, email: 'no address', consent: { marketing: true } };
    const checkout = await tool('create_checkout', { checkout: { line_items: lines(variants[0] ?? ''), buyer } });
    expect(checkout.buyer.consent).toEqual({ marketing: true });
    expect(checkout.messages).toContainEqual(expect.objectContaining({ code: 'invalid', path: '$.buyer.email' }));
  });

  it('is answered once for a key, and refuses the key with other content', async () => {
    const meta = key();
    const cart = { line_items: lines(variants[0] ?? '') };
    const first = await tool('create_cart', { cart }, meta);
    expect((await tool('create_cart', { cart }, meta)).id).toBe(first.id);
    const other = await given().tool('create_cart', { cart: { line_items: [] } }, meta);
    expect([other.status, other.body.error.code, other.body.error.data.code]).toEqual([
      409,
      -32000,
      'idempotency_conflict',
    ]);
    const checkout = await tool('create_checkout', { checkout: cart });
    const keyless = await given().tool('cancel_checkout', { id: checkout.id });
    expect(keyless.body.error.code).toBe(-32602);
    const once = key();
    const canceled = await tool('cancel_checkout', { id: checkout.id }, once);
    expect([canceled.status, canceled.continue_url]).toEqual(['canceled', undefined]);
    expect(await tool('cancel_checkout', { id: checkout.id }, once)).toEqual(canceled);
    expect(codesOf(await tool('cancel_checkout', { id: checkout.id }, key()))).toEqual(['checkout_canceled']);
    expect((await given().send(`/checkouts/${checkout.id}`)).status).toBe(404);
  });

  it('reads an order by its own secret alone', async () => {
    const { number } = (await given().platform.context.db.selectFrom('orders').select('number').executeTakeFirst()) ?? {
      number: 0,
    };
    for (const id of [String(number), `#${number}`, 'x', '\0', "' or 1=1 --"])
      expect(codesOf(await tool('get_order', { id }))).toEqual(['not_found']);
  });

  it('tells of claims that change nothing here', async () => {
    const context = { eligibility: ['com.example.gold'] };
    const cart = await tool('create_cart', { cart: { line_items: lines(variants[0] ?? ''), context } });
    expect(cart.messages).toContainEqual(
      expect.objectContaining({ type: 'warning', code: 'eligibility_not_accepted' }),
    );
  });

  it('forgets what it answered of a buyer who wants to be forgotten', async () => {
    const { context } = given().platform;
    const buyer = { ...ELENI, email: 'forgotten@example.gr' };
    await tool('create_checkout', { checkout: { line_items: lines(variants[0] ?? ''), buyer } }, key());
    const told = async () =>
      (await context.db.selectFrom('agent_answers').select('answer').execute()).filter(({ answer }) =>
        answer?.includes(buyer.email),
      );
    expect(await told()).toHaveLength(1);
    await eraseCustomer(context, buyer.email, { dryRun: false });
    expect(await told()).toHaveLength(0);
  });

  it('bounds wrong codes as for people', async () => {
    const { id } = await tool('create_cart', { cart: { line_items: lines(variants[0] ?? '') } });
    let refused = 200;
    for (let tries = 0; tries < 20 && refused === 200; tries += 1) {
      const cart = { line_items: lines(variants[0] ?? ''), discounts: { codes: [`WRONG${tries}`] } };
      refused = (await given().tool('update_cart', { id, cart })).status;
    }
    expect(refused).toBe(429);
  });

  it('never fails for whatever it is called with', async () => {
    const names = [...Object.keys(ANSWERS), 'nothing'];
    const call = fc.record({
      name: fc.constantFrom(...names),
      input: fc.dictionary(fc.constantFrom('catalog', 'cart', 'checkout', 'id', 'wishes', 'meta'), fc.jsonValue()),
    });
    await fc.assert(
      fc.asyncProperty(call, async ({ name, input }) => {
        const { status, body } = await given().tool(name, input);
        expect(status).toBeLessThan(500);
        if (body.result) expect(ucpFaults(body.result.structuredContent, ...(ANSWERS[name] ?? []))).toEqual([]);
      }),
      { numRuns: 200 },
    );
    expect(given().log.filter((line) => /a call of an agent failed/.test(line))).toEqual([]);
  });
});
