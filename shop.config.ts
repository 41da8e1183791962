/**
 * The business, in one file. This is the file that a shop owner edits; everything else is the machine around it.
 *
 * The company of the demo shop is an example; `npm run shop -- ready` names each example and what is still missing before the shop
 * can open. A fact that is not known yet is `null`: the store leaves it out of pages, mails and texts. A value that makes no sense
 * stops the start with a sentence (domain/shop/shop-config.ts). Money is in cents, days are working days unless a comment says otherwise.
 */
import { inEveryLanguage } from '#domain/locale/owner-texts.ts';
import type { PressArticle, Review, ShopConfig } from '#domain/shop/shop-config.ts';

export const shop = inEveryLanguage<ShopConfig>({
  /** The shop's name as it is written in each language. */
  name: { el: 'Ξανά', en: 'Xana' },

  /** The company behind the shop, as the law asks for on every page and invoice. */
  company: {
    legalName: { el: 'Ξανά Παράδειγμα ΙΚΕ', en: 'Xana Example PC' },
    /** General commercial registry number (ΓΕΜΗ). */
    registryNumber: null,
    /** Tax number (ΑΦΜ), nine digits, and tax office (ΔΟΥ), `{ el: 'Α΄ Θεσσαλονίκης', en: 'Thessaloniki A' }`. */
    taxNumber: null,
    taxOffice: null,
    /** The parent company's site; example.com is a placeholder. */
    parentSite: 'https://example.com/',
  },

  contact: {
    /** As it is shown and as it is dialled. A number of zeros is a placeholder. */
    phone: { display: '210 000 0000', tel: '+302100000000' },
    /** Messages and withdrawals come here (unless `CONTACT_TO` names another); example.gr is a placeholder. */
    email: 'info@example.gr',
    /** In which language the shop writes to its owner: orders, messages of the forms, low stock. */
    ownerLanguage: 'el',
    address: {
      street: { el: 'Οδός Παραδείγματος 1', en: '1 Example Street' },
      postcode: '546 24',
      city: { el: 'Θεσσαλονίκη', en: 'Thessaloniki' },
    },
    /** Digits only, with the country code: it becomes a Viber link. A number of zeros is a placeholder. */
    viber: '306900000000',
    /** The shop's pages elsewhere, as the footer lists them; an address without a page is a placeholder. */
    social: [
      { name: 'Facebook', href: 'https://www.facebook.com/' },
      { name: 'Instagram', href: 'https://www.instagram.com/' },
    ],
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
    /** Working days from the order to the door, on the mainland and on the islands named in domain/delivery/delivery.ts. */
    days: { from: 2, to: 3 },
    islandDaysTo: 5,
    /** Orders placed before this hour (Athens time) leave on the same working day. */
    cutOffHour: 14,
    /** A parcel heavier than this costs more by the courier, each kilogram that is begun. */
    weight: { includedGrams: 10_000, perKgCents: 100 },
    /**
     * What the courier asks more of islands (domain/delivery/delivery.ts) and of remote places, and how many days longer these may take.
     * Which places are remote is the courier's own list («δυσπρόσιτες περιοχές»): put it beside this file as CSV, with its name and
     * day (docs/opening.md): `{ file: 'remote-postcodes.csv', source: 'ACS, Δυσπρόσιτες περιοχές', date: '2026-09-01' }`. While it is
     * null, the store only says that remote places may take longer, and charges nothing for them.
     */
    zones: { islandExtraCents: 0, remote: { extraCents: 0, extraDays: 2, list: null } },
    /**
     * To a locker, and from the shop's own address; null where that is not offered. For a pickup, days until it is ready. With the
     * courier's list of lockers the buyer chooses one: `{ file: 'lockers.csv', source: 'BOX NOW', date: '2026-11-01' }`.
     */
    locker: { carrier: 'BOX NOW', cents: 290, maxGrams: 20_000, days: { from: 1, to: 3 }, list: null },
    pickup: { days: { from: 0, to: 1 } },
    carrier: 'ACS',
    /** Where parcels leave from, as it stands inside a sentence: «από την αποθήκη μας στη Θεσσαλονίκη». */
    warehouseAt: { el: 'στη Θεσσαλονίκη', en: 'in Thessaloniki' },
  },

  /** Of products that say nothing else in their custom field `xana.vat`: `margin` (second-hand goods), `24`, `13` or `6`. */
  tax: { vatPercent: 24 },

  warranty: {
    months: 12,
    batteryMonths: 3,
    /** For how many years the warranty can be extended at a charge; null if it cannot. */
    extensionYears: 5,
    /** Calendar days from delivery to withdraw, without a reason. The law asks for 14. */
    returnDays: 14,
    /**
     * Calendar days within which the money is back once the goods have arrived and been inspected, where they come late.
     * The law's own term, 14 days from the notice of withdrawal, stands in the texts and is not the shop's to change.
     */
    refundDaysAfterInspection: 14,
    /**
     * The EU's harmonised notice on the legal guarantee, which the law wants shown as the Commission drew it (docs/legal.md,
     * row 10): put its picture in each language into `own/public/` and write their addresses here, for example
     * `{ el: '/guarantee-el.svg', en: '/guarantee-en.svg' }`. It then stands on /warranty and above the order button.
     */
    harmonisedNotice: null,
  },

  /**
   * Certificates that the pages speak of: ISO 9001 (quality) and ISO 14001 (environment). A claim without the certificate's
   * number and last day cannot be proved; take out what the company does not hold, and the pages no longer say it.
   */
  certificates: [
    { standard: 'ISO 9001', number: null, validUntil: null },
    { standard: 'ISO 14001', number: null, validUntil: null },
  ],

  /** What the shop adds to a sale, which pages, terms and mails say only where it is true. */
  extras: { keyboardStickers: true, gift: true, insuredTransport: true },

  /**
   * The texts of `shop/texts/` that the owner has read, in every language, and made true of this company: `['home', 'story']`.
   * `npm run shop -- ready` names the others, which still speak of the demo's.
   */
  textsRead: [],

  /** The welcome code, or null: `percent` is what the shopper is told; the platform's discount of that name decides. */
  promo: { code: 'XANA5', percent: 5 },

  /** The highest saving that the shop may claim, in per cent of the price when new; null for none. */
  savingsUpToPercent: 70,

  merchandising: {
    /** A product whose title contains every word of a row (in any case and order) is never listed. */
    hiddenTitles: [['hp', '830', 'g5']],
    /**
     * Variants with exactly these titles are left out of selectors: Windows 10 has had no updates since 14 October 2025. A product that
     * has no other variant is sold, and its card names the system.
     */
    hiddenVariants: ['Windows 10 Pro', 'Windows 10 Home'],
    /**
     * Which six laptops the front page shows first, and which further down: `priceAscending` (the cheapest, then one of
     * each brand), `cheapestFirstMacLast` or `bestSellers` (both drawn anew every day; domain/shop/merchandising.ts).
     */
    home: { featured: 'priceAscending', second: 'bestSellers' },
  },

  /**
   * Of each brand that is sold, by the vendor's name: the maker with its postal and electronic address, and who answers for it in the
   * EU where the maker is outside (GPSR, Regulation (EU) 2023/988, article 19). Product pages show it; the maker's site has it:
   * `{ Lenovo: { name: '…', address: '…', contact: 'https://…', responsible: { name: '…', address: '…', contact: '…' } } }`
   */
  makers: {},

  /**
   * Each fact of a product stands in a custom field (metafield) `xana.<fact>`; those that stand elsewhere, as `namespace.key`:
   * `{ weight: 'specs.weight' }`. At a hosted shop the fields must be readable by the storefront. Which facts there are, what they
   * hold and in which units: domain/facts/fact-definitions.ts.
   */
  metafields: {},

  /** What the ways of paying cost and need; which of them the checkout offers, `PAYMENTS` in the environment says. */
  payments: {
    /** Cash on delivery: its fee, VAT included, and the total from which the law forbids cash (500.00 €). */
    codFeeCents: 250,
    codBelowCents: 50_000,
    /** The brands of cards that the shop's account takes; named only where `PAYMENTS` has a way to pay by card. */
    cards: ['Visa', 'Mastercard', 'American Express'],
    /**
     * Bank transfer: the shop's account with the bank's name, `{ el: 'Εθνική Τράπεζα', en: 'National Bank of Greece' }`, and how many calendar
     * days an order waits for the money.
     */
    transfer: { iban: null, bank: null, days: 5 },
  },

  /**
   * What buyers' assistants may do here, by the Universal Commerce Protocol (docs/agents.md); each can be switched off.
   * `namespace` is the shop's own domain turned round: its own two tools, `recommend_laptop` and `compare_laptops`, stand under it.
   * `pageTools` are those that the pages offer to an assistant in the browser.
   */
  assistants: {
    namespace: 'gr.xana',
    search: true,
    lookup: true,
    cart: true,
    checkout: true,
    fulfillment: true,
    discount: true,
    buyerConsent: true,
    order: true,
    ownTools: true,
    pageTools: true,
  },

  /** What the products' pictures are: drawings of the model (`drawn`), which the product page then says, or photographs. */
  productPictures: 'drawn',
});

/** An article on a news site, about the shop or about what it stands for; the front page links to it. `null`: no such card. */
export const press = inEveryLanguage<PressArticle | null>({
  title: {
    el: 'Νέοι κανόνες της ΕΕ ενθαρρύνουν την επισκευή αγαθών',
    en: 'New EU rules encourage the repair of goods',
  },
  outlet: { el: 'skai.gr', en: 'skai.gr, in Greek' },
  date: { el: '30 Ιουλίου 2024', en: 'July 30, 2024' },
  href: 'https://www.skai.gr/news/world/neoi-kanones-tis-ee-entharrynoun-tin-episkeyi-agathon',
});

/**
 * Opinions, shown as what they are: the shop's own selection; an empty list shows none. These are samples; before the shop
 * opens they must be replaced with opinions of real customers who agreed (Directive 2005/29/EC, Annex I, 23b and 23c), with `isSample: false`.
 */
export const reviews = inEveryLanguage<readonly Review[]>([
  {
    rating: 5,
    isSample: true,
    name: { el: 'Ελένη Κ.', en: 'Eleni K.' },
    product: 'ThinkPad T480',
    text: {
      el: 'Για το γραφείο πήραμε τέσσερα. Ήρθαν όπως τα έδειχνε η κατηγορία, με αυτοκόλλητα για το ελληνικό πληκτρολόγιο.',
      en: 'We bought four for the office. They came just as their grade showed, with stickers for the Greek keyboard.',
    },
  },
  {
    rating: 5,
    isSample: true,
    name: { el: 'Νίκος Μ.', en: 'Nikos M.' },
    product: 'Latitude 5420',
    text: {
      el: 'Ήθελα κάτι για τη σχολή και δεν ήξερα από επεξεργαστές. Απάντησα σε δυο ερωτήσεις στο τηλέφωνο και κατάλαβα τι αγοράζω.',
      en: 'I needed something for university and knew nothing about processors. Two questions on the phone and I understood what I was buying.',
    },
  },
  {
    rating: 4,
    isSample: true,
    name: { el: 'Δήμητρα Π.', en: 'Dimitra P.' },
    product: 'EliteBook 840 G6',
    text: {
      el: 'Μικρή γρατζουνιά στο καπάκι, όπως το έλεγε. Κατά τα άλλα, σαν καινούργιο. Ένα αστέρι λιγότερο για την αναμονή στο τηλέφωνο.',
      en: 'A small scratch on the lid, as it said. Otherwise like new. One star less for the wait on the phone.',
    },
  },
  {
    rating: 5,
    isSample: true,
    name: { el: 'Γιώργος Τ.', en: 'Giorgos T.' },
    product: 'MacBook Air M1',
    text: {
      el: 'Το πήρα για τα μαθήματα της κόρης μου. Η μπαταρία βγάζει τη μέρα, όπως μου είπαν, και το σημάδι στη γωνία δεν το βρίσκω πια.',
      en: 'I bought it for my daughter’s studies. The battery lasts the day, as they told me, and I no longer notice the mark on the corner.',
    },
  },
  {
    rating: 5,
    isSample: true,
    name: { el: 'Κατερίνα Λ.', en: 'Katerina L.' },
    product: 'Surface Pro 7',
    text: {
      el: 'Ελαφρύ, ήσυχο και έτοιμο σε πέντε λεπτά. Η οθόνη ήρθε όπως την έγραφαν, χωρίς ούτε ένα σημάδι.',
      en: 'Light, quiet and ready in five minutes. The screen came as described, without a single mark.',
    },
  },
]);
