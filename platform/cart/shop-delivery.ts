import { shop } from '#shop.config';
import { readCourierLockers, readRemotePlaces } from './courier-lists.ts';

/** The business's rules on delivery, with its courier's remote places and lockers. */
export const shopDelivery = {
  ...shop.delivery,
  remotePostcodes: readRemotePlaces(shop.delivery),
  lockers: readCourierLockers(shop.delivery),
};
