/**
 * Figures of the business stand in shop.config.ts alone, and the bounds of forms in domain/. Here both are others: a text
 * that still tells the old ones has them written into it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ATTACHMENT_LIMITS } from '#domain/customer/attachment.ts';
import { LANGUAGES, readTextFiles } from './texts.ts';

vi.mock('#shop.config', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shop.config')>();
  const { shop } = original;
  return {
    ...original,
    shop: {
      ...shop,
      name: { el: 'Άλλη', en: 'Other' },
      contact: {
        ...shop.contact,
        address: { ...shop.contact.address, city: { el: 'Αλλού', en: 'Elsewhere' } },
        phone: { display: '999', tel: '+999' },
        email: 'other@other.example',
        hours: {
          weekdays: { open: '3:00', close: '4:00' },
          saturday: { open: '5:00', close: '6:00' },
          sunday: { open: '7:00', close: '8:00' },
        },
      },
      delivery: {
        ...shop.delivery,
        freeAboveCents: 99_900,
        courierCents: 9_990,
        days: { from: 97, to: 98 },
        islandDaysTo: 99,
        cutOffHour: 21,
        carrier: 'Carrier',
        warehouseAt: { el: 'αλλού', en: 'elsewhere' },
      },
      tax: { vatPercent: 99 },
      warranty: {
        months: 97,
        batteryMonths: 98,
        extensionYears: 96,
        returnDays: 99,
        refundDaysAfterInspection: 95,
      },
      promo: { code: 'OTHER', percent: 98 },
      savingsUpToPercent: 99,
      payments: { ...shop.payments, cards: ['Other'] },
    },
  };
});

vi.mock('#domain/customer/session-step.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#domain/customer/session-step.ts')>()),
  PASSWORD_MIN_LENGTH: 97,
}));
vi.mock('#domain/customer/attachment.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#domain/customer/attachment.ts')>()),
  ATTACHMENT_LIMITS: { files: 97, megabytes: 98, bytes: 98 * 1024 * 1024 },
}));
vi.mock('#domain/forms/contact-form.schema.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#domain/forms/contact-form.schema.ts')>()),
  CONTACT_LIMITS: { name: 91, email: 92, phone: 93, subject: 94, message: 9500 },
}));
vi.mock('#platform/customers/check-profile.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#platform/customers/check-profile.ts')>()),
  PASSWORD_LENGTH: { least: 97, most: 98 },
}));
vi.mock('#domain/forms/withdrawal-form.schema.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#domain/forms/withdrawal-form.schema.ts')>()),
  WITHDRAWAL_LIMITS: { name: 91, email: 92, orderNumber: 93, items: 9400 },
}));

const HOURS = /\b0?9(?::00)?\s?[–-]\s?1[78](?::00)?\b|\b10(?::00)?\s?[–-]\s?16(?::00)?\b|\b9:00\b|\b1[68]:00\b/;

/** Of the shop as it is; each with the words around it that make it a figure of the business. */
const FIGURES: Record<string, RegExp> = {
  'free shipping': /\b250\s?€|€\s?250|\b4[,.]90/,
  'working days': /\b2\s?[–-]\s?3\s(?:εργάσιμ|working|business)|\b5\s(?:εργάσιμ|working|business)/i,
  'days to return': /\b14[\s\u00A0-](?:ημερολογιακ|ημέρ|μέρ|calendar|days?\b)/i,
  'months of warranty':
    /\b(?:12|3)[\s\u00A0-](?:μήν|month)|(?:δώδεκα μήνες εγγύησ|twelve months of warranty|twelve-month)/i,
  'years of extension': /\b5 (?:χρόνια|έτη|years)|\bπέντε χρόνια εγγύησ/i,
  'the welcome code': /\b5\s?%|XANA5/,
  savings: /\b70\s?%/,
  tax: /\b24\s?%/,
  'cut-off hour': /\b14:00|\b2 ?(?:μ\.μ\.|p\.?m)/i,
  'opening hours': HOURS,
  carrier: /\bACS\b/,
  'where the warehouse is': /Θεσσαλονίκη|Thessaloniki/,
  phone: /231 000 0000/,
  'e-mail': /info@example\.gr/,
  'bounds of fields':
    /\b(?:8|50|100|200|255|[12][.,]?000)\s(?:χαρακτήρ|characters?\b)|(?<!\p{L})(?:οκτώ χαρακτ|eight characters)/iu,
  'bounds of files': /\b5\s(?:αρχεία|files)|\b10\s?MB\b|(?<!\p{L})(?:πέντε αρχεία|five files)/iu,
};

/** What is not the shop's own: the law's fourteen days to pay back and to send back (articles 3ια and 3ιβ), and a study's five years. */
const NOT_OURS =
  /(?:μέσα σε|εντός|within) 14 (?:ημέρες|ημερών|days) (?:από|of) (?:τη δήλωσ|αυτή την ώρα|the (?:day|statement)|your (?:statement|declaration)|this time)|(?:πριν περάσουν οι|before the) 14 (?:ημέρες|days)|(?:φορητός σε|laptop emits in) 5 (?:χρόνια|years)/gi;

it('no file of words tells a figure of the business by itself', () => {
  // The articles and products of the demo shop are what a shop has written, not what the store says.
  const files = readTextFiles().filter(({ name }) => !name.endsWith('.yaml'));
  const literal = files.flatMap(({ name, texts }) =>
    LANGUAGES.flatMap((language) =>
      texts[language].flatMap(({ key, text }) =>
        Object.entries(FIGURES)
          .filter(([, pattern]) => pattern.test(text.replaceAll('\u00A0', ' ').replaceAll(NOT_OURS, '')))
          .map(([figure]) => `${name} ${language} ${key}: ${figure}: ${text}`),
      ),
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(literal).toEqual([]);
});

it('reads the other ones', () => expect(ATTACHMENT_LIMITS.files).toBe(97));

it('no screen, mail or page tells the opening hours by itself', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = globSync('{app,functions,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const literal = sources.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return HOURS.test(code);
  });
  expect(sources.length).toBeGreaterThan(100);
  expect(literal).toEqual([]);
});
