import { deliveryCents, deliveryDays } from '#domain/delivery/delivery-methods.ts';
import { parsePostcode } from '#domain/delivery/postal-address.ts';
import { type AddressColumns, emptyAddress } from '../customers/check-address.ts';
import type { DeliveryAddress } from './delivery-addresses.ts';
import type { PricedCart, PricedCartLine } from './read-cart.ts';
import { shopDelivery } from './shop-delivery.ts';

export interface DeliveryOption {
  handle: string;
  costCents: number;
  /** Working days. */
  days: { from: number; to: number };
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
  return {
    // A group is named after its lines, as on the hosted platform: another cart's option is none of this one's.
    id: cart.token,
    address,
    lines,
    options: address.country === DELIVERED_TO ? [courierOf(lines, pricing.goodsCents, address.zip)] : [],
  };
}

function courierOf(lines: readonly PricedCartLine[], goodsCents: number, zip: string | null): DeliveryOption {
  const grams = lines.reduce((sum, line) => sum + line.grams * line.quantity, 0);
  const postcode = parsePostcode(zip ?? '');
  return {
    handle: 'courier',
    costCents: deliveryCents('courier', { goodsCents, grams, postcode }, shopDelivery) ?? 0,
    days: deliveryDays('courier', postcode, shopDelivery).days,
  };
}

export function chosenAddress(addresses: readonly DeliveryAddress[]): AddressColumns | null {
  return (addresses.find(({ isSelected }) => isSelected) ?? addresses[0])?.address ?? null;
}
