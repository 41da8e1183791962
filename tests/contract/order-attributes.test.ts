import { beforeAll, describe, expect, it } from 'vitest';
import { createCheckout, type HostedCheckout } from '#platform/checkout/create-checkout.ts';
import { ordersTable, orderText } from '#platform/cli/order-text.ts';
import { exportCustomer } from '#platform/customers/export-customer.ts';
import { listOrders, readOwnerOrder } from '#platform/orders/read/list-orders.ts';
import { customersOf } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { openBuyer } from '../support/test-buyer.ts';
import { useTestPlatform } from '../support/test-platform.ts';

const CART = `mutation($input: CartInput) { result: cartCreate(input: $input) { cart { id checkoutUrl } userErrors { code field } } }`;
const ORDERS = `query($token: String!) { customer(customerAccessToken: $token) { orders(first: 9) { nodes { orderNumber
  customAttributes { key value } discountApplications(first: 1) { nodes { value { __typename ... on PricingPercentageValue { percentage } } } }
  lineItems(first: 9) { nodes { title customAttributes { key value } } } } } } }`;

const NOTE = 'Στον θυρωρό, παρακαλώ.\nΑφήστε το <b>απόγευμα</b>.';
const ATTRIBUTES = [
  { key: 'Συσκευασία δώρου', value: 'ναι' },
  { key: '_campaign', value: 'autumn' },
];
const ENGRAVING = [
  { key: 'Χάραξη', value: '<script>alert(1)</script>' },
  { key: '_bundle', value: '17' },
];

describe.each(databaseKinds)('what the buyer wrote into a cart, on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { signUp } = customersOf(() => given().query);
  let checkout: HostedCheckout;
  let token = '';
  let number = 0;
  let email = '';
  let pages = { checkout: '', thanks: '' };

  beforeAll(async () => {
    checkout = createCheckout({ context: given().platform.context });
    const { data } = await given().query('{ product(handle: "tab-11") { variants(first: 1) { nodes { id } } } }');
    const merchandiseId = data.product.variants.nodes[0].id;
    ({ token, email } = await signUp());
    const lines = [
      { merchandiseId, quantity: 1, attributes: ENGRAVING },
      { merchandiseId, quantity: 2 },
    ];
    const input = {
      lines,
      note: NOTE,
      attributes: ATTRIBUTES,
      discountCodes: ['WELCOME5'],
      buyerIdentity: { customerAccessToken: token },
    };
    const { cart } = (await given().query(CART, { input })).data.result;
    const buyer = await openBuyer(checkout, cart.checkoutUrl.replace('https://shop.example.gr', ''));
    const shown = await checkout.handle(new Request(`https://shop.example.gr${buyer.path}`));
    expect((await buyer.pay({ email })).status).toBe(303);
    const thanks = await checkout.handle(new Request(`https://shop.example.gr${buyer.path}/thank-you`));
    pages = { checkout: (await shown?.text()) ?? '', thanks: (await thanks?.text()) ?? '' };
    const listed = await listOrders(given().platform.context.db, 1);
    number = listed[0]?.number ?? 0;
  });

  it('is in the customer’s order and its lines', async () => {
    const { data, errors } = await given().query(ORDERS, { token });
    expect(errors).toBeUndefined();
    const [order] = data.customer.orders.nodes;
    expect(order.customAttributes).toEqual(ATTRIBUTES);
    expect(
      order.lineItems.nodes.map(({ customAttributes }: { customAttributes: unknown }) => customAttributes),
    ).toEqual([ENGRAVING, []]);
    expect(order.discountApplications.nodes[0].value).toEqual({
      __typename: 'PricingPercentageValue',
      percentage: 5,
    });
  });

  it('is shown at the checkout and after it, escaped, without what is the storefront’s own', () => {
    for (const page of [pages.checkout, pages.thanks]) {
      expect(page).toContain('Χάραξη: &lt;script&gt;');
      expect(page).not.toContain('<script>alert');
      expect(page).not.toMatch(/_bundle|_campaign/);
    }
    expect(pages.thanks).toContain(
      'Στον θυρωρό, παρακαλώ.<br>Αφήστε το &lt;b&gt;απόγευμα&lt;/b&gt;.<br>Συσκευασία δώρου: ναι',
    );
  });

  it('goes out with the confirmation', async () => {
    const mail = await given()
      .platform.context.db.selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'order-confirmation')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(mail.text_body).toContain('Στον θυρωρό, παρακαλώ.');
    expect(mail.text_body).toContain('Συσκευασία δώρου: ναι');
    expect(mail.text_body).toContain('Χάραξη: ');
    expect(mail.text_body + mail.html_body).not.toMatch(/_bundle|_campaign/);
    expect(mail.html_body).not.toContain('<script');
  });

  it('is told to the owner, all of it', async () => {
    const { db } = given().platform.context;
    const [listed] = await listOrders(db, 1);
    expect(listed?.hasNotes).toBe(true);
    expect(ordersTable(listed ? [listed] : [])).toMatch(/Notes\n.* yes\n/);
    const order = await readOwnerOrder(db, number);
    expect(order).toMatchObject({ note: NOTE, attributes: ATTRIBUTES });
    const text = order ? orderText(order, { withBuyer: true }) : '';
    expect(text).toContain('Στον θυρωρό, παρακαλώ.');
    expect(text).toContain('_campaign: autumn');
    expect(text).toMatch(/Χάραξη: <script>.*\n.*_bundle: 17/);
  });

  it('is told to its person, and cannot steer a terminal', async () => {
    const { db } = given().platform.context;
    expect(JSON.stringify(await exportCustomer(given().platform.context, email))).toContain('Στον θυρωρό');
    const order = await readOwnerOrder(db, number);
    const steering = order && orderText({ ...order, note: 'a\u001b[2Jb' }, { withBuyer: false });
    expect(steering).toContain('a[2Jb');
  });

  it.each([
    ['a key of blanks', { key: '  ', value: 'x' }, ['input', 'attributes', '0', 'key']],
    ['U+0000', { key: 'a', value: 'x\0' }, ['input', 'attributes', '0']],
    ['a value beyond all length', { key: 'a', value: 'x'.repeat(5_001) }, ['input', 'attributes', '0', 'value']],
  ])('is refused with %s', async (_, attribute, field) => {
    const { data } = await given().query(CART, { input: { attributes: [attribute] } });
    expect(data.result).toEqual({ cart: null, userErrors: [{ code: 'INVALID', field }] });
  });

  it('may have a key of 250 characters', async () => {
    const { data } = await given().query(CART, { input: { attributes: [{ key: 'κ'.repeat(250), value: 'x' }] } });
    expect(data.result).toMatchObject({ cart: { id: expect.any(String) }, userErrors: [] });
  });
});
