import { shop } from '#shop.config';

const { extraDays } = shop.delivery.zones.remote;

const more = extraDays === 1 ? 'μία εργάσιμη' : `${extraDays}\u00a0εργάσιμες`;

/** Follows what is said of delivery days; empty where remote places take no longer. */
export const remoteNote = extraDays === 0 ? '' : ` Σε δυσπρόσιτες περιοχές έως ${more} παραπάνω.`;

/** The same inside a sentence about delivery days. */
export const remotePart =
  extraDays === 0 ? '' : `, σε δυσπρόσιτες περιοχές έως ${extraDays === 1 ? 'μία' : extraDays} παραπάνω`;
