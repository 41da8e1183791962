/**
 * The schema of `shop.config.ts`. The store and the command line check the file when they start, so that a mistake stops the start
 * with one sentence instead of failing on a page. Only the types reach the browser.
 */
import * as v from 'valibot';
import { parseTaxNumber } from '../customer/tax-number.ts';
import { FACT_KEYS } from '../facts/fact-definitions.ts';
import { contentLanguages, type Language, locales } from '../locale/locales.ts';
import { parseIban } from '../money/iban.ts';
import { ownTexts } from './own-texts.ts';

const shapeOf = (entries: v.ObjectEntries) => {
  const names = Object.keys(entries);
  return names.length > 4 ? 'an object' : `{ ${names.map((name) => `${name}: …`).join(', ')} }`;
};
const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, `must be ${shapeOf(entries)}`);
const objectOrNull = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.nullable(v.strictObject(entries, `must be null, or ${shapeOf(entries)}`));

const text = (wanted = 'a text') =>
  v.pipe(
    v.string(`must be ${wanted}`),
    v.check((value) => value.trim() !== '', 'is empty'),
    // A placeholder in brackets would be shown to shoppers.
    v.check(
      (value) => !/\[[^\]]*\]/.test(value),
      'is a placeholder in [square brackets]: write the fact, or null where it may be unset',
    ),
  );
const OWN_WORDS = locales.filter(({ fallback }) => fallback === null).map(({ tag }) => `${tag}: …`);
const inLanguages = (entry: () => v.GenericSchema<string>, wanted: string) =>
  v.strictObject(
    Object.fromEntries(
      locales.map(({ tag, fallback }) => [tag, fallback === null ? entry() : v.optional(entry())]),
    ) as Record<Language, v.GenericSchema<string>>,
    `${wanted} in each language: { ${OWN_WORDS.join(', ')} }`,
  );
const localized = inLanguages(text, 'must have a text');
const whole = (from: number, to: number) => {
  const wanted = `must be a whole number from ${from} to ${to}`;
  return v.pipe(v.number(wanted), v.integer(wanted), v.minValue(from, wanted), v.maxValue(to, wanted));
};
const address = v.pipe(
  v.string('must be an address like https://example.gr/'),
  v.regex(/^https?:\/\/\S+$/, 'must be an address like https://example.gr/'),
);
const matching = (pattern: RegExp, wanted: string) =>
  v.pipe(v.string(`must be ${wanted}`), v.regex(pattern, `must be ${wanted}`));

const day = matching(/^\d{4}-\d{2}-\d{2}$/, "a day such as '2028-05-31'");
const time = matching(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, "a time of the 24-hour clock such as '9:00'");
const minutesOf = (value: string) => Number(value.split(':')[0]) * 60 + Number(value.split(':')[1]);
const openingHours = v.nullable(
  v.pipe(
    v.strictObject(
      { open: time, close: time },
      "must be null for a closed day, or hours such as { open: '9:00', close: '18:00' }",
    ),
    v.check(({ open, close }) => minutesOf(open) < minutesOf(close), 'must close after it opens'),
  ),
);

const company = object({
  legalName: v.nullable(localized),
  registryNumber: v.nullable(text('a number as a text, or null')),
  taxNumber: v.nullable(
    v.pipe(
      v.string('must be a number of nine digits as a text, or null'),
      v.check((value) => parseTaxNumber(value) !== null, 'must be a valid ΑΦΜ of nine digits, or null'),
    ),
  ),
  taxOffice: v.nullable(localized),
  parentSite: v.nullable(address),
});

const contact = object({
  phone: v.nullable(
    v.strictObject(
      {
        display: text(),
        tel: matching(/^\+\d{7,15}$/, "a number with + and the country code, such as '+302310123456'"),
      },
      "must be null, or { display: '231 012 3456', tel: '+302310123456' }",
    ),
  ),
  email: matching(/^[^\s<>,]+@[^\s<>,]+\.[^\s<>,]+$/, 'one e-mail address'),
  ownerLanguage: v.picklist(
    contentLanguages,
    `must be ${contentLanguages.map((language) => `'${language}'`).join(' or ')}`,
  ),
  address: object({
    street: v.nullable(localized),
    postcode: matching(/^\d{3} ?\d{2}$/, "a Greek postcode such as '546 24'"),
    city: localized,
  }),
  viber: v.nullable(matching(/^\d{8,15}$/, 'digits only with the country code, or null')),
  social: v.array(object({ name: text(), href: address }), 'must be a list'),
  hours: object({ weekdays: openingHours, saturday: openingHours, sunday: openingHours }),
});

const fromTo = (least: number) =>
  v.pipe(
    object({ from: whole(least, 60), to: whole(least, 60) }),
    v.check(({ from, to }) => from <= to, 'must not end before it begins'),
  );

/** A file that a courier hands out, with its name and day. */
const courierList = objectOrNull({ file: text('the name of a file'), source: text('the name of the list'), date: day });

const delivery = object({
  freeAboveCents: whole(0, 100_000_000),
  courierCents: whole(0, 100_000),
  days: fromTo(1),
  islandDaysTo: whole(1, 60),
  cutOffHour: whole(0, 23),
  weight: object({ includedGrams: whole(0, 100_000), perKgCents: whole(0, 10_000) }),
  zones: object({
    islandExtraCents: whole(0, 100_000),
    remote: v.pipe(
      object({
        extraCents: whole(0, 100_000),
        extraDays: whole(0, 30),
        list: courierList,
      }),
      v.check(
        ({ extraCents, list }) => extraCents === 0 || list !== null,
        'must name the list of the places that cost more, or have extraCents: 0',
      ),
    ),
  }),
  locker: objectOrNull({
    carrier: text(),
    cents: whole(0, 100_000),
    maxGrams: whole(1, 100_000),
    days: fromTo(0),
    list: v.optional(courierList),
  }),
  pickup: objectOrNull({ days: fromTo(0) }),
  carrier: text(),
  warehouseAt: localized,
});

const payments = object({
  codFeeCents: whole(0, 10_000),
  codBelowCents: whole(1, 50_000),
  cards: v.array(text(), 'must be a list of names'),
  transfer: object({
    iban: v.nullable(
      v.pipe(
        v.string('must be an IBAN as a text, or null'),
        v.check((value) => parseIban(value) !== null, 'must be a valid IBAN, or null'),
      ),
    ),
    bank: v.nullable(localized),
    days: whole(1, 60),
  }),
});

const picturePath = () => matching(/^\/\S+$/, "the path of a picture such as '/guarantee-el.svg'");
const warranty = object({
  months: whole(0, 120),
  batteryMonths: whole(0, 120),
  extensionYears: v.nullable(whole(1, 20)),
  returnDays: whole(14, 365),
  refundDaysAfterInspection: whole(1, 365),
  harmonisedNotice: v.nullable(inLanguages(picturePath, 'must be null, or the picture')),
});

const certificates = v.array(
  object({
    standard: v.picklist(['ISO 9001', 'ISO 14001'], "must be 'ISO 9001' or 'ISO 14001'"),
    number: v.nullable(text('the number on the certificate, or null')),
    validUntil: v.nullable(day),
  }),
  'must be a list, empty when there are none',
);

const homeList = v.picklist(
  ['priceAscending', 'cheapestFirstMacLast', 'bestSellers'],
  "must be 'priceAscending', 'cheapestFirstMacLast' or 'bestSellers'",
);
const merchandising = object({
  hiddenTitles: v.array(v.array(text(), 'must be a list of words'), 'must be a list of lists of words'),
  hiddenVariants: v.array(text(), 'must be a list of titles'),
  home: object({ featured: homeList, second: homeList }),
});

const metafields = v.strictObject(
  v.entriesFromList(
    FACT_KEYS,
    v.optional(matching(/^[\w-]{3,255}\.[\w-]{2,64}$/, "a field of the shop as namespace.key, such as 'xana.weight'")),
  ),
  "must be an object, such as { weight: 'specs.weight' }",
);

const party = {
  name: text(),
  address: text('a postal address'),
  contact: text('an e-mail address or a web address'),
};
const partyWanted = 'must be { name: …, address: …, contact: … }';
const makers = v.record(
  text(),
  object({ ...party, responsible: v.nullable(v.strictObject(party, partyWanted)) }),
  'must be an object',
);

const flag = v.boolean('must be true or false');

const assistants = object({
  namespace: matching(
    /^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/,
    "the shop's domain turned round, such as 'gr.xana' for xana.gr",
  ),
  search: flag,
  lookup: flag,
  cart: flag,
  checkout: flag,
  fulfillment: flag,
  discount: flag,
  buyerConsent: flag,
  order: flag,
  ownTools: flag,
  pageTools: flag,
});

const shop = object({
  name: localized,
  company,
  contact,
  delivery,
  tax: object({ vatPercent: whole(0, 50) }),
  warranty,
  certificates,
  extras: object({ keyboardStickers: flag, gift: flag, insuredTransport: flag }),
  textsRead: v.array(v.picklist(ownTexts, `must be one of ${ownTexts.join(', ')}`), 'must be a list'),
  promo: objectOrNull({
    code: matching(/^[\p{L}\p{N}][\p{L}\p{N}_-]{1,39}$/u, '2 to 40 letters, digits, - or _'),
    percent: whole(1, 100),
  }),
  savingsUpToPercent: v.nullable(whole(1, 99)),
  assistants,
  merchandising,
  makers,
  metafields,
  payments,
  productPictures: v.picklist(['drawn', 'photographed'], "must be 'drawn' or 'photographed'"),
});

const press = v.strictObject(
  { title: localized, outlet: localized, date: localized, href: address },
  'must be an object, or null for none',
);

const reviews = v.array(
  object({
    rating: whole(1, 5),
    name: localized,
    product: text(),
    text: localized,
    isSample: v.boolean('must be true for an invented review, false for a customer’s'),
  }),
  'must be a list',
);

const shopConfig = v.object({ shop, press: v.nullable(press), reviews });

export type ShopConfig = v.InferOutput<typeof shop>;
export type PressArticle = v.InferOutput<typeof press>;
export type Review = v.InferOutput<typeof reviews>[number];
export type Certificate = v.InferOutput<typeof certificates>[number];
export type Maker = ShopConfig['makers'][string];
export type AssistantSettings = ShopConfig['assistants'];
export type OpeningHours = v.InferOutput<typeof openingHours>;

/**
 * @param config what `shop.config.ts` exports
 * @returns the first mistake, as a sentence that names the field and what it must be; null when there is none
 */
export function findShopConfigMistake(config: unknown): string | null {
  const result = v.safeParse(shopConfig, config);
  if (result.success) return null;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'shop';
  const isMissing = issue.received === 'undefined';
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  const mistake = isMissing ? 'is missing' : isUnknown ? 'is not known: check how it is written' : issue.message;
  return `shop.config.ts: ${field} ${mistake}.`;
}
