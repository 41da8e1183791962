/** What a cart keeps beside its goods: where it goes, how, who pays, custom fields; and what is not taken. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createCheckout } from '#platform/checkout/create-checkout.ts';
import { customersOf } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { openBuyer } from '../support/test-buyer.ts';
import { useTestPlatform } from '../support/test-platform.ts';

const ADDRESS =
  '... on CartDeliveryAddress { firstName lastName name company address1 address2 city zip countryCode provinceCode phone formatted(withName: true) formattedArea latitude longitude }';
const CART = `id note totalQuantity buyerIdentity { email preferences { wallet delivery { deliveryMethod pickupHandle coordinates { latitude } } } deliveryAddressPreferences { ... on MailingAddress { address1 countryCodeV2 } } }
  delivery { addresses { id selected oneTimeUse address { ${ADDRESS} } } chosen: addresses(selected: true) { id } }
  appliedGiftCards { id } metafield(namespace: "gift", key: "wrap") { id type value } own: metafield(key: "colour") { namespace value }
  deliveryGroups(first: 5) { nodes { id groupType deliveryAddress { city countryCodeV2 } cartLines(first: 5) { nodes { quantity } }
    deliveryOptions { handle code title description deliveryMethodType estimatedCost { amount currencyCode } } selectedDeliveryOption { handle } } }`;
const PAYLOAD = `{ cart { ${CART} } userErrors { code field message } warnings { code target message } }`;

const address = {
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  address1: 'Αριστοτέλους 12',
  city: 'Θεσσαλονίκη',
  zip: '54624',
  countryCode: 'GR',
  phone: '+306940000000',
};

describe.each(databaseKinds)('a cart’s details on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { signUp, run: asCustomer } = customersOf(() => given().query);
  let merchandiseId = '';
  beforeAll(async () => {
    const { data } = await given().query('{ product(handle: "twin-2") { variants(first: 1) { nodes { id } } } }');
    merchandiseId = data.product.variants.nodes[0].id;
  });

  const ask = async (document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await given().query(document, variables);
    expect(errors).toBeUndefined();
    return data.result;
  };
  const create = (input: Record<string, unknown>) =>
    ask(`mutation($input: CartInput) { result: cartCreate(input: $input) ${PAYLOAD} }`, { input });
  const newCart = async (input: Record<string, unknown> = {}) =>
    (await create({ lines: [{ merchandiseId, quantity: 1 }], ...input })).cart;
  const add = (id: string, addresses: unknown[]) =>
    ask(
      `mutation($id: ID!, $addresses: [CartSelectableAddressInput!]!) { result: cartDeliveryAddressesAdd(cartId: $id, addresses: $addresses) ${PAYLOAD} }`,
      { id, addresses },
    );
  const update = (id: string, addresses: unknown[]) =>
    ask(
      `mutation($id: ID!, $addresses: [CartSelectableAddressUpdateInput!]!) { result: cartDeliveryAddressesUpdate(cartId: $id, addresses: $addresses) ${PAYLOAD} }`,
      { id, addresses },
    );
  const remove = (id: string, addressIds: string[]) =>
    ask(
      `mutation($id: ID!, $addressIds: [ID!]!) { result: cartDeliveryAddressesRemove(cartId: $id, addressIds: $addressIds) ${PAYLOAD} }`,
      { id, addressIds },
    );
  const codes = ({ userErrors }: { userErrors: { code: string; field: string[] }[] }) =>
    userErrors.map(({ code, field }) => `${code} ${field.join('.')}`);

  it('takes everything at once when it is made, and loses nothing', async () => {
    const { cart, userErrors, warnings } = await create({
      lines: [{ merchandiseId, quantity: 1 }],
      note: 'Σημείωση',
      giftCardCodes: ['6FD8853DAGAA949F'],
      delivery: { addresses: [{ address: { deliveryAddress: address }, selected: true, oneTimeUse: true }] },
      metafields: [
        { key: 'gift.wrap', type: 'boolean', value: 'true' },
        { key: 'colour', type: 'single_line_text_field', value: 'μπλε' },
      ],
      buyerIdentity: { preferences: { wallet: ['shop_pay'], delivery: { deliveryMethod: ['SHIPPING'] } } },
    });
    expect(userErrors).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', target: cart.id }]);
    expect(cart).toMatchObject({
      note: 'Σημείωση',
      appliedGiftCards: [],
      metafield: { type: 'boolean', value: 'true', id: expect.stringMatching(/^gid:\/\/shopify\/Metafield\//) },
      own: { value: 'μπλε' },
      buyerIdentity: {
        preferences: {
          wallet: ['shop_pay'],
          delivery: { deliveryMethod: ['SHIPPING'], pickupHandle: [], coordinates: null },
        },
        deliveryAddressPreferences: [{ address1: 'Αριστοτέλους 12', countryCodeV2: 'GR' }],
      },
    });
    expect(cart.delivery.addresses).toEqual([
      {
        id: expect.stringMatching(/^gid:\/\/shopify\/CartSelectableAddress\//),
        selected: true,
        oneTimeUse: true,
        address: {
          ...address,
          name: 'Μαρία Παπαδοπούλου',
          company: null,
          address2: null,
          provinceCode: null,
          formatted: ['Μαρία Παπαδοπούλου', 'Αριστοτέλους 12', '546 24 Θεσσαλονίκη', 'Ελλάδα'],
          formattedArea: 'Θεσσαλονίκη, Ελλάδα',
          latitude: null,
          longitude: null,
        },
      },
    ]);
  });

  it('has one group of lines with what the courier costs, free above the threshold', async () => {
    const cart = await newCart({ delivery: { addresses: [{ address: { deliveryAddress: address } }] } });
    const [group] = cart.deliveryGroups.nodes;
    expect(group).toMatchObject({
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: { city: 'Θεσσαλονίκη', countryCodeV2: 'GR' },
      cartLines: { nodes: [{ quantity: 1 }] },
      deliveryOptions: [
        {
          handle: 'courier',
          code: 'courier',
          deliveryMethodType: 'SHIPPING',
          estimatedCost: { amount: '4.9', currencyCode: 'EUR' },
        },
      ],
      selectedDeliveryOption: { handle: 'courier' },
    });
    const large = await newCart({ lines: [{ merchandiseId, quantity: 1 }, await tablet(2)] });
    expect(large.deliveryGroups.nodes[0].deliveryOptions[0].estimatedCost.amount).toBe('0.0');
    expect((await create({})).cart.deliveryGroups.nodes).toEqual([]);
    const onIsland = { ...address, city: 'Θήρα', zip: '847 00' };
    const santorini = await newCart({ delivery: { addresses: [{ address: { deliveryAddress: onIsland } }] } });
    expect(santorini.deliveryGroups.nodes[0].deliveryOptions[0].description).toMatch(/2.5/);
    const abroad = { ...address, countryCode: 'DE', zip: '10115' };
    const german = await newCart({ delivery: { addresses: [{ address: { deliveryAddress: abroad } }] } });
    expect(german.deliveryGroups.nodes[0]).toMatchObject({ deliveryOptions: [], selectedDeliveryOption: null });
  });
  const tablet = async (quantity: number) => {
    const { data } = await given().query('{ product(handle: "tab-11") { variants(first: 1) { nodes { id } } } }');
    return { merchandiseId: data.product.variants.nodes[0].id, quantity };
  };

  it('chooses a way of delivery by group and handle', async () => {
    const cart = await newCart();
    const select = (deliveryGroupId: string, deliveryOptionHandle: string) =>
      ask(
        `mutation($id: ID!, $selected: [CartSelectedDeliveryOptionInput!]!) { result: cartSelectedDeliveryOptionsUpdate(cartId: $id, selectedDeliveryOptions: $selected) ${PAYLOAD} }`,
        { id: cart.id, selected: [{ deliveryGroupId, deliveryOptionHandle }] },
      );
    const [{ id }] = cart.deliveryGroups.nodes;
    expect((await select(id, 'courier')).cart.deliveryGroups.nodes[0].selectedDeliveryOption.handle).toBe('courier');
    expect(codes(await select('gid://shopify/CartDeliveryGroup/other', 'courier'))).toEqual([
      'INVALID_DELIVERY_GROUP selectedDeliveryOptions.0.deliveryGroupId',
    ]);
    expect(codes(await select(id, 'drone'))).toEqual([
      'INVALID_DELIVERY_OPTION selectedDeliveryOptions.0.deliveryOptionHandle',
    ]);
  });

  it('adds, changes, chooses and removes addresses', async () => {
    const { id } = await newCart();
    const other = { ...address, address1: 'Εγνατία 1' };
    const added = await add(id, [
      { address: { deliveryAddress: address }, selected: true },
      { address: { deliveryAddress: other } },
    ]);
    const [first, second] = added.cart.delivery.addresses.map((one: { id: string }) => one.id);
    const chosen = await update(id, [{ id: second, selected: true, address: { deliveryAddress: { zip: '546 25' } } }]);
    expect(chosen.cart.delivery).toMatchObject({
      addresses: [{ selected: false }, { selected: true, address: { address1: 'Εγνατία 1', zip: '54625' } }],
      chosen: [{ id: second }],
    });
    expect(chosen.cart.deliveryGroups.nodes[0].deliveryAddress.city).toBe('Θεσσαλονίκη');
    const twice = await add(id, [{ address: { deliveryAddress: address } }]);
    expect(twice.warnings).toMatchObject([
      { code: 'DUPLICATE_DELIVERY_ADDRESS', target: twice.cart.delivery.addresses[2].id },
    ]);
    const left = await remove(id, [first, twice.cart.delivery.addresses[2].id]);
    expect(left.cart.delivery.addresses.map((one: { id: string }) => one.id)).toEqual([second]);
  });

  it.each([
    [
      'two that are chosen',
      [
        { address: { deliveryAddress: address }, selected: true },
        { address: { deliveryAddress: address }, selected: true },
      ],
      ['ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED addresses'],
    ],
    [
      'too many',
      Array.from({ length: 21 }, () => ({ address: { deliveryAddress: address } })),
      ['TOO_MANY_DELIVERY_ADDRESSES addresses'],
    ],
    [
      'a strict one that no courier finds',
      [{ address: { deliveryAddress: { countryCode: 'GR', zip: '123' } }, validationStrategy: 'STRICT' }],
      [
        'ADDRESS_FIELD_IS_REQUIRED addresses.0.address.deliveryAddress.firstName',
        'ADDRESS_FIELD_IS_REQUIRED addresses.0.address.deliveryAddress.lastName',
        'ADDRESS_FIELD_IS_REQUIRED addresses.0.address.deliveryAddress.address1',
        'INVALID_ZIP_CODE_FOR_COUNTRY addresses.0.address.deliveryAddress.zip',
        'ADDRESS_FIELD_IS_REQUIRED addresses.0.address.deliveryAddress.city',
        'ADDRESS_FIELD_IS_REQUIRED addresses.0.address.deliveryAddress.phone',
      ],
    ],
    [
      'one beyond all length',
      [{ address: { deliveryAddress: { city: 'x'.repeat(300) } } }],
      ['ADDRESS_FIELD_IS_TOO_LONG addresses.0.address.deliveryAddress.city'],
    ],
    [
      'one with markup',
      [{ address: { deliveryAddress: { city: '<b>x</b>' } } }],
      ['UNSPECIFIED_ADDRESS_ERROR addresses.0.address.deliveryAddress.city'],
    ],
    [
      'a customer’s in a guest’s cart',
      [{ address: { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/1?model_name=CustomerAddress' } }],
      ['INVALID_DELIVERY_ADDRESS_ID addresses.0.address'],
    ],
  ])('refuses %s', async (_, addresses, expected) => {
    const { id } = await newCart();
    const refused = await add(id, addresses);
    expect(codes(refused)).toEqual(expected);
    const { cart } = (
      await given().query('query($id: ID!) { cart(id: $id) { delivery { addresses { id } } } }', { id })
    ).data;
    expect(cart.delivery.addresses).toEqual([]);
  });

  it('refuses to change or remove an address that it does not have', async () => {
    const { id } = await newCart();
    const unknown = 'gid://shopify/CartSelectableAddress/x';
    expect(codes(await update(id, [{ id: unknown }]))).toEqual(['INVALID_DELIVERY_ADDRESS_ID addresses.0.id']);
    expect(codes(await remove(id, [unknown]))).toEqual(['INVALID_DELIVERY_ADDRESS_ID addressIds.0']);
  });

  it('copies an address of the customer whose cart it is, and fills the checkout in', async () => {
    const { token } = await signUp();
    const own = {
      firstName: 'Ελένη',
      lastName: 'Κ',
      address1: 'Τσιμισκή 1',
      city: 'Θεσσαλονίκη',
      zip: '54624',
      country: 'GR',
    };
    const { customerAddress } = await asCustomer('addressCreate', { token, address: own });
    const cart = await newCart({ buyerIdentity: { customerAccessToken: token } });
    const { cart: filled } = await add(cart.id, [
      { address: { copyFromCustomerAddressId: customerAddress.id }, selected: true },
    ]);
    expect(filled.delivery.addresses[0].address).toMatchObject({ address1: 'Τσιμισκή 1', firstName: 'Ελένη' });
    const guest = await newCart({ delivery: { addresses: [{ address: { deliveryAddress: address } }] } });
    const [, path = ''] = /Cart\/(.*)$/.exec(guest.id) ?? [];
    const checkout = createCheckout({ context: given().platform.context });
    const buyer = await openBuyer(checkout, `/cart/c/${path}`);
    expect((await buyer.look()).text).toMatch(/value="Αριστοτέλους 12"/);
  });

  it('keeps its customer when only the e-mail changes', async () => {
    const { token } = await signUp();
    const { id } = await newCart({ buyerIdentity: { customerAccessToken: token } });
    const { data } = await given().query(
      'mutation($id: ID!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { email: "other@example.gr" }) { cart { buyerIdentity { email customer { id } } } } }',
      { id },
    );
    expect(data.cartBuyerIdentityUpdate.cart.buyerIdentity).toEqual({
      email: 'other@example.gr',
      customer: { id: expect.stringContaining('gid://shopify/Customer/') },
    });
  });

  it('keeps a billing address, and forgets who buys when it is told to', async () => {
    const { db } = given().platform.context;
    const cart = await newCart({
      buyerIdentity: { email: 'maria@example.gr', phone: '+306940000000' },
      delivery: { addresses: [{ address: { deliveryAddress: address } }] },
    });
    const bill = (billingAddress: unknown) =>
      ask(
        `mutation($id: ID!, $billingAddress: MailingAddressInput) { result: cartBillingAddressUpdate(cartId: $id, billingAddress: $billingAddress) ${PAYLOAD} }`,
        { id: cart.id, billingAddress },
      );
    expect((await bill({ address1: 'Εγνατία 1', country: 'Greece' })).userErrors).toEqual([]);
    expect(codes(await bill({ city: 'x'.repeat(300) }))).toEqual(['ADDRESS_FIELD_IS_TOO_LONG billingAddress.city']);
    const forgotten = await ask(`mutation($id: ID!) { result: cartRemovePersonalData(cartId: $id) ${PAYLOAD} }`, {
      id: cart.id,
    });
    expect(forgotten.cart).toMatchObject({
      totalQuantity: 1,
      buyerIdentity: { email: null, deliveryAddressPreferences: [] },
      delivery: { addresses: [] },
    });
    const rows = await db.selectFrom('carts').selectAll().where('billing_address', 'is not', null).execute();
    expect(rows).toEqual([]);
  });

  it('takes the addresses of clients that were made before 2025', async () => {
    const older = { deliveryAddressPreferences: [{ deliveryAddress: { address1: 'Εγνατία 1', country: 'Greece' } }] };
    const made = await create({ buyerIdentity: { email: 'maria@example.gr', ...older } });
    expect(made.cart).toMatchObject({
      buyerIdentity: { email: 'maria@example.gr', deliveryAddressPreferences: [{ address1: 'Εγνατία 1' }] },
      delivery: { addresses: [{ selected: true, address: { countryCode: 'GR' } }] },
    });
    const changed = await ask(
      `mutation($id: ID!, $buyer: CartBuyerIdentityInput!) { result: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) ${PAYLOAD} }`,
      { id: made.cart.id, buyer: { deliveryAddressPreferences: [{ deliveryAddress: { address1: 'Τσιμισκή 2' } }] } },
    );
    expect(changed.cart.delivery.addresses).toMatchObject([{ address: { address1: 'Τσιμισκή 2' } }]);
  });

  describe('custom fields', () => {
    const set = (metafields: unknown[]) =>
      ask(
        'mutation($metafields: [CartMetafieldsSetInput!]!) { result: cartMetafieldsSet(metafields: $metafields) { metafields { id namespace key type value parentResource { __typename ... on Cart { id } } } userErrors { code elementIndex field } } }',
        { metafields },
      );
    const drop = (input: unknown) =>
      ask(
        'mutation($input: CartMetafieldDeleteInput!) { result: cartMetafieldDelete(input: $input) { deletedId userErrors { code field } } }',
        { input },
      );

    it('are set, replaced and deleted', async () => {
      const { id: ownerId } = await newCart();
      const field = { ownerId, key: 'gift.wrap', type: 'boolean', value: 'true' };
      const { metafields, userErrors } = await set([
        field,
        { ...field, key: 'colour', type: 'color', value: '#ff0000' },
      ]);
      expect(userErrors).toEqual([]);
      expect(metafields).toMatchObject([
        { namespace: 'gift', key: 'wrap', parentResource: { __typename: 'Cart', id: ownerId } },
        { key: 'colour', value: '#ff0000' },
      ]);
      const again = await set([{ ...field, value: 'false' }]);
      expect(again.metafields).toMatchObject([{ id: metafields[0].id, value: 'false' }]);
      expect(await drop({ ownerId, key: 'gift.wrap' })).toEqual({ deletedId: metafields[0].id, userErrors: [] });
      expect(await drop({ ownerId, key: 'gift.wrap' })).toMatchObject({
        deletedId: null,
        userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST' }],
      });
      expect(await drop({ ownerId: 'gid://shopify/Cart/x?key=y', key: 'a.bc' })).toMatchObject({
        userErrors: [{ code: 'INVALID_OWNER' }],
      });
    });

    it.each([
      [{ key: '' }, 'BLANK'],
      [{ key: 'ns.a' }, 'TOO_SHORT'],
      [{ key: 'k'.repeat(65) }, 'TOO_LONG'],
      [{ key: 'ns.with blank' }, 'INVALID_VALUE'],
      [{ type: 'nothing' }, 'INVALID_TYPE'],
      [{ type: 'number_integer', value: '1.5' }, 'INVALID_VALUE'],
      [{ type: 'list.number_integer', value: '[1, "x"]' }, 'INVALID_VALUE'],
      [{ type: 'date', value: '2026-02-31x' }, 'INVALID_VALUE'],
      [{ type: 'json', value: '{' }, 'INVALID_VALUE'],
      [{ value: '' }, 'BLANK'],
      [{ value: 'a\0' }, 'INVALID_VALUE'],
      [{ value: 'x'.repeat(70_000) }, 'TOO_LONG'],
      [{ ownerId: 'gid://shopify/Product/1' }, 'INVALID_OWNER'],
    ])('are refused: %j as %s', async (wrong, code) => {
      const { id: ownerId } = await newCart();
      const field = { ownerId, key: 'gift.wrap', type: 'single_line_text_field', value: 'a' };
      const { metafields, userErrors } = await set([field, { ...field, key: 'gift.other', ...wrong }]);
      expect({ metafields, codes: userErrors.map((error: { code: string }) => error.code) }).toEqual({
        metafields: null,
        codes: [code],
      });
      expect(userErrors[0].elementIndex).toBe(1);
    });

    it('are bounded in number', async () => {
      const { id: ownerId } = await newCart();
      const fields = Array.from({ length: 26 }, (_, index) => ({
        ownerId,
        key: `ns.key${index}`,
        type: 'boolean',
        value: 'true',
      }));
      expect((await set(fields)).userErrors).toMatchObject([{ code: 'LESS_THAN_OR_EQUAL_TO' }]);
    });
  });

  it('gift cards are warned of and never cost the cart', async () => {
    const { id } = await newCart();
    const updated = await ask(
      `mutation($id: ID!, $codes: [String!]!) { result: cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: $codes) ${PAYLOAD} }`,
      { id, codes: ['ABCD'] },
    );
    expect(updated).toMatchObject({ cart: { id }, userErrors: [] });
    expect(updated.warnings).toMatchObject([{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', target: id }]);
    const removed = await ask(
      `mutation($id: ID!) { result: cartGiftCardCodesRemove(cartId: $id, appliedGiftCardIds: ["gid://shopify/AppliedGiftCard/1"]) ${PAYLOAD} }`,
      { id },
    );
    expect(removed).toMatchObject({ cart: { id }, userErrors: [], warnings: [] });
  });

  it('is prepared, and then paid at the checkout only', async () => {
    const prepare = (id: string) =>
      ask(
        'mutation($id: ID!) { result: cartPrepareForCompletion(cartId: $id) { result { __typename ... on CartStatusNotReady { cart { id } errors { code message } } ... on CartStatusReady { cart { id } } } userErrors { code } } }',
        { id },
      );
    const empty = (await create({})).cart;
    expect((await prepare(empty.id)).result.errors.map(({ code }: { code: string }) => code)).toEqual([
      'MERCHANDISE_NOT_APPLICABLE',
      'BUYER_IDENTITY_EMAIL_REQUIRED',
      'DELIVERY_ADDRESS_REQUIRED',
    ]);
    const { id } = await newCart({
      buyerIdentity: { email: 'maria@example.gr' },
      delivery: { addresses: [{ address: { deliveryAddress: address } }] },
    });
    expect(await prepare(id)).toEqual({ result: { __typename: 'CartStatusReady', cart: { id } }, userErrors: [] });
    const pay = (cartId: string) =>
      ask(
        `mutation($id: ID!) { result: cartPaymentUpdate(cartId: $id, payment: { amount: { amount: "1.0", currencyCode: EUR }, freePaymentMethod: { billingAddress: {} } }) ${PAYLOAD} }`,
        { id: cartId },
      );
    expect(codes(await pay(empty.id))).toEqual(['INVALID_PAYMENT_EMPTY_CART payment']);
    expect(codes(await pay(id))).toEqual(['PAYMENT_METHOD_NOT_SUPPORTED payment']);
    const submitted = await ask(
      'mutation($id: ID!) { result: cartSubmitForCompletion(cartId: $id, attemptToken: "1") { result { __typename ... on SubmitFailed { checkoutUrl errors { code } } } userErrors { code } } }',
      { id },
    );
    expect(submitted).toEqual({
      result: {
        __typename: 'SubmitFailed',
        checkoutUrl: expect.stringContaining('/cart/c/'),
        errors: [{ code: 'REDIRECT_TO_CHECKOUT_REQUIRED' }],
      },
      userErrors: [],
    });
  });
});
