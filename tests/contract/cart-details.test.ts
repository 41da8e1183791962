/** What a cart keeps beside its goods: where it goes, how, who pays, custom fields; and what is not taken. */
import { beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
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
  const { signUp } = customersOf(() => given().query);
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
});
