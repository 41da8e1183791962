/** What versions after 2025-07 brought to carts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../support/databases.ts';
import { useTestPlatform } from '../support/test-platform.ts';

const NEWEST = '2026-04';

describe.each(databaseKinds)('carts of %s', (kind) => {
  const given = useTestPlatform(kind);
  const ask = (document: string, variables = {}) => given().query(document, variables, undefined, NEWEST);
  let variantId = '';
  let cartId = '';

  beforeAll(async () => {
    const { data } = await ask('{ product(handle: "tab-11") { variants(first: 1) { nodes { id } } } }');
    variantId = data.product.variants.nodes[0].id;
    const address = { address1: 'Εγνατία 1', city: 'Θεσσαλονίκη', zip: '54624', countryCode: 'GR' };
    const input = {
      lines: [{ merchandiseId: variantId, quantity: 2, attributes: [{ key: 'a', value: 'b' }] }],
      note: 'x',
      discountCodes: ['MINUS20'],
      metafields: [{ key: 'gift.wrap', type: 'boolean', value: 'true' }],
      delivery: { addresses: [{ address: { deliveryAddress: address } }] },
      buyerIdentity: { email: 'maria@example.gr' },
    };
    const made = await ask('mutation($input: CartInput) { cartCreate(input: $input) { cart { id } } }', { input });
    cartId = made.data.cartCreate.cart.id;
  });

  it('say that each line can be changed alone', async () => {
    const { data, errors } = await ask(
      `{ cart(id: "${cartId}") { lines(first: 1) { nodes { ... on CartLine { parentRelationship { parent { id } } instructions { canRemove canUpdateQuantity } } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.cart.lines.nodes).toEqual([
      { parentRelationship: null, instructions: { canRemove: true, canUpdateQuantity: true } },
    ]);
  });

  it('refuse a line that belongs to another', async () => {
    const lines = [{ merchandiseId: variantId, parent: { merchandiseId: variantId } }];
    const { data } = await ask(
      'mutation($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } userErrors { code field } } }',
      { cartId, lines },
    );
    expect(data.cartLinesAdd).toEqual({
      cart: null,
      userErrors: [{ code: 'PARENT_LINE_NOT_FOUND', field: ['lines', '0', 'parent'] }],
    });
  });

  const CART = `id note totalQuantity discountCodes { code } metafield(namespace: "gift", key: "wrap") { value }
    lines(first: 2) { nodes { quantity merchandise { ... on ProductVariant { id } } attributes { key value } } }
    delivery { addresses { address { ... on CartDeliveryAddress { address1 } } } } buyerIdentity { email }`;

  it('are cloned without their buyer', async () => {
    const { data, errors } = await ask(
      `mutation($cartId: ID!) { cartClone(cartId: $cartId) { cart { ${CART} } userErrors { code } } }`,
      { cartId },
    );
    expect(errors).toBeUndefined();
    const { cart } = data.cartClone;
    expect(cart.id).not.toBe(cartId);
    expect(cart).toMatchObject({
      note: 'x',
      totalQuantity: 2,
      discountCodes: [{ code: 'MINUS20' }],
      metafield: { value: 'true' },
      lines: { nodes: [{ quantity: 2, merchandise: { id: variantId }, attributes: [{ key: 'a', value: 'b' }] }] },
      delivery: { addresses: [] },
      buyerIdentity: { email: null },
    });
  });

  it('are not cloned without their key', async () => {
    const { data } = await ask(
      'mutation($cartId: ID!) { cartClone(cartId: $cartId) { cart { id } userErrors { code field } } }',
      { cartId: cartId.replace(/key=.*/, 'key=guessed') },
    );
    expect(data.cartClone).toEqual({ cart: null, userErrors: [{ code: 'INVALID', field: ['cartId'] }] });
  });

  it('have their addresses replaced by others', async () => {
    const addresses = [{ address: { deliveryAddress: { address1: 'Τσιμισκή 5', countryCode: 'GR' } }, selected: true }];
    const { data, errors } = await ask(
      `mutation($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) { cartDeliveryAddressesReplace(cartId: $cartId, addresses: $addresses) { cart { ${CART} } userErrors { code } } }`,
      { cartId, addresses },
    );
    expect(errors).toBeUndefined();
    expect(data.cartDeliveryAddressesReplace.cart.delivery.addresses).toEqual([
      { address: { address1: 'Τσιμισκή 5' } },
    ]);
  });

  it('take no gift card, and say so', async () => {
    const { data } = await ask(
      'mutation($cartId: ID!) { cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: ["ABC"]) { cart { id } warnings { code } } }',
      { cartId },
    );
    expect(data.cartGiftCardCodesAdd).toEqual({
      cart: { id: cartId },
      warnings: [{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE' }],
    });
  });

  it('are asked with an argument of a version to come', async () => {
    const line = '... on CartLine { discountAllocations(lineLevelOnly: false) { targetType } }';
    const { data, errors } = await ask(`{ cart(id: "${cartId}") { lines(first: 1) { nodes { ${line} } } } }`);
    expect(errors).toBeUndefined();
    expect(data.cart.lines.nodes).toEqual([{ discountAllocations: [] }]);
  });

  it('cost nothing for lists that are always empty, and no more than there is for others', async () => {
    const plan = 'sellingPlan { name options { name } priceAdjustments { orderCount } }';
    const variants = `variants(first: 250) { nodes { id sellingPlanAllocations(first: 250) { nodes { ${plan} } } } }`;
    const articles = 'articles(first: 250) { nodes { title comments(first: 250) { nodes { content } } } }';
    const { data, errors } = await given().query(
      `{ products(first: 250) { nodes { title ${variants} } } blogs(first: 250) { nodes { title ${articles} } } }`,
      {},
      '203.0.113.20',
      NEWEST,
    );
    expect(errors).toBeUndefined();
    expect(data.products.nodes.length).toBeGreaterThan(0);
  });

  it('are asked with the visitor’s consent', async () => {
    const { data, errors } = await ask(
      `query($consent: VisitorConsent) @inContext(visitorConsent: $consent) { cart(id: "${cartId}") { id } }`,
      { consent: { analytics: false } },
    );
    expect(errors).toBeUndefined();
    expect(data.cart.id).toBe(cartId);
  });
});
