import { beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { PlatformContext } from '../context.ts';
import { createCustomer } from './create-customer.ts';
import { findCustomerByEmail } from './customers.ts';
import { logIn } from './log-in.ts';
import { updateCustomer } from './update-customer.ts';

const email = 'maria@example.gr';
const password = 'σωστός κωδικός';

describe.each(databaseKinds)('logging in on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let context: PlatformContext;
  beforeAll(async () => {
    context = { ...shop.context, passwordCost: { N: 16, r: 1, p: 1 } };
    await createCustomer(context, { email, password }, 'el');
  });

  it('renews a hash whose cost was raised since, and remembers the language', async () => {
    const dearer = { ...context, passwordCost: { N: 32, r: 2, p: 1 } };
    expect(await logIn(dearer, { email, password: 'λάθος' }, 'en')).toMatchObject({ ok: false });
    expect(await findCustomerByEmail(db, email)).toMatchObject({
      password_hash: expect.stringMatching(/^scrypt\$16\$/),
      language: 'el',
    });
    expect(await logIn(dearer, { email, password }, 'en')).toMatchObject({ ok: true });
    expect(await findCustomerByEmail(db, email)).toMatchObject({
      password_hash: expect.stringMatching(/^scrypt\$32\$2\$1\$/),
      language: 'en',
    });
    expect(await logIn(dearer, { email, password }, 'el')).toMatchObject({ ok: true });
  });

  it('of two customers who move to one e-mail at the same instant, one does', async () => {
    const tokens = await Promise.all(
      ['one', 'two'].map(async (name) => {
        await createCustomer(context, { email: `${name}@example.gr`, password }, 'el');
        const login = await logIn(context, { email: `${name}@example.gr`, password }, 'el');
        return login.ok ? login.token.accessToken : '';
      }),
    );
    const moves = await Promise.all(
      tokens.map((token) => updateCustomer(context, token, { email: 'wanted@example.gr' })),
    );
    expect(moves.filter(({ ok }) => ok)).toHaveLength(1);
    expect(moves.find(({ ok }) => !ok)).toMatchObject({ errors: [{ code: 'TAKEN', field: ['customer', 'email'] }] });
  });
});
