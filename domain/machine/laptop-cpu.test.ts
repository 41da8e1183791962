import { describe, expect, it } from 'vitest';
import { parseLaptop } from './laptop.ts';

const read = (title: string, more: Partial<Parameters<typeof parseLaptop>[0]> = {}) =>
  parseLaptop({ title, vendor: 'Dell', productType: 'Laptop', ...more });

describe('processors', () => {
  it.each([
    ['i5-6300U', 'i5-6300U', 6, 'no'],
    ['Intel Core i7 - 7600U', 'i7-7600U', 7, 'no'],
    ['i7-7820HQ', 'i7-7820HQ', 7, 'disputed'],
    ['i5 8250u', 'i5-8250U', 8, 'yes'],
    ['i9-9980HK', 'i9-9980HK', 9, 'yes'],
    ['i5-1035G4', 'i5-1035G4', 10, 'yes'],
    ['i5-10310U', 'i5-10310U', 10, 'yes'],
    ['i7-1165G7', 'i7-1165G7', 11, 'yes'],
    ['i7-1260P', 'i7-1260P', 12, 'yes'],
    ['i7-12800H', 'i7-12800H', 12, 'yes'],
    ['Core m3-6Y30', 'Core m3-6Y30', 6, 'no'],
    ['m3-8100Y', 'Core m3-8100Y', 8, 'yes'],
    ['i5-7Y54', 'i5-7Y54', 7, 'no'],
    ['Core i5 8ης γενιάς', 'Core i5', 8, 'yes'],
    ['i5 8th Gen', 'Core i5', 8, 'yes'],
    ['Core i7', 'Core i7', null, 'unknown'],
    ['Core Ultra 5 125U', 'Core Ultra 5 125U', null, 'yes'],
    ['Xeon E-2176M', 'Xeon E-2176M', null, 'disputed'],
    ['Xeon E3-1505M v6', 'Xeon E3-1505M v6', null, 'no'],
    ['Celeron N4120', 'Celeron N4120', null, 'yes'],
    ['Intel Celeron N3350', 'Celeron N3350', null, 'no'],
    ['Pentium Gold 4415Y', 'Pentium Gold 4415Y', null, 'no'],
    ['Pentium', 'Pentium', null, 'unknown'],
    ['AMD Ryzen 5 PRO 2500U', 'Ryzen 5 PRO 2500U', null, 'no'],
    ['Ryzen 5 2600', 'Ryzen 5 2600', null, 'unknown'],
    ['Ryzen 5 2400G', 'Ryzen 5 2400G', null, 'unknown'],
    ['Ryzen 5 3580U', 'Ryzen 5 3580U', null, 'yes'],
    ['AMD A10-9700B', 'A10-9700B', null, 'no'],
    ['Microsoft SQ1', 'Microsoft SQ1', null, 'yes'],
    ['Apple M1 Pro', 'Apple M1 Pro', null, 'notApplicable'],
  ])('%s', (spec, label, generation, windows11) => {
    const facts = read(`X (${spec}, 8GB RAM, A)`);
    expect([facts.cpu?.label, facts.cpu?.generation, facts.windows11]).toEqual([label, generation, windows11]);
  });

  it('takes the generation from an item of its own, and never from a model name', () => {
    expect(read('X (i5, 8η γενιά, 8GB)').cpu?.generation).toBe(8);
    expect(read('ThinkPad T14 Gen 2 (i5, 8GB)').cpu?.generation).toBeNull();
  });

  it('does not take a graphics card or a drive for an Apple processor', () => {
    expect(read('X (8GB RAM, Quadro M1200, SSD M2)').cpu).toBeNull();
  });

  it('believes an offered Windows 11 only where the processor is not known', () => {
    const variants = [{ title: 'Windows 11 Pro' }];
    expect(read('X (Pentium, 8GB)', { variants }).windows11).toBe('yes');
    expect(read('X (i5-7300U, 8GB)', { variants }).windows11).toBe('no');
  });
});
