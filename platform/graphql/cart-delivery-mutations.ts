/** Where a cart goes, how, and who pays: the mutations of its addresses. */
import {
  type AddressRequest,
  addDeliveryAddresses,
  removeDeliveryAddresses,
  removePersonalData,
  selectDeliveryOptions,
  setBillingAddress,
  updateDeliveryAddresses,
} from '../cart/change-delivery.ts';
import type { AddressInput } from '../customers/check-address.ts';
import { cartMutation } from './cart-payload.ts';
import { findGlobalId, rowIdOf } from './global-id.ts';

interface DeliveryAddressInput extends Omit<AddressInput, 'country' | 'province'> {
  countryCode?: string | null;
  provinceCode?: string | null;
}

export interface SelectableAddressInput {
  address?: { copyFromCustomerAddressId?: string | null; deliveryAddress?: DeliveryAddressInput | null } | null;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

export function toAddressRequest(input: SelectableAddressInput): AddressRequest {
  const { address, selected, oneTimeUse, validationStrategy } = input;
  const copied = address?.copyFromCustomerAddressId;
  const own = address?.deliveryAddress;
  return {
    ...(own && { address: toAddressInput(own) }),
    ...(!own && copied && { customerAddressId: rowIdOf(findGlobalId(copied), 'MailingAddress') }),
    isSelected: selected ?? undefined,
    isOneTimeUse: oneTimeUse ?? undefined,
    isStrict: validationStrategy === 'STRICT',
  };
}

function toAddressInput({ countryCode, provinceCode, ...rest }: DeliveryAddressInput): AddressInput {
  return { ...rest, country: countryCode, province: provinceCode };
}

function idOf(text: string, type: string): string | null {
  const globalId = findGlobalId(text);
  return globalId?.type === type ? globalId.id : null;
}

function toAddressId(text: string): string | null {
  return idOf(text, 'CartSelectableAddress');
}

const cartDeliveryAddressesAdd = cartMutation(
  (cart, { addresses }: { addresses: readonly SelectableAddressInput[] }, { platform }) =>
    addDeliveryAddresses(platform, cart, addresses.map(toAddressRequest)),
);

const cartDeliveryAddressesUpdate = cartMutation(
  (cart, { addresses }: { addresses: readonly (SelectableAddressInput & { id: string })[] }, { platform }) => {
    const asked = addresses.map((address) => ({ ...toAddressRequest(address), id: toAddressId(address.id) }));
    return updateDeliveryAddresses(platform, cart, asked);
  },
);

const cartDeliveryAddressesRemove = cartMutation(
  (cart, { addressIds }: { addressIds: readonly string[] }, { platform }) =>
    removeDeliveryAddresses(platform, cart, addressIds.map(toAddressId)),
);

interface SelectedOptions {
  selectedDeliveryOptions: readonly { deliveryGroupId: string; deliveryOptionHandle: string }[];
}

const cartSelectedDeliveryOptionsUpdate = cartMutation(
  (cart, { selectedDeliveryOptions }: SelectedOptions, { platform }) => {
    const asked = selectedDeliveryOptions.map(({ deliveryGroupId, deliveryOptionHandle: handle }) => ({
      groupId: idOf(deliveryGroupId, 'CartDeliveryGroup'),
      handle,
    }));
    return selectDeliveryOptions(platform, cart, asked);
  },
);

const cartBillingAddressUpdate = cartMutation(
  (cart, { billingAddress }: { billingAddress?: AddressInput | null }, { platform }) =>
    setBillingAddress(platform, cart, billingAddress ?? null),
);

const cartRemovePersonalData = cartMutation((cart, _args, { platform }) => removePersonalData(platform, cart));

export const cartDeliveryMutations = {
  Mutation: {
    cartDeliveryAddressesAdd,
    cartDeliveryAddressesUpdate,
    cartDeliveryAddressesRemove,
    cartSelectedDeliveryOptionsUpdate,
    cartBillingAddressUpdate,
    cartRemovePersonalData,
  },
};
