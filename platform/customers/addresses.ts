/** Reads and changes the addresses of the token's customer only. */

import type { Selectable } from 'kysely';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import type { PlatformContext } from '../context.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { findCustomerByToken } from './access-tokens.ts';
import { type AddressColumns, type AddressInput, applyAddress, emptyAddress, isSameAddress } from './check-address.ts';
import { type Outcome, refusal, unknownToken } from './customer-errors.ts';
import { type CustomerRow, lockCustomer } from './customers.ts';

export type AddressRow = Selectable<Tables['customer_addresses']>;

/** Bounds what one account can store. */
const MOST_ADDRESSES = 100;

/** In the order in which they were made. */
export async function readAddresses(db: Database, customerId: number): Promise<AddressRow[]> {
  return db.selectFrom('customer_addresses').selectAll().where('customer_id', '=', customerId).orderBy('id').execute();
}

/** The first address becomes the default one. The same address twice is refused, as on the hosted platform. */
export async function createAddress(
  context: PlatformContext,
  token: string,
  input: AddressInput,
): Promise<Outcome<{ address: AddressRow }>> {
  return asCustomer(context, token, async (trx, customer) => {
    const applied = applyAddress(emptyAddress(), input);
    if (!applied.ok) return applied;
    const known = await readAddresses(trx, customer.id);
    if (known.some((other) => isSameAddress(other, applied.address))) return EXISTS;
    if (known.length >= MOST_ADDRESSES) return refusal('INVALID', ['address'], 'There are too many addresses');
    return { ok: true, address: await addAddress(trx, customer, applied.address) };
  });
}

async function addAddress(trx: Trx, customer: CustomerRow, address: AddressColumns): Promise<AddressRow> {
  const added = await trx
    .insertInto('customer_addresses')
    .values({ ...address, customer_id: customer.id })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (customer.default_address_id === null) await setDefault(trx, customer.id, added.id);
  return added;
}

/** The first order of an account that has no address yet brings one: the next checkout is filled in with it. */
export async function addFirstAddress(
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  customerId: number,
  { address1, address2, city, company, firstName, lastName, phone, postcode }: PostalAddress,
): Promise<void> {
  const applied = applyAddress(emptyAddress(), {
    ...{ address1, address2, city, company, firstName, lastName, phone },
    zip: postcode,
  });
  if (!applied.ok || address1 === '') return;
  await db.transaction().execute(async (trx) => {
    const customer = await lockCustomer(trx, customerId, now());
    if (!customer || (await readAddresses(trx, customerId)).length > 0) return;
    await addAddress(trx, customer, applied.address);
  });
}

/** @param id null when the client's text names no address */
export async function updateAddress(
  context: PlatformContext,
  token: string,
  id: number | null,
  input: AddressInput,
): Promise<Outcome<{ address: AddressRow }>> {
  return asCustomer(context, token, async (trx, customer) => {
    const known = await readAddresses(trx, customer.id);
    const before = known.find((address) => address.id === id);
    if (!before) return notFound('id');
    const applied = applyAddress(before, input);
    if (!applied.ok) return applied;
    if (known.some((other) => other.id !== id && isSameAddress(other, applied.address))) return EXISTS;
    await trx.updateTable('customer_addresses').set(applied.address).where('id', '=', before.id).execute();
    return { ok: true, address: { ...before, ...applied.address } };
  });
}

/** When the default address goes, the oldest of the others takes its place. */
export async function deleteAddress(
  context: PlatformContext,
  token: string,
  id: number | null,
): Promise<Outcome<object>> {
  return asCustomer(context, token, async (trx, customer) => {
    const known = await readAddresses(trx, customer.id);
    const gone = known.find((address) => address.id === id);
    if (!gone) return notFound('id');
    await trx.deleteFrom('customer_addresses').where('id', '=', gone.id).execute();
    if (customer.default_address_id === gone.id) {
      await setDefault(trx, customer.id, known.find((address) => address !== gone)?.id ?? null);
    }
    return { ok: true };
  });
}

export async function setDefaultAddress(
  context: PlatformContext,
  token: string,
  id: number | null,
): Promise<Outcome<{ customer: CustomerRow }>> {
  return asCustomer(context, token, async (trx, customer) => {
    const known = await readAddresses(trx, customer.id);
    const chosen = known.find((address) => address.id === id);
    if (!chosen) return notFound('addressId');
    await setDefault(trx, customer.id, chosen.id);
    return { ok: true, customer: { ...customer, default_address_id: chosen.id } };
  });
}

const EXISTS = refusal('TAKEN', ['address'], 'Address already exists');

function notFound(field: string) {
  return refusal('NOT_FOUND', [field], 'Address does not exist');
}

async function setDefault(trx: Trx, customerId: number, addressId: number | null): Promise<void> {
  await trx.updateTable('customers').set({ default_address_id: addressId }).where('id', '=', customerId).execute();
}

/** Runs with the customer's row locked, so that two tabs cannot both make the first address. */
async function asCustomer<Done>(
  context: PlatformContext,
  token: string,
  work: (trx: Trx, customer: CustomerRow) => Promise<Outcome<Done>>,
): Promise<Outcome<Done>> {
  return context.db.transaction().execute(async (trx) => {
    const known = await findCustomerByToken(trx, context.now(), token);
    const customer = known && (await lockCustomer(trx, known.id, context.now()));
    return customer ? work(trx, customer) : unknownToken();
  });
}
