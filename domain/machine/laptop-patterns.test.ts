import { describe, expect, it } from 'vitest';
import {
  isGraphicsCard,
  parseBareInches,
  parseCapacities,
  parseInches,
  parseResolution,
  stripHtml,
  toScreenClass,
  toStorageLabel,
} from './laptop-patterns.ts';

it.each([
  ['6.9"', null],
  ['7"', 7],
  ['43"', 43],
  ['43.1"', null],
  ['6" 14"', 14],
  ['14 FHD', 14],
  ['15,6 IPS', 15.6],
  ['17.3 zoll', 17.3],
  ['9 FHD', null],
  ['windows 11"', null],
])('%s is %s inches', (text, inches) => expect(parseInches(text)).toBe(inches));

it.each([
  ['Latitude E6520 15.6 laptop', 15.6],
  ['Dell 13,3', 13.3],
  ['macOS 13.3', null],
  ['2.6 15.6 GHz', null],
  ['Dell 14', null],
])('%s says %s inches without their unit', (title, inches) => expect(parseBareInches(title)).toBe(inches));

it.each([
  [null, null],
  [11.9, null],
  [12, 12],
  [12.9, 12],
  [13, 13],
  [13.9, 13],
  [14, 14],
  [14.9, 14],
  [15, 15],
  [16.4, 16],
  [16.5, 17],
  [18.4, 17],
  [18.5, null],
])('%s inches are looked for under %s', (inches, screen) => expect(toScreenClass(inches)).toBe(screen));

it.each([
  [512, 'SSD', '512 GB SSD'],
  [1_000, 'HDD', '1000 GB HDD'],
  [1_024, 'SSD', '1 TB SSD'],
  [2_048, '', '2 TB'],
  [64, '', '64 GB'],
])('%i GB of %j are written %s', (gb, kind, label) => expect(toStorageLabel(gb, kind)).toBe(label));

it.each([
  ['1920 × 1080', 'Full HD'],
  ['1920x1200', '1920 × 1200'],
  ['1366x768', 'HD'],
  ['1366x900', '1366 × 900'],
  ['wuxga', '1920 × 1200'],
  ['4k', '4K'],
  ['wqhd', 'QHD'],
  ['full-hd+', 'Full HD+'],
  ['1080p', 'Full HD'],
  ['hd+', 'HD+'],
  ['hd', 'HD'],
  ['hd graphics 620', null],
  ['hd webcam', null],
  ['14"', null],
])('%s is the resolution %s', (text, resolution) => expect(parseResolution(text)).toBe(resolution));

it.each([
  ['Quadro P1000 4GB', true],
  ['GeForce MX250', true],
  ['Iris Xe', false],
  ['Radeon Vega 8', false],
  ['Intel UHD 620', false],
  ['16GB RAM', false],
])('%s is a graphics card of its own: %s', (text, isOne) => expect(isGraphicsCard(text)).toBe(isOne));

describe('memory and storage', () => {
  it.each<[string[], number | null, number | null, string]>([
    [['8GB', '256GB SSD'], 8, 256, 'SSD'],
    [['16/512GB'], 16, 512, ''],
    [['8GB / 1TB'], 8, 1_024, ''],
    [['SSD 256', '8 RAM'], 8, 256, 'SSD'],
    [['256 nvme', 'ram 16'], 16, 256, 'SSD'],
    [['500GB HDD', '4GB'], 4, 500, 'HDD'],
    [['64GB UFS', '4GB RAM'], 4, 64, 'UFS'],
    [['64GB eMMC'], null, 64, 'eMMC'],
    [['1000GB'], null, 1_024, ''],
    [['8 GB RAM και 512 GB SSD'], 8, 512, 'SSD'],
    // The text before its size, in one phrase with the text after it.
    [['8 GB RAM και SSD 512 GB'], 8, 512, 'SSD'],
    [['8 GB RAM and HDD 500 GB'], 8, 500, 'HDD'],
    [['8GB RAM NVMe 256 GB'], 8, 256, 'SSD'],
    [['16GB RAM eMMC 64GB'], 16, 64, 'eMMC'],
    [['16GB RAM M.2 1TB'], 16, 1_024, 'SSD'],
    [['512 GB SSD και RAM 8 GB'], 8, 512, 'SSD'],
    [['512 GB SSD και μνήμη 64 GB'], 64, 512, 'SSD'],
    [['RAM 8 GB και SSD 512 GB'], 8, 512, 'SSD'],
    [['RAM 8 GB και δίσκο 512 GB'], 8, 512, ''],
    [['RAM: 64 GB, SSD: 64 GB'], 64, 64, 'SSD'],
    [['SSD 512 GB και RAM 8 GB'], 8, 512, 'SSD'],
    [['8 GB RAM, 256 GB SSD και HDD 1 TB'], 8, 1280, 'SSD + HDD'],
    [['SSD 256 GB + HDD 1 TB, RAM 16 GB'], 16, 1280, 'SSD + HDD'],
    [['512 GB SSD and 16 GB'], 16, 512, 'SSD'],
    [['512GB + 1TB HDD', '8GB'], 8, 1536, 'HDD'],
    [['16GB (2x8GB)', '256GB SSD'], 16, 256, 'SSD'],
    [['16GB (8GB soldered + 8GB)', '256GB SSD'], 16, 256, 'SSD'],
    [['8GB+8GB RAM', '2x512GB SSD'], 16, 1024, 'SSD'],
    [['8+8 GB', '2 x 256GB SSD'], 16, 512, 'SSD'],
    [['16+16GB'], 32, null, ''],
    [['4GB+64GB eMMC'], 4, 64, 'eMMC'],
    [['16+512GB'], 16, 512, ''],
    [['8GB DDR4/240GB SSD'], 8, 240, 'SSD'],
    [['8-256'], 8, 256, ''],
    [['Iris Xe Graphic Card (8GB)'], null, null, ''],
    [['16/512Gb With 4Gb Nvidia Graphics'], 16, 512, ''],
    [['GTX 1650 16GB 512GB SSD'], 16, 512, 'SSD'],
    [['512GB SSD, Quadro P1000 4GB'], null, 512, 'SSD'],
    [['RAM 16GB DDR4 512GB SSD'], 16, 512, 'SSD'],
    [['μέχρι 32 GB RAM, SSD 512 GB'], null, 512, 'SSD'],
    [['8 GB RAM και SSD'], 8, null, ''],
    // The first of two memories counts.
    [['8GB RAM', '16GB RAM', '256GB SSD', '1TB HDD'], 8, 1280, 'SSD + HDD'],
    // The smaller of two bare sizes is memory; 64 GB only beside a larger drive.
    [['512GB', '16GB'], 16, 512, ''],
    [['64GB'], null, 64, ''],
    [['64GB', '1TB'], 64, 1_024, ''],
    [['64GB', '64GB SSD'], null, 64, 'SSD'],
    [['8GB'], 8, null, ''],
    [['5GB'], null, null, ''],
    [['5GB', '15GB'], null, null, ''],
    // A limit is none, nor is the memory of a card, nor the telephone network.
    [['μέχρι 32GB', '8GB'], 8, null, ''],
    [['max 32GB RAM'], null, null, ''],
    [['Quadro P1000 4GB', '16GB', '512GB SSD'], 16, 512, 'SSD'],
    [['4GB GDDR5', '16GB RAM'], 16, null, ''],
    [['GTX 1650 16GB 512GB SSD'], 16, 512, 'SSD'],
    [['8GB 256GB 4G'], 8, 256, ''],
    [['8G 256G'], 8, 256, ''],
    [[], null, null, ''],
  ])('%j', (phrases, ramGb, storageGb, storageKind) =>
    expect(parseCapacities(phrases)).toEqual({ ramGb, storageGb, storageKind }),
  );
});

it('two facts of a page never run together', () =>
  expect(stripHtml('<b>14&quot;</b><i>8&nbsp;GB &amp; SSD</i>')).toMatch(/14".*\..*8 GB & SSD/));
