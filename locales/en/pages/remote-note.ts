import { shop } from '#shop.config';

const { extraDays } = shop.delivery.zones.remote;

const more = extraDays === 1 ? 'one more working day' : `${extraDays}\u00a0more working days`;

/** Follows what is said of delivery days; empty where remote places take no longer. */
export const remoteNote = extraDays === 0 ? '' : ` To remote places up to ${more}.`;

/** The same inside a sentence about delivery days. */
export const remotePart = extraDays === 0 ? '' : `, to remote places up to ${extraDays === 1 ? 'one' : extraDays} more`;
