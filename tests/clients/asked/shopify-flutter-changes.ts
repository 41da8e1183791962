/** The mutations of the Flutter SDK, field by field. Its deletions are in the file of its questions, as the last ones. */
import { type AskedDocument, under } from './asked-document.ts';
import { cart, changedCart, customer, newCart, refusals } from './shopify-flutter-parts.ts';

export const flutterChanges: readonly AskedDocument[] = [
  {
    name: 'cartAttributesUpdate',
    at: 'mutations/cart/cart_attributes_update_mutation.dart',
    kind: 'mutation',
    fields: under('cartAttributesUpdate(attributes: [{ key: "a", value: "b" }], cartId: "CART")', changedCart),
  },
  {
    name: 'cartBuyerIdentityUpdate',
    at: 'mutations/cart/cart_buyer_identity_update.dart',
    kind: 'mutation',
    fields: under('cartBuyerIdentityUpdate(cartId: "CART", buyerIdentity: { email: "maria@example.gr" })', changedCart),
  },
  {
    name: 'cartCreate',
    at: 'mutations/cart/cart_create.dart',
    kind: 'mutation',
    fields: [
      ...under(
        'cartCreate(input: { note: "Στον θυρωρό", discountCodes: ["MINUS20"], attributes: [{ key: "a", value: "b" }], buyerIdentity: { email: "maria@example.gr", phone: "+306940000000" }, lines: [{ merchandiseId: "VARIANT", attributes: [{ key: "x", value: "y" }] }] }).cart',
        newCart,
      ),
      'cartCreate(input: { note: "Στον θυρωρό", discountCodes: ["MINUS20"], attributes: [{ key: "a", value: "b" }], buyerIdentity: { email: "maria@example.gr", phone: "+306940000000" }, lines: [{ merchandiseId: "VARIANT", attributes: [{ key: "x", value: "y" }] }] }).userErrors: code field message',
    ],
  },
  {
    name: 'cartDeliveryAddressesAdd',
    at: 'mutations/cart/cart_delivery_addresses_add.dart',
    kind: 'mutation',
    fields: under(
      'cartDeliveryAddressesAdd(cartId: "CART", addresses: [{ address: { deliveryAddress: { firstName: "Ελένη", lastName: "Νίκου", company: "Ξανά", address1: "Εγνατία 1", address2: "2ος", city: "Θεσσαλονίκη", zip: "54622", countryCode: GR, phone: "+306940000001" } } }])',
      changedCart,
    ),
  },
  {
    name: 'cartDiscountCodesUpdate',
    at: 'mutations/cart/cart_discount_code_update_mutation.dart',
    kind: 'mutation',
    fields: under('cartDiscountCodesUpdate(cartId: "CART", discountCodes: ["MINUS20"])', [
      ...under('cart', cart),
      'userErrors: code field message',
      'warnings: code message target',
    ]),
  },
  {
    name: 'cartLineItemAdd',
    at: 'mutations/cart/cart_line_item_add.dart',
    kind: 'mutation',
    fields: under('cartLinesAdd(cartId: "CART", lines: [{ merchandiseId: "VARIANT", quantity: 1 }])', changedCart),
  },
  {
    name: 'cartLinesRemove',
    at: 'mutations/cart/cart_line_item_remove.dart',
    kind: 'mutation',
    fields: under('cartLinesRemove(cartId: "CART", lineIds: [])', changedCart),
  },
  {
    name: 'cartLinesUpdate',
    at: 'mutations/cart/cart_line_item_update.dart',
    kind: 'mutation',
    fields: under('cartLinesUpdate(cartId: "CART", lines: [{ id: "LINE", quantity: 2 }])', changedCart),
  },
  {
    name: 'cartNoteUpdate',
    at: 'mutations/cart/cart_note_update.dart',
    kind: 'mutation',
    fields: under('cartNoteUpdate(cartId: "CART", note: "Στον θυρωρό")', changedCart),
  },
  {
    name: 'customerAccessTokenCreate',
    at: 'mutations/customer_access_token_create.dart',
    kind: 'mutation',
    fields: [
      'customerAccessTokenCreate(input: {email: "EMAIL", password: "σωστός κωδικός 1"}).customerAccessToken: expiresAt accessToken',
    ],
  },
  {
    name: 'customerAccessTokenCreateWithMultipass',
    at: 'mutations/customer_access_token_create_with_multipass.dart',
    kind: 'mutation',
    fields: [
      'customerAccessTokenCreateWithMultipass(multipassToken: "none").customerAccessToken: accessToken expiresAt',
      'customerAccessTokenCreateWithMultipass(multipassToken: "none").customerUserErrors: code field message',
    ],
  },
  {
    name: 'customerAccessTokenRenew',
    at: 'mutations/customer_access_token_renew.dart',
    kind: 'mutation',
    fields: [
      'customerAccessTokenRenew(customerAccessToken: "PERSON").customerAccessToken: accessToken expiresAt',
      'customerAccessTokenRenew(customerAccessToken: "PERSON").userErrors: field message',
    ],
  },
  {
    name: 'MyMutation',
    at: 'mutations/customer_address_create.dart',
    kind: 'mutation',
    fields: [
      'customerAddressCreate(address: {address1: "Εγνατία 1", address2: "2ος", company: "Ξανά", city: "Θεσσαλονίκη", country: "Greece", firstName: "Ελένη", lastName: "Νίκου", phone: "+306940000001", province: "", zip: "54622"}, customerAccessToken: "PERSON").customerAddress: id address1 address2 city company country firstName lastName phone province zip',
      'customerAddressCreate(address: {address1: "Εγνατία 1", address2: "2ος", company: "Ξανά", city: "Θεσσαλονίκη", country: "Greece", firstName: "Ελένη", lastName: "Νίκου", phone: "+306940000001", province: "", zip: "54622"}, customerAccessToken: "PERSON").customerUserErrors: message field code',
    ],
  },
  {
    name: 'MyMutation',
    at: 'mutations/customer_address_update.dart',
    kind: 'mutation',
    fields: under(
      'customerAddressUpdate(address: {address1: "Εγνατία 1", address2: "3ος", company: "Ξανά", city: "Θεσσαλονίκη", country: "Greece", firstName: "Ελένη", lastName: "Νίκου", phone: "+306940000001", province: "", zip: "54622"}, customerAccessToken: "PERSON", id: "ADDRESS")',
      refusals,
    ),
  },
  {
    name: 'MyMutation',
    at: 'mutations/customer_create.dart',
    kind: 'mutation',
    fields: [
      ...under(
        'customerCreate(input: {firstName: "Ελένη", lastName: "Νίκου", email: "nikos@example.gr", password: "correct horse 7", acceptsMarketing: false, phone: "+306940000002"}).customer',
        customer,
      ),
      'customerCreate(input: {firstName: "Ελένη", lastName: "Νίκου", email: "nikos@example.gr", password: "correct horse 7", acceptsMarketing: false, phone: "+306940000002"}).customerUserErrors: code field message',
    ],
  },
  {
    name: 'myNewMutation',
    at: 'mutations/customer_update.dart',
    kind: 'mutation',
    fields: under(
      'customerUpdate(customer: {firstName: "Ελένη", lastName: "Νίκου", phone: "+306940000001"}, customerAccessToken: "PERSON")',
      refusals,
    ),
  },
  {
    name: 'customerDefaultAddressUpdate',
    at: 'mutations/customer_default_address_update.dart',
    kind: 'mutation',
    fields: under('customerDefaultAddressUpdate(addressId: "ADDRESS", customerAccessToken: "PERSON")', refusals),
  },
  {
    name: 'customerRecover',
    at: 'mutations/customer_recover.dart',
    kind: 'mutation',
    fields: under('customerRecover(email: "eleni@example.gr")', refusals),
  },
  {
    name: 'customerReset',
    at: 'mutations/customer_reset.dart',
    kind: 'mutation',
    fields: [
      'customerReset(id: "gid://shopify/Customer/1", input: {resetToken: "none", password: "correct horse 7"}).customerUserErrors: code field message',
      'customerReset(id: "gid://shopify/Customer/1", input: {resetToken: "none", password: "correct horse 7"}).customer: id',
    ],
  },
  {
    name: 'customerResetByUrl',
    at: 'mutations/customer_reset_by_url.dart',
    kind: 'mutation',
    fields: under(
      'customerResetByUrl(password: "correct horse 7", resetUrl: "https://shop.example.gr/account/reset/1/none")',
      refusals,
    ),
  },
];
