/** The states of carts and checkouts: any sequence of calls, of unknown and closed ones too, and of calls that are repeated. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ELENI, SHIPPING } from '../support/agent-buyer.ts';
import { type Answer, useAgentShop } from '../support/agent-shop.ts';
import { expectSound } from '../support/agent-totals.ts';
import { databaseKinds } from '../support/databases.ts';

/** Goods with the ids under which the agent knows them. */
interface Basket {
  cart: string | null;
  checkout: string | null;
  isOpen: boolean;
  items: string[];
}

const CREATING = ['create_cart', 'create_checkout', 'convert'] as const;
const OF_CARTS = ['get_cart', 'update_cart', 'cancel_cart'] as const;
const OF_CHECKOUTS = ['get_checkout', 'update_checkout', 'fill', 'complete_checkout', 'cancel_checkout'] as const;

const step = fc.record({
  name: fc.constantFrom(...CREATING, ...OF_CARTS, ...OF_CHECKOUTS),
  /** Which of the known ones; one more than there are is an unknown one. */
  place: fc.nat(3),
  picks: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
  codes: fc.array(fc.constantFrom('XANA5', 'NO', ''), { maxLength: 2 }),
  isRepeated: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(databaseKinds)('carts and checkouts of assistants on %s', (kind) => {
  const given = useAgentShop(kind);
  let variants: string[] = [];
  beforeAll(async () => {
    const { body } = await given().rest('POST', '/catalog/search', { query: 'laptop', pagination: { limit: 20 } });
    variants = body.products.map((product: Answer) => product.variants[0].id);
  });
  // Wrong codes of one address are bounded.
  beforeEach(async () => {
    await given().platform.context.db.deleteFrom('rate_limits').execute();
  });

  /** One call, twice with the same key where it is repeated. */
  async function ask(name: string, input: object, isRepeated: boolean): Promise<Answer> {
    const meta = { 'idempotency-key': randomUUID() };
    const call = async () => {
      const { status, body } = await given().tool(name, input, meta);
      expect(status).toBe(200);
      return body.result.structuredContent;
    };
    const answer = await call();
    if (isRepeated && !name.startsWith('get')) expect(await call()).toEqual(answer);
    if (answer.totals) expectSound(answer);
    return answer;
  }

  const itemsOf = ({ line_items }: Answer) => line_items.map(({ item }: Answer) => item.id);
  const codeOf = ({ ucp, messages }: Answer) => (ucp.status === 'error' ? messages[0].code : null);

  async function take(baskets: Basket[], { name, place, picks, codes, isRepeated }: Step): Promise<void> {
    const items = [...new Set(picks.map((pick) => variants[pick] ?? ''))];
    const line_items = items.map((id) => ({ item: { id }, quantity: 1 }));
    const known = (kind: 'cart' | 'checkout') => baskets.filter((basket) => basket[kind] !== null)[place];
    switch (name) {
      case 'create_cart': {
        const cart = await ask(name, { cart: { line_items, discounts: { codes } } }, isRepeated);
        expect(itemsOf(cart)).toEqual(items);
        baskets.push({ cart: cart.id, checkout: null, isOpen: true, items });
        return;
      }
      case 'create_checkout': {
        const { id, status } = await ask(name, { checkout: { line_items } }, isRepeated);
        expect(status).toBe('incomplete');
        baskets.push({ cart: null, checkout: id, isOpen: true, items });
        return;
      }
      case 'convert': {
        const basket = known('cart');
        const answer = await ask(
          'create_checkout',
          { checkout: { cart_id: basket?.cart ?? 'none', line_items } },
          isRepeated,
        );
        if (!basket?.isOpen) return expect(codeOf(answer)).toBe('not_found');
        expect(itemsOf(answer)).toEqual(basket.items);
        if (basket.checkout !== null) expect(answer.id).toBe(basket.checkout);
        basket.checkout = answer.id;
        return;
      }
      case 'get_cart':
      case 'update_cart':
      case 'cancel_cart': {
        const basket = known('cart');
        const id = basket?.cart ?? 'none';
        const cart = { line_items, discounts: { codes } };
        const answer = await ask(name, name === 'update_cart' ? { id, cart } : { id }, isRepeated);
        if (!basket?.isOpen) return expect(codeOf(answer)).toBe('not_found');
        if (name === 'update_cart') basket.items = items;
        if (name === 'cancel_cart') basket.isOpen = false;
        expect([answer.id, itemsOf(answer)]).toEqual([id, basket.items]);
        return;
      }
    }
    const basket = known('checkout');
    const id = basket?.checkout ?? 'none';
    const content =
      name === 'fill' ? { line_items, buyer: ELENI, fulfillment: SHIPPING } : { line_items, discounts: { codes } };
    const isUpdate = name === 'fill' || name === 'update_checkout';
    const operation = name === 'fill' ? 'update_checkout' : name;
    const answer = await ask(operation, { id, ...(isUpdate && { checkout: content }) }, isRepeated);
    if (!basket) return expect(codeOf(answer)).toBe('not_found');
    if (!basket.isOpen)
      return name === 'get_checkout'
        ? expect(answer.status).toBe('canceled')
        : expect(codeOf(answer)).toBe('checkout_canceled');
    if (isUpdate) basket.items = items;
    if (name === 'cancel_checkout') basket.isOpen = false;
    expect([answer.id, itemsOf(answer)]).toEqual([id, basket.items]);
    const open = /^(?:incomplete|ready_for_complete|requires_escalation)$/;
    expect(answer.status).toMatch(basket.isOpen ? open : /^canceled$/);
    if (name === 'fill') expect(answer.status).toBe('ready_for_complete');
    if (name === 'complete_checkout') expect(answer.status).not.toBe('ready_for_complete');
  }

  it('are walked in any order without a false step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const baskets: Basket[] = [];
        for (const one of steps) await take(baskets, one);
      }),
      { numRuns: 40 },
    );
  });
});
