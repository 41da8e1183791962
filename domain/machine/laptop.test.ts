import { describe, expect, it } from 'vitest';
import { toDeviceKind } from './device-kind.ts';
import { GRADES, gradeLabel } from './grade.ts';
import { classifySpec, parseLaptop, parseTitle } from './laptop.ts';

const read = (title: string, more: Partial<Parameters<typeof parseLaptop>[0]> = {}) =>
  parseLaptop({ title, vendor: 'Dell', productType: 'Laptop', ...more });

describe('grades', () => {
  it('are six, best first, each with its letters', () => {
    expect(GRADES.map(gradeLabel)).toEqual(['AA', 'A+', '(A+)', 'A', 'A\u2212', 'B']);
  });

  it.each([
    ['AA', 'aa'],
    ['GAA', 'aa'],
    ['A+', 'aplus'],
    ['ga+', 'aplus'],
    ['Grade A+', 'aplus'],
    ['(A+)', 'aplusparenthesis'],
    ['G(A+)', 'aplusparenthesis'],
    ['(GA+)', 'aplusparenthesis'],
    ['A', 'a'],
    ['(A)', 'a'],
    ['Βαθμός Α', 'a'], // a Greek capital alpha
    ['A-', 'aminus'],
    ['GA−', 'aminus'], // a real minus sign
    ['GB', 'b'],
    ['Β', 'b'], // a Greek capital beta
  ])('reads %s as %s', (item, grade) => {
    expect(parseTitle(`Dell Latitude 5420 (i5-1145G7, 8GB RAM, ${item})`).grade).toBe(grade);
  });

  it.each(['8 GB', 'A++', 'GB+', 'C', 'USB-A', 'T500'])('reads no grade in %s', (item) => {
    expect(parseTitle(`Dell Latitude 5420 (i5-1145G7, ${item})`).grade).toBeNull();
  });
});

describe('parseTitle', () => {
  it.each([
    ['Dell X (i5, 8GB, GA)', 'Dell X', ['i5', '8GB'], 'a'],
    ['  Dell   X  ( i5 ,8GB,  (A+) ) ', 'Dell X', ['i5', '8GB'], 'aplusparenthesis'],
    ['Surface Pro (2017) (i5-7300U, 8GB, GA)', 'Surface Pro (2017)', ['i5-7300U', '8GB'], 'a'],
    ['Surface Pro (2017)', 'Surface Pro (2017)', [], null],
    ['Dell) X (i5, 8GB, GA)', 'Dell) X', ['i5', '8GB'], 'a'],
    ['Dell X (i5, 8GB) (A+)', 'Dell X', ['i5', '8GB'], 'aplus'],
    ['Dell X (i5, 8GB) GA+', 'Dell X', ['i5', '8GB'], 'aplus'],
    ['Dell X (GA)', 'Dell X', [], 'a'],
    ['Dell X (i5, 8GB, (A+)', 'Dell X', ['i5', '8GB'], 'aplusparenthesis'],
    ['Dell X i5, 8GB, A+)', 'Dell X i5, 8GB, A+)', [], null],
    ['Dell X (i5, 16GB (2x8, DDR4), GB)', 'Dell X', ['i5', '16GB (2x8, DDR4)'], 'b'],
    ['Dell X (i5,16GB,15,6" FHD,GA-)', 'Dell X', ['i5', '16GB', '15,6" FHD'], 'aminus'],
    ['Dell X (i5, 13,3 ιντσών, A)', 'Dell X', ['i5', '13,3 ιντσών'], 'a'],
    ['Dell X (i5, 14" FHD GA+)', 'Dell X', ['i5', '14" FHD'], 'aplus'],
    ['Dell X (GA, i5, 8 GB)', 'Dell X', ['i5', '8 GB'], 'a'],
    ['Dell X (i5, , 8GB,)', 'Dell X', ['i5', '8GB'], null],
    ['Dell X ()', 'Dell X ()', [], null],
    ['', '', [], null],
  ])('%s', (title, name, specs, grade) => expect(parseTitle(title)).toEqual({ name, specs, grade }));
});

describe('memory, storage and screen', () => {
  it.each([
    ['8GB, 256GB SSD', 8, '256 GB SSD'],
    ['16 GB RAM DDR4, SSD 512 GB', 16, '512 GB SSD'],
    ['RAM 8GB, 1To', 8, '1 TB'],
    ['32GB RAM, 1000GB NVMe', 32, '1 TB SSD'],
    ['16GB 512GB', 16, '512 GB'],
    ['8GB/256GB SSD', 8, '256 GB SSD'],
    ['4GB RAM, 64GB eMMC', 4, '64 GB eMMC'],
    ['64GB, 2To SSD', 64, '2 TB SSD'],
    ['RTX 3000 6GB, 64GB RAM, 500GB HDD', 64, '500 GB HDD'],
    ['έως 32 GB RAM', null, null],
  ])('%s', (specs, ramGb, storageLabel) =>
    expect(read(`X (i5-8250U, ${specs}, A)`)).toMatchObject({ ramGb, storageLabel }),
  );

  it.each([
    ['11.6" HD', 11.6, null],
    ['12,5 ιντσών', 12.5, 12],
    ["13.3'' QHD", 13.3, 13],
    ['14″', 14, 14],
    ['15.6-inch', 15.6, 15],
    ['15,6 FHD', 15.6, 15],
    ['16" WUXGA', 16, 16],
    ['17.3 inches', 17.3, 17],
    ['24"', 24, null],
    ['2-in-1', null, null],
  ])('%s', (spec, screenInches, screenClass) =>
    expect(read(`X (i5-8250U, ${spec}, A)`)).toMatchObject({ screenInches, screenClass }),
  );

  it.each([
    ['FHD', 'Full HD'],
    ['1920x1080', 'Full HD'],
    ['FHD+', 'Full HD+'],
    ['WUXGA', '1920 × 1200'],
    ['2560 × 1600', '2560 × 1600'],
    ['UHD', '4K'],
    ['HD+', 'HD+'],
    ['HDMI', null],
  ])('%s', (spec, resolution) => expect(read(`X (i5-8250U, 14" ${spec}, A)`).resolution).toBe(resolution));

  it.each([
    ['οθόνη αφής', true],
    ['Touch', true],
    ['touchscreen', true],
    ['non-touch', false],
    ['Touch Bar', false],
    ['επιφάνεια αφής', false],
    ['αφήνει', false],
  ])('%s', (spec, touch) => expect(read(`X (i5-8250U, ${spec}, A)`).touch).toBe(touch));
});

describe('parseLaptop', () => {
  it('falls back to options and to the description, where limits are no facts', () => {
    const facts = read('Dell Latitude 5420', {
      description:
        '<p>Με 16 GB RAM, αναβάθμιση έως 64 GB.</p><ul><li>Οθόνη 14", 1920 × 1080</li><li>Βαθμός A+: καλή</li></ul>',
      options: [{ name: 'Δίσκος', values: ['512 GB', '1 TB'] }],
    });
    expect(facts).toMatchObject({ ramGb: 16, storageLabel: '512 GB SSD', screenInches: 14, grade: 'aplus' });
  });

  it.each([
    ['Dell Latitude 5490 (i5, 8η γενιά, A)', 8],
    ['Dell Latitude 5490 (i5-7300U, 8η γενιά, A)', 7],
    ['Dell Latitude 5495 (AMD Ryzen 5 2500U, 8η γενιά, A)', null],
    ['Dell Latitude 5490 (A)', undefined],
  ])('%s has a processor of generation %s', (title, generation) =>
    expect(read(title).cpu?.generation).toBe(generation),
  );

  it.each([
    ['Dell Latitude 5490 (i5, 8GB, A)', 8],
    ['Dell Latitude 5490 (i5-7300U, 8GB, A)', 7],
    ['Dell Latitude 5495 (AMD Ryzen 5 2500U, 8GB, A)', null],
  ])('%s beside a description of the 8th generation has generation %s', (title, generation) =>
    expect(read(title, { description: '<p>Επεξεργαστής 8ης γενιάς.</p>' }).cpu?.generation).toBe(generation),
  );

  it.each([
    ['Intel UHD 620', false],
    ['Intel HD 520', false],
    ['AMD Radeon Vega 8', false],
    ['Apple 10-core GPU', false],
    ['NVIDIA MX250', true],
    ['Intel UHD 630 + NVIDIA Quadro P2000', true],
    ['T1200', true],
    ['Intel Arc A350M', true],
  ])('%s, named by the shop without its kind, is a card of its own: %s', (graphics, isCard) =>
    expect(read('Dell Latitude 5490 (i5-8350U, A)', { facts: { graphics } }).machine.hasDedicatedGraphics).toBe(isCard),
  );

  it('takes a weight of the description for about right where it says so, unless the weight is known', () => {
    const of = (description: string) => read('Dell Latitude 5490 (i5-8350U, A)', { description }).machine;
    expect(of('<p>Βάρος περίπου 1,6 kg</p>')).toMatchObject({ weightKg: 1.6, approximate: ['weight'] });
    expect(of('<p>Βάρος 1,6 kg</p>')).toMatchObject({ weightKg: 1.6, approximate: [] });
  });

  it('takes the grade of an option that has one value', () => {
    const gradeOf = (values: string[]) => read('Dell Latitude 5420', { options: [{ name: 'Grade', values }] }).grade;
    expect([gradeOf(['A+']), gradeOf(['A+', 'B']), gradeOf([])]).toEqual(['aplus', null, null]);
  });

  it('believes a resolution of the description only where the size of the screen is known', () => {
    const of = (description: string) => read('Dell Latitude 5420', { description }).resolution;
    expect(of('<p>Βγάζει 1920 × 1080 σε οθόνη.</p>')).toBeNull();
    expect(of('<p>Οθόνη 14", 1920 × 1080</p>')).not.toBeNull();
  });

  it('writes the brand as the shop does and knows the model without it', () => {
    expect(read('dell Latitude 5420 (i5-1145G7, A)')).toMatchObject({
      name: 'Dell Latitude 5420',
      model: 'Latitude 5420',
    });
    expect(read('EliteBook 840 (i5-8250U, A)', { vendor: 'HP' })).toMatchObject({ brand: 'HP', name: 'EliteBook 840' });
    expect(read('Lenovo X1 (A)', { vendor: ' ' }).brand).toBe('Lenovo');
    expect(read('Refurbished ThinkPad T480 (i5-8350U, 8GB)', { vendor: '' })).toMatchObject({
      brand: 'Lenovo',
      name: 'Lenovo ThinkPad T480',
    });
    expect(read('14άρι laptop HP 840 G5', { vendor: '' }).brand).toBe('HP');
    expect(read('ΗΡ EliteBook 840 G5', { vendor: 'ΗΡ' })).toMatchObject({ brand: 'HP', name: 'HP EliteBook 840 G5' });
  });

  it('never throws', () => {
    for (const title of ['', '(', ')', '((', '()', '(,)', ',', '(A', 'GB', '((A+)'])
      expect(() => read(title)).not.toThrow();
  });
});

describe('classifySpec', () => {
  it.each([
    ['i5-8350U', 'processor'],
    ['8ης γενιάς', 'processor'],
    ['M1 Pro', 'processor'],
    ['Ryzen 5 PRO 4650U', 'processor'],
    ['16GB RAM', 'memory'],
    ['8 GB', 'memory'],
    ['256GB SSD', 'storage'],
    ['1To', 'storage'],
    ['128GB', 'storage'],
    ['οθόνη 14" FHD', 'screen'],
    ['Touch', 'screen'],
    ['15.6"', 'screen'],
    ['1920x1080', 'screen'],
    ['GA-', 'grade'],
    ['(A+)', 'grade'],
    ['GB+', 'grade'],
    ['C', 'grade'],
    ['Windows 11 Pro', 'os'],
    ['Χωρίς λειτουργικό', 'os'],
    ['NVIDIA Quadro RTX 3000 6GB', null],
    ['20L7S0', null],
    ['', null],
  ])('%s', (spec, kind) => expect(classifySpec(spec)).toBe(kind));
});

describe('the verdict on Windows 11', () => {
  it.each([
    ['Dell Precision 5520 (i7-7820HQ, 16GB RAM, A-)', 'Laptop', 'disputed'],
    ['Dell Latitude (8GB RAM, A)', 'Laptop', 'unknown'],
    ['Dell OptiPlex (i5-8500T, 8GB RAM, A)', 'Desktop', 'yes'],
    ['Dell WD19S 180W (USB-C dock, GA)', 'Docking station', 'notApplicable'],
    ['Dell 65W', 'Charger', 'notApplicable'],
  ])('%s', (title, productType, verdict) => expect(read(title, { productType }).windows11).toBe(verdict));
  it.each([
    ['Windows 11 Pro', 'yes'],
    ['Ubuntu 24.04 LTS', 'disputed'],
  ])('is settled where the shop sells the machine with it, and not by %s', (sold, verdict) =>
    expect(
      read('HP ZBook 17 G5 (Xeon E-2176M, 64GB RAM, A-)', { options: [{ name: 'System', values: [sold] }] }),
    ).toMatchObject({
      windows11: verdict,
    }),
  );
});

describe('toDeviceKind', () => {
  it.each([
    ['Laptop', 'laptop'],
    ['Φορητός', 'laptop'],
    ['', 'laptop'],
    ['Tablet', 'tablet'],
    ['Ταμπλέτα', 'tablet'],
    ['Monitor', 'other'],
    ['Accessory', 'other'],
  ])('%s is a %s', (productType, kind) => expect(toDeviceKind(productType)).toBe(kind));
});

it.each([
  ['Dell Latitude E6520 15.6 laptop Core i7', 15.6],
  ['Lenovo ThinkPad L390 13,3 Core i5', 13.3],
  ['Dell Latitude 5490 Core i5 2.6GHz', null],
  ['Apple MacBook Air M1 macOS 13.3', null],
  ['Dell Latitude 5490 (i5-8350U, 12.5h, 15.6 Wh)', null],
])('%j: a size without its unit is a screen only where it can be nothing else', (title, inches) =>
  expect(read(title).screenInches).toBe(inches),
);

describe('a grade', () => {
  it.each([
    ['lenovo-thinkpad-t490-i5-8265u-8gb-a-minus', 'aminus'],
    ['dell-latitude-5400-16gb-a-plus', 'aplus'],
    ['dell-latitude-5400-16gb-a-plus-parenthesis', 'aplusparenthesis'],
    ['dell-latitude-5400-16gb-aa', 'aa'],
    ['dell-latitude-5400-grade-b', 'b'],
    // What is left of A, A+ or A-.
    ['dell-latitude-5400-16gb-a', null],
  ])('is read from the handle %s where nothing else says it', (handle, grade) => {
    expect(read('Dell Latitude 5400 (i5-8365U, 8GB RAM, 256GB SSD, 14")', { handle }).grade).toBe(grade);
    expect(read('Dell Latitude 5400 (i5-8365U, 8GB RAM, B)', { handle }).grade).toBe('b');
  });

  it('is read from the only value of an option', () =>
    expect(read('Dell Latitude 5400 (i5-8365U, 8GB)', { options: [{ name: 'Κατάσταση', values: ['A-'] }] }).grade).toBe(
      'aminus',
    ));
});
