/** The proof that a change of e-mail or password needs, and the mail that reports it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { renewToken } from './access-tokens.ts';
import { createCustomer } from './create-customer.ts';
import { logIn } from './log-in.ts';
import { updateCustomer } from './update-customer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'τρεις άσχετες λέξεις';

describe.each(databaseKinds)('e-mail and password on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let number = 0;
  let email = '';
  const context = () => ({ ...shop.context, passwordCost: { N: 16, r: 1, p: 1 } });
  const pass = (ms: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  };
  const open = async () => {
    const outcome = await logIn(context(), { email, password: PASSWORD }, 'el');
    if (!outcome.ok) throw new Error('no login');
    return outcome.token.accessToken;
  };
  const change = async (token: string, customer: Parameters<typeof updateCustomer>[2]) => {
    const outcome = await updateCustomer(context(), token, customer);
    return outcome.ok ? 'changed' : outcome.errors[0]?.code;
  };
  const mails = () => db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('kind').execute();
  beforeEach(async () => {
    await db.deleteFrom('outbox').execute();
    number += 1;
    email = `owner${number}@example.gr`;
    await createCustomer(context(), { email, password: PASSWORD }, 'el');
  });

  it.each([
    [{ password: 'άλλες τρεις λέξεις' }, 'account-password'],
    [{ email: 'moved@example.gr' }, 'account-email'],
  ])('%j needs a login of the last minutes, and the old address is told', async (wanted, told) => {
    const token = await open();
    pass(10 * MINUTE + 1);
    expect(await change(token, wanted)).toBe('UNIDENTIFIED_CUSTOMER');
    expect(await mails()).toEqual([]);
    expect(await change(token, { firstName: 'Μαρία', email: email.toUpperCase() })).toBe('changed');
    // Renewing proves nothing.
    await renewToken(context(), token);
    expect(await change(token, wanted)).toBe('UNIDENTIFIED_CUSTOMER');
    expect(await change(await open(), wanted)).toBe('changed');
    expect(await mails()).toEqual([{ kind: told, recipient: email }]);
    expect(await change(token, { firstName: 'Μ' })).toBe('TOKEN_INVALID');
    await db.deleteFrom('customers').where('email', '=', 'moved@example.gr').execute();
  });

  it('a login ends after half a year, however often it is renewed', async () => {
    const token = await open();
    for (let month = 0; month < 6; month += 1) {
      pass(29 * DAY);
      expect(await renewToken(context(), token)).not.toBeNull();
    }
    pass(7 * DAY);
    expect(await renewToken(context(), token)).toBeNull();
    expect(await change(token, { firstName: 'Μ' })).toBe('TOKEN_INVALID');
  });
});
