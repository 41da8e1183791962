import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCheckout, type HostedCheckout } from '#platform/checkout/create-checkout.ts';
import { refundOrder } from '#platform/orders/refund/refund-order.ts';
import { fulfilOrder } from '#platform/orders/ship/fulfil-order.ts';
import { gatewaysOf } from '#platform/payments/gateway.ts';
import { customersOf } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { maria, openBuyer } from '../support/test-buyer.ts';
import { willingGateway } from '../support/test-gateways.ts';
import { NOW, useTestPlatform } from '../support/test-platform.ts';

const MONEY = '{ amount currencyCode }';
const ORDERS = `query($token: String!, $first: Int, $after: String, $sortKey: OrderSortKeys, $reverse: Boolean) {
  customer(customerAccessToken: $token) { numberOfOrders orders(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor } nodes { id name orderNumber processedAt financialStatus fulfillmentStatus currencyCode
      totalPrice ${MONEY} totalShippingPrice ${MONEY} subtotalPrice ${MONEY} totalTax ${MONEY} currentTotalPrice ${MONEY} currentSubtotalPrice ${MONEY} currentTotalTax ${MONEY} currentTotalShippingPrice ${MONEY} totalRefunded ${MONEY} originalTotalPrice ${MONEY}
      canceledAt cancelReason edited email phone statusUrl customerUrl customerLocale shippingAddress { name address1 zip city phone formatted } billingAddress { zip }
      discountApplications(first: 5) { nodes { targetType value { ... on MoneyV2 { amount } } ... on DiscountCodeApplication { code applicable } } }
      successfulFulfillments(first: 10) { trackingCompany trackingInfo { number url } fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } }
      lineItems(first: 50) { nodes { title quantity currentQuantity originalTotalPrice ${MONEY} discountedTotalPrice ${MONEY}
        discountAllocations { allocatedAmount { amount } } variant { id title image { url altText } price ${MONEY} product { handle title } } } } } } } }`;
const CART = `mutation($input: CartInput) { result: cartCreate(input: $input) { cart { id checkoutUrl buyerIdentity { email customer { id } } } userErrors { code field } } }`;
const BUYER = `mutation($id: ID!, $buyer: CartBuyerIdentityInput!) { result: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) { cart { buyerIdentity { email phone customer { id } } } userErrors { code field } } }`;

describe.each(databaseKinds)('a customer’s orders on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { run, newEmail, signUp, logIn } = customersOf(() => given().query);
  let checkout: HostedCheckout;
  const variants = new Map<string, string>();
  beforeAll(async () => {
    checkout = createCheckout({ context: given().platform.context });
    const { data } = await given().query(
      '{ products(first: 250) { nodes { variants(first: 9) { nodes { id sku } } } } }',
    );
    for (const node of data.products.nodes) for (const { id, sku } of node.variants.nodes) variants.set(sku, id);
  });
  beforeEach(() => {
    given().clock.now = NOW;
  });
  const query = async (document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await given().query(document, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const newCart = async (
    buyerIdentity: Record<string, unknown>,
    more: { sku?: string; quantity?: number; codes?: string[] } = {},
  ) => {
    const { sku = 'TAB-11', quantity = 1, codes = [] } = more;
    const lines = [{ merchandiseId: variants.get(sku), quantity }];
    return (await query(CART, { input: { lines, buyerIdentity, discountCodes: codes } })).result;
  };
  const buyerAt = (checkoutUrl: string) => openBuyer(checkout, checkoutUrl.replace('https://shop.example.gr', ''));
  const buy = async (buyerIdentity: Record<string, unknown>, more: Parameters<typeof newCart>[1] = {}, typed = {}) => {
    const { cart } = await newCart(buyerIdentity, more);
    const buyer = await buyerAt(cart.checkoutUrl);
    expect((await buyer.pay(typed)).status).toBe(303);
    return buyer;
  };
  const ordersOf = async (token: string, variables: Record<string, unknown> = { first: 10 }) =>
    (await query(ORDERS, { token, ...variables })).customer;

  it('an order that is placed while logged in is theirs, with all its facts', async () => {
    const { token } = await signUp();
    const buyer = await buy({ customerAccessToken: token }, { sku: 'ALPHA-U-GR', quantity: 2, codes: ['MINUS20'] });
    const { numberOfOrders, orders } = await ordersOf(token);
    expect({ numberOfOrders, total: orders.totalCount }).toEqual({ numberOfOrders: '1', total: '1' });
    const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });
    const [order] = orders.nodes;
    expect(order).toMatchObject({
      id: expect.stringMatching(/^gid:\/\/shopify\/Order\/\d+\?key=[0-9a-f]{32}$/),
      name: `#${order.orderNumber}`,
      processedAt: '2026-09-15T10:00:00Z',
      financialStatus: 'PAID',
      fulfillmentStatus: 'UNFULFILLED',
      currencyCode: 'EUR',
      subtotalPrice: eur('579.8'),
      totalShippingPrice: eur('0.0'),
      totalPrice: eur('579.8'),
      originalTotalPrice: eur('579.8'),
      currentTotalPrice: eur('579.8'),
      totalRefunded: eur('0.0'),
      totalTax: eur('112.22'),
      canceledAt: null,
      cancelReason: null,
      edited: false,
      email: maria.email,
      phone: '+306940000000',
      customerLocale: 'el',
      customerUrl: 'https://shop.example.gr/account?tab=orders',
      statusUrl: `https://shop.example.gr${buyer.path}/thank-you?lang=el`,
      billingAddress: { zip: '54624' },
      discountApplications: {
        nodes: [{ code: 'MINUS20', applicable: true, targetType: 'LINE_ITEM', value: { amount: '20.0' } }],
      },
      successfulFulfillments: [],
    });
    expect(order.shippingAddress).toEqual({
      name: 'Μαρία Παπαδοπούλου',
      address1: 'Αριστοτέλους 12',
      zip: '54624',
      city: 'Θεσσαλονίκη',
      phone: '+306940000000',
      formatted: ['Αριστοτέλους 12', '546 24 Θεσσαλονίκη', 'Ελλάδα'],
    });
    expect(order.lineItems.nodes).toEqual([
      {
        title: 'Άλφα 14 (i5-8365U, 16GB)',
        quantity: 2,
        currentQuantity: 2,
        originalTotalPrice: eur('599.8'),
        discountedTotalPrice: eur('579.8'),
        discountAllocations: [{ allocatedAmount: { amount: '20.0' } }],
        variant: {
          id: variants.get('ALPHA-U-GR'),
          title: 'Ubuntu 24.04 / Ελληνικό',
          image: { url: expect.stringContaining('/cdn/shop/files/'), altText: expect.any(String) },
          price: eur('299.9'),
          product: { handle: 'alpha-14', title: 'Άλφα 14 (i5-8365U, 16GB)' },
        },
      },
    ]);
  });

  it('a guest’s order with a customer’s e-mail is not the customer’s, before the sign-up and after it', async () => {
    const email = newEmail();
    await buy({ email }, {}, { email });
    await run('create', { input: { email, password: 'σωστός κωδικός 1' } });
    await buy({ email }, {}, { email });
    expect((await ordersOf(await logIn(email))).orders.nodes).toEqual([]);
  });

  it('a cart tells only who logged in whether they have ordered before', async () => {
    const { token, email } = await signUp();
    await buy({ customerAccessToken: token }, {}, { email });
    const applicable = async (buyerIdentity: Record<string, unknown>) => {
      const { cart } = await newCart(buyerIdentity, { codes: ['WELCOME5'] });
      const { data } = await given().query('query($id: ID!) { cart(id: $id) { discountCodes { applicable } } }', {
        id: cart.id,
      });
      return data.cart.discountCodes[0].applicable;
    };
    expect(await applicable({ email })).toBe(true);
    expect(await applicable({ customerAccessToken: token })).toBe(false);
    const { token: other } = await signUp();
    expect(await applicable({ customerAccessToken: other, email })).toBe(true);
  });

  it('come by page, in every order', async () => {
    const { token } = await signUp();
    const prices = ['TAB-11', 'TWIN-6', 'SKU-beta-13'];
    for (const [index, sku] of prices.entries()) {
      given().clock.now = new Date(NOW.getTime() + (3 - index) * 60_000);
      await buy({ customerAccessToken: token }, { sku });
    }
    const numbers = async (variables: Record<string, unknown>) =>
      (await ordersOf(token, { first: 10, ...variables })).orders.nodes.map(
        ({ orderNumber }: { orderNumber: number }) => orderNumber,
      );
    const [one, two, three] = await numbers({});
    expect([two, three]).toEqual([one + 1, one + 2]);
    expect(await numbers({ reverse: true })).toEqual([three, two, one]);
    expect(await numbers({ sortKey: 'PROCESSED_AT' })).toEqual([three, two, one]);
    expect(await numbers({ sortKey: 'PROCESSED_AT', reverse: true })).toEqual([one, two, three]);
    expect(await numbers({ sortKey: 'TOTAL_PRICE' })).toEqual([two, three, one]);
    const sorted = { sortKey: 'PROCESSED_AT', reverse: true };
    const first = (await ordersOf(token, { ...sorted, first: 2 })).orders;
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(first.edges.at(-1).cursor).toBe(first.pageInfo.endCursor);
    const rest = (await ordersOf(token, { ...sorted, first: 2, after: first.pageInfo.endCursor })).orders;
    expect(rest.nodes).toMatchObject([{ orderNumber: three, lineItems: { nodes: [{ quantity: 1 }] } }]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    const { errors } = await given().query(ORDERS, { token, first: 2, after: first.pageInfo.endCursor });
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_CURSOR' } }]);
  });

  it('shows the parcel with the courier’s own page, and money that was given back', async () => {
    const { token } = await signUp();
    await buy({ customerAccessToken: token });
    const number = (await ordersOf(token)).orders.nodes[0].orderNumber;
    const { context } = given().platform;
    await fulfilOrder(context, number, { carrier: 'ACS Courier', trackingNumber: '740 123' });
    expect((await ordersOf(token)).orders.nodes[0]).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      successfulFulfillments: [
        {
          trackingCompany: 'ACS Courier',
          trackingInfo: [
            {
              number: '740 123',
              url: 'https://www.acscourier.net/el/web/greece/track-and-trace?generalCode=740%20123',
            },
          ],
          fulfillmentLineItems: { nodes: [{ quantity: 1, lineItem: { title: 'Ταμπλέτα 11' } }] },
        },
      ],
    });
    await refundOrder(context, gatewaysOf(willingGateway), number, { restock: false });
    expect((await ordersOf(token)).orders.nodes[0]).toMatchObject({
      financialStatus: 'REFUNDED',
      totalPrice: { amount: '253.9' },
      totalRefunded: { amount: '253.9' },
      currentTotalPrice: { amount: '0.0' },
      currentSubtotalPrice: { amount: '0.0' },
      currentTotalTax: { amount: '0.0' },
      currentTotalShippingPrice: { amount: '0.0' },
      totalTax: { amount: '49.14' },
      lineItems: { nodes: [{ quantity: 1, currentQuantity: 0 }] },
    });
  });

  it('stays readable when the goods have left the catalogue', async () => {
    const { token } = await signUp();
    await buy({ customerAccessToken: token }, { sku: 'TWIN-12' });
    const { db } = given().platform.context;
    await db.deleteFrom('product_variants').where('sku', '=', 'TWIN-12').execute();
    expect((await ordersOf(token)).orders.nodes[0].lineItems.nodes).toMatchObject([{ title: 'Twin 4', variant: null }]);
  });

  describe('the cart', () => {
    it('takes the customer’s e-mail unless it is given another, and gives both up for null', async () => {
      const { token, id, email } = await signUp();
      const { cart } = await newCart({ customerAccessToken: token });
      expect(cart.buyerIdentity).toEqual({ email, customer: { id } });
      const own = await newCart({ customerAccessToken: token, email: 'office@example.gr' });
      expect(own.cart.buyerIdentity).toEqual({ email: 'office@example.gr', customer: { id } });
      const change = async (buyer: Record<string, unknown>, of = cart) =>
        (await query(BUYER, { id: of.id, buyer })).result.cart.buyerIdentity;
      expect(await change({ phone: '2310000000' })).toMatchObject({ customer: { id }, email });
      expect(await change({ customerAccessToken: null })).toEqual({ customer: null, email: null, phone: '2310000000' });
      expect(await change({ customerAccessToken: null }, own.cart)).toMatchObject({
        customer: null,
        email: 'office@example.gr',
      });
    });

    it('refuses an unknown token and changes nothing', async () => {
      const { token, id, email } = await signUp();
      const { cart } = await newCart({ customerAccessToken: token });
      const refused = await query(BUYER, { id: cart.id, buyer: { customerAccessToken: 'x', email: 'b@example.gr' } });
      expect(refused.result).toEqual({
        cart: null,
        userErrors: [{ code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'] }],
      });
      const { cart: after } = await query(
        'query($id: ID!) { cart(id: $id) { buyerIdentity { email customer { id } } } }',
        {
          id: cart.id,
        },
      );
      expect(after.buyerIdentity).toEqual({ email, customer: { id } });
    });
  });

  describe('the checkout', () => {
    const address = {
      firstName: 'Άννα',
      lastName: 'Νικολάου',
      address1: 'Τσιμισκή 5',
      city: 'Θεσσαλονίκη',
      zip: '54624',
      phone: '2310111222',
    };
    const typedIn = (page: string, field: string) =>
      new RegExp(`<input id="${field}"[^>]* value="([^"]*)"`).exec(page)?.[1];

    it('knows the customer’s default address and e-mail', async () => {
      const { token, email } = await signUp({ firstName: 'Όχι' });
      await run('addressCreate', { token, address: { ...address, address2: '094259216', company: 'Νήμα ΑΕ' } });
      const { text } = await (await buyerAt((await newCart({ customerAccessToken: token })).cart.checkoutUrl)).look();
      const fields = [
        'email',
        'firstName',
        'lastName',
        'address1',
        'address2',
        'postcode',
        'city',
        'phone',
        'invoiceName',
        'invoiceTaxNumber',
      ];
      expect(fields.map((field) => typedIn(text, field))).toEqual([
        email,
        'Άννα',
        'Νικολάου',
        'Τσιμισκή 5',
        '',
        '54624',
        'Θεσσαλονίκη',
        '2310111222',
        'Νήμα ΑΕ',
        '094259216',
      ]);
    });

    it('knows the profile where there is no address, and nothing of an address abroad', async () => {
      const { token, email } = await signUp({ firstName: 'Άννα', lastName: 'Νικολάου', phone: '6940000000' });
      await run('addressCreate', { token, address: { address1: 'Makariou 1', city: 'Nicosia', country: 'CY' } });
      const { text } = await (await buyerAt((await newCart({ customerAccessToken: token })).cart.checkoutUrl)).look();
      expect(['email', 'firstName', 'phone', 'address1', 'city'].map((field) => typedIn(text, field))).toEqual([
        email,
        'Άννα',
        '+306940000000',
        '',
        '',
      ]);
    });

    it('fills in an empty form after a login, never what was typed', async () => {
      const { token } = await signUp();
      await run('addressCreate', { token, address });
      for (const typed of [false, true]) {
        const { cart } = await newCart({});
        const buyer = await buyerAt(cart.checkoutUrl);
        if (typed) await buyer.press('update', { city: 'Άργος' });
        await query(BUYER, { id: cart.id, buyer: { customerAccessToken: token } });
        const { text } = await (await buyerAt(cart.checkoutUrl)).look();
        expect(typedIn(text, 'city')).toBe(typed ? 'Άργος' : 'Θεσσαλονίκη');
      }
    });

    it('forgets who logged out', async () => {
      const { token, email } = await signUp();
      await run('addressCreate', { token, address });
      const { cart } = await newCart({ customerAccessToken: token });
      await (await buyerAt(cart.checkoutUrl)).press('update', { city: 'Άργος', address1: 'Τσιμισκή 5' });
      await query(BUYER, { id: cart.id, buyer: { customerAccessToken: null } });
      const { text } = await (await buyerAt(cart.checkoutUrl)).look();
      for (const word of [email, 'Τσιμισκή', 'Άργος']) expect(text).not.toContain(word);
      const other = await signUp();
      await query(BUYER, { id: cart.id, buyer: { customerAccessToken: other.token } });
      expect(typedIn((await (await buyerAt(cart.checkoutUrl)).look()).text, 'email')).toBe(other.email);
    });
  });
});
