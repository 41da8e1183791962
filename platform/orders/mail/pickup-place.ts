/** Where and when an order is collected, as far as the owner has said it. */

import type { ContentLanguage } from '#domain/locale/locales.ts';
import { formatHours } from '#domain/shop/format-hours.ts';
import { shopAddress, shopMap } from '#domain/shop/shop-address.ts';
import { everyPageWords, serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';

export function pickupPlace(language: ContentLanguage) {
  const { address, hours } = shop.contact;
  const words = everyPageWords[language];
  return {
    address: shopAddress(address, language),
    hours: formatHours(hours, (key, values) => words[key].replace('{hours}', values.hours)),
    map: address.street && { label: serviceWords.order[language].map, href: shopMap(address, language) },
  };
}
