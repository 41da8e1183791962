/** What a customer does with an account: bounds, refusals, and what is written. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenShop } from '#tests/support/test-shop.ts';
import type { PlatformContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { deleteToken, findCustomerByToken, hashToken, issueToken, renewToken, revokeAccess } from './access-tokens.ts';
import { createAddress, deleteAddress, readAddresses, setDefaultAddress, updateAddress } from './addresses.ts';
import { findCustomer } from './customers.ts';
import { isPassword } from './passwords.ts';
import { changesCredentials, updateCustomer } from './update-customer.ts';

const { db, shop } = givenShop('sqlite');
let context: PlatformContext;
let clock: { now: Date };
let numbered = 0;
beforeAll(async () => {
  clock = shop.clock;
  context = { ...shop.context, passwordCost: { N: 16, r: 1, p: 1 } };
});

let id = 0;
let token = '';
let email = '';
beforeEach(async () => {
  email = `customer-${++numbered}@example.gr`;
  id = await addCustomer(email);
  token = (await issueToken(db, context, id)).accessToken;
});

async function addCustomer(address: string): Promise<number> {
  const at = clock.now.toISOString();
  const row = await db
    .insertInto('customers')
    .values({
      email: address,
      first_name: 'Μαρία',
      last_name: null,
      phone: null,
      accepts_marketing: 0,
      password_hash: 'none',
      language: 'el',
      default_address_id: null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type Execute = ReturnType<Database['transaction']>['execute'];

/** The database with another way to do what is done in one transaction. */
function withTransaction(execute: (work: Parameters<Execute>[0]) => Promise<unknown>): Database {
  return new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (name === 'transaction') return () => ({ execute });
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const UNKNOWN = { ok: false, errors: [{ code: 'TOKEN_INVALID' }] };
const tokens = async () =>
  (await db.selectFrom('customer_access_tokens').select('token_hash').where('customer_id', '=', id).execute()).length;

describe('an account', () => {
  it.each([
    [{ firstName: ' Άννα ' }, { first_name: 'Άννα' }],
    [
      { firstName: null, lastName: 'Π.' },
      { first_name: null, last_name: 'Π.' },
    ],
    [{ phone: '694 000 0001' }, { phone: '+306940000001' }],
    [{ phone: null }, { phone: null }],
    [{ acceptsMarketing: true }, { accepts_marketing: 1, marketing_at: expect.any(String) }],
    [{ acceptsMarketing: false }, { accepts_marketing: 0 }],
    [{ acceptsMarketing: null, email: null, password: null }, {}],
    [{}, {}],
  ])('is changed by %j, and its login lasts', async (change, columns) => {
    const before = await findCustomer(db, id);
    const outcome = await updateCustomer(context, token, change);
    expect(outcome).toEqual({ ok: true, customer: { ...before, ...columns }, token: null });
    expect(await findCustomer(db, id)).toMatchObject(columns);
    expect(await findCustomerByToken(db, clock.now, token)).not.toBeNull();
    expect(changesCredentials(change)).toBe(false);
  });

  it.each([[{ email: 'NEW@example.gr' }], [{ password: 'another password' }]])(
    'that is changed by %j ends every login and begins another',
    async (change) => {
      await issueToken(db, context, id);
      const outcome = await updateCustomer(context, token, change);
      expect(outcome).toMatchObject({ ok: true, token: { accessToken: expect.any(String) } });
      expect(await tokens()).toBe(1);
      expect(await findCustomerByToken(db, clock.now, token)).toBeNull();
      const row = await findCustomer(db, id);
      if ('email' in change) expect(row?.email).toBe('new@example.gr');
      else expect(await isPassword('another password', row?.password_hash ?? '', context.passwordCost)).toBe(true);
      expect(changesCredentials(change)).toBe(true);
      await db.updateTable('customers').set({ email }).where('id', '=', id).execute();
    },
  );

  it('keeps its own e-mail, and takes none of another’s', async () => {
    const other = `other-${email}`;
    await addCustomer(other);
    expect(await updateCustomer(context, token, { email: email.toUpperCase() })).toMatchObject({
      ok: true,
      token: null,
    });
    expect(await updateCustomer(context, token, { email: other })).toEqual({
      ok: false,
      errors: [{ code: 'TAKEN', field: ['customer', 'email'], message: 'Email has already been taken' }],
    });
  });

  it('tells every mistake at once', async () => {
    const change = { email: 'x', password: '1', firstName: '<b>', lastName: 'x'.repeat(256), phone: '1' };
    const outcome = await updateCustomer(context, token, change);
    expect(outcome).toMatchObject({
      ok: false,
      errors: [
        { code: 'INVALID', field: ['customer', 'email'] },
        { code: 'TOO_SHORT', field: ['customer', 'password'] },
        { code: 'CONTAINS_HTML_TAGS', field: ['customer', 'firstName'] },
        { code: 'TOO_LONG', field: ['customer', 'lastName'] },
        { code: 'INVALID', field: ['customer', 'phone'] },
      ],
    });
  });

  it('passes on what is no mistake of the customer’s', async () => {
    const broken = {
      ...context,
      db: withTransaction(() => Promise.reject(new RangeError('no disk'))),
    };
    for (const change of [{ firstName: 'Άννα' }, { email: `free-${email}` }, { email }])
      await expect(updateCustomer(broken, token, change)).rejects.toThrow('no disk');
    const other = `second-${email}`;
    await addCustomer(other);
    expect(await updateCustomer(broken, token, { email: other })).toMatchObject({ errors: [{ code: 'TAKEN' }] });
  });

  it('is hidden without a login', async () => {
    expect(await updateCustomer(context, 'nothing', { firstName: 'Άννα' })).toMatchObject(UNKNOWN);
    const ended = {
      ...context,
      db: withTransaction(async (work) => {
        await revokeAccess(db, id);
        return db.transaction().execute(work);
      }),
    };
    expect(await updateCustomer(ended, token, { firstName: 'Άννα' })).toMatchObject(UNKNOWN);
  });
});

describe('a login', () => {
  const LIFETIME_MS = 30 * 24 * 60 * 60_000;

  it('lasts thirty days, to the millisecond', async () => {
    const begun = clock.now.getTime();
    expect((await findCustomerByToken(db, new Date(begun + LIFETIME_MS - 1), token))?.id).toBe(id);
    expect(await findCustomerByToken(db, new Date(begun + LIFETIME_MS), token)).toBeNull();
  });

  it('is none by an empty or a long text', async () => {
    const long = 'x'.repeat(200);
    for (const text of ['', long, `${long}x`])
      await db
        .insertInto('customer_access_tokens')
        .values({ token_hash: hashToken(text), customer_id: id, created_at: '', expires_at: '2999', grant_id: null })
        .execute();
    expect((await findCustomerByToken(db, clock.now, long))?.id).toBe(id);
    expect(await findCustomerByToken(db, clock.now, `${long}x`)).toBeNull();
    expect(await findCustomerByToken(db, clock.now, '')).toBeNull();
    await db.deleteFrom('customer_access_tokens').where('customer_id', '=', id).execute();
  });

  it('clears away those of the same customer that have expired', async () => {
    const begun = clock.now;
    clock.now = new Date(begun.getTime() + LIFETIME_MS - 1);
    await issueToken(db, context, id);
    expect(await tokens()).toBe(2);
    clock.now = new Date(begun.getTime() + LIFETIME_MS);
    await issueToken(db, context, id);
    expect(await tokens()).toBe(2);
    clock.now = begun;
  });

  it('is renewed while it lasts', async () => {
    const begun = clock.now;
    clock.now = new Date(begun.getTime() + LIFETIME_MS - 1);
    const expiresAt = new Date(clock.now.getTime() + LIFETIME_MS);
    expect(await renewToken(context, token)).toEqual({ accessToken: token, expiresAt });
    clock.now = expiresAt;
    expect(await renewToken(context, token)).toBeNull();
    clock.now = begun;
  });

  it('of a grant is as long as the grant says, is renewed by its refresh token only, and ends with the grant', async () => {
    const at = clock.now.toISOString();
    const grant = { id: `grant-${id}`, customer_id: id, client_id: 'c', scope: '', created_at: at, expires_at: at };
    await db.insertInto('oauth_grants').values(grant).execute();
    const granted = await issueToken(db, context, id, null, { grantId: grant.id, lifetimeMs: 1_000 });
    expect(granted.expiresAt).toEqual(new Date(clock.now.getTime() + 1_000));
    expect(await renewToken(context, granted.accessToken)).toBeNull();
    const grants = () => db.selectFrom('oauth_grants').select('id').where('customer_id', '=', id).execute();
    expect(await deleteToken(context, token)).toBe(true);
    expect(await grants()).toHaveLength(1);
    expect(await deleteToken(context, granted.accessToken)).toBe(true);
    expect(await grants()).toEqual([]);
  });

  it('that is over, or is none, is nothing to log out from', async () => {
    const begun = clock.now;
    clock.now = new Date(begun.getTime() + LIFETIME_MS);
    expect(await deleteToken(context, token)).toBe(false);
    clock.now = begun;
    expect(await deleteToken(context, token)).toBe(false);
  });
});

describe('addresses', () => {
  const add = (address1: string) => createAddress(context, token, { address1, country: 'GR' });
  const defaultId = async () => (await findCustomer(db, id))?.default_address_id;

  it('are a hundred at most, each once, the first the default one', async () => {
    const outcomes = [];
    for (let index = 0; index < 101; index += 1) outcomes.push(await add(`Ερμού ${index}`));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(100);
    expect(outcomes[100]).toEqual({
      ok: false,
      errors: [{ code: 'INVALID', field: ['address'], message: 'There are too many addresses' }],
    });
    expect(await add('Ερμού 5')).toMatchObject({ errors: [{ code: 'TAKEN', field: ['address'] }] });
    const [first, second] = await readAddresses(db, id);
    expect(await defaultId()).toBe(first?.id);
    expect(await setDefaultAddress(context, token, second?.id ?? 0)).toMatchObject({
      ok: true,
      customer: { default_address_id: second?.id },
    });
    // The oldest of the others takes its place; that of another changes nothing.
    expect(await deleteAddress(context, token, second?.id ?? 0)).toEqual({ ok: true });
    expect(await defaultId()).toBe(first?.id);
    const third = (await readAddresses(db, id))[1];
    await deleteAddress(context, token, third?.id ?? 0);
    expect(await defaultId()).toBe(first?.id);
  });

  it('have no default one when the last is gone', async () => {
    const made = await add('Ερμού 1');
    const made2 = made as Extract<typeof made, { ok: true }>;
    await deleteAddress(context, token, made2.address.id);
    expect([await readAddresses(db, id), await defaultId()]).toEqual([[], null]);
  });

  it('are changed by their owner only', async () => {
    await add('Ερμού 1');
    const made = await add('Ερμού 2');
    const own = (made as Extract<typeof made, { ok: true }>).address.id;
    expect(await updateAddress(context, token, own, { city: 'Αθήνα' })).toMatchObject({
      ok: true,
      address: { id: own, address1: 'Ερμού 2', city: 'Αθήνα' },
    });
    expect((await readAddresses(db, id))[1]).toMatchObject({ city: 'Αθήνα' });
    expect(await updateAddress(context, token, own, { city: null, address1: 'Ερμού 1' })).toMatchObject({
      errors: [{ code: 'TAKEN' }],
    });
    // As it is already.
    expect(await updateAddress(context, token, own, { city: 'Αθήνα' })).toMatchObject({ ok: true });
    expect(await updateAddress(context, token, own, { country: 'nowhere' })).toMatchObject({ ok: false });
    expect(await createAddress(context, token, { country: 'nowhere' })).toMatchObject({ ok: false });
    for (const none of [null, 9_999]) {
      const gone = (field: string) => ({
        ok: false,
        errors: [{ code: 'NOT_FOUND', field: [field], message: 'Address does not exist' }],
      });
      expect(await updateAddress(context, token, none, {})).toEqual(gone('id'));
      expect(await deleteAddress(context, token, none)).toEqual(gone('id'));
      expect(await setDefaultAddress(context, token, none)).toEqual(gone('addressId'));
    }
    expect(await createAddress(context, 'nothing', {})).toMatchObject(UNKNOWN);
  });
});
