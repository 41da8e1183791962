import { shop } from '#shop.config';

const { extraDays } = shop.delivery.zones.remote;

/** Follows what is said of delivery days; empty where remote places take no longer. */
export const remoteNote =
  extraDays === 0
    ? ''
    : ` Σε δυσπρόσιτες περιοχές έως ${extraDays === 1 ? 'μία εργάσιμη' : `${extraDays}\u00a0εργάσιμες`} παραπάνω.`;
