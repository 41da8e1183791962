/** What the shop promises (specification, section 1), and on which pages a shopper must be able to read it. */
import { expect } from '@playwright/test';
import { shopAddress } from '#domain/shop/shop-address.ts';
import type { OpeningHours } from '#domain/shop/shop-config.ts';
import { shop } from '#shop.config';
import { test } from './store-fixture.ts';
import { LAPTOP, languages } from './words.ts';

/** What is true of laptops only: their own pages say it, those of other devices do not. */
const OF_LAPTOPS = {
  el: ['οδηγοί και ενημερώσεις', 'αυτοκόλλητα ελληνικού', 'μπαταρία', 'Φορτιστής', 'επαγγελματικός φορητός'],
  en: ['drivers and updates', 'stickers for a Greek keyboard', 'battery', 'Charger', 'business laptop'],
};

const { freeAboveCents, days, islandDaysTo, carrier, warehouseAt } = shop.delivery;
const { months, batteryMonths, extensionYears, returnDays } = shop.warranty;
const free = freeAboveCents / 100;
const { hours } = shop.contact;
const span = (day: OpeningHours) => `${day?.open} – ${day?.close}`;
const PRODUCT = `/product/laptop/${LAPTOP.handle}`;
const SENT_FREE = '/product/laptop/lenovo-thinkpad-t14s-gen-2-i7-1165g7-16gb-a-plus';
const EXTENDED = '/product/laptop/lenovo-thinkpad-t15-gen-1-i7-10510u-16gb-a-plus';
const UNDESCRIBED = '/product/laptop/lenovo-thinkpad-t14-gen-1-amd-ryzen-7-pro-4750u-32gb-a-plus';

interface Claim {
  claim: string;
  pages: Readonly<Record<string, { el: string; en: string }>>;
}

const REACHED = { el: shopAddress(shop.contact.address, 'el'), en: shopAddress(shop.contact.address, 'en') };
const PHONE = { el: shop.contact.phone?.display ?? '', en: shop.contact.phone?.display ?? '' };

const CLAIMS: readonly Claim[] = [
  { claim: 'where the shop is', pages: { '/contact': REACHED, '/terms': REACHED } },
  { claim: 'its phone', pages: { '/contact': PHONE, '/terms': PHONE } },
  {
    claim: 'free shipping above the threshold',
    pages: {
      '/': { el: `Δωρεάν μεταφορικά σε αγορές άνω των ${free} €`, en: `Free shipping on orders over ${free} €` },
      [PRODUCT]: { el: `Δωρεάν μεταφορικά σε αγορές άνω των ${free} €`, en: `Free shipping on orders over ${free} €` },
      '/terms': {
        el: `Σε αγορές αξίας πάνω από ${free} €, μετά τις εκπτώσεις, είναι δωρεάν`,
        en: `For goods worth more than ${free} €, after discounts, it is free`,
      },
    },
  },
  {
    claim: 'prices are in euro and include VAT',
    pages: {
      '/products': { el: 'με ΦΠΑ', en: 'VAT included' },
      [PRODUCT]: { el: `με ΦΠΑ ${shop.tax.vatPercent}%`, en: `${shop.tax.vatPercent}% VAT included` },
      '/terms': { el: 'Οι τιμές είναι σε ευρώ και περιλαμβάνουν τον ΦΠΑ', en: 'Prices are in euro and include' },
    },
  },
  {
    claim: 'delivery in working days, longer for some islands',
    pages: {
      '/': {
        el: `${days.from}–${days.to} εργάσιμες, έως ${islandDaysTo} σε ορισμένα νησιά`,
        en: `${days.from}–${days.to} working days, up to ${islandDaysTo} for some islands`,
      },
      [PRODUCT]: {
        el: `${days.from}–${days.to} εργάσιμες, σε ορισμένα νησιά έως ${islandDaysTo}`,
        en: `${days.from}–${days.to} working days, on some islands up to ${islandDaysTo}`,
      },
      '/terms': {
        el: `σε ${days.from} έως ${days.to} εργάσιμες ημέρες, και σε ορισμένα νησιά έως ${islandDaysTo}`,
        en: `takes ${days.from} to ${days.to} working days, and up to ${islandDaysTo} on some islands`,
      },
    },
  },
  {
    claim: 'return',
    pages: {
      '/': { el: `${returnDays} ημέρες επιστροφή`, en: `${returnDays}-day returns` },
      [PRODUCT]: { el: `${returnDays} ημέρες για επιστροφή`, en: `${returnDays} days to send it back` },
      '/terms': { el: `Έχετε ${returnDays} ημέρες από την παραλαβή`, en: `You have ${returnDays} days from delivery` },
      '/withdrawal': {
        el: `Έχετε ${returnDays} ημέρες από την παραλαβή`,
        en: `You have ${returnDays} days from delivery`,
      },
    },
  },
  {
    claim: 'warranty, battery and extension',
    pages: {
      '/': { el: `${months} μήνες εγγύηση`, en: `${months}-month warranty` },
      [PRODUCT]: {
        el: `${months} μήνες εγγύηση και ${batteryMonths} για την μπαταρία. Παράταση έως ${extensionYears} χρόνια`,
        en: `${months}-month warranty and ${batteryMonths} for the battery. Extension up to ${extensionYears} years`,
      },
      '/warranty': {
        el: `Για παράταση έως ${extensionYears} χρόνια`,
        en: `For an extension of up to ${extensionYears} years`,
      },
      '/terms': {
        el: `παράταση έως ${extensionYears} χρόνια, με επιπλέον χρέωση`,
        en: `an extension of up to ${extensionYears} years, at an extra charge`,
      },
    },
  },
  {
    claim: 'savings',
    pages: {
      '/': { el: `Έως ${shop.savingsUpToPercent}% φθηνότερα`, en: `Up to ${shop.savingsUpToPercent}% cheaper` },
      [PRODUCT]: { el: `Έως ${shop.savingsUpToPercent}% κάτω από`, en: `Up to ${shop.savingsUpToPercent}% below` },
      '/terms': { el: `«έως ${shop.savingsUpToPercent}% φθηνότερα»`, en: `“up to ${shop.savingsUpToPercent}% less”` },
    },
  },
  {
    claim: 'certifications',
    pages: {
      '/': { el: 'ISO 9001 και ISO 14001', en: 'ISO 9001 and ISO 14001' },
      [PRODUCT]: { el: 'ISO 9001 και ISO 14001', en: 'ISO 9001 and ISO 14001' },
      '/services/refurbishment': { el: 'ISO 14001', en: 'ISO 14001' },
    },
  },
  {
    claim: 'in descriptions: free delivery in days, a longer warranty, and what stands where there is none',
    pages: {
      [SENT_FREE]: {
        el: `Δωρεάν παράδοση σε ${days.to} ημέρες (εργάσιμες· έως ${islandDaysTo} σε ορισμένα νησιά)`,
        en: `Free delivery in ${days.to} days (working days; up to ${islandDaysTo} on some islands)`,
      },
      [EXTENDED]: {
        el: `Παρατείνεται έως ${extensionYears} χρόνια, αν το ζητήσετε πριν από την αγορά, με επιπλέον χρέωση`,
        en: `It can be extended up to ${extensionYears} years on request before purchase, at an extra charge`,
      },
      [UNDESCRIBED]: {
        el: `Ανακατασκευή στην Ελλάδα, με έλεγχο και καθαρισμό. Εγγύηση ${months} μηνών, ${batteryMonths} για την μπαταρία.`,
        en: `Refurbished in Greece, tested and cleaned. ${months}-month warranty, ${batteryMonths} for the battery.`,
      },
    },
  },
  {
    claim: 'free stickers',
    pages: {
      [PRODUCT]: { el: 'Δωρεάν αυτοκόλλητα ελληνικού πληκτρολογίου', en: 'Free stickers for a Greek keyboard' },
    },
  },
  {
    claim: 'stickers and a gift that is no part of the contract',
    pages: {
      [PRODUCT]: {
        el: 'Το δώρο δεν είναι συμβατική υποχρέωση',
        en: 'The gift is a courtesy, not part of the contract',
      },
      '/services/refurbishment': { el: 'αυτοκόλλητα ελληνικού πληκτρολογίου', en: 'stickers for a Greek keyboard' },
      '/terms': { el: 'Δεν είναι μέρος της συμφωνίας', en: 'It is not part of the agreement' },
    },
  },
  {
    claim: 'the welcome code',
    pages: {
      [PRODUCT]: {
        el: `${shop.promo?.percent}% έκπτωση στην πρώτη παραγγελία`,
        en: `${shop.promo?.percent}% off your first order`,
      },
      '/terms': {
        el: `Ο κωδικός ${shop.promo?.code} δίνει ${shop.promo?.percent}%`,
        en: `The code ${shop.promo?.code} gives ${shop.promo?.percent}% off`,
      },
    },
  },
  {
    claim: 'brands',
    pages: {
      '/': {
        el: 'Dell, HP, Lenovo, Microsoft Surface και Apple Mac',
        en: 'Dell, HP, Lenovo, Microsoft Surface and Apple Mac',
      },
    },
  },
  {
    claim: 'refurbished in Greece, sent from the warehouse',
    pages: {
      '/': {
        el: 'ανακατασκευασμένοι στην Ελλάδα, από αποθήκη στη',
        en: 'refurbished in Greece and sent from our warehouse',
      },
      '/terms': {
        el: `Στέλνουμε από την αποθήκη μας ${warehouseAt.el}`,
        en: `We ship from our warehouse ${warehouseAt.en}`,
      },
    },
  },
  {
    claim: 'insured transport, and by whom',
    pages: {
      [PRODUCT]: { el: 'με ασφάλιση μεταφοράς', en: 'transport insured' },
      '/terms': { el: 'Η μεταφορά είναι ασφαλισμένη', en: 'Transport is insured' },
    },
  },
  { claim: 'the carrier', pages: { '/terms': { el: `με τη μεταφορική ${carrier}`, en: `with ${carrier}` } } },
  {
    claim: 'hours of support',
    pages: {
      '/contact': {
        el: `Δευτέρα – Παρασκευή ${span(hours.weekdays)} Σάββατο ${span(hours.saturday)} Κυριακή Κλειστά`,
        en: `Monday – Friday ${span(hours.weekdays)} Saturday ${span(hours.saturday)} Sunday Closed`,
      },
    },
  },
  {
    claim: 'an order is confirmed after full payment, and a message follows',
    pages: {
      '/terms': {
        el: 'Η παραγγελία επιβεβαιώνεται αφού εξοφληθεί ολόκληρη. Αμέσως μετά σας στέλνουμε e-mail επιβεβαίωσης',
        en: 'An order is confirmed once it has been paid in full. We then send you a confirmation by e-mail',
      },
    },
  },
];

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** What a reader without JavaScript sees of the document. */
function readable(document: string): string {
  return document
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ');
}

for (const { language, path } of languages) {
  for (const { claim, pages } of CLAIMS) {
    test(`${claim}: told in ${language}`, async ({ request }) => {
      for (const [address, sentence] of Object.entries(pages)) {
        const response = await request.get(path(address));
        const text = readable(await response.text()).replace(/ ([,.;·»)])/g, '$1');
        expect(text, address).toContain(sentence[language]);
      }
    });
  }
}

for (const { language, path } of languages) {
  for (const handle of ['lenovo-thinkpad-usb-c-dock-gen-2-a', 'dell-p2419h-a']) {
    test(`${handle} claims nothing of a laptop in ${language}`, async ({ request }) => {
      const text = readable(await (await request.get(path(`/product/laptop/${handle}`))).text());
      for (const words of OF_LAPTOPS[language]) expect(text, words).not.toContain(words);
    });
  }
}
