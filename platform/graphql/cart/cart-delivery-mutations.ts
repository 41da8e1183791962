/** Where a cart goes, how, and who pays: the mutations of its addresses. */
import type { SchemaType } from '#schema/graphql.ts';
import {
  type AddressRequest,
  addDeliveryAddresses,
  removeDeliveryAddresses,
  removePersonalData,
  replaceDeliveryAddresses,
  selectDeliveryOptions,
  setBillingAddress,
  updateDeliveryAddresses,
} from '../../cart/change-delivery.ts';
import type { AddressInput } from '../../customers/check-address.ts';
import { findGlobalId, rowIdOf } from '../global-id.ts';
import type { Fields } from '../request-context.ts';
import { cartMutation } from './cart-payload.ts';

type DeliveryAddressInput = SchemaType<'CartDeliveryAddressInput'>;

export type SelectableAddressInput = SchemaType<'CartSelectableAddressInput'>;

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

interface SelectedOptions {
  selectedDeliveryOptions: readonly { deliveryGroupId: string; deliveryOptionHandle: string }[];
}

const Mutation = {
  cartDeliveryAddressesAdd: cartMutation(
    ({ addresses }: { addresses: readonly SelectableAddressInput[] }, { platform }) =>
      addDeliveryAddresses(platform, addresses.map(toAddressRequest)),
  ),
  cartDeliveryAddressesReplace: cartMutation(
    ({ addresses }: { addresses: readonly SelectableAddressInput[] }, { platform }) =>
      replaceDeliveryAddresses(platform, addresses.map(toAddressRequest)),
  ),
  cartDeliveryAddressesUpdate: cartMutation(
    ({ addresses }: { addresses: readonly (SelectableAddressInput & { id: string })[] }) =>
      updateDeliveryAddresses(
        addresses.map((address) => ({ ...toAddressRequest(address), id: toAddressId(address.id) })),
      ),
  ),
  cartDeliveryAddressesRemove: cartMutation(({ addressIds }: { addressIds: readonly string[] }) =>
    removeDeliveryAddresses(addressIds.map(toAddressId)),
  ),
  cartSelectedDeliveryOptionsUpdate: cartMutation(({ selectedDeliveryOptions }: SelectedOptions, { platform }) => {
    const asked = selectedDeliveryOptions.map(({ deliveryGroupId, deliveryOptionHandle: handle }) => ({
      groupId: idOf(deliveryGroupId, 'CartDeliveryGroup'),
      handle,
    }));
    return selectDeliveryOptions(platform, asked);
  }),
  cartBillingAddressUpdate: cartMutation(({ billingAddress }: { billingAddress?: AddressInput | null }) =>
    setBillingAddress(billingAddress ?? null),
  ),
  cartRemovePersonalData: cartMutation(() => removePersonalData, { locksCheckout: true }),
} satisfies Fields<unknown>;

export const cartDeliveryMutations = { Mutation };
