import { describe, expect, it } from 'vitest';
import { lintProduct } from './laptop-lint.ts';

describe('lintProduct', () => {
  it.each([
    ['Lenovo ThinkPad T480 (i5-8350U, 8GB RAM, 256GB SSD, 14" FHD, GA)', 'Laptop', []],
    ['Lenovo ThinkPad T490 (i5-8265U, 8GB RAM, 256GB SSD, 14" FHD)', 'Laptop', ['grade']],
    ['Dell Latitude', 'Laptop', ['processor', 'memory', 'storage', 'screen', 'grade']],
    ['Dell Latitude (Core i5, 8GB, 256GB SSD, 14", A)', '', ['speed', 'windows11']],
    ['Dell Latitude 5400 (i5-8999Q, 8GB, 256GB SSD, 14", A)', '', ['speed', 'windows11']],
    ['Dell very fine thing that nobody can read at all 14" i5-8365U 8/256 grade A', '', ['name']],
    ['Dell WD19S 180W (USB-C dock, GA)', 'Accessory', []],
    ['Dell P2419H (24" FHD IPS)', 'Monitor', ['grade']],
    ['Dell WD19S', 'Docking station', ['grade']],
    ['Dell 65W USB-C', 'Charger', []],
    ['Τσάντα Dell', 'Αξεσουάρ', []],
  ])('%s', (title, productType, problems) =>
    expect(lintProduct({ title, vendor: 'x', productType }, false)).toEqual(problems),
  );

  it.each([
    ['HP 830 G5 (i5-8350U, 16GB RAM, 256GB SSD, 13.3", A)', 'hp-830-g5-8gb', ['readings']],
    ['HP 830 G5 (i5-8350U, 16GB RAM, 256GB SSD, 13.3", A)', 'hp-830-g5-16gb', []],
    ['HP 830 G5 8GB RAM (i5-8350U, 16GB RAM, 256GB SSD, 13.3", A)', '', ['readings']],
  ])('%s, %s', (title, handle, problems) =>
    expect(lintProduct({ title, handle, vendor: 'HP' }, false)).toEqual(problems),
  );

  it('says that a rule of the shop hides it', () =>
    expect(lintProduct({ title: 'HP 830 G5 (i5-8350U, 8GB RAM, 256GB SSD, 13.3", A)', vendor: 'HP' }, true)).toEqual([
      'hidden',
    ]));
  it('reads what only the options or the description name', () =>
    expect(
      lintProduct(
        {
          title: 'Dell Latitude 5400',
          vendor: 'Dell',
          description: 'Με i5-8365U 8ης γενιάς, οθόνη 14 ιντσών. Κατάσταση: grade A.',
          options: [
            { name: 'RAM', values: ['8 GB', '16 GB'] },
            { name: 'Δίσκος', values: ['256 GB'] },
          ],
        },
        false,
      ),
    ).toEqual([]));
});
