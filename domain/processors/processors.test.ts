import { describe, expect, it } from 'vitest';
import { listPictures } from '#platform/media/stored-pictures.ts';
import { readSeedFiles } from '#platform/seed/seed-files.ts';
import { parseLaptop } from '../machine/laptop.ts';
import { PROCESSOR_ROWS } from './processor-rows.ts';
import { findProcessor, windows11OfGeneration } from './processors.ts';

const speed = (label: string) => {
  const found = findProcessor(label)?.speed;
  if (!found) throw new Error(`${label} has no speed`);
  return found;
};

describe('the table of processors', () => {
  it('names each once, with figures that can be', () => {
    const rows = PROCESSOR_ROWS.trim().split('\n');
    expect(new Set(rows.map((row) => row.split('|', 1)[0])).size).toBe(rows.length);
    for (const row of rows) {
      const [name = '', , cores, fastCores, threads, , , , windows11] = row.split('|');
      expect(Number(cores), name).toBeGreaterThan(0);
      expect(Number(fastCores), name).toBeLessThanOrEqual(Number(cores));
      expect(Number(threads), name).toBeGreaterThanOrEqual(Number(cores));
      expect(Number(threads), name).toBeLessThanOrEqual(2 * Number(cores));
      expect(['yes', 'no', 'disputed', 'none'], name).toContain(windows11);
      expect(speed(name).classOne, name).toBeGreaterThan(0);
    }
  });

  it('has every processor of the demo shop, and no product offers what its own is not listed for', () => {
    for (const product of readSeedFiles(listPictures()).products) {
      const { cpu, windows11 } = parseLaptop({
        title: product.title.el,
        vendor: product.vendor,
        productType: product.productType,
        description: product.description.el,
      });
      if (cpu) expect(findProcessor(cpu.label), `${product.handle}: ${cpu.label}`).not.toBeNull();
      else expect(product.productType, product.handle).not.toBe('Laptop');
      const offers = product.variants.some(({ values }) => values.some((value) => value.startsWith('Windows 11')));
      if (windows11 === 'no') expect(offers, product.handle).toBe(false);
    }
  });

  it('answers for a name of several chips, and for no unknown name', () => {
    expect(findProcessor('Apple M1 Pro')).toMatchObject({ name: 'Apple M1 Pro', cores: null, windows11: 'none' });
    expect(findProcessor('Pentium 4405U')).toBe(findProcessor('Pentium Gold 4405U'));
    expect(findProcessor('i5-8999Q')).toBeNull();
    expect(windows11OfGeneration('i5', 8)).toBe('yes');
    expect(windows11OfGeneration('i5', 7)).toBe('no');
    expect(windows11OfGeneration('i7', 7)).toBeNull();
    expect(windows11OfGeneration('i5', 99)).toBeNull();
  });
});

it('a 12700H is no business version of a 1270P', () => {
  expect(speed('i7-12700H').one).toBeLessThanOrEqual(speed('i7-12800H').one);
});

describe('the speed classes order processors as their owners would', () => {
  it.each([
    ['Celeron N4120', 'i3-6100U'],
    ['i7-10610U', 'i5-1038NG7'],
    ['i7-9850H', 'Xeon W-10885M'],
    ['i5-10310U', 'i5-1035G4'],
    ['i7-1065G7', 'i5-1145G7'],
    ['Core m3-7Y32', 'i5-7300U'],
    ['i5-6300U', 'i5-7300U'],
    ['i5-7300U', 'i5-8250U'],
    ['i5-8250U', 'i5-8350U'],
    ['i5-8365U', 'i5-10310U'],
    ['i5-10310U', 'i5-1145G7'],
    ['i5-1145G7', 'i5-1245U'],
    ['i5-1245U', 'i5-1345U'],
    ['Ryzen 5 PRO 2500U', 'Ryzen 5 PRO 4650U'],
    ['Ryzen 5 PRO 4650U', 'Ryzen 5 PRO 5650U'],
    ['i7-8650U', 'i7-8850H'],
    ['Apple M1', 'Apple M2'],
    ['Apple M2', 'Apple M3'],
    ['i5-1145G7', 'Apple M1'],
    ['i5-12500H', 'i7-12800H'],
    ['Core Ultra 7 155U', 'Core Ultra 7 255U'],
  ])('one task: %s before %s', (slower, faster) => expect(speed(slower).one).toBeLessThan(speed(faster).one));

  it.each([
    ['i5-7300U', 'i5-8250U'],
    ['i7-9850H', 'Xeon W-10885M'],
    ['i7-10610U', 'i5-1038NG7'],
    ['i5-8350U', 'i7-7820HQ'],
    ['i5-8350U', 'i7-8850H'],
    ['i7-8850H', 'i9-9880H'],
    ['i5-1145G7', 'Ryzen 5 PRO 4650U'],
    ['Ryzen 5 4500U', 'Ryzen 5 4600U'],
    ['Ryzen 7 5700U', 'Ryzen 7 5800U'],
    ['i5-1245U', 'i5-1240P'],
    ['i5-1240P', 'i7-12700H'],
    ['Core Ultra 7 155U', 'Core Ultra 7 155H'],
    ['Apple M2', 'Apple M1 Max'],
    ['Apple M1 Pro (8-core)', 'Apple M1 Max'],
    ['Apple M1', 'Apple M2'],
    ['Apple M1 Max', 'Apple M3 Max'],
    ['i7-10510U', 'i7-10710U'],
    ['Core Ultra 7 165U', 'Core Ultra 7 258V'],
    ['i7-12800H', 'i7-13700H'],
    ['Ryzen 7 5800U', 'Ryzen 7 7840U'],
  ])('many tasks: %s before %s', (slower, faster) => expect(speed(slower).many).toBeLessThan(speed(faster).many));
});
