import { type Platform, requestStorefront } from '../../../storefront/request.ts';
import { refuseSession, requireToken } from '../account-api.ts';
import {
  addressCreateMutation,
  addressDeleteMutation,
  addressUpdateMutation,
  defaultAddressMutation,
} from '../account-documents.ts';

export interface AddressInput {
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  company: string;
}

/** The form's addresses; without a billing address of its own it is the delivery address. */
export interface AddressInputs {
  delivery: AddressInput;
  billing: AddressInput | null;
}

/** The ids under which the platform keeps the two; null for one that it does not keep. */
export interface StoredAddresses {
  delivery: string | null;
  billing: string | null;
}

/**
 * Saves the two addresses, known ones in place, the delivery address as the default one; a billing address that is stored
 * and no longer wanted is removed. That comes first: the platform refuses the same address twice, and the one that goes may
 * be the one that the other becomes.
 *
 * @param stored follows every step, so that what failed half-way can be sent again
 * @throws AccountError | SessionExpiredError | StorefrontError
 */
export async function saveAddresses(
  platform: Platform,
  { delivery, billing }: AddressInputs,
  stored: StoredAddresses,
): Promise<void> {
  const token = requireToken();
  if (!billing && stored.billing !== null) {
    await removeAddress(platform, token, stored.billing);
    stored.billing = null;
  }
  stored.delivery = await saveAddress(platform, token, stored.delivery, delivery);
  await makeDefault(platform, token, stored.delivery);
  if (billing) stored.billing = await saveAddress(platform, token, stored.billing, billing);
}

async function saveAddress(
  platform: Platform,
  token: string,
  id: string | null,
  input: AddressInput,
): Promise<string | null> {
  const address = { ...input, country: 'Greece' };
  if (id === null) {
    const { customerAddressCreate } = await requestStorefront(platform, addressCreateMutation, { token, address });
    refuseSession(customerAddressCreate?.customerUserErrors);
    return customerAddressCreate?.customerAddress?.id ?? null;
  }
  const { customerAddressUpdate } = await requestStorefront(platform, addressUpdateMutation, { token, id, address });
  refuseSession(customerAddressUpdate?.customerUserErrors);
  return customerAddressUpdate?.customerAddress?.id ?? id;
}

async function makeDefault(platform: Platform, token: string, addressId: string | null): Promise<void> {
  if (addressId === null) return;
  const { customerDefaultAddressUpdate } = await requestStorefront(platform, defaultAddressMutation, {
    token,
    addressId,
  });
  refuseSession(customerDefaultAddressUpdate?.customerUserErrors);
}

/** An address that is gone already, for example by another tab, counts as deleted. */
async function removeAddress(platform: Platform, token: string, id: string): Promise<void> {
  const { customerAddressDelete } = await requestStorefront(platform, addressDeleteMutation, { token, id });
  refuseSession(customerAddressDelete?.customerUserErrors.filter(({ code }) => code !== 'NOT_FOUND'));
}
