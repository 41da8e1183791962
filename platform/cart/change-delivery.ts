import type { PlatformContext } from '../context.ts';
import { readAddresses } from '../customers/addresses.ts';
import { type AddressColumns, type AddressInput, applyAddress, emptyAddress } from '../customers/check-address.ts';
import type { Trx } from '../db/database.ts';
import { forgetCheckoutForm } from './buyer-identity.ts';
import { type CartRow, updateCart } from './carts.ts';
import { refusal, refuse, type Work } from './change-cart.ts';
import {
  type AddressesResult,
  type AskedAddress,
  addAddresses,
  parseDeliveryAddresses,
  removeAddresses,
  toAddressErrors,
  updateAddresses,
} from './delivery-addresses.ts';
import { deliveryOf } from './delivery-options.ts';
import { toUuid } from './line-id.ts';
import { readPricedCart } from './read-cart.ts';

/** An address by its own words, or by the number of one of the customer's own. */
export interface AddressRequest extends Omit<AskedAddress, 'address'> {
  address?: AddressInput | undefined;
  customerAddressId?: number | null | undefined;
}

export function addDeliveryAddresses(context: PlatformContext, asked: readonly AddressRequest[]): Work {
  return (trx, row) => putNewAddresses(context, trx, row, asked);
}

export function replaceDeliveryAddresses(context: PlatformContext, asked: readonly AddressRequest[]): Work {
  return (trx, row) => putNewAddresses(context, trx, row, asked, true);
}

/** Adds addresses inside a transaction that holds the cart; those that it has stay, unless `isReplaced`. */
export async function putNewAddresses(
  context: PlatformContext,
  trx: Trx,
  cart: CartRow,
  asked: readonly AddressRequest[],
  isReplaced = false,
) {
  const known = isReplaced ? [] : parseDeliveryAddresses(cart.delivery_addresses);
  const read = await Promise.all(asked.map((one) => resolve(trx, cart, one)));
  return write(
    trx,
    cart.token,
    addAddresses(known, read, () => toUuid(context.randomToken(16))),
  );
}

export function updateDeliveryAddresses(asked: readonly (AddressRequest & { id: string | null })[]): Work {
  return async (trx, row) => {
    const known = parseDeliveryAddresses(row.delivery_addresses);
    const read = await Promise.all(asked.map(async (one) => ({ ...(await resolve(trx, row, one)), id: one.id })));
    return write(trx, row.token, updateAddresses(known, read));
  };
}

export function removeDeliveryAddresses(ids: readonly (string | null)[]): Work {
  return (trx, { token, delivery_addresses: known }) =>
    write(trx, token, removeAddresses(parseDeliveryAddresses(known), ids));
}

/** A customer's own address counts only in a cart that is theirs. */
async function resolve(trx: Trx, cart: CartRow, asked: AddressRequest): Promise<AskedAddress> {
  const { customerAddressId, address, ...rest } = asked;
  if (customerAddressId === undefined) return { ...rest, address };
  if (cart.customer_id === null || customerAddressId === null) return { ...rest, address: null };
  const own = await readAddresses(trx, cart.customer_id);
  const found = own.find(({ id }) => id === customerAddressId);
  return { ...rest, address: found ? withoutIds(found) : null };
}

function withoutIds({
  id: _id,
  customer_id: _owner,
  ...address
}: AddressColumns & { id: number; customer_id: number }) {
  return address;
}

async function write(trx: Trx, token: string, { errors, addresses, duplicates }: AddressesResult) {
  refuse(errors);
  await updateCart(trx, token, { delivery_addresses: JSON.stringify(addresses) });
  return duplicates.map((id) => ({ code: 'DUPLICATE_DELIVERY_ADDRESS' as const, addressId: id }));
}

/** @param asked the groups and options as clients call them */
export function selectDeliveryOptions(
  context: PlatformContext,
  asked: readonly { groupId: string | null; handle: string }[],
): Work {
  return async (trx, { token }) => {
    const priced = await readPricedCart(context, token, trx);
    const group = priced && deliveryOf(priced);
    for (const [index, { groupId, handle }] of asked.entries()) {
      const field = ['selectedDeliveryOptions', String(index)];
      if (!group || groupId !== group.id) {
        const message = 'The delivery group was not found.';
        throw refusal([{ code: 'INVALID_DELIVERY_GROUP', field: [...field, 'deliveryGroupId'], message }]);
      }
      if (group.options.some((option) => option.handle === handle)) continue;
      const message = 'The delivery option was not found.';
      throw refusal([{ code: 'INVALID_DELIVERY_OPTION', field: [...field, 'deliveryOptionHandle'], message }]);
    }
    return [];
  };
}

/** @param address null takes it away */
export function setBillingAddress(address: AddressInput | null): Work {
  return async (trx, { token }) => {
    if (!address) {
      await updateCart(trx, token, { billing_address: null });
      return [];
    }
    const applied = applyAddress(emptyAddress(), address);
    if (!applied.ok) throw refusal(toAddressErrors(applied.errors, ['billingAddress']));
    await updateCart(trx, token, { billing_address: JSON.stringify(applied.address) });
    return [];
  };
}

/** Takes away who buys and where it goes, also what was typed at the checkout; the goods stay. Needs the checkout locked. */
export const removePersonalData: Work = async (trx, { token }) => {
  await updateCart(trx, token, {
    buyer_email: null,
    buyer_phone: null,
    customer_id: null,
    delivery_addresses: '[]',
    billing_address: null,
  });
  await forgetCheckoutForm(trx, token);
  return [];
};
