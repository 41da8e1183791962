import { createAddress, deleteAddress, setDefaultAddress, updateAddress } from '../customers/addresses.ts';
import type { AddressInput } from '../customers/check-address.ts';
import { toCustomerAddress } from './customer-address.ts';
import { toErrors } from './customer-payload.ts';
import { toCustomer } from './customer-resolvers.ts';
import { findGlobalId, rowIdOf } from './global-id.ts';
import type { RequestContext } from './request-context.ts';

interface WithToken {
  customerAccessToken: string;
}

/** An order's address has an id of the same type; it is part of the order and cannot be changed. */
function toAddressRow(id: string): number | null {
  const globalId = findGlobalId(id);
  const model = globalId?.parameters.get('model_name') ?? 'CustomerAddress';
  return model === 'CustomerAddress' ? rowIdOf(globalId, 'MailingAddress') : null;
}

async function customerAddressCreate(
  _root: unknown,
  { customerAccessToken, address }: WithToken & { address: AddressInput },
  { platform }: RequestContext,
) {
  const outcome = await createAddress(platform, customerAccessToken, address);
  if (!outcome.ok) return { customerAddress: null, ...toErrors(outcome.errors) };
  return { customerAddress: toCustomerAddress(outcome.address), ...toErrors() };
}

async function customerAddressUpdate(
  _root: unknown,
  { customerAccessToken, id, address }: WithToken & { id: string; address: AddressInput },
  { platform }: RequestContext,
) {
  const outcome = await updateAddress(platform, customerAccessToken, toAddressRow(id), address);
  if (!outcome.ok) return { customerAddress: null, ...toErrors(outcome.errors) };
  return { customerAddress: toCustomerAddress(outcome.address), ...toErrors() };
}

async function customerAddressDelete(
  _root: unknown,
  { customerAccessToken, id }: WithToken & { id: string },
  { platform }: RequestContext,
) {
  const outcome = await deleteAddress(platform, customerAccessToken, toAddressRow(id));
  if (!outcome.ok) return { deletedCustomerAddressId: null, ...toErrors(outcome.errors) };
  return { deletedCustomerAddressId: id, ...toErrors() };
}

async function customerDefaultAddressUpdate(
  _root: unknown,
  { customerAccessToken, addressId }: WithToken & { addressId: string },
  { platform }: RequestContext,
) {
  const outcome = await setDefaultAddress(platform, customerAccessToken, toAddressRow(addressId));
  if (!outcome.ok) return { customer: null, ...toErrors(outcome.errors) };
  return { customer: toCustomer(outcome.customer), ...toErrors() };
}

export const customerAddressMutations = {
  Mutation: { customerAddressCreate, customerAddressUpdate, customerAddressDelete, customerDefaultAddressUpdate },
};
