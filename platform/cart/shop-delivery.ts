import { shop } from '#shop.config';
import { readRemotePlaces } from './remote-places.ts';

/** The business's rules on delivery, with its courier's remote places. */
export const shopDelivery = {
  ...shop.delivery,
  remotePostcodes: readRemotePlaces(shop.delivery.zones.remote.list),
};
