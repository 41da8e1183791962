/** Every operation of the API that could touch what is somebody's own, as a thief would send it. */
import { buildClientSchema } from 'graphql';
import { readOfficialIntrospection } from '#schema/build-schema.ts';

/** What everybody may read: the shop and its goods. Whatever else the schema has, now or later, needs an attempt below. */
const PUBLIC = new Set([
  ...['article', 'articles', 'blog', 'blogByHandle', 'blogs', 'page', 'pageByHandle', 'pages', 'menu', 'sitemap'],
  ...['collection', 'collectionByHandle', 'collections', 'product', 'productByHandle', 'productRecommendations'],
  ...['products', 'productTags', 'productTypes', 'predictiveSearch', 'search', 'metaobject', 'metaobjects'],
  ...['shop', 'localization', 'locations', 'paymentSettings', 'publicApiVersions', 'urlRedirects'],
]);

/** Names of the operations that are not public, as the official schema has them. */
export function personalOperations(): string[] {
  const schema = buildClientSchema(readOfficialIntrospection());
  const names = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}),
  );
  return names.filter((name) => !PUBLIC.has(name)).sort();
}

/** What the thief knows of the victim, and has of their own. */
export interface Loot {
  /** The thief's own token, which lives. */
  token: string;
  customerId: string;
  email: string;
  addressId: string;
  orderId: string;
  /** The victim's cart and line: their ids, without the key that opens them. */
  cartId: string;
  lineId: string;
}

export interface Attempt {
  document: string;
  /** How it is refused: codes of user errors, the code of an error, or nothing given. */
  outcome: string;
}

const ERRORS = 'userErrors { message }';
const CODES = 'customerUserErrors { code }';
const ADDRESS = '{ address1: "Κλεμμένη" }';

/** By operation; the selections ask for whatever the answer could give away. */
export function foreignAttempts(loot: Loot): Record<string, Attempt[]> {
  return { ...readings(loot), ...customerAttempts(loot), ...cartAttempts(loot), ...walletAttempts(loot) };
}

function readings({ token, customerId, addressId, orderId, cartId }: Loot): Record<string, Attempt[]> {
  const customer = (text: string) =>
    query(`customer(customerAccessToken: "${text}") { id email firstName }`, 'nothing');
  const identity = '{ note buyerIdentity { email customer { id email } } }';
  return {
    customer: [customer(''), customer(customerId), customer(`${token}'`), customer(orderId)],
    cart: [cartId, `${cartId}?key=`, `${cartId}?key=guessed`].map((id) =>
      query(`cart(id: "${id}") ${identity}`, 'nothing'),
    ),
    cartCompletionAttempt: [query('cartCompletionAttempt(attemptId: "1") { __typename }', 'nothing')],
    node: [customerId, addressId, orderId, cartId].map((id) => query(`node(id: "${id}") { id __typename }`, 'nothing')),
    nodes: [query(`nodes(ids: ["${customerId}", "${addressId}", "${orderId}"]) { id __typename }`, 'nothing')],
  };
}

function customerAttempts({ token, customerId, email, addressId }: Loot): Record<string, Attempt[]> {
  const mine = `customerAccessToken: "${token}"`;
  const password = 'password: "νέος κωδικός"';
  const handedOut = `customer { id email firstName } customerAccessToken { accessToken } ${CODES}`;
  const url = (path: string) => `"https://shop.example.gr/account/${path}"`;
  const number = customerId.split('/').at(-1);
  return {
    customerAccessTokenCreate: [
      mutation(
        `customerAccessTokenCreate(input: { email: "${email}", ${password} }) { customerAccessToken { accessToken } ${CODES} }`,
        'UNIDENTIFIED_CUSTOMER',
      ),
    ],
    customerAccessTokenCreateWithMultipass: [
      mutation(
        `customerAccessTokenCreateWithMultipass(multipassToken: "${customerId}") { customerAccessToken { accessToken } ${CODES} }`,
        'INVALID_MULTIPASS_REQUEST',
      ),
    ],
    customerAccessTokenDelete: [
      mutation(
        `customerAccessTokenDelete(customerAccessToken: "${customerId}") { deletedAccessToken ${ERRORS} }`,
        'access token does not exist',
      ),
    ],
    customerAccessTokenRenew: [
      mutation(
        `customerAccessTokenRenew(customerAccessToken: "${customerId}") { customerAccessToken { accessToken } ${ERRORS} }`,
        'access token does not exist',
      ),
    ],
    customerActivate: [
      mutation(
        `customerActivate(id: "${customerId}", input: { activationToken: "x", ${password} }) { ${handedOut} }`,
        'ALREADY_ENABLED',
      ),
    ],
    customerActivateByUrl: [
      mutation(
        `customerActivateByUrl(activationUrl: ${url(`activate/${number}/x`)}, ${password}) { ${handedOut} }`,
        'ALREADY_ENABLED',
      ),
    ],
    customerAddressCreate: [
      mutation(
        `customerAddressCreate(customerAccessToken: "${customerId}", address: ${ADDRESS}) { customerAddress { id } ${CODES} }`,
        'TOKEN_INVALID',
      ),
    ],
    customerAddressDelete: [
      mutation(`customerAddressDelete(${mine}, id: "${addressId}") { deletedCustomerAddressId ${CODES} }`, 'NOT_FOUND'),
    ],
    customerAddressUpdate: [
      mutation(
        `customerAddressUpdate(${mine}, id: "${addressId}", address: ${ADDRESS}) { customerAddress { id formatted } ${CODES} }`,
        'NOT_FOUND',
      ),
    ],
    customerCreate: [
      mutation(
        `customerCreate(input: { email: "${email.toUpperCase()}", ${password} }) { customer { id firstName } ${CODES} }`,
        'TAKEN',
      ),
    ],
    customerDefaultAddressUpdate: [
      mutation(
        `customerDefaultAddressUpdate(${mine}, addressId: "${addressId}") { customer { id defaultAddress { formatted } } ${CODES} }`,
        'NOT_FOUND',
      ),
    ],
    // Anybody may ask for the letter; it goes to the victim alone, and the answer is the same for every address.
    customerRecover: [mutation(`customerRecover(email: "${email}") { ${CODES} }`, 'nothing')],
    customerReset: [
      mutation(
        `customerReset(id: "${customerId}", input: { resetToken: "${token}", ${password} }) { ${handedOut} }`,
        'TOKEN_INVALID',
      ),
    ],
    customerResetByUrl: [
      mutation(
        `customerResetByUrl(resetUrl: ${url(`reset/${number}/${token}`)}, ${password}) { ${handedOut} }`,
        'TOKEN_INVALID',
      ),
    ],
    customerUpdate: [
      mutation(`customerUpdate(${mine}, customer: { email: "${email}" }) { ${handedOut} }`, 'TAKEN'),
      mutation(
        `customerUpdate(customerAccessToken: "${customerId}", customer: { ${password} }) { ${handedOut} }`,
        'TOKEN_INVALID',
      ),
    ],
  };
}

function cartAttempts({ token, email, addressId, cartId, lineId }: Loot): Record<string, Attempt[]> {
  const seen = 'cart { note buyerIdentity { email customer { id email } } } userErrors { code }';
  const address = `{ copyFromCustomerAddressId: "${addressId}" }`;
  /** With the cart's id alone, and with a key that was guessed. */
  const on = (name: string, more: string, outcome: string, fields = seen) =>
    [cartId, `${cartId}?key=guessed`].map((id) => mutation(`${name}(cartId: "${id}"${more}) { ${fields} }`, outcome));
  return {
    cartAttributesUpdate: on('cartAttributesUpdate', ', attributes: []', 'INVALID'),
    cartBillingAddressUpdate: on('cartBillingAddressUpdate', `, billingAddress: ${ADDRESS}`, 'INVALID'),
    cartBuyerIdentityUpdate: on(
      'cartBuyerIdentityUpdate',
      `, buyerIdentity: { customerAccessToken: "${token}" }`,
      'INVALID',
    ),
    cartCreate: [
      mutation(
        `cartCreate(input: { delivery: { addresses: [{ address: ${address} }] } }) { ${seen} }`,
        'INVALID_DELIVERY_ADDRESS_ID',
      ),
      mutation(`cartCreate(input: { buyerIdentity: { customerAccessToken: "${addressId}" } }) { ${seen} }`, 'INVALID'),
      // Whoever writes another's e-mail into a cart is not taken for them.
      mutation(
        `cartCreate(input: { buyerIdentity: { email: "${email}" } }) { cart { buyerIdentity { customer { id } } } userErrors { code } }`,
        'nothing',
      ),
    ],
    cartDeliveryAddressesAdd: on('cartDeliveryAddressesAdd', `, addresses: [{ address: ${address} }]`, 'INVALID'),
    cartDeliveryAddressesRemove: on('cartDeliveryAddressesRemove', `, addressIds: ["${addressId}"]`, 'INVALID'),
    cartDeliveryAddressesUpdate: on(
      'cartDeliveryAddressesUpdate',
      `, addresses: [{ id: "${addressId}", address: ${address} }]`,
      'INVALID',
    ),
    cartDiscountCodesUpdate: on('cartDiscountCodesUpdate', ', discountCodes: []', 'INVALID'),
    cartGiftCardCodesRemove: on('cartGiftCardCodesRemove', ', appliedGiftCardIds: []', 'INVALID'),
    cartGiftCardCodesUpdate: on('cartGiftCardCodesUpdate', ', giftCardCodes: []', 'INVALID'),
    cartLinesAdd: on('cartLinesAdd', ', lines: []', 'INVALID'),
    cartLinesRemove: on('cartLinesRemove', `, lineIds: ["${lineId}"]`, 'INVALID'),
    cartLinesUpdate: on('cartLinesUpdate', `, lines: [{ id: "${lineId}", quantity: 0 }]`, 'INVALID'),
    cartMetafieldDelete: [
      mutation(
        `cartMetafieldDelete(input: { key: "a", ownerId: "${cartId}" }) { deletedId userErrors { code } }`,
        'INVALID_OWNER',
      ),
    ],
    cartMetafieldsSet: [
      mutation(
        `cartMetafieldsSet(metafields: [{ key: "mine.field", ownerId: "${cartId}", type: "boolean", value: "true" }]) { userErrors { code } }`,
        'INVALID_OWNER',
      ),
    ],
    cartNoteUpdate: on('cartNoteUpdate', ', note: ""', 'INVALID'),
    cartPaymentUpdate: on('cartPaymentUpdate', ', payment: { amount: { amount: "1", currencyCode: EUR } }', 'INVALID'),
    cartPrepareForCompletion: on('cartPrepareForCompletion', '', 'INVALID', 'userErrors { code }'),
    cartRemovePersonalData: on('cartRemovePersonalData', '', 'INVALID'),
    cartSelectedDeliveryOptionsUpdate: on(
      'cartSelectedDeliveryOptionsUpdate',
      ', selectedDeliveryOptions: []',
      'INVALID',
    ),
    cartSubmitForCompletion: on('cartSubmitForCompletion', ', attemptToken: "x"', 'INVALID', 'userErrors { code }'),
  };
}

function walletAttempts({ token, orderId }: Loot): Record<string, Attempt[]> {
  const money = '{ amount: "1", currencyCode: EUR }';
  const request = `paymentRequest: { locale: "el", presentmentCurrency: EUR, subtotal: ${money}, total: ${money} }`;
  return {
    shopPayPaymentRequestSessionCreate: [
      mutation(
        `shopPayPaymentRequestSessionCreate(${request}, sourceIdentifier: "${orderId}") { userErrors { code } }`,
        'PAYMENT_REQUEST_INVALID_INPUT',
      ),
    ],
    shopPayPaymentRequestSessionSubmit: [
      mutation(
        `shopPayPaymentRequestSessionSubmit(${request}, idempotencyKey: "1", token: "${token}") { userErrors { code } }`,
        'PAYMENT_REQUEST_NOT_FOUND',
      ),
    ],
  };
}

function query(field: string, outcome: string): Attempt {
  return { document: `{ result: ${field} }`, outcome };
}

function mutation(field: string, outcome: string): Attempt {
  return { document: `mutation { result: ${field} }`, outcome };
}
