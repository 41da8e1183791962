import { formatPostcode } from '../delivery/postal-address.ts';
import type { Language } from '../locale/locales.ts';
import type { ShopConfig } from './shop-config.ts';

/** `Τσιμισκή 1, 546 24 Θεσσαλονίκη`; the street is left out while it is not known. */
export function shopAddress({ street, postcode, city }: ShopConfig['contact']['address'], language: Language): string {
  const place = `${formatPostcode(postcode)} ${city[language]}`;
  return street ? `${street[language]}, ${place}` : place;
}

/** The address on a map. */
export function shopMap(address: ShopConfig['contact']['address'], language: Language): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${shopAddress(address, language)}, Greece`)}`;
}
