import {
  type AddressRow,
  createAddress,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
} from '../customers/addresses.ts';
import type { AddressInput } from '../customers/check-address.ts';
import type { Outcome } from '../customers/customer-errors.ts';
import { toCustomerAddress } from './customer-address.ts';
import { toCustomerPayload, toErrors } from './customer-payload.ts';
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

function toAddressPayload(outcome: Outcome<{ address: AddressRow }>) {
  if (!outcome.ok) return { customerAddress: null, ...toErrors(outcome.errors) };
  return { customerAddress: toCustomerAddress(outcome.address), ...toErrors() };
}

async function customerAddressCreate(
  _root: unknown,
  { customerAccessToken, address }: WithToken & { address: AddressInput },
  { platform }: RequestContext,
) {
  return toAddressPayload(await createAddress(platform, customerAccessToken, address));
}

async function customerAddressUpdate(
  _root: unknown,
  { customerAccessToken, id, address }: WithToken & { id: string; address: AddressInput },
  { platform }: RequestContext,
) {
  return toAddressPayload(await updateAddress(platform, customerAccessToken, toAddressRow(id), address));
}

async function customerAddressDelete(
  _root: unknown,
  { customerAccessToken, id }: WithToken & { id: string },
  { platform }: RequestContext,
) {
  const outcome = await deleteAddress(platform, customerAccessToken, toAddressRow(id));
  return { deletedCustomerAddressId: outcome.ok ? id : null, ...toErrors(outcome.ok ? [] : outcome.errors) };
}

async function customerDefaultAddressUpdate(
  _root: unknown,
  { customerAccessToken, addressId }: WithToken & { addressId: string },
  { platform }: RequestContext,
) {
  return toCustomerPayload(await setDefaultAddress(platform, customerAccessToken, toAddressRow(addressId)));
}

export const customerAddressMutations = {
  Mutation: { customerAddressCreate, customerAddressUpdate, customerAddressDelete, customerDefaultAddressUpdate },
};
