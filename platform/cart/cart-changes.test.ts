/** Changes of a cart through the API: what is written, what is refused, and in whose words. */
import { beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '#tests/support/customer-documents.ts';
import { PUBLIC_URL, useTestPlatform } from '#tests/support/test-platform.ts';
import { createCheckout } from '../checkout/create-checkout.ts';
import type { Database } from '../db/database.ts';
import { changeCart } from './change-cart.ts';
import { setNote } from './change-details.ts';

// biome-ignore lint/correctness/useHookAtTopLevel: it is a hook of the tests, not of React
const given = useTestPlatform('sqlite');
const { signUp, run } = customersOf(() => given().query);
const variants: Record<string, string> = {};
beforeAll(async () => {
  const { data } = await given().query('{ products(first: 50) { nodes { variants(first: 9) { nodes { id sku } } } } }');
  for (const product of data.products.nodes) for (const { id, sku } of product.variants.nodes) variants[sku] = id;
});

const CART = `id note totalQuantity buyerIdentity { email phone countryCode customer { email } purchasingCompany { location { id } } }
  attributes { key value } discountCodes { code applicable } lines(first: 9) { nodes { id quantity merchandise { ... on ProductVariant { sku } } } }
  delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress { firstName address1 city zip countryCode } } } }
  deliveryGroups(first: 3) { nodes { id selectedDeliveryOption { handle } deliveryOptions { handle } } }`;

async function mutate(field: string, args: Record<string, [type: string, value: unknown]>, fields = '') {
  const names = Object.entries(args);
  const declared = names.map(([name, [type]]) => `$${name}: ${type}`).join(', ');
  const passed = names.map(([name]) => `${name}: $${name}`).join(', ');
  const selection = fields || `cart { ${CART} } userErrors { code field message } warnings { code target }`;
  const { data, errors } = await given().query(
    `mutation(${declared}) { ${field}(${passed}) { ${selection} } }`,
    Object.fromEntries(names.map(([name, [, value]]) => [name, value])),
  );
  expect(errors).toBeUndefined();
  return data[field];
}

async function create(input: object = {}) {
  const made = await mutate('cartCreate', { input: ['CartInput', input] });
  expect(made.userErrors).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects and fails where they are not
  return made.cart as Record<string, any>;
}
const lines = (sku: string, quantity = 1) => [{ merchandiseId: variants[sku], quantity }];
const ATHENS = {
  firstName: 'Μαρία',
  lastName: 'Π',
  address1: 'Ερμού 1',
  city: 'Αθήνα',
  zip: '10563',
  countryCode: 'GR',
};
const address = (deliveryAddress: object, more: object = {}) => ({ address: { deliveryAddress }, ...more });
const refused = (code: string, field: string[], message?: string) => ({
  cart: null,
  userErrors: [message === undefined ? { code, field, message: expect.any(String) } : { code, field, message }],
  warnings: [],
});

describe('the buyer', () => {
  const setBuyer = async (cartId: string, buyerIdentity: object) =>
    mutate('cartBuyerIdentityUpdate', {
      cartId: ['ID!', cartId],
      buyerIdentity: ['CartBuyerIdentityInput!', buyerIdentity],
    });

  it('is written field by field, and emptied by null', async () => {
    const { id } = await create();
    const first = await setBuyer(id, { email: ' maria@example.gr ', phone: ' 694 000 0000 ', countryCode: 'CY' });
    const identity = { email: 'maria@example.gr', phone: '694 000 0000', countryCode: 'CY', customer: null };
    expect(first.cart.buyerIdentity).toMatchObject(identity);
    expect((await setBuyer(id, { phone: null })).cart.buyerIdentity).toMatchObject({ ...identity, phone: null });
    expect((await setBuyer(id, { email: '' })).cart.buyerIdentity).toMatchObject({ email: null, countryCode: 'CY' });
  });

  it.each([
    [{ email: 'x' }, 'INVALID', 'email', 'Email is invalid'],
    [{ phone: 'x' }, 'INVALID', 'phone', 'Phone is invalid'],
    [{ customerAccessToken: 'x' }, 'INVALID', 'customerAccessToken', 'Customer is invalid'],
    [
      { companyLocationId: 'gid://shopify/CompanyLocation/1' },
      'MISSING_CUSTOMER_ACCESS_TOKEN',
      'customerAccessToken',
      'The customer access token is required when setting a company location.',
    ],
  ])('is refused with %j', async (buyer, code, field, message) => {
    const { id } = await create();
    expect(await setBuyer(id, buyer)).toEqual(refused(code, ['buyerIdentity', field], message));
  });

  it('is a customer with the account’s e-mail, unless another is given, and a guest after a logout', async () => {
    const { token: customerAccessToken, email } = await signUp();
    const { id } = await create();
    const logged = await setBuyer(id, { customerAccessToken });
    expect(logged.cart.buyerIdentity).toMatchObject({ email, customer: { email } });
    expect(await setBuyer(id, { customerAccessToken, companyLocationId: 'gid://shopify/CompanyLocation/1' })).toEqual(
      refused('INVALID_COMPANY_LOCATION', ['buyerIdentity', 'companyLocationId'], 'Company location is invalid'),
    );
    const other = await setBuyer(id, { customerAccessToken, email: 'other@example.gr' });
    expect(other.cart.buyerIdentity).toMatchObject({ email: 'other@example.gr', customer: { email } });
    // Another e-mail than the account's stays, the account's goes.
    expect((await setBuyer(id, { customerAccessToken: null })).cart.buyerIdentity).toMatchObject({
      email: 'other@example.gr',
      customer: null,
    });
    await setBuyer(id, { customerAccessToken });
    expect((await setBuyer(id, { customerAccessToken: null })).cart.buyerIdentity).toMatchObject({
      email: null,
      customer: null,
    });
    expect((await setBuyer(id, { customerAccessToken: '' })).cart.buyerIdentity.customer).toBeNull();
  });

  it('takes what was typed at the checkout along only to the same customer', async () => {
    const { db } = given().platform.context;
    const { token: customerAccessToken } = await signUp();
    const { id } = await create({ lines: lines('TAB-11'), buyerIdentity: { customerAccessToken } });
    const checkoutUrl = (
      await mutate('cartNoteUpdate', { cartId: ['ID!', id], note: ['String!', ''] }, 'cart { checkoutUrl }')
    ).cart.checkoutUrl;
    await createCheckout({ context: given().platform.context }).handle(
      new Request(checkoutUrl.replace(/^https:\/\/[^/]+/, PUBLIC_URL)),
    );
    const token = /Cart\/([^?]+)/.exec(id)?.[1] ?? '';
    const type = () =>
      db.updateTable('checkouts').set({ form: '{"city":"Αθήνα"}' }).where('cart_token', '=', token).execute();
    const typed = async () =>
      (await db.selectFrom('checkouts').select('form').where('cart_token', '=', token).executeTakeFirstOrThrow()).form;
    await type();
    await setBuyer(id, { customerAccessToken, phone: '694 000 0001' });
    await setBuyer(id, { phone: '694 000 0002' });
    expect(await typed()).toContain('Αθήνα');
    await setBuyer(id, { customerAccessToken: (await signUp()).token });
    expect(await typed()).toBe('{}');
    await type();
    await setBuyer(id, { customerAccessToken: null });
    expect(await typed()).toBe('{}');
    await type();
    // A cart without a customer gets one.
    await setBuyer(id, { customerAccessToken });
    expect(await typed()).toContain('Αθήνα');
  });
});

describe('delivery addresses', () => {
  const add = (cartId: string, addresses: object[]) =>
    mutate('cartDeliveryAddressesAdd', {
      cartId: ['ID!', cartId],
      addresses: ['[CartSelectableAddressInput!]!', addresses],
    });
  const update = (cartId: string, addresses: object[]) =>
    mutate('cartDeliveryAddressesUpdate', {
      cartId: ['ID!', cartId],
      addresses: ['[CartSelectableAddressUpdateInput!]!', addresses],
    });
  const remove = (cartId: string, addressIds: string[]) =>
    mutate('cartDeliveryAddressesRemove', { cartId: ['ID!', cartId], addressIds: ['[ID!]!', addressIds] });

  it('are added, changed and removed', async () => {
    const { id } = await create({ lines: lines('TAB-11') });
    const made = await add(id, [
      address(ATHENS),
      address({ ...ATHENS, address1: 'Ερμού 2' }, { selected: true, oneTimeUse: true }),
    ]);
    const told = made.cart.delivery.addresses;
    const { lastName: _, ...shown } = ATHENS;
    expect(told).toEqual([
      { id: expect.any(String), selected: false, oneTimeUse: false, address: shown },
      { id: expect.any(String), selected: true, oneTimeUse: true, address: { ...shown, address1: 'Ερμού 2' } },
    ]);
    const [first, second] = told as { id: string }[];
    const changed = await update(id, [{ id: first?.id, selected: true, ...address({ city: 'Πάτρα' }) }]);
    expect(changed.cart.delivery.addresses).toMatchObject([
      { id: first?.id, selected: true, oneTimeUse: false, address: { ...shown, city: 'Πάτρα' } },
      { id: second?.id, selected: false, oneTimeUse: true },
    ]);
    expect((await update(id, [{ id: second?.id, oneTimeUse: false }])).cart.delivery.addresses[1]).toMatchObject({
      selected: false,
      oneTimeUse: false,
      address: { address1: 'Ερμού 2' },
    });
    const left = await remove(id, [first?.id ?? '']);
    expect(left.cart.delivery.addresses.map((one: { id: string }) => one.id)).toEqual([second?.id]);
    expect(await remove(id, ['x'])).toEqual(refused('INVALID_DELIVERY_ADDRESS_ID', ['addressIds', '0']));
    expect(await update(id, [{ id: first?.id, selected: true }])).toEqual(
      refused('INVALID_DELIVERY_ADDRESS_ID', ['addresses', '0', 'id']),
    );
  });

  it('are twenty at most, and one of them is chosen', async () => {
    const { id } = await create();
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => address({ ...ATHENS, address1: `Ερμού ${from + index}` }));
    expect((await add(id, many(19))).userErrors).toEqual([]);
    expect(await add(id, many(2, 30))).toEqual(
      refused('TOO_MANY_DELIVERY_ADDRESSES', ['addresses'], 'A cart takes at most 20 addresses.'),
    );
    expect((await add(id, many(1, 40))).cart.delivery.addresses).toHaveLength(20);
    const both = many(2).map((one) => ({ ...one, selected: true }));
    expect((await add((await create()).id, both)).userErrors).toMatchObject([
      { code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED' },
    ]);
  });

  it('can be one of the customer’s own, in a cart that is theirs', async () => {
    const { token, email } = await signUp();
    await run('addressCreate', {
      token,
      address: { address1: 'Τσιμισκή 5', city: 'Θεσσαλονίκη', zip: '54623', country: 'GR' },
    });
    const { data } = await given().query(
      'query($token: String!) { customer(customerAccessToken: $token) { addresses(first: 1) { nodes { id } } } }',
      { token },
    );
    const own = data.customer.addresses.nodes[0].id as string;
    const copy = [{ address: { copyFromCustomerAddressId: own } }];
    const { id } = await create({ buyerIdentity: { customerAccessToken: token } });
    expect((await add(id, copy)).cart.delivery.addresses).toMatchObject([{ address: { address1: 'Τσιμισκή 5' } }]);
    expect(email).toBeTruthy();
    expect((await add((await create()).id, copy)).userErrors).toHaveLength(1);
    const foreign = [{ address: { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/999999' } }];
    expect((await add(id, foreign)).userErrors).toHaveLength(1);
    expect((await add(id, [{ address: { copyFromCustomerAddressId: 'x' } }])).userErrors).toHaveLength(1);
  });

  it('are refused where a field is wrong, each at its place', async () => {
    const { id } = await create();
    const wrong = await add(id, [address(ATHENS), address({ ...ATHENS, city: 'x'.repeat(256) })]);
    expect(wrong).toEqual(
      refused('ADDRESS_FIELD_IS_TOO_LONG', ['addresses', '1', 'address', 'deliveryAddress', 'city']),
    );
    const strict = await add(id, [address({ countryCode: 'GR' }, { validationStrategy: 'STRICT' })]);
    expect(strict.userErrors.map(({ code }: { code: string }) => code)).toContain('ADDRESS_FIELD_IS_REQUIRED');
  });
});

describe('the way of delivery', () => {
  const select = (cartId: string, groups: object[]) =>
    mutate('cartSelectedDeliveryOptionsUpdate', {
      cartId: ['ID!', cartId],
      selectedDeliveryOptions: ['[CartSelectedDeliveryOptionInput!]!', groups],
    });

  it('is one of those that are offered', async () => {
    const { id, deliveryGroups } = await create({ lines: lines('TAB-11'), delivery: { addresses: [address(ATHENS)] } });
    const [group] = deliveryGroups.nodes;
    const [option] = group.deliveryOptions;
    const chosen = (deliveryGroupId: string, deliveryOptionHandle: string) => [
      { deliveryGroupId, deliveryOptionHandle },
    ];
    expect((await select(id, chosen(group.id, option.handle))).userErrors).toEqual([]);
    expect(await select(id, chosen(group.id, 'none'))).toEqual(
      refused(
        'INVALID_DELIVERY_OPTION',
        ['selectedDeliveryOptions', '0', 'deliveryOptionHandle'],
        'The delivery option was not found.',
      ),
    );
    expect(await select(id, chosen('x', option.handle))).toEqual(
      refused(
        'INVALID_DELIVERY_GROUP',
        ['selectedDeliveryOptions', '0', 'deliveryGroupId'],
        'The delivery group was not found.',
      ),
    );
    const { id: empty } = await create();
    expect((await select(empty, chosen(group.id, option.handle))).userErrors).toMatchObject([
      { code: 'INVALID_DELIVERY_GROUP' },
    ]);
  });
});

describe('the billing address', () => {
  const set = (cartId: string, billingAddress: object | null) =>
    mutate('cartBillingAddressUpdate', {
      cartId: ['ID!', cartId],
      billingAddress: ['MailingAddressInput', billingAddress],
    });

  it('is kept, taken away, and refused where it is wrong', async () => {
    const { id } = await create();
    const { db } = given().platform.context;
    const token = /Cart\/([^?]+)/.exec(id)?.[1] ?? '';
    const kept = async () =>
      (await db.selectFrom('carts').select('billing_address').where('token', '=', token).executeTakeFirstOrThrow())
        .billing_address;
    expect((await set(id, { address1: 'Ερμού 1', country: 'GR' })).userErrors).toEqual([]);
    expect(JSON.parse((await kept()) ?? '')).toMatchObject({ address1: 'Ερμού 1', country: 'GR' });
    expect((await set(id, { city: 'x'.repeat(256) })).userErrors).toMatchObject([
      { field: ['billingAddress', 'city'] },
    ]);
    expect(await kept()).not.toBeNull();
    expect((await set(id, null)).userErrors).toEqual([]);
    expect(await kept()).toBeNull();
  });
});

describe('lines', () => {
  const change = (field: string, cartId: string, type: string, value: object[]) =>
    mutate(field, { cartId: ['ID!', cartId], lines: [type, value] });

  it('are one piece where no number is said, and as many as there are', async () => {
    const { lines: made } = await create({ lines: [{ merchandiseId: variants['TAB-11'] }] });
    expect(made.nodes).toMatchObject([{ quantity: 1, merchandise: { sku: 'TAB-11' } }]);
    const { id } = await create();
    const few = await change('cartLinesAdd', id, '[CartLineInput!]!', lines('ALPHA-W-GR', 9));
    expect(few.cart.lines.nodes).toMatchObject([{ quantity: 4 }]);
    expect(few.warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
    const [line] = few.cart.lines.nodes;
    const none = await change('cartLinesAdd', id, '[CartLineInput!]!', lines('SOLD-OUT', 1));
    expect(none.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
    const gone = await change('cartLinesUpdate', id, '[CartLineUpdateInput!]!', [{ id: line.id, quantity: 0 }]);
    expect(gone.cart.lines.nodes.map((one: { merchandise: { sku: string } }) => one.merchandise.sku)).not.toContain(
      'ALPHA-W-GR',
    );
  });

  it.each([
    ['cartLinesAdd', '[CartLineInput!]!', [{ merchandiseId: 'x', quantity: 1 }], ['lines', '0', 'merchandiseId']],
    ['cartLinesUpdate', '[CartLineUpdateInput!]!', [{ id: 'x', quantity: 1 }], ['lines', '0', 'id']],
  ])('%s is refused for what is not there', async (field, type, value, path) => {
    const { id } = await create();
    const { userErrors, cart } = await change(field, id, type, value);
    expect([cart, userErrors[0].field]).toEqual([null, path]);
  });

  it('are removed by their ids', async () => {
    const { id, lines: made } = await create({ lines: lines('TAB-11', 2) });
    const removed = await mutate('cartLinesRemove', { cartId: ['ID!', id], lineIds: ['[ID!]!', [made.nodes[0].id]] });
    expect(removed.cart).toMatchObject({ totalQuantity: 0, lines: { nodes: [] } });
    const again = await mutate('cartLinesRemove', { cartId: ['ID!', id], lineIds: ['[ID!]!', [made.nodes[0].id]] });
    expect(again.userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0'] }]);
  });
});

describe('what the checkout would still ask for', () => {
  const prepare = async (cartId: string) => {
    const fields = 'result { __typename ... on CartStatusNotReady { errors { code message } } } userErrors { code }';
    const { result, userErrors } = await mutate('cartPrepareForCompletion', { cartId: ['ID!', cartId] }, fields);
    return [result?.__typename ?? null, result?.errors?.map(({ code }: { code: string }) => code) ?? [], userErrors];
  };
  const ready = (more: object = {}) => ({
    lines: lines('TAB-11'),
    buyerIdentity: { email: 'maria@example.gr' },
    delivery: { addresses: [address({ ...ATHENS, phone: '+306940000000' })] },
    ...more,
  });
  it.each([
    [{}, []],
    [{ buyerIdentity: {} }, ['BUYER_IDENTITY_EMAIL_REQUIRED']],
    [{ lines: [] }, ['MERCHANDISE_NOT_APPLICABLE']],
    [{ delivery: {} }, ['DELIVERY_ADDRESS_REQUIRED']],
    [{ delivery: { addresses: [address({ countryCode: 'GR' })] } }, ['DELIVERY_ADDRESS1_INVALID']],
    [
      { delivery: { addresses: [address({ ...ATHENS, countryCode: 'DE', zip: '10115' })] } },
      ['DELIVERY_ADDRESS1_INVALID', 'DELIVERY_NO_DELIVERY_AVAILABLE'],
    ],
  ])('of a cart with %j', async (more, codes) => {
    const { id } = await create(ready(more));
    const [kind, told] = await prepare(id);
    expect(told).toEqual(expect.arrayContaining(codes));
    expect([kind, told.length > 0]).toEqual(
      codes.length > 0 ? ['CartStatusNotReady', true] : ['CartStatusReady', false],
    );
    if (codes[0] !== 'MERCHANDISE_NOT_APPLICABLE') expect(told).toEqual(codes);
  });

  it('of one with more pieces than are left, or of none', async () => {
    const { id } = await create({ ...ready(), lines: lines('TWIN-12', 3) });
    const { db } = given().platform.context;
    await db.updateTable('product_variants').set({ stock: 2 }).where('sku', '=', 'TWIN-12').execute();
    expect((await prepare(id))[1]).toEqual(['MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE']);
    await db.updateTable('product_variants').set({ stock: 3 }).where('sku', '=', 'TWIN-12').execute();
    expect(await prepare(id)).toEqual(['CartStatusReady', [], []]);
    expect(await prepare('gid://shopify/Cart/none?key=1')).toEqual([null, [], [{ code: 'INVALID' }]]);
    expect(await prepare('x')).toEqual([null, [], [{ code: 'INVALID' }]]);
  });

  it('is never paid through the API', async () => {
    const fields = 'cart { id } userErrors { code field message }';
    const payment = { amount: { amount: '1.0', currencyCode: 'EUR' }, freePaymentMethod: { billingAddress: {} } };
    const pay = (cartId: string) =>
      mutate('cartPaymentUpdate', { cartId: ['ID!', cartId], payment: ['CartPaymentInput!', payment] }, fields);
    const { id } = await create(ready());
    expect(await pay(id)).toMatchObject({ cart: null, userErrors: [{ code: 'PAYMENT_METHOD_NOT_SUPPORTED' }] });
    expect(await pay((await create()).id)).toMatchObject({ userErrors: [{ code: 'INVALID_PAYMENT_EMPTY_CART' }] });
    expect(await pay('x')).toEqual({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
    });
    const submitted = await mutate(
      'cartSubmitForCompletion',
      { cartId: ['ID!', 'x'], attemptToken: ['String!', '1'] },
      'result { __typename } userErrors { code }',
    );
    expect(submitted).toEqual({ result: null, userErrors: [{ code: 'INVALID' }] });
  });
});

it('passes on what is no mistake of the client’s', async () => {
  const { id } = await create();
  const [, token = '', key = ''] = /Cart\/([^?]+)\?key=(.+)$/.exec(id) ?? [];
  const context = {
    ...given().platform.context,
    now: () => {
      throw new RangeError('no clock');
    },
  };
  await expect(changeCart(context, { token, key }, setNote('x'))).rejects.toThrow('no clock');
  expect(await changeCart(given().platform.context, { token, key: 'wrong' }, setNote('x'))).toMatchObject({
    ok: false,
  });
  const { db } = given().platform.context as { db: Database };
  const row = await db.selectFrom('carts').select('note').where('token', '=', token).executeTakeFirstOrThrow();
  expect(row.note).toBe('');
});
