/** The ways in which an order reaches its buyer: what each costs, and when it arrives. Amounts are cents, weights grams. */

import { shippingCents } from '../money/pricing.ts';
import { type DeliveryRule, deliveryRuleFor, isIslandPostcode } from './delivery.ts';
import { isListed } from './postcode-list.ts';

export type DeliveryMethodId = 'courier' | 'locker' | 'pickup';

/** The delivery settings of `shop.config.ts` that prices and dates depend on. */
export interface DeliveryPrices {
  freeAboveCents: number;
  courierCents: number;
  /** The surcharge of a heavy parcel; none without it. */
  weight?: { includedGrams: number; perKgCents: number } | undefined;
  /** The surcharges of islands (domain/delivery/delivery.ts) and remote places. */
  zones?: { islandExtraCents: number; remote: { extraCents: number } } | undefined;
  remotePostcodes?: RemotePostcodes | undefined;
  locker?: { cents: number; maxGrams: number } | null | undefined;
  pickup?: object | null | undefined;
}

/** Those of the courier's list, or their first digits; null while the shop has no list, and so does not know. */
export type RemotePostcodes = ReadonlySet<string> | null;

export interface DeliveryDays extends DeliveryRule {
  islandDaysTo: number;
  zones: { remote: { extraDays: number } };
  remotePostcodes: RemotePostcodes;
  locker: { days: DeliveryRule['days'] } | null;
  pickup: { days: DeliveryRule['days'] } | null;
}

/** The goods of a parcel and where it goes; the postcode is null while it is not known. */
export interface Parcel {
  /** After discounts. */
  goodsCents: number;
  grams: number;
  postcode: string | null;
}

/** The assumed weight of a product without one: a laptop with its charger in its box. */
export const ASSUMED_GRAMS = 2_500;

/**
 * The price of a way of delivery; free strictly above the shop's threshold.
 *
 * @returns null if the shop does not offer it, or not for this parcel
 */
export function deliveryCents(method: DeliveryMethodId, parcel: Parcel, prices: DeliveryPrices): number | null {
  if (method === 'pickup') return prices.pickup ? 0 : null;
  if (method === 'locker') {
    if (!prices.locker || parcel.grams > prices.locker.maxGrams) return null;
    return shippingCents(parcel.goodsCents, { ...prices, courierCents: prices.locker.cents });
  }
  const courierCents = prices.courierCents + weightCents(parcel, prices) + zoneCents(parcel, prices);
  return shippingCents(parcel.goodsCents, { ...prices, courierCents });
}

/** The courier's lowest and highest price over all places. */
export function courierRange(parcel: Omit<Parcel, 'postcode'>, prices: DeliveryPrices): { from: number; to: number } {
  const from = deliveryCents('courier', { ...parcel, postcode: null }, prices) ?? 0;
  const { islandExtraCents = 0, remote } = prices.zones ?? {};
  return { from, to: from === 0 ? 0 : from + Math.max(islandExtraCents, remote?.extraCents ?? 0) };
}

/** Each kilogram that is begun above what is included. */
function weightCents({ grams }: Parcel, { weight }: DeliveryPrices): number {
  if (!weight || grams <= weight.includedGrams) return 0;
  return Math.ceil((grams - weight.includedGrams) / 1_000) * weight.perKgCents;
}

function zoneCents({ postcode }: Parcel, { zones, remotePostcodes }: DeliveryPrices): number {
  if (!zones || postcode === null) return 0;
  if (isRemote(postcode, remotePostcodes)) return zones.remote.extraCents;
  return isIslandPostcode(postcode) ? zones.islandExtraCents : 0;
}

function isRemote(postcode: string | null, list: RemotePostcodes | undefined): boolean {
  return postcode !== null && list ? isListed(postcode, list) : false;
}

/** Whether the place may be one that the courier calls remote, by whatever is known: its days are then no promise. */
export function mayBeRemote(method: string, postcode: string | null, days: DeliveryDays): boolean {
  const { locker, pickup, zones, remotePostcodes } = days;
  if ((method === 'locker' && locker) || (method === 'pickup' && pickup) || zones.remote.extraDays === 0) return false;
  return postcode === null || remotePostcodes === null;
}

/** The working days of a way of delivery; for a pickup, until the order is ready. */
export function deliveryDays(method: string, postcode: string | null, days: DeliveryDays): DeliveryRule {
  const { cutOffHour } = days;
  if (method === 'pickup' && days.pickup) return { days: days.pickup.days, cutOffHour };
  if (method === 'locker' && days.locker) return deliveryRuleFor(postcode, { ...days, days: days.locker.days });
  const rule = deliveryRuleFor(postcode, days);
  const extra = isRemote(postcode, days.remotePostcodes) ? days.zones.remote.extraDays : 0;
  return { days: { from: rule.days.from, to: rule.days.to + extra }, cutOffHour };
}
