import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import type { PlatformContext } from '../context.ts';
import { issueToken } from './access-tokens.ts';
import { createCustomer } from './create-customer.ts';
import { findCustomerByEmail } from './customers.ts';
import { logIn } from './log-in.ts';
import { answerLogins, LOGINS_PATH } from './logins.ts';

const PASSWORD = 'τρεις λέξεις μαζί';

describe.each(databaseKinds)('the logins of an account on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let context: PlatformContext;
  let people = 0;
  let email = '';
  beforeAll(() => {
    context = { ...shop.context, passwordCost: { N: 16, r: 1, p: 1 } };
  });
  beforeEach(async () => {
    people += 1;
    email = `person-${people}@example.gr`;
    await createCustomer(context, { email, password: PASSWORD }, 'el');
  });
  const enter = async (browser: string | null, who = email) => {
    const outcome = await logIn(context, { email: who, password: PASSWORD }, 'el', browser);
    if (!outcome.ok) throw new Error('the login was refused');
    return outcome.token.accessToken;
  };
  const ask = async (token: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await answerLogins(
      context,
      new Request(`https://shop.example.gr${LOGINS_PATH}`, { method, headers }),
    );
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text) };
  };

  it('are listed with their browsers, and the one that asks is named', async () => {
    await enter('Firefox · Windows');
    const token = await enter(null);
    const { status, body } = await ask(token);
    expect(status).toBe(200);
    expect(body.logins).toHaveLength(2);
    expect(body.logins).toContainEqual({ browser: 'Firefox · Windows', since: expect.any(String), isThis: false });
    expect(body.logins).toContainEqual({ browser: null, since: expect.any(String), isThis: true });
  });

  it('of newer accounts are one each, however many access tokens they have', async () => {
    const customer = await findCustomerByEmail(db, email);
    const at = context.now();
    const grant = {
      id: `grant-${people}`,
      customer_id: customer?.id ?? 0,
      client_id: 'c',
      scope: '',
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + 1_000).toISOString(),
      browser: 'Safari · iPhone',
    };
    await db.insertInto('oauth_grants').values(grant).execute();
    const granted = { grantId: grant.id, lifetimeMs: 1_000 };
    await issueToken(db, context, grant.customer_id, null, granted);
    const { accessToken } = await issueToken(db, context, grant.customer_id, null, granted);
    const login = { browser: 'Safari · iPhone', since: grant.created_at, isThis: true };
    expect((await ask(accessToken)).body.logins).toEqual([login]);
  });

  it('end together, and no other account’s', async () => {
    await createCustomer(context, { email: `other.${email}`, password: PASSWORD }, 'el');
    const other = await enter(null, `other.${email}`);
    const [first, second] = [await enter(null), await enter(null)];
    expect(await ask(second, 'DELETE')).toEqual({ status: 200, body: { logins: [] } });
    for (const ended of [first, second]) expect((await ask(ended)).status).toBe(401);
    expect((await ask(other)).body.logins).toHaveLength(1);
  });

  it('are told to no one without a token that holds', async () => {
    await enter(null);
    for (const token of ['', 'nothing', 'x'.repeat(1_000)]) {
      expect((await ask(token)).status).toBe(401);
      expect((await ask(token, 'DELETE')).status).toBe(401);
    }
    expect((await ask('nothing', 'POST')).status).toBe(405);
  });
});
