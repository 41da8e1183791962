import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../support/databases.ts';
import { PUBLIC_URL, useTestPlatform } from '../support/test-platform.ts';

const FIELDS = `userErrors { code field message } warnings { code target message }
  cart { id checkoutUrl totalQuantity note createdAt updatedAt attributes { key value } discountCodes { code applicable }
    cost { subtotalAmount { amount currencyCode } totalAmount { amount } checkoutChargeAmount { amount } subtotalAmountEstimated totalAmountEstimated totalTaxAmount { amount } }
    discountAllocations { discountedAmount { amount } targetType discountApplication { allocationMethod value { ... on PricingPercentageValue { percentage } ... on MoneyV2 { amount } } } ... on CartCodeDiscountAllocation { code } }
    buyerIdentity { email phone countryCode customer { id } } appliedGiftCards { id } deliveryGroups(first: 1) { nodes { id } }
    lines(first: 100) { nodes { __typename id quantity attributes { key value } attribute(key: "a") { value } discountAllocations { discountedAmount { amount } }
      cost { amountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } } merchandise { ... on ProductVariant { sku title product { title } } } } } }`;

const CREATE = `mutation($input: CartInput) { result: cartCreate(input: $input) { ${FIELDS} } }`;
const ADD = `mutation($id: ID!, $lines: [CartLineInput!]!) { result: cartLinesAdd(cartId: $id, lines: $lines) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $lines: [CartLineUpdateInput!]!) { result: cartLinesUpdate(cartId: $id, lines: $lines) { ${FIELDS} } }`;
const REMOVE = `mutation($id: ID!, $lineIds: [ID!]!) { result: cartLinesRemove(cartId: $id, lineIds: $lineIds) { ${FIELDS} } }`;
const CODES = `mutation($id: ID!, $codes: [String!]) { result: cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) { ${FIELDS} } }`;
const BUYER = `mutation($id: ID!, $buyer: CartBuyerIdentityInput!) { result: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) { ${FIELDS} } }`;
const NOTE = `mutation($id: ID!, $note: String!) { result: cartNoteUpdate(cartId: $id, note: $note) { ${FIELDS} } }`;
const ATTRIBUTES = `mutation($id: ID!, $attributes: [AttributeInput!]!) { result: cartAttributesUpdate(cartId: $id, attributes: $attributes) { ${FIELDS} } }`;

describe.each(databaseKinds)('a cart on %s', (kind) => {
  const given = useTestPlatform(kind);
  const variants = new Map<string, string>();
  const idOf = (sku: string) => variants.get(sku) ?? 'gid://shopify/ProductVariant/0';
  const line = (sku: string, quantity = 1, attributes: { key: string; value: string }[] = []) => ({
    merchandiseId: idOf(sku),
    quantity,
    attributes,
  });

  beforeAll(async () => {
    const { data } = await given().query(
      '{ products(first: 250) { nodes { variants(first: 9) { nodes { id sku } } } } }',
    );
    for (const node of data.products.nodes)
      for (const variant of node.variants.nodes) variants.set(variant.sku, variant.id);
  });

  const run = async (document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await given().query(document, variables);
    expect(errors).toBeUndefined();
    return data.result;
  };
  const create = async (input: Record<string, unknown> = {}) => run(CREATE, { input });
  const idOfNew = async (input?: Record<string, unknown>) => (await create(input)).cart.id as string;
  const quantities = (cart: { lines: { nodes: { quantity: number; merchandise: { sku: string } }[] } }) =>
    cart.lines.nodes.map(({ quantity, merchandise }) => `${quantity} ${merchandise.sku}`);

  it('is created empty', async () => {
    const { cart, userErrors, warnings } = await run(`mutation { result: cartCreate { ${FIELDS} } }`, {});
    expect({ userErrors, warnings }).toEqual({ userErrors: [], warnings: [] });
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]+\?key=[\w-]+$/);
    expect(cart).toMatchObject({
      totalQuantity: 0,
      note: '',
      createdAt: '2026-09-15T10:00:00Z',
      attributes: [],
      appliedGiftCards: [],
      deliveryGroups: { nodes: [] },
      buyerIdentity: { email: null, phone: null, countryCode: 'GR', customer: null },
      cost: {
        subtotalAmount: { amount: '0.0', currencyCode: 'EUR' },
        totalAmount: { amount: '0.0' },
        totalTaxAmount: null,
      },
    });
  });

  it('is created whole', async () => {
    const attributes = [{ key: 'a', value: 'b' }];
    const { cart, userErrors, warnings } = await create({
      lines: [line('ALPHA-U-GR', 2, attributes), line('SKU-beta-13')],
      discountCodes: [' welcome5 ', 'WELCOME5', ''],
      note: 'Κουδούνι 2',
      attributes,
      buyerIdentity: { email: 'maria@example.gr', phone: '+306900000000', countryCode: 'CY' },
    });
    expect({ userErrors, warnings }).toEqual({ userErrors: [], warnings: [] });
    const [token, key] = cart.id.replace('gid://shopify/Cart/', '').split('?key=');
    expect(cart.checkoutUrl).toBe(`${PUBLIC_URL}/cart/c/${token}?key=${key}`);
    expect(cart).toMatchObject({
      totalQuantity: 3,
      note: 'Κουδούνι 2',
      attributes,
      discountCodes: [{ code: 'welcome5', applicable: true }],
      buyerIdentity: { email: 'maria@example.gr', phone: '+306900000000', countryCode: 'CY' },
      cost: {
        subtotalAmount: { amount: '799.8' },
        totalAmount: { amount: '759.81' },
        checkoutChargeAmount: { amount: '799.8' },
        subtotalAmountEstimated: false,
      },
      discountAllocations: [
        {
          code: 'welcome5',
          discountedAmount: { amount: '29.99' },
          targetType: 'LINE_ITEM',
          discountApplication: { allocationMethod: 'ACROSS', value: { percentage: 5 } },
        },
        {
          code: 'welcome5',
          discountedAmount: { amount: '10.0' },
          targetType: 'LINE_ITEM',
          discountApplication: { allocationMethod: 'ACROSS', value: { percentage: 5 } },
        },
      ],
    });
    expect(cart.lines.nodes[0]).toMatchObject({
      __typename: 'CartLine',
      quantity: 2,
      attributes,
      attribute: { value: 'b' },
      discountAllocations: [],
      cost: {
        amountPerQuantity: { amount: '299.9' },
        subtotalAmount: { amount: '599.8' },
        totalAmount: { amount: '599.8' },
      },
      merchandise: {
        sku: 'ALPHA-U-GR',
        title: 'Ubuntu 24.04 / Ελληνικό',
        product: { title: 'Άλφα 14 (i5-8365U, 16GB)' },
      },
    });
    expect(cart.lines.nodes[0].id).toMatch(new RegExp(`^gid://shopify/CartLine/[0-9a-f-]{36}\\?cart=${token}$`));
  });

  it('is read with its key only', async () => {
    const id = await idOfNew({ lines: [line('TAB-11')] });
    const read = async (cartId: string) =>
      (await given().query('query($id: ID!) { cart(id: $id) { totalQuantity } }', { id: cartId })).data.cart;
    expect(await read(id)).toEqual({ totalQuantity: 1 });
    expect(await read(id.replace(/\?key=.*/, ''))).toBeNull();
    expect(await read(`${id}x`)).toBeNull();
    expect(await read('gid://shopify/Cart/none?key=none')).toBeNull();
    expect(await read('gid://shopify/Cart/no\0ne?key=none')).toBeNull();
    expect(await read('nonsense')).toBeNull();
  });

  it('merges the same goods and keeps others apart', async () => {
    const id = await idOfNew({ lines: [line('TAB-11', 2), line('TAB-11', 3)] });
    const { cart } = await run(ADD, {
      id,
      lines: [line('TAB-11'), line('TAB-11', 1, [{ key: 'a', value: 'gift' }]), { merchandiseId: idOf('SKU-beta-13') }],
    });
    expect(quantities(cart)).toEqual(['6 TAB-11', '1 TAB-11', '1 SKU-beta-13']);
  });

  it('changes, exchanges and removes lines', async () => {
    const { cart } = await create({ lines: [line('TAB-11', 2), line('SKU-beta-13', 2), line('ALPHA-W-GR')] });
    const [tablet, beta, alpha] = cart.lines.nodes.map((node: { id: string }) => node.id);
    const updated = await run(UPDATE, {
      id: cart.id,
      lines: [
        { id: tablet, quantity: 0 },
        { id: beta, quantity: 3, attributes: [{ key: 'a', value: 'b' }] },
        { id: alpha, merchandiseId: idOf('ALPHA-U-GR') },
      ],
    });
    expect(quantities(updated.cart)).toEqual(['3 SKU-beta-13', '1 ALPHA-U-GR']);
    const removed = await run(REMOVE, { id: cart.id, lineIds: [alpha] });
    expect(quantities(removed.cart)).toEqual(['3 SKU-beta-13']);
  });

  it('warns when there is too little, and lowers to what there is', async () => {
    const { cart, warnings } = await create({ lines: [line('ALPHA-W-GR', 9), line('SOLD-OUT')] });
    expect(quantities(cart)).toEqual(['4 ALPHA-W-GR']);
    expect(warnings).toMatchObject([
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: cart.lines.nodes[0].id },
      { code: 'MERCHANDISE_OUT_OF_STOCK', target: idOf('SOLD-OUT') },
    ]);
    const again = await run(UPDATE, { id: cart.id, lines: [{ id: cart.lines.nodes[0].id, quantity: 50 }] });
    expect(quantities(again.cart)).toEqual(['4 ALPHA-W-GR']);
    expect(again.warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
  });

  it('reads prices anew', async () => {
    const { db } = given().platform.context;
    const id = await idOfNew({ lines: [line('TWIN-12', 2)] });
    await db.updateTable('product_variants').set({ price_cents: 12_345 }).where('sku', '=', 'TWIN-12').execute();
    const { data } = await given().query(
      'query($id: ID!) { cart(id: $id) { cost { totalAmount { amount } } lines(first: 1) { nodes { merchandise { ... on ProductVariant { price { amount } } } } } } }',
      { id },
    );
    expect(data.cart).toEqual({
      cost: { totalAmount: { amount: '246.9' } },
      lines: { nodes: [{ merchandise: { price: { amount: '123.45' } } }] },
    });
  });

  describe('discount codes', () => {
    it.each([
      ['NOTHING', 'DISCOUNT_NOT_FOUND'],
      ['OLD', 'DISCOUNT_CURRENTLY_INACTIVE'],
      ['SOON', 'DISCOUNT_CURRENTLY_INACTIVE'],
      ['USEDUP', 'DISCOUNT_USAGE_LIMIT_REACHED'],
    ])('%s warns %s', async (code, warning) => {
      const id = await idOfNew({ lines: [line('TAB-11')] });
      const { cart, warnings, userErrors } = await run(CODES, { id, codes: [code] });
      expect(userErrors).toEqual([]);
      expect(cart.discountCodes).toEqual([{ code, applicable: false }]);
      expect(cart.discountAllocations).toEqual([]);
      expect(warnings).toMatchObject([{ code: warning, target: id }]);
    });

    it('a purchase below the minimum', async () => {
      const { warnings } = await create({ lines: [line('TWIN-5')], discountCodes: ['MINUS20'] });
      expect(warnings).toMatchObject([{ code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE' }]);
    });

    it('only the first that applies', async () => {
      const { cart, warnings } = await create({ lines: [line('TAB-11')], discountCodes: ['MINUS20', 'WELCOME5'] });
      expect(cart.discountCodes).toEqual([
        { code: 'MINUS20', applicable: true },
        { code: 'WELCOME5', applicable: false },
      ]);
      expect(cart.cost.totalAmount.amount).toBe('229.0');
      expect(cart.discountAllocations[0].discountApplication.value).toEqual({ amount: '20.0' });
      expect(warnings).toMatchObject([{ code: 'DISCOUNT_CODE_NOT_HONOURED' }]);
    });

    it('are replaced, and taken away by an empty list', async () => {
      const id = await idOfNew({ lines: [line('TAB-11')], discountCodes: ['MINUS20'] });
      expect((await run(CODES, { id, codes: ['WELCOME5'] })).cart.cost.totalAmount.amount).toBe('236.55');
      expect((await run(CODES, { id, codes: [] })).cart).toMatchObject({
        discountCodes: [],
        cost: { totalAmount: { amount: '249.0' } },
      });
      expect((await run(CODES, { id })).userErrors).toMatchObject([
        { code: 'MISSING_DISCOUNT_CODE', field: ['discountCodes'] },
      ]);
    });
  });

  it('note, attributes and buyer are set', async () => {
    const id = await idOfNew({ buyerIdentity: { email: 'a@example.gr', phone: '2310000000' } });
    expect((await run(NOTE, { id, note: 'Αύριο' })).cart.note).toBe('Αύριο');
    expect((await run(ATTRIBUTES, { id, attributes: [{ key: 'a', value: 'b' }] })).cart.attributes).toEqual([
      { key: 'a', value: 'b' },
    ]);
    const { cart } = await run(BUYER, { id, buyer: { email: 'b@example.gr', phone: null } });
    expect(cart.buyerIdentity).toEqual({ email: 'b@example.gr', phone: null, countryCode: 'GR', customer: null });
  });

  describe('user errors', () => {
    const gone = 'gid://shopify/ProductVariant/999999';

    it.each([
      ['unknown goods', { lines: [{ merchandiseId: gone }] }, 'INVALID', ['input', 'lines', '0', 'merchandiseId']],
      [
        'no goods at all',
        { lines: [{ merchandiseId: 'gid://shopify/Product/1' }] },
        'INVALID',
        ['input', 'lines', '0', 'merchandiseId'],
      ],
      ['a note that is too long', { note: 'x'.repeat(5_001) }, 'NOTE_TOO_LONG', ['input', 'note']],
      [
        'an attribute without a key',
        { attributes: [{ key: ' ', value: '' }] },
        'INVALID',
        ['input', 'attributes', '0', 'key'],
      ],
      ['a code that is too long', { discountCodes: ['x'.repeat(256)] }, 'INVALID', ['input', 'discountCodes', '0']],
      ['a wrong e-mail', { buyerIdentity: { email: 'maria@' } }, 'INVALID', ['input', 'buyerIdentity', 'email']],
      ['a note with U+0000', { note: 'a\0b' }, 'INVALID', ['input', 'note']],
      ['a code with U+0000', { discountCodes: ['a\0b'] }, 'INVALID', ['input', 'discountCodes', '0']],
      [
        'an e-mail with U+0000',
        { buyerIdentity: { email: 'a\0b@example.gr' } },
        'INVALID',
        ['input', 'buyerIdentity', 'email'],
      ],
      ['a wrong phone', { buyerIdentity: { phone: 'call me' } }, 'INVALID', ['input', 'buyerIdentity', 'phone']],
      [
        'an unknown customer',
        { buyerIdentity: { customerAccessToken: 'x' } },
        'INVALID',
        ['input', 'buyerIdentity', 'customerAccessToken'],
      ],
      [
        'a company without a customer',
        { buyerIdentity: { companyLocationId: 'gid://shopify/CompanyLocation/1' } },
        'MISSING_CUSTOMER_ACCESS_TOKEN',
        ['input', 'buyerIdentity', 'customerAccessToken'],
      ],
    ])('%s', async (_name, input, code, field) => {
      const { cart, userErrors } = await create(input);
      expect(cart).toBeNull();
      expect(userErrors).toMatchObject([{ code, field }]);
    });

    it('quantities out of bounds, several at once', async () => {
      const { cart, userErrors } = await create({
        lines: [
          line('TAB-11', 0),
          line('TAB-11', -1),
          line('TAB-11', 1_000_001),
          { ...line('TAB-11'), sellingPlanId: 'gid://shopify/SellingPlan/1' },
        ],
      });
      expect(cart).toBeNull();
      expect(userErrors).toMatchObject([
        { code: 'INVALID', field: ['input', 'lines', '0', 'quantity'] },
        { code: 'INVALID', field: ['input', 'lines', '1', 'quantity'] },
        { code: 'LESS_THAN', field: ['input', 'lines', '2', 'quantity'] },
        { code: 'SELLING_PLAN_NOT_APPLICABLE', field: ['input', 'lines', '3', 'sellingPlanId'] },
      ]);
    });

    it('leave the cart as it was', async () => {
      const id = await idOfNew({ lines: [line('TAB-11')] });
      const { cart, userErrors } = await run(ADD, { id, lines: [line('TAB-11'), { merchandiseId: gone }] });
      expect(cart).toBeNull();
      expect(userErrors).toEqual([
        {
          code: 'INVALID',
          field: ['lines', '1', 'merchandiseId'],
          message: `The merchandise with id ${gone} does not exist.`,
        },
      ]);
      const { data } = await given().query('query($id: ID!) { cart(id: $id) { totalQuantity } }', { id });
      expect(data.cart.totalQuantity).toBe(1);
    });

    const calls: [string, string, Record<string, unknown>][] = [
      ['cartLinesAdd', ADD, { lines: [] }],
      ['cartLinesUpdate', UPDATE, { lines: [] }],
      ['cartLinesRemove', REMOVE, { lineIds: [] }],
      ['cartDiscountCodesUpdate', CODES, { codes: [] }],
      ['cartBuyerIdentityUpdate', BUYER, { buyer: {} }],
      ['cartNoteUpdate', NOTE, { note: '' }],
      ['cartAttributesUpdate', ATTRIBUTES, { attributes: [] }],
    ];

    it.each(calls)(
      '%s on a cart that is unknown, without its key, or completed',
      async (_name, document, variables) => {
        const noCart = {
          cart: null,
          warnings: [],
          userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
        };
        const id = await idOfNew();
        const { db } = given().platform.context;
        const updatedAt = () => db.selectFrom('carts').select('updated_at').execute();
        const before = await updatedAt();
        for (const wrong of ['gid://shopify/Cart/none?key=x', id.replace(/\?.*/, ''), `${id}x`, 'nonsense']) {
          expect(await run(document, { id: wrong, ...variables })).toEqual(noCart);
        }
        expect(await updatedAt()).toEqual(before);
        expect((await run(document, { id, ...variables })).userErrors).toEqual([]);
        const token = id.replace('gid://shopify/Cart/', '').replace(/\?.*/, '');
        await db
          .updateTable('carts')
          .set({ completed_at: '2026-09-15T10:00:00.000Z' })
          .where('token', '=', token)
          .execute();
        expect(await run(document, { id, ...variables })).toEqual(noCart);
        const { data } = await given().query('query($id: ID!) { cart(id: $id) { id } }', { id });
        expect(data.cart).toBeNull();
      },
    );
  });

  it('arrays above 250 are refused as on the hosted platform', async () => {
    const lines = Array.from({ length: 251 }, () => line('TAB-11'));
    const { errors } = await given().query(CREATE, { input: { lines } });
    expect(errors).toMatchObject([{ extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } }]);
  });

  it('adds at the same time without losing or doubling', async () => {
    const id = await idOfNew();
    const results = await Promise.all(
      Array.from({ length: 12 }, () => run(ADD, { id, lines: [line('TAB-11'), line('ALPHA-U-GR')] })),
    );
    expect(results.every(({ userErrors }) => userErrors.length === 0)).toBe(true);
    const { data } = await given().query(
      `query($id: ID!) { cart(id: $id) { lines(first: 9) { nodes { quantity merchandise { ... on ProductVariant { sku } } } } } }`,
      { id },
    );
    expect(quantities(data.cart)).toEqual(['12 TAB-11', '10 ALPHA-U-GR']);
  });

  it('keeps a line whose price and stock changed, and says so in the numbers', async () => {
    const { db } = given().platform.context;
    const id = await idOfNew({ lines: [line('TWIN-11', 5)] });
    await db.updateTable('product_variants').set({ stock: 0 }).where('sku', '=', 'TWIN-11').execute();
    const { data } = await given().query(
      'query($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { quantity merchandise { ... on ProductVariant { availableForSale quantityAvailable } } } } } }',
      { id },
    );
    expect(data.cart.lines.nodes).toEqual([
      { quantity: 5, merchandise: { availableForSale: false, quantityAvailable: 0 } },
    ]);
  });
});
