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
import { toCartReference } from './cart-ids.ts';
import { toCartPayload } from './cart-payload.ts';
import { findGlobalId, rowIdOf } from './global-id.ts';
import { checkInputSize } from './input-size.ts';
import type { RequestContext } from './request-context.ts';

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

type WithCart<Args> = Args & { cartId: string };

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

function toAddressId(id: string): string | null {
  const globalId = findGlobalId(id);
  return globalId?.type === 'CartSelectableAddress' ? globalId.id : null;
}

async function cartDeliveryAddressesAdd(
  _root: unknown,
  { cartId, addresses }: WithCart<{ addresses: readonly SelectableAddressInput[] }>,
  context: RequestContext,
) {
  checkInputSize(addresses);
  const asked = addresses.map(toAddressRequest);
  return toCartPayload(await addDeliveryAddresses(context.platform, toCartReference(cartId), asked), context);
}

async function cartDeliveryAddressesUpdate(
  _root: unknown,
  { cartId, addresses }: WithCart<{ addresses: readonly (SelectableAddressInput & { id: string })[] }>,
  context: RequestContext,
) {
  checkInputSize(addresses);
  const asked = addresses.map((address) => ({ ...toAddressRequest(address), id: toAddressId(address.id) }));
  return toCartPayload(await updateDeliveryAddresses(context.platform, toCartReference(cartId), asked), context);
}

async function cartDeliveryAddressesRemove(
  _root: unknown,
  { cartId, addressIds }: WithCart<{ addressIds: readonly string[] }>,
  context: RequestContext,
) {
  checkInputSize(addressIds);
  const ids = addressIds.map(toAddressId);
  return toCartPayload(await removeDeliveryAddresses(context.platform, toCartReference(cartId), ids), context);
}

async function cartSelectedDeliveryOptionsUpdate(
  _root: unknown,
  {
    cartId,
    selectedDeliveryOptions,
  }: WithCart<{ selectedDeliveryOptions: readonly { deliveryGroupId: string; deliveryOptionHandle: string }[] }>,
  context: RequestContext,
) {
  checkInputSize(selectedDeliveryOptions);
  const asked = selectedDeliveryOptions.map(({ deliveryGroupId, deliveryOptionHandle }) => {
    const globalId = findGlobalId(deliveryGroupId);
    return { groupId: globalId?.type === 'CartDeliveryGroup' ? globalId.id : null, handle: deliveryOptionHandle };
  });
  return toCartPayload(await selectDeliveryOptions(context.platform, toCartReference(cartId), asked), context);
}

async function cartBillingAddressUpdate(
  _root: unknown,
  { cartId, billingAddress }: WithCart<{ billingAddress?: AddressInput | null }>,
  context: RequestContext,
) {
  const change = await setBillingAddress(context.platform, toCartReference(cartId), billingAddress ?? null);
  return toCartPayload(change, context);
}

async function cartRemovePersonalData(_root: unknown, { cartId }: { cartId: string }, context: RequestContext) {
  return toCartPayload(await removePersonalData(context.platform, toCartReference(cartId)), context);
}

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
