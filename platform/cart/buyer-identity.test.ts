/** What a cart remembers of who buys. */
import { beforeAll, expect, it } from 'vitest';
import { givenShop } from '#tests/support/test-shop.ts';
import { issueToken } from '../customers/access-tokens.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { type BuyerIdentity, forgetCheckoutForm, readBuyer } from './buyer-identity.ts';
import type { CartRow } from './carts.ts';

const { db, shop } = givenShop('sqlite');
const OWN = 'maria@example.gr';
let token = '';
let id = 0;
beforeAll(async () => {
  const context = { ...shop.context, passwordCost: { N: 16, r: 1, p: 1 } };
  const created = await createCustomer(context, { email: OWN, password: 'correct horse' }, 'el');
  id = created.ok ? created.customer.id : 0;
  token = (await issueToken(db, context, id)).accessToken;
});
const read = (buyer: BuyerIdentity, before: Partial<CartRow> | null = null) =>
  db.transaction().execute((trx) => readBuyer(trx, shop.clock.now, buyer, before as CartRow | null));

it.each<[BuyerIdentity, object]>([
  [{}, {}],
  [
    { email: ' a@example.gr ', phone: ' 2101234567 ' },
    { buyer_email: 'a@example.gr', buyer_phone: '2101234567' },
  ],
  [
    { email: null, phone: null },
    { buyer_email: null, buyer_phone: null },
  ],
  [
    { email: '', phone: '' },
    { buyer_email: null, buyer_phone: null },
  ],
  [{ countryCode: 'CY' }, { country: 'CY' }],
  [{ countryCode: null }, {}],
  [{ preferences: { wallet: ['x'] } }, { preferences: '{"wallet":["x"]}' }],
  [{ preferences: null }, { preferences: null }],
])('%j is kept as %j', async (buyer, columns) => expect(await read(buyer)).toEqual({ errors: [], columns }));

it('is the customer whose login it is, with an e-mail of their own or another', async () => {
  const login = { customerAccessToken: token };
  expect(await read(login)).toEqual({ errors: [], columns: { buyer_email: OWN, customer_id: id } });
  for (const [email, kept] of [
    ['b@example.gr', 'b@example.gr'],
    [null, null],
  ] as const)
    expect(await read({ ...login, email })).toEqual({ errors: [], columns: { buyer_email: kept, customer_id: id } });
});

it.each<[string, 'own' | 'other' | 'guest' | 'new', BuyerIdentity, object]>([
  ['who logs out leaves no e-mail', 'own', {}, { buyer_email: null }],
  ['who typed another leaves that', 'other', {}, {}],
  ['who was never logged in leaves what was typed', 'guest', {}, {}],
  ['who logs out and types one leaves that', 'own', { email: 'c@example.gr' }, { buyer_email: 'c@example.gr' }],
  ['of a new cart is nobody', 'new', {}, {}],
])('%s', async (_who, cart, more, columns) => {
  const before = { customer_id: cart === 'guest' ? null : id, buyer_email: cart === 'other' ? 'b@example.gr' : OWN };
  expect(await read({ customerAccessToken: null, ...more }, cart === 'new' ? null : before)).toEqual({
    errors: [],
    columns: { customer_id: null, ...columns },
  });
});

it.each<[BuyerIdentity, string[]]>([
  [{ email: 'x' }, ['INVALID buyerIdentity.email']],
  [{ phone: 'x' }, ['INVALID buyerIdentity.phone']],
  [{ customerAccessToken: 'x' }, ['INVALID buyerIdentity.customerAccessToken']],
  [{ companyLocationId: 'x' }, ['MISSING_CUSTOMER_ACCESS_TOKEN buyerIdentity.customerAccessToken']],
  [
    { companyLocationId: 'x', customerAccessToken: 'x' },
    ['INVALID buyerIdentity.customerAccessToken', 'INVALID_COMPANY_LOCATION buyerIdentity.companyLocationId'],
  ],
])('%j is refused, and nothing of it is kept', async (buyer, expected) => {
  const { errors, columns } = await read({ countryCode: 'CY', ...buyer });
  expect(errors.map(({ code, field }) => `${code} ${field?.join('.')}`)).toEqual(expected);
  expect(columns).toEqual({});
});

it('empties what was typed at the checkout of that cart alone', async () => {
  const stamps = { language: 'el', form: '{"city":"x"}', created_at: 'now', updated_at: 'now' } as const;
  const carts = [await shop.addCart([]), await shop.addCart([])];
  for (const { token: cart_token } of carts)
    await db
      .insertInto('checkouts')
      .values({ token: `t-${cart_token}`, cart_token, ...stamps })
      .execute();
  await db.transaction().execute((trx) => forgetCheckoutForm(trx, carts[0]?.token ?? ''));
  const forms = await db.selectFrom('checkouts').select(['cart_token', 'form']).execute();
  expect(Object.fromEntries(forms.map(({ cart_token, form }) => [cart_token, form]))).toEqual({
    [carts[0]?.token ?? '']: '{}',
    [carts[1]?.token ?? '']: stamps.form,
  });
});
