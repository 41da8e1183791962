/** Orders by their ids, and a customer's orders by a query. In the schema a customer is no node. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createCheckout } from '#platform/checkout/create-checkout.ts';
import { customersOf } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { openBuyer } from '../support/test-buyer.ts';
import { NOW, useTestPlatform } from '../support/test-platform.ts';

describe.each(databaseKinds)('by id, on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { signUp } = customersOf(() => given().query);
  let token = '';
  let names: string[] = [];
  let ids: string[] = [];
  beforeAll(async () => {
    const checkout = createCheckout({ context: given().platform.context });
    ({ token } = await signUp());
    const { data } = await given().query('{ product(handle: "tab-11") { variants(first: 1) { nodes { id } } } }');
    const [{ id: merchandiseId }] = data.product.variants.nodes;
    for (const day of [0, 1]) {
      given().clock.now = new Date(NOW.getTime() + day * 24 * 60 * 60 * 1000);
      const made = await given().query(
        'mutation($input: CartInput) { cartCreate(input: $input) { cart { checkoutUrl } } }',
        { input: { lines: [{ merchandiseId, quantity: 1 }], buyerIdentity: { customerAccessToken: token } } },
      );
      const buyer = await openBuyer(
        checkout,
        made.data.cartCreate.cart.checkoutUrl.replace('https://shop.example.gr', ''),
      );
      expect((await buyer.pay()).status).toBe(303);
    }
    given().clock.now = NOW;
    const orders = await find('');
    names = orders.map(({ name }) => name);
    ids = orders.map(({ id }) => id);
  });
  const find = async (query: string): Promise<{ id: string; name: string }[]> => {
    const { data, errors } = await given().query(
      'query($token: String!, $query: String) { customer(customerAccessToken: $token) { orders(first: 9, query: $query) { nodes { id name } } } }',
      { token, query },
    );
    expect(errors).toBeUndefined();
    return data.customer.orders.nodes;
  };
  const node = async (id: string) => {
    const { data, errors } = await given().query(
      'query($id: ID!) { node(id: $id) { __typename id ... on Order { name lineItems(first: 9) { nodes { title } } } } }',
      { id },
    );
    expect(errors).toBeUndefined();
    return data.node;
  };

  it.each([
    ['processed_at:>2026-09-15T23:00:00Z', [1]],
    ['processed_at:2026-09-15', [0]],
    ['processed_at:<=2026-09-16', [0, 1]],
    ['financial_status:paid', [0, 1]],
    ['fulfillment_status:fulfilled', []],
    ['NOT processed_at:2026-09-15', [1]],
  ])('orders(query: "%s")', async (query, places) => {
    expect((await find(query)).map(({ name }) => name)).toEqual(places.map((place) => names[place]));
  });

  it('orders are found by their names', async () => {
    expect((await find(`name:"${names[1]}"`)).map(({ name }) => name)).toEqual([names[1]]);
    expect((await find(names[0] ?? '')).map(({ name }) => name)).toEqual([names[0]]);
  });

  it('an order is found by its id with its key, and by nothing else', async () => {
    const [id = ''] = ids;
    expect(await node(id)).toMatchObject({ __typename: 'Order', id, lineItems: { nodes: [{ title: 'Ταμπλέτα 11' }] } });
    for (const other of [
      id.replace(/\?.*/, ''),
      id.replace(/.$/, 'x'),
      `${id.replace(/\?.*/, '')}?key=`,
      ids[1]?.replace(/Order\/\d+/, 'Order/1') ?? '',
    ])
      if (other !== id) expect(await node(other)).toBeNull();
  });
});
