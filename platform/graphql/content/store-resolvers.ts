/** The schema's fields of a store beside its goods: its place, redirects, and objects that no shop of this platform has. */

import { formatPostcode } from '#domain/delivery/postal-address.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { serviceWords } from '#locales/words.ts';
import { shop } from '#shop.config';
import { matchingRedirects, type Redirect } from '../../content/redirects.ts';
import { byId, type ConnectionArgs, sortedConnection } from '../connection.ts';
import { parseGlobalId, toGlobalId } from '../global-id.ts';
import { noMetafields } from '../metafields.ts';
import type { Fields, RequestContext } from '../request-context.ts';

const LOCATION_ID = 1;

/** The one place that parcels leave from; nothing is handed out there, so no variant is in stock at a store. */
export function findLocation(id: number | null) {
  return id === LOCATION_ID ? { kind: 'Location', id: LOCATION_ID } : null;
}

const Location = {
  ...noMetafields,
  id: ({ id }: { id: number }) => toGlobalId('Location', id),
  name: (_location: unknown, _args: unknown, { language }: RequestContext) => shop.name[language],
  address(_location: unknown, _args: unknown, { language }: RequestContext) {
    const { street, postcode, city } = shop.contact.address;
    return {
      address1: street?.[language] ?? null,
      address2: null,
      city: city[language],
      country: serviceWords.shop[language].country,
      countryCode: 'GR',
      formatted: [shopAddress(shop.contact.address, language), serviceWords.shop[language].country],
      latitude: null,
      longitude: null,
      phone: shop.contact.phone?.tel ?? null,
      province: null,
      provinceCode: null,
      zip: formatPostcode(postcode),
    };
  },
};

const UrlRedirect = { id: ({ id }: Redirect) => toGlobalId('UrlRedirect', id) };

const QueryRoot = {
  locations(_root, args: ConnectionArgs) {
    const all = [findLocation(LOCATION_ID)].filter((location) => location !== null);
    return sortedConnection(all, args, byId);
  },
  urlRedirects: (_root, args: ConnectionArgs & { query?: string | null }, { platform }) =>
    sortedConnection(matchingRedirects(args.query, platform.now()), args, byId),
  metaobject(_root, { id }: { id?: string | null }) {
    if (id) parseGlobalId(id);
    return null;
  },
  metaobjects: (_root, args: ConnectionArgs) => sortedConnection([], args, byId),
  // Carts become orders at the checkout's own pages, never by an attempt through the API.
  cartCompletionAttempt: () => null,
} satisfies Fields<unknown>;

export const storeResolvers = { Location, UrlRedirect, QueryRoot };
