/** Every operation of the customer side, tried by somebody else: with no token, a foreign one, and foreign ids. */
import { beforeAll, describe, expect, it } from 'vitest';
import { customersOf, type documents } from '../support/customer-documents.ts';
import { databaseKinds } from '../support/databases.ts';
import { foreignAttempts, personalOperations } from '../support/foreign-attempts.ts';
import { type Answer, NOW, useTestPlatform } from '../support/test-platform.ts';

const SECRET = 'Κρυφή Οδός';

describe.each(databaseKinds)('what is one customer’s on %s', (kind) => {
  const given = useTestPlatform(kind);
  const { run, signUp, logIn } = customersOf(() => given().query);
  let victim = { id: '', email: '', token: '' };
  let thief = { id: '', email: '', token: '' };
  let address = '';
  let expired = '';
  let loggedOut = '';
  beforeAll(async () => {
    victim = await signUp({ firstName: SECRET });
    thief = await signUp({ firstName: 'Κλέφτης' });
    const created = await run('addressCreate', { token: victim.token, address: { address1: SECRET } });
    address = created.customerAddress.id;
    loggedOut = await logIn(victim.email);
    await run('logOut', { token: loggedOut });
    given().clock.now = new Date(NOW.getTime() - 31 * 24 * 60 * 60 * 1000);
    expired = await logIn(victim.email);
    given().clock.now = NOW;
  });
  const anyVariant = async () => {
    const { data } = await given().query('{ product(handle: "alpha-14") { variants(first: 1) { nodes { id } } } }');
    return data.product.variants.nodes[0].id;
  };
  const stateOfVictim = () => run('customer', { token: victim.token });

  const strangers = (): [name: string, token: string][] => [
    ['nothing', ''],
    ['something', 'x'],
    ['very much', 'x'.repeat(10_000)],
    ['the customer’s id', victim.id],
    ['an expired token', expired],
    ['a token that was logged out', loggedOut],
    ['the token in other letters', victim.token.toUpperCase()],
    ['a pattern', '%'],
  ];

  it('nothing is read with anything but a token that lives', async () => {
    for (const [name, token] of strangers()) expect([name, await run('customer', { token })]).toEqual([name, null]);
  });

  it('nothing is changed with anything but a token that lives, and every refusal is the same', async () => {
    const before = await stateOfVictim();
    const tries: [keyof typeof documents, Record<string, unknown>][] = [
      ['update', { customer: { firstName: 'Άλλη', email: 'other@example.gr', password: 'νέος κωδικός' } }],
      ['addressCreate', { address: { address1: 'Άλλη' } }],
      ['addressUpdate', { id: address, address: { address1: 'Άλλη' } }],
      ['addressDelete', { id: address }],
      ['addressDefault', { id: address }],
    ];
    for (const [, token] of strangers()) {
      for (const [name, variables] of tries) {
        const { customerUserErrors, ...rest } = await run(name, { token, ...variables });
        expect([name, customerUserErrors]).toEqual([
          name,
          [{ code: 'TOKEN_INVALID', field: ['customerAccessToken'], message: 'Invalid customer access token' }],
        ]);
        expect(JSON.stringify(rest)).not.toContain(SECRET);
      }
      expect((await run('renew', { token })).customerAccessToken).toBeNull();
      expect((await run('logOut', { token })).deletedAccessToken).toBeNull();
    }
    expect(await stateOfVictim()).toEqual(before);
  });

  it('another customer’s token opens nothing of it, whatever ids are sent', async () => {
    const before = await stateOfVictim();
    const { token } = thief;
    for (const name of ['addressUpdate', 'addressDelete', 'addressDefault'] as const) {
      const result = await run(name, { token, id: address, address: { address1: 'Κλεμμένη' } });
      expect(result.customerUserErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect(JSON.stringify(result)).not.toContain(SECRET);
    }
    expect((await run('update', { token, customer: { email: victim.email } })).customerUserErrors).toMatchObject([
      { code: 'TAKEN' },
    ]);
    await run('logOut', { token: await logIn(thief.email) });
    expect(JSON.stringify(await run('customer', { token }))).not.toContain(SECRET);
    expect(await stateOfVictim()).toEqual(before);
  });

  it('every operation of the schema that is not public refuses a stranger, and says nothing', async () => {
    const NOTE = 'Κρυφή σημείωση';
    const { data } = await given().query(
      `mutation($token: String!, $note: String!, $variant: ID!) { cartCreate(input: { note: $note, lines: [{ merchandiseId: $variant }],
        buyerIdentity: { customerAccessToken: $token } }) { cart { id lines(first: 1) { nodes { id } } } } }`,
      { token: victim.token, note: NOTE, variant: await anyVariant() },
    );
    const { cart } = data.cartCreate;
    const readCart = () =>
      given().query(
        'query($id: ID!) { cart(id: $id) { note updatedAt buyerIdentity { email customer { id } } lines(first: 9) { nodes { id quantity } } } }',
        { id: cart.id },
      );
    const before = [await stateOfVictim(), (await readCart()).data.cart];
    expect(JSON.stringify(before)).toContain(NOTE);
    const attempts = foreignAttempts({
      token: thief.token,
      customerId: victim.id,
      email: victim.email,
      addressId: address,
      orderId: 'gid://shopify/Order/1',
      cartId: cart.id.split('?')[0],
      lineId: cart.lines.nodes[0].id,
    });
    // An operation that the schema gains fails here until somebody has thought of what a thief would do with it.
    expect(Object.keys(attempts).sort()).toEqual(personalOperations());
    for (const { document, outcome } of Object.values(attempts).flat()) {
      const answer = await given().query(document);
      expect([document, outcomeOf(answer)]).toEqual([document, outcome]);
      const told = JSON.stringify(answer.data);
      for (const secret of [SECRET, NOTE, victim.email, victim.token]) expect(told).not.toContain(secret);
    }
    expect([await stateOfVictim(), (await readCart()).data.cart]).toEqual(before);
    expect(await logIn(victim.email)).toBeTruthy();
  });

  it('a link to one’s own new password opens no other account', async () => {
    await run('recover', { email: thief.email });
    const { db } = given().platform.context;
    const { text_body } = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('recipient', '=', thief.email)
      .executeTakeFirstOrThrow();
    const resetToken = /\/account\/reset\/\d+\/([\w-]+)/.exec(text_body)?.[1] ?? '';
    const byId = await run('reset', { id: victim.id, input: { resetToken, password: 'νέος κωδικός' } });
    expect(byId.customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    const number = victim.id.split('/').at(-1);
    const url = `https://shop.example.gr/account/reset/${number}/${resetToken}`;
    const byUrl = await run('resetByUrl', { url, password: 'νέος κωδικός' });
    expect(byUrl.customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    expect(await logIn(victim.email)).toBeTruthy();
  });

  it('`node` gives out neither customers nor addresses nor orders', async () => {
    const ids = [
      victim.id,
      address,
      'gid://shopify/Order/1',
      'gid://shopify/Order/1?key=1',
      'gid://shopify/MailingAddress/1',
    ];
    const { data, errors } = await given().query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual(ids.map(() => null));
  });

  it('the holder of a cart sees whose it is, and neither orders nor addresses', async () => {
    const { data } = await given().query(
      'mutation($token: String!) { cartCreate(input: { buyerIdentity: { customerAccessToken: $token } }) { cart { id } } }',
      { token: victim.token },
    );
    const { id } = data.cartCreate.cart;
    const read = (fields: string, cart: string) =>
      given().query(`query($cart: ID!) { cart(id: $cart) { buyerIdentity { email customer { ${fields} } } } }`, {
        cart,
      });
    expect((await read('id email', id)).data.cart.buyerIdentity).toEqual({
      email: victim.email,
      customer: { id: victim.id, email: victim.email },
    });
    for (const fields of [
      'addresses(first: 1) { nodes { id } }',
      'defaultAddress { id }',
      'numberOfOrders',
      'orders(first: 1) { nodes { id } }',
    ]) {
      const { errors, data } = await read(fields, id);
      expect(errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }]);
      expect(JSON.stringify(data)).not.toContain(SECRET);
    }
    expect((await read('id', id.split('?')[0])).data.cart).toBeNull();
  });
});

/** The codes with which an attempt is refused; `nothing` when none is named and no personal thing is given. */
function outcomeOf({ data, errors }: Answer): string {
  if (errors) return errors.map(({ extensions }) => extensions.code).join();
  const { customerUserErrors = [], userErrors = [] } = data.result ?? {};
  const refusals = [...customerUserErrors, ...userErrors].map(({ code, message }) => code ?? message);
  if (refusals.length > 0) return refusals.join();
  const ids = JSON.stringify(data.result ?? null).match(/gid:\/\/shopify\/(?:Customer|MailingAddress|Order)\//);
  return ids ? 'something' : 'nothing';
}
