/** The cells of a comparison of machines of different kinds. */
import { describe, expect, it } from 'vitest';
import { parseLaptop } from '#domain/machine/laptop.ts';
import type { CatalogueProduct } from '../../storefront/catalogue/catalogue.ts';
import { type ComparedCell, compareRows } from './compare-rows.ts';

function machine(title: string, vendor: string, productType: string, facts: Record<string, string>): CatalogueProduct {
  return {
    card: { handle: title, price: null, isMac: false },
    productType,
    priceCents: 30_000,
    isAvailable: true,
    facts: parseLaptop({ title, vendor, productType, facts }),
  } as unknown as CatalogueProduct;
}

const IPAD = machine('Apple iPad 9 (A13 Bionic, 3GB RAM, 64GB, 10.2", GA)', 'Apple', 'Tablet', { camera: '8 MP' });
const T480 = machine('Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)', 'Lenovo', 'Laptop', {
  brightness: '250',
  wireless: 'Wi-Fi 5',
  keyboard_backlight: 'true',
  number_pad: 'false',
});

const told = ({ value, isNoQuestion }: ComparedCell) =>
  isNoQuestion ? '–' : (value?.replaceAll('\u00a0', ' ') ?? null);
const rows = new Map(
  compareRows([IPAD, T480], 'en')
    .flatMap((group) => group.rows)
    .map(({ label, cells }) => [label, cells.map(told)]),
);

describe('a tablet beside a laptop', () => {
  it.each([
    ['Touchscreen', ['yes', 'no']],
    ['Camera', ['8 MP', null]],
    ['Brightness', [null, '250 nits']],
    ['Wireless', [null, 'Wi-Fi 5']],
    ['System, until when', ['iPadOS', 'Windows 11']],
  ])('%s: %j', (label, cells) => expect(rows.get(label), [...rows.keys()].join('; ')).toEqual(cells));

  it('is told of in no row that is not known of most', () => {
    const labels = (...products: CatalogueProduct[]) =>
      compareRows(products, 'en').flatMap((group) => group.rows.map(({ label }) => label));
    expect(labels(IPAD, T480)).toContain('Wireless');
    expect(labels(IPAD, IPAD, T480)).not.toContain('Wireless');
    expect(labels(IPAD, IPAD, T480)).toContain('Camera');
  });

  it('is asked for no keyboard', () => {
    const asked = [...rows].filter(([label]) => /keyboard|number pad/i.test(label));
    expect(asked).toHaveLength(2);
    for (const [label, [ofTablet]] of asked) expect(ofTablet, label).toBe('–');
  });
});

it('docks are told apart by their sockets and by what one has alone', () => {
  const dock = (title: string, facts: Record<string, string>) => machine(title, 'Dell', 'Accessory', facts);
  const docks = [
    dock('Dell WD19S USB-C', { ports: 'HDMI; 2 × USB-A', power_supply: '180', release_year: '2021' }),
    dock('HP Thunderbolt 3 Dock', { ports: '2 × DisplayPort; Ethernet', power_supply: '120', release_year: '2018' }),
  ];
  const cells = new Map(
    compareRows(docks, 'en')
      .flatMap((group) => group.rows)
      .map((row) => [row.label, row.cells]),
  );
  expect(cells.get('Connects to the laptop by')?.map(told)).toEqual(['USB-C', 'Thunderbolt 3']);
  expect(cells.get('Sockets for screens')?.map(told)).toEqual(['HDMI', '2 × DisplayPort']);
  expect([...cells.keys()]).toEqual(expect.arrayContaining(['USB ports', 'Network']));
  const firsts = [0, 1].map((column) => [...cells.values()].flatMap((row) => row[column]?.best ?? []));
  expect(firsts).toEqual([['the strongest power supply', 'the newest model'], ['the only one with Thunderbolt']]);
});
