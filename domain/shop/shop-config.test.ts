import { expect, it } from 'vitest';
import * as config from '#shop.config';
import { findShopConfigMistake } from './shop-config.ts';

/** The file with one value changed; `undefined` takes the field away. */
function withValue(path: string, value: unknown): unknown {
  const copy = structuredClone({ shop: config.shop, press: config.press, reviews: config.reviews });
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce((at: Record<string, unknown>, name) => at[name] as Record<string, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

it('finds no mistake in the file as it is', () => {
  expect(findShopConfigMistake(config)).toBeNull();
});

it.each([
  ['shop.contact.hours.saturday', null],
  ['shop.contact.hours.weekdays', null],
  ['shop.contact.hours.sunday', { open: '10:00', close: '14:30' }],
  ['shop.contact.phone', null],
  ['shop.contact.phone', { display: '231 012 3456', tel: '+302310123456' }],
  ['shop.contact.viber', null],
  ['shop.contact.address.street', null],
  ['shop.contact.social', []],
  ['shop.makers', { Dell: { name: 'Dell', address: 'A', contact: 'B', responsible: null } }],
  ['shop.company.taxNumber', '123456783'],
  ['shop.company.parentSite', null],
  ['shop.certificates', []],
  ['shop.warranty.harmonisedNotice', { el: '/guarantee-el.svg', en: '/guarantee-en.svg' }],
  ['reviews', []],
  ['shop.delivery.days', { from: 1, to: 1 }],
  ['shop.delivery.locker', null],
  ['shop.delivery.locker.days', { from: 0, to: 0 }],
  ['shop.delivery.pickup', null],
  ['shop.delivery.weight', { includedGrams: 0, perKgCents: 0 }],
  ['shop.delivery.zones', { islandExtraCents: 0, remote: { extraCents: 0, extraDays: 0, list: null } }],
  ['shop.payments.cards', []],
  ['shop.payments.transfer', { iban: 'GR1601101250000000012300695', bank: null, days: 1 }],
])('takes %s as %j', (path, value) => {
  expect(findShopConfigMistake(withValue(path, value))).toBeNull();
});

it.each([
  [
    'shop.contact.hours.saturday',
    'closed',
    "must be null for a closed day, or hours such as { open: '9:00', close: '18:00' }",
  ],
  [
    'shop.contact.hours.saturday',
    { open: '10', close: '16:00' },
    "saturday.open must be a time of the 24-hour clock such as '9:00'",
  ],
  ['shop.contact.hours.saturday', { open: '16:00', close: '10:00' }, 'must close after it opens'],
  ['shop.contact.hours.saturday', undefined, 'is missing'],
  ['shop.contact.phone', '2310', "must be null, or { display: '231 012 3456', tel: '+302310123456' }"],
  ['shop.contact.phone', { display: '231', tel: '2310123456' }, "with + and the country code, such as '+302310123456'"],
  ['shop.contact.email', 'info', 'must be one e-mail address'],
  ['shop.contact.fax', '1', 'is not known: check how it is written'],
  ['shop.company.registryNumber', '[ΓΕΜΗ]', 'is a placeholder in [square brackets]: write the fact, or null'],
  ['shop.company.registryNumber', '', 'is empty'],
  ['shop.company.taxNumber', '123456789', 'must be a valid ΑΦΜ of nine digits, or null'],
  ['shop.company.legalName', { el: 'Εταιρεία' }, 'legalName.en is missing'],
  ['shop.delivery.freeAboveCents', 249.99, 'must be a whole number from 0 to 100000000'],
  [
    'shop.delivery.zones.remote',
    { extraCents: 300, extraDays: 2, list: null },
    'must name the list of the places that cost more, or have extraCents: 0',
  ],
  [
    'shop.delivery.zones.remote.list',
    { file: 'remote-postcodes.csv', source: 'ACS', date: '1.9.2026' },
    "list.date must be a day such as '2028-05-31'",
  ],
  ['shop.delivery.days', { from: 3, to: 2 }, 'must not end before it begins'],
  ['shop.delivery.days', { from: 0, to: 2 }, 'must be a whole number from 1 to 60'],
  ['shop.delivery.pickup', { days: { from: 1, to: 0 } }, 'must not end before it begins'],
  ['shop.delivery.locker', { carrier: 'BOX NOW' }, 'is missing'],
  ['shop.payments.transfer', { iban: 'GR1', bank: null, days: 5 }, 'must be a valid IBAN, or null'],
  ['shop.payments.transfer', { iban: null, bank: null, days: 0 }, 'must be a whole number from 1 to 60'],
  ['shop.promo', 'XANA5', 'must be null, or { code: …, percent: … }'],
  ['shop.promo.percent', '5', 'must be a whole number from 1 to 100'],
  ['shop.merchandising.home.second', 'cheapest', "must be 'priceAscending', 'cheapestFirstMacLast' or 'bestSellers'"],
  [
    'shop.certificates',
    [{ standard: 'ISO 27001', number: null, validUntil: null }],
    "must be 'ISO 9001' or 'ISO 14001'",
  ],
  ['shop', null, 'must be an object'],
  ['press.href', 'www.example.gr', 'must be an address like https://example.gr/'],
])('names %s as %j and says what it must be', (path, value, mistake) => {
  const sentence = findShopConfigMistake(withValue(path, value));
  expect(sentence).toMatch(/^shop\.config\.ts: .+\.$/);
  expect(sentence).toContain(path);
  expect(sentence).toContain(mistake);
});

it.each([
  ['shop.delivery.freeAboveCents', 0, 100_000_000],
  ['shop.delivery.courierCents', 0, 100_000],
  ['shop.delivery.days.from', 1, 3],
  ['shop.delivery.days.to', 2, 60],
  ['shop.delivery.islandDaysTo', 1, 60],
  ['shop.delivery.cutOffHour', 0, 23],
  ['shop.delivery.weight.includedGrams', 0, 100_000],
  ['shop.delivery.weight.perKgCents', 0, 10_000],
  ['shop.delivery.zones.islandExtraCents', 0, 100_000],
  ['shop.delivery.zones.remote.extraDays', 0, 30],
  ['shop.delivery.locker.cents', 0, 100_000],
  ['shop.delivery.locker.maxGrams', 1, 100_000],
  ['shop.delivery.locker.days.from', 0, 3],
  ['shop.delivery.pickup.days.to', 0, 60],
  ['shop.payments.codFeeCents', 0, 10_000],
  ['shop.payments.codBelowCents', 1, 50_000],
  ['shop.payments.transfer.days', 1, 60],
  ['shop.tax.vatPercent', 0, 50],
  ['shop.warranty.months', 0, 120],
  ['shop.warranty.batteryMonths', 0, 120],
  ['shop.warranty.extensionYears', 1, 20],
  ['shop.warranty.returnDays', 14, 365],
  ['shop.warranty.refundDaysAfterInspection', 1, 365],
  ['shop.promo.percent', 1, 100],
  ['shop.savingsUpToPercent', 1, 99],
  ['reviews.0.rating', 1, 5],
])('takes %s from %i to %i, and no number beside these', (path, least, most) => {
  const isTaken = (value: number) => findShopConfigMistake(withValue(path, value)) === null;
  expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
});
