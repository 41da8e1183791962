import { shippingCents } from '#domain/pricing.ts';
import { shop } from '#shop.config';
import { type AddressColumns, emptyAddress } from '../customers/check-address.ts';
import type { DeliveryAddress } from './delivery-addresses.ts';
import type { PricedCart, PricedCartLine } from './read-cart.ts';

export interface DeliveryOption {
  handle: string;
  costCents: number;
}

/** All lines of a cart together: everything leaves from one place, in one parcel. */
export interface Delivery {
  id: string;
  address: AddressColumns;
  lines: readonly PricedCartLine[];
  /** None where the shop does not deliver. */
  options: readonly DeliveryOption[];
}

/** The only country that parcels go to. */
const DELIVERED_TO = 'GR';

/** @returns null while there is nothing to deliver */
export function deliveryOf({ cart, lines, pricing, deliveryAddresses }: PricedCart): Delivery | null {
  if (lines.length === 0) return null;
  const address = chosenAddress(deliveryAddresses) ?? { ...emptyAddress(), country: cart.country };
  const { freeAboveCents, courierCents } = shop.delivery;
  const costCents = shippingCents(pricing.goodsCents, { freeAboveCents, courierCents });
  return {
    // A group is named after its lines, as on the hosted platform: another cart's option is none of this one's.
    id: cart.token,
    address,
    lines,
    options: address.country === DELIVERED_TO ? [{ handle: 'courier', costCents }] : [],
  };
}

export function chosenAddress(addresses: readonly DeliveryAddress[]): AddressColumns | null {
  return (addresses.find(({ isSelected }) => isSelected) ?? addresses[0])?.address ?? null;
}
