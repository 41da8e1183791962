import { expect, it } from 'vitest';
import type { CatalogueProduct } from '../../../storefront/catalogue/catalogue.ts';
import { dockFit } from './dock-fit.ts';

function laptop(model: string, ports: string[], cpu = 'i5-8350U'): CatalogueProduct {
  const card = { facts: { cpu: { label: cpu } } };
  return { brand: 'Dell', model, isLaptop: true, values: { ports }, card } as unknown as CatalogueProduct;
}

const OLD = laptop('Old', ['hdmi']);
const ALL = [
  laptop('Latitude 10', ['usb-c', 'usb-c-charging']),
  laptop('Latitude 9', ['thunderbolt', 'usb-c']),
  laptop('Untold', ['usb-c']),
  laptop('Air', ['thunderbolt', 'usb-c'], 'Apple M1'),
  laptop('Pro', ['thunderbolt', 'usb-c'], 'Apple M1 Pro'),
  OLD,
];

it('names each laptop whose ports are known once, as people count', () => {
  const { names } = dockFit('USB-C', [...ALL, laptop('Unknown', []), OLD], null);
  expect(names).toEqual(['Dell Air', 'Dell Latitude 9', 'Dell Latitude 10', 'Dell Old', 'Dell Pro', 'Dell Untold']);
});

it.each([
  ['Latitude 10', 'usbC', 'usbCAlone'],
  ['Latitude 9', 'thunderbolt', 'thunderbolt'],
  ['Untold', 'usbCAlone', 'usbCAlone'],
  ['Air', 'appleChip', 'appleChip'],
  ['Pro', 'thunderbolt', 'thunderbolt'],
  ['Old', 'usbA', 'usbA'],
])('of %s says %s of a dock with USB-C and %s of one with Thunderbolt', (model, usbC, thunderbolt) => {
  expect(dockFit('USB-C', ALL, `Dell ${model}`).chosen).toEqual({ name: `Dell ${model}`, verdict: usbC });
  expect(dockFit('Thunderbolt 3', ALL, `Dell ${model}`).chosen?.verdict).toBe(thunderbolt);
});

it('says nothing of a laptop that the shop does not know', () => {
  expect(dockFit('USB-C', ALL, 'Dell Nothing').chosen).toBeNull();
});

it('offers no list that is too long to choose from', () => {
  const many = Array.from({ length: 300 }, (_, index) => laptop(`Latitude ${index}`, ['usb-c']));
  expect(dockFit('USB-C', many, null).names).toEqual([]);
});
