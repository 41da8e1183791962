import { shop } from '#shop.config';
import { readRemotePlaces } from './remote-places.ts';

/** What the business says of delivery, with the places that its courier calls remote. */
export const shopDelivery = {
  ...shop.delivery,
  remotePostcodes: readRemotePlaces(shop.delivery.zones.remote.list),
};
