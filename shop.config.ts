/**
 * The business, in one file. This is the file that a shop owner edits; everything else is the machine around it.
 *
 * Facts in [square brackets] are placeholders: the store runs with them, and shows them, until they are replaced.
 * Money is in cents, days are working days unless a comment says otherwise.
 */

export type Language = 'el' | 'en';

export const shop = {
  /** The shop's name as it is written in each language. */
  name: { el: 'Ξανά', en: 'Xana' },

  /** The company behind the shop, as the law asks for on every page and invoice. */
  company: {
    legalName: { el: '[Επωνυμία εταιρείας]', en: '[Company name]' },
    /** General commercial registry number (ΓΕΜΗ). */
    registryNumber: '[ΓΕΜΗ]',
    /** Tax number (ΑΦΜ) and tax office (ΔΟΥ). */
    taxNumber: '[ΑΦΜ]',
    taxOffice: { el: '[ΔΟΥ]', en: '[Tax office]' },
    parentSite: 'https://example.com/',
  },

  contact: {
    phone: { display: '[231 000 0000]', tel: '+302310000000' },
    email: 'info@example.gr',
    address: {
      street: { el: '[Οδός και αριθμός]', en: '[Street and number]' },
      postcode: '546 24',
      city: { el: 'Θεσσαλονίκη', en: 'Thessaloniki' },
    },
    /** Digits only, with the country code: it becomes a Viber link. */
    viber: '306900000000',
    social: { facebook: 'https://www.facebook.com/', instagram: 'https://www.instagram.com/' },
    /** 24-hour clock; a closed day is null. */
    hours: {
      weekdays: { open: '9:00', close: '18:00' },
      saturday: { open: '10:00', close: '16:00' },
      sunday: null,
    },
  },

  delivery: {
    /** Shipping is free when the goods cost strictly more than this, after discounts. */
    freeAboveCents: 25_000,
    /** What the courier costs otherwise. */
    courierCents: 490,
    /** Working days from the order to the door, on the mainland and on the islands named in domain/delivery.ts. */
    days: { from: 2, to: 3 },
    islandDaysTo: 5,
    /** Orders placed before this hour (Athens time) leave on the same working day. */
    cutOffHour: 14,
    carrier: 'ACS',
    warehouse: { el: 'Θεσσαλονίκη', en: 'Thessaloniki' },
  },

  tax: { vatPercent: 24 },

  warranty: { months: 12, batteryMonths: 3, extensionYears: 5, returnDays: 14 },

  /** The welcome code: `percent` is what the shopper is told; the platform's discount of that name decides. */
  promo: { code: 'XANA5', percent: 5 },

  /** The highest saving that the shop may claim, in per cent of the price when new. */
  savingsUpToPercent: 70,

  merchandising: {
    /** A product whose title contains every word of a row (in any case and order) is never listed. */
    hiddenTitles: [['hp', '830', 'g5']],
    /** Variants with exactly these titles are never offered: Windows 10 has had no updates since 14 October 2025. */
    hiddenVariants: ['Windows 10 Pro', 'Windows 10 Home'],
  },

  /** Accepted at the checkout, in the order in which they are named. */
  paymentMethods: ['Visa', 'Mastercard', 'American Express'],
} as const;
