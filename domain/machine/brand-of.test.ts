import { expect, it } from 'vitest';
import { brandOf } from './brand-of.ts';

it.each([
  // A dealer is no maker; the shop's own word for one is.
  ['Amazon Renewed', '2019 Apple MacBook Air (1.6GHz dual-core Intel Core i5, 8GB RAM)', 'Apple'],
  ['Refurbed', 'ThinkPad T480 i5', 'Lenovo'],
  ['dell', 'Latitude 5400 (i5-8365U)', 'dell'],
  ['Microsoft', 'Surface Dock 2', 'Microsoft'],
  ['Gigabyte', 'Aero 15 OLED', 'Gigabyte'],
  // A title names at its end what a thing is for.
  ['Kensington', 'SD4700P Universal USB-C Dock for Dell, HP', 'Kensington'],
  ['', 'REF LAPTOP LENOVO T490S', 'Lenovo'],
  ['', 'Medion Akoya E15', 'Medion'],
])('of vendor «%s» and title «%s» is %s', (vendor, title, brand) => {
  expect(brandOf(vendor, title)).toBe(brand);
});
