import { afterEach, expect, it } from 'vitest';
import { shop } from '#shop.config';
import { pickupPlace } from './pickup-place.ts';

const { address, hours } = structuredClone(shop.contact);
afterEach(() => {
  Object.assign(shop.contact.address, address);
  Object.assign(shop.contact.hours, hours);
});

it('tells where and when an order is collected, with a map', () => {
  expect(pickupPlace('el')).toEqual({
    address: 'Οδός Παραδείγματος 1, 546 24 Θεσσαλονίκη',
    hours: 'Δευ–Παρ 9–18, Σάβ 10–16',
    map: {
      label: 'Δείτε το στον χάρτη',
      href: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search\?query=/),
    },
  });
  expect(pickupPlace('en').hours).toBe('Mon–Fri 9–18, Sat 10–16');
});

it('says nothing that the owner has not set', () => {
  shop.contact.address.street = null;
  Object.assign(shop.contact.hours, { weekdays: null, saturday: null, sunday: null });
  expect(pickupPlace('en')).toEqual({ address: '546 24 Thessaloniki', hours: null, map: null });
});
