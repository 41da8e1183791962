/** An agent is told of the orders that it prepared, with the shop's signature. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createMailWorker } from '#platform/mail/mail-worker.ts';
import { capturePayments } from '#platform/orders/capture/capture-payments.ts';
import { readOrderOfCheckout } from '#platform/orders/read/read-order.ts';
import { cancelOrder } from '#platform/orders/refund/cancel-order.ts';
import { refundOrder } from '#platform/orders/refund/refund-order.ts';
import { fulfilOrder } from '#platform/orders/ship/fulfil-order.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { createTestGateway } from '#platform/payments/test/test-gateway.ts';
import { contentDigest } from '#platform/ucp/message-signature.ts';
import { withOrderWebhooks } from '#platform/ucp/order-webhook.ts';
import { shopCapabilities } from '#platform/ucp/protocol.ts';
import { shop } from '#shop.config';
import { ELENI, payAtPage, SHIPPING } from '../support/agent-buyer.ts';
import { AGENT_SHOP_URL, type Answer, agentProfile, useAgentShop } from '../support/agent-shop.ts';
import { baseOf, isSignedBy } from '../support/agent-signature.ts';
import { databaseKinds } from '../support/databases.ts';
import { ANSWERS, ucpFaults } from '../support/ucp-schemas.ts';

const ORDER = 'dev.ucp.shopping.order';

describe.each(databaseKinds)('orders of assistants on %s', (kind) => {
  const given = useAgentShop(kind);
  const tellProfile = (webhook: string | null = given().profileUrl) => {
    const capabilities = { ...shopCapabilities(shop.assistants) };
    const [order] = capabilities[ORDER] ?? [];
    const config = webhook === null ? {} : { config: { webhook_url: webhook } };
    const ucp = { capabilities: { ...capabilities, [ORDER]: [{ ...order, ...config }] } };
    given().profile.body = JSON.stringify(agentProfile(ucp));
    // What is cached of an earlier profile is no longer fresh.
    given().clock.pass(25 * 3_600_000);
  };
  const tool = async (name: string, input: object): Promise<Answer> =>
    (await given().tool(name, input)).body.result.structuredContent;
  const send = () => {
    const { platform, clock } = given();
    const mail = { send: async () => {}, close() {} };
    const transport = withOrderWebhooks(mail, { context: platform.context, allowsLoopback: true });
    const { db } = platform.context;
    return createMailWorker({ db, now: () => clock.now, transport, log: platform.context.log }).drainOnce();
  };
  const news = () => given().webhooks.received.splice(0);
  const publishedKey = async () => {
    const profile: Answer = await (await given().send('/.well-known/ucp')).json();
    return profile.signing_keys[0];
  };

  beforeEach(async () => {
    await given().platform.context.db.updateTable('product_variants').set({ stock: 9 }).execute();
    given().webhooks.status = 200;
    news();
    tellProfile();
  });

  /** A paid order that an assistant prepared. @returns its id for the agent, and its number */
  async function buy(): Promise<{ id: string; number: number; checkout: Answer }> {
    const { products } = await tool('search_catalog', { catalog: { query: 'laptop', pagination: { limit: 1 } } });
    const line_items = [{ item: { id: products[0].variants[0].id }, quantity: 1 }];
    const checkout = { line_items, buyer: ELENI, fulfillment: SHIPPING };
    const made = await tool('create_checkout', { checkout });
    expect(await payAtPage(given().send, made.continue_url)).toMatch(/thank-you/);
    const { number } = (await readOrderOfCheckout(given().platform.context.db, made.id)) ?? expect.fail('no order');
    return { id: made.id, number, checkout: made };
  }

  /** What a receiver checks. */
  async function expectGenuine({ headers, body }: ReturnType<typeof news>[number]): Promise<Answer> {
    const key = await publishedKey();
    const input = String(headers['signature-input']);
    expect(input).toContain(`keyid="${key.kid}"`);
    for (const name of ['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type', 'webhook-id'])
      expect(input).toContain(`"${name}"`);
    expect(headers['ucp-agent']).toBe(`profile="${AGENT_SHOP_URL}/.well-known/ucp"`);
    expect(headers['content-digest']).toBe(contentDigest(Buffer.from(body)));
    expect(headers['webhook-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(headers['webhook-timestamp']).toMatch(/^\d{10}$/);
    const { host, pathname } = new URL(given().profileUrl);
    const own: Record<string, string> = { '@method': 'POST', '@authority': host, '@path': pathname };
    const base = baseOf(input, (name) => own[name] ?? String(headers[name]));
    expect(isSignedBy(key, base, String(headers.signature))).toBe(true);
    const order = JSON.parse(body) as Answer;
    expect(ucpFaults(order, ...(ANSWERS.get_order ?? []))).toEqual([]);
    return order;
  }

  it('tells of an order that is placed, paid, sent, refunded and called off, each time the whole order', async () => {
    const { context } = given().platform;
    const gateways = gatewaysOf(createTestGateway(context));
    const { id, number } = await buy();
    await capturePayments(context, gateways);
    await send();
    const [placed, paid, ...more] = news();
    expect(more).toEqual([]);
    for (const told of [placed, paid])
      expect(await expectGenuine(told ?? expect.fail('no news'))).toMatchObject({ id, checkout_id: id });
    expect(placed?.headers['webhook-id']).not.toBe(paid?.headers['webhook-id']);
    expect(JSON.parse(paid?.body ?? '')).toEqual(await tool('get_order', { id }));
    expect(paid?.body).not.toContain(ELENI.email);

    await fulfilOrder(context, number, { carrier: 'ACS', trackingNumber: '7402' });
    await send();
    const sent = await expectGenuine(news()[0] ?? expect.fail('no news'));
    expect(sent.fulfillment.events).toMatchObject([{ type: 'shipped', tracking_number: '7402' }]);
    expect(sent.line_items[0].status).toBe('fulfilled');
    await send();
    expect(news()).toEqual([]);

    const other = await buy();
    await capturePayments(context, gateways);
    await refundOrder(context, gateways, other.number, { restock: true });
    await cancelOrder(context, other.number, { restock: true, reason: 'other' });
    await send();
    const last = news().at(-1) ?? expect.fail('no news');
    const { adjustments, totals, line_items } = await expectGenuine(last);
    const total = totals.find(({ type }: Answer) => type === 'total').amount;
    expect(adjustments).toMatchObject([
      { type: 'refund', status: 'completed', totals: [{ type: 'total', amount: -total }] },
      { type: 'cancellation', status: 'completed', line_items: [{ id: line_items[0].id, quantity: -1 }] },
    ]);
    expect(line_items[0].status).toBe('removed');
  });

  it('calls again with the same event until the agent has taken it', async () => {
    const { clock, webhooks } = given();
    webhooks.status = 500;
    await buy();
    await send();
    const [first] = news();
    expect(first).toBeDefined();
    await send();
    expect(news()).toEqual([]);
    webhooks.status = 204;
    clock.now = new Date(clock.now.getTime() + 60_000);
    await send();
    const again = news().find(({ headers }) => headers['webhook-id'] === first?.headers['webhook-id']);
    expect(again?.headers['webhook-timestamp']).toBe(first?.headers['webhook-timestamp']);
    expect(again?.body).toBe(first?.body);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await send();
    expect(news()).toEqual([]);
  });

  it('tells nothing to an agent that does not want to hear, or asks for a private address', async () => {
    for (const webhook of [
      null,
      'http://agent.example/hook',
      'https://10.0.0.7/hook',
      'ftp://agent.example/hook',
      'no address',
    ]) {
      tellProfile(webhook);
      await buy();
    }
    await send();
    expect(news()).toEqual([]);
    const { db } = given().platform.context;
    expect(
      await db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'agent-order')
        .where('status', '!=', 'sent')
        .execute(),
    ).toEqual([]);
  });
});
