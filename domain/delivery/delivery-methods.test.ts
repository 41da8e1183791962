import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { courierRange, type DeliveryPrices, deliveryCents, deliveryDays, mayBeRemote } from './delivery-methods.ts';

const prices: DeliveryPrices = {
  freeAboveCents: 25_000,
  courierCents: 490,
  weight: { includedGrams: 10_000, perKgCents: 100 },
  zones: { islandExtraCents: 150, remote: { extraCents: 300 } },
  remotePostcodes: new Set(['44010', '847']),
  locker: { cents: 290, maxGrams: 20_000 },
  pickup: {},
};
const days = {
  days: { from: 2, to: 3 },
  islandDaysTo: 5,
  cutOffHour: 14,
  zones: { remote: { extraDays: 2 } },
  remotePostcodes: new Set(['44010']),
  locker: { days: { from: 1, to: 2 } },
  pickup: { days: { from: 0, to: 1 } },
};

describe('what delivery costs', () => {
  it.each([
    ['courier', 10_000, '54624', 490],
    ['courier', 10_001, '54624', 590],
    ['courier', 12_000, '54624', 690],
    ['courier', 1_500, '81100', 640],
    ['courier', 1_500, '44010', 790],
    ['courier', 1_500, '84700', 790],
    ['courier', 1_500, null, 490],
    ['locker', 20_000, '54624', 290],
    ['locker', 20_001, '54624', null],
    ['pickup', 90_000, '54624', 0],
  ] as const)('by %s, %i g to %s: %s', (method, grams, postcode, cents) => {
    expect(deliveryCents(method, { goodsCents: 25_000, grams, postcode }, prices)).toBe(cents);
  });

  it('is free above the threshold, wherever and however heavy', () => {
    for (const method of ['courier', 'locker'] as const)
      expect(deliveryCents(method, { goodsCents: 25_001, grams: 15_000, postcode: '84700' }, prices)).toBe(0);
  });

  it('offers only what the shop has', () => {
    const none = { freeAboveCents: 25_000, courierCents: 490 };
    const parcel = { goodsCents: 1, grams: 99_000, postcode: '84700' };
    expect(deliveryCents('locker', parcel, none)).toBeNull();
    expect(deliveryCents('pickup', parcel, none)).toBeNull();
    expect(deliveryCents('courier', parcel, none)).toBe(490);
  });

  it('lies between that of the nearest and of the dearest place', () => {
    expect(courierRange({ goodsCents: 25_000, grams: 10_001 }, prices)).toEqual({ from: 590, to: 890 });
    expect(courierRange({ goodsCents: 25_001, grams: 10_001 }, prices)).toEqual({ from: 0, to: 0 });
    expect(courierRange({ goodsCents: 1, grams: 1 }, { freeAboveCents: 1, courierCents: 490 })).toEqual({
      from: 490,
      to: 490,
    });
  });

  it('never falls with the weight', () => {
    const grams = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(grams, grams, (a, b) => {
        const cents = (weight: number) =>
          deliveryCents('courier', { goodsCents: 100, grams: weight, postcode: null }, prices) ?? 0;
        return cents(Math.min(a, b)) <= cents(Math.max(a, b));
      }),
    );
  });
});

it('gives each way its own days', () => {
  expect(deliveryDays('courier', '54624', days).days).toEqual({ from: 2, to: 3 });
  expect(deliveryDays('courier', '84700', days).days).toEqual({ from: 2, to: 5 });
  expect(deliveryDays('courier', '44010', days).days).toEqual({ from: 2, to: 5 });
  expect(deliveryDays('locker', '54624', days).days).toEqual({ from: 1, to: 2 });
  expect(deliveryDays('locker', '84700', days).days).toEqual({ from: 1, to: 5 });
  expect(deliveryDays('pickup', '84700', days).days).toEqual({ from: 0, to: 1 });
  expect(deliveryDays('pickup', '54624', { ...days, pickup: null }).days).toEqual({ from: 2, to: 3 });
});

it('knows by the list which place is remote, and without one only that a place may be', () => {
  expect(mayBeRemote('courier', null, days)).toBe(true);
  expect(mayBeRemote('courier', '54624', days)).toBe(false);
  expect(mayBeRemote('courier', '54624', { ...days, remotePostcodes: null })).toBe(true);
  expect(mayBeRemote('locker', '54624', { ...days, remotePostcodes: null })).toBe(false);
  expect(mayBeRemote('courier', null, { ...days, zones: { remote: { extraDays: 0 } } })).toBe(false);
});
