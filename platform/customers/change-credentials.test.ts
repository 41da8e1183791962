/** The proof that a change of e-mail or password needs, and the mail that reports it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '#tests/support/databases.ts';
import { givenShop } from '#tests/support/test-shop.ts';
import { renewToken } from './access-tokens.ts';
import { createCustomer } from './create-customer.ts';
import { logIn } from './log-in.ts';
import { recoverPassword } from './recover-password.ts';
import { parseResetUrl, resetPassword } from './reset-password.ts';
import { updateCustomer } from './update-customer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'τρεις άσχετες λέξεις';

describe.each(databaseKinds)('e-mail and password on %s', (kind) => {
  const { db, shop } = givenShop(kind);
  let number = 0;
  let email = '';
  const context = () => ({ ...shop.context, passwordCost: { N: 16, r: 1, p: 1 } });
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
    shop.clock.pass(10 * MINUTE + 1);
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

  it('the orders without an account come into it by a link to its address, and no others do', async () => {
    const place = async (address: string) => {
      const order = await shop.buy();
      await db.updateTable('orders').set({ email: address, customer_id: null }).where('number', '=', order).execute();
      return order;
    };
    const [own, foreign] = [await place(email), await place(`other.${email}`)];
    const owners = async () => {
      const rows = await db
        .selectFrom('orders')
        .select('customer_id')
        .where('number', 'in', [own, foreign])
        .orderBy('number')
        .execute();
      return rows.map(({ customer_id }) => customer_id);
    };
    const { id } = await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await open();
    expect(await owners()).toEqual([null, null]);
    await recoverPassword(context(), email);
    const { text_body } = await db
      .selectFrom('outbox')
      .select('text_body')
      .where('recipient', '=', email)
      .where('text_body', 'like', '%/account/reset/%')
      .executeTakeFirstOrThrow();
    const link = parseResetUrl(/http\S+\/account\/reset\/\S+/.exec(text_body)?.[0] ?? '');
    const fields = { link: ['resetUrl'], password: ['password'] };
    expect(await resetPassword(context(), link, 'άλλες τρεις λέξεις', fields)).toMatchObject({ ok: true });
    expect(await owners()).toEqual([id, null]);
  });

  it('a login ends after half a year, however often it is renewed', async () => {
    const token = await open();
    for (let month = 0; month < 6; month += 1) {
      shop.clock.pass(29 * DAY);
      expect(await renewToken(context(), token)).not.toBeNull();
    }
    shop.clock.pass(7 * DAY);
    expect(await renewToken(context(), token)).toBeNull();
    expect(await change(token, { firstName: 'Μ' })).toBe('TOKEN_INVALID');
  });
});
