import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { deliveryRange, deliveryRuleFor, isIslandPostcode, isPublicHoliday, orthodoxEaster } from './delivery.ts';

const rule = { days: { from: 2, to: 3 }, cutOffHour: 14 };

describe('orthodoxEaster', () => {
  it.each([
    '2000-04-30',
    '2008-04-27',
    '2010-04-04',
    '2013-05-05',
    '2016-05-01',
    '2021-05-02',
    '2022-04-24',
    '2023-04-16',
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
    '2035-04-29',
    '2040-05-06',
  ])('%s', (date) => expect(orthodoxEaster(Number(date.slice(0, 4)))).toBe(date));

  it('is a Sunday from 4 April to 8 May', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), (year) => {
        const date = orthodoxEaster(year);
        expect(new Date(date).getUTCDay()).toBe(0);
        expect(date >= `${year}-04-04` && date <= `${year}-05-10`).toBe(true);
      }),
    );
  });
});

it.each([
  ['2026-01-01', true],
  ['2026-01-06', true],
  ['2026-02-23', true], // Clean Monday
  ['2026-03-25', true],
  ['2026-04-10', true], // Good Friday
  ['2026-04-13', true], // Easter Monday
  ['2026-05-01', true],
  ['2026-06-01', true], // Holy Spirit
  ['2026-08-15', true],
  ['2026-10-28', true],
  ['2026-12-25', true],
  ['2026-12-26', true],
  ['2026-11-17', false],
  ['2025-03-03', true], // Clean Monday
  ['2025-06-09', true], // Holy Spirit
])('%s is a holiday: %s', (date, holiday) => expect(isPublicHoliday(date)).toBe(holiday));

describe('deliveryRange', () => {
  it.each([
    // Friday before and after the cut-off (winter: UTC+2)
    ['2026-11-20T11:59:59Z', '2026-11-24', '2026-11-25'],
    ['2026-11-20T12:00:00Z', '2026-11-25', '2026-11-26'],
    // Weekend
    ['2026-11-21T08:00:00Z', '2026-11-25', '2026-11-26'],
    ['2026-11-22T21:59:00Z', '2026-11-25', '2026-11-26'],
    // Already Monday in Athens, still Sunday in London
    ['2026-11-22T22:30:00Z', '2026-11-25', '2026-11-26'],
    // Summer time: 14:00 in Athens is 11:00 UTC
    ['2026-07-01T10:59:00Z', '2026-07-03', '2026-07-06'],
    ['2026-07-01T11:00:00Z', '2026-07-06', '2026-07-07'],
    // The night of the clock change, 29 March 2026
    ['2026-03-29T00:59:00Z', '2026-04-01', '2026-04-02'],
    ['2026-03-29T01:01:00Z', '2026-04-01', '2026-04-02'],
    // Holy Week: Good Friday and Easter Monday are skipped
    ['2026-04-09T08:00:00Z', '2026-04-15', '2026-04-16'],
    // Christmas, a Friday and a Saturday
    ['2026-12-23T08:00:00Z', '2026-12-28', '2026-12-29'],
  ])('%s → %s – %s', (now, from, to) => expect(deliveryRange(new Date(now), rule)).toEqual({ from, to }));

  it('never promises a weekend, a holiday or the past', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 23 }), (now, cutOffHour) => {
        const range = deliveryRange(now, { days: { from: 2, to: 5 }, cutOffHour });
        for (const date of [range.from, range.to]) {
          expect([0, 6]).not.toContain(new Date(date).getUTCDay());
          expect(isPublicHoliday(date)).toBe(false);
        }
        expect(range.from < range.to && range.from > now.toISOString().slice(0, 10)).toBe(true);
      }),
    );
  });
});

describe('islands', () => {
  it.each([
    ['84700', true], // Santorini
    ['85 100', true], // Rhodes
    ['71201', true], // Heraklion
    ['49100', true], // Corfu
    ['37002', true], // Skiathos
    ['68002', true], // Samothrace
    ['80100', true], // Kythira
    ['10682', false], // Athens
    ['54624', false], // Thessaloniki
    ['34100', false], // Chalkida, bridge
    ['31100', false], // Lefkada, bridge
    ['38221', false], // Volos
  ])('%s: %s', (postcode, island) => expect(isIslandPostcode(postcode)).toBe(island));

  it('have a later last day', () => {
    const shopRule = { ...rule, islandDaysTo: 5 };
    expect(deliveryRuleFor('84700', shopRule).days).toEqual({ from: 2, to: 5 });
    expect(deliveryRuleFor('10682', shopRule).days).toEqual({ from: 2, to: 3 });
    expect(deliveryRuleFor(null, shopRule).days).toEqual({ from: 2, to: 3 });
  });
});
