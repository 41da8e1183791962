import {
  type AddressRow,
  createAddress,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
} from '../../customers/addresses.ts';
import type { AddressInput } from '../../customers/check-address.ts';
import type { Outcome } from '../../customers/customer-errors.ts';
import { findGlobalId, rowIdOf } from '../global-id.ts';
import type { Fields } from '../request-context.ts';
import { toCustomerAddress } from './customer-address.ts';
import { toCustomerPayload, toErrors } from './customer-payload.ts';

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

const Mutation = {
  async customerAddressCreate(
    _root,
    { customerAccessToken, address }: WithToken & { address: AddressInput },
    { platform },
  ) {
    return toAddressPayload(await createAddress(platform, customerAccessToken, address));
  },
  async customerAddressUpdate(
    _root,
    { customerAccessToken, id, address }: WithToken & { id: string; address: AddressInput },
    { platform },
  ) {
    return toAddressPayload(await updateAddress(platform, customerAccessToken, toAddressRow(id), address));
  },
  async customerAddressDelete(_root, { customerAccessToken, id }: WithToken & { id: string }, { platform }) {
    const outcome = await deleteAddress(platform, customerAccessToken, toAddressRow(id));
    return { deletedCustomerAddressId: outcome.ok ? id : null, ...toErrors(outcome.ok ? [] : outcome.errors) };
  },
  async customerDefaultAddressUpdate(
    _root,
    { customerAccessToken, addressId }: WithToken & { addressId: string },
    { platform },
  ) {
    return toCustomerPayload(await setDefaultAddress(platform, customerAccessToken, toAddressRow(addressId)));
  },
} satisfies Fields<unknown>;

export const customerAddressMutations = { Mutation };
