import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseLaptop } from '#domain/machine/laptop.ts';
import { listPictures } from '../media/stored-pictures.ts';
import { generateLaptop } from './generate-laptop.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const laptops = Array.from({ length: 500 }, (_, index) => generateLaptop(index + 1, 1, now));

it('gives the same laptop for the same number and seed', () => {
  expect(generateLaptop(7, 1, now)).toEqual(laptops[6]);
  expect(generateLaptop(7, 2, now)).not.toEqual(laptops[6]);
});

it('gives laptops that the store understands', () => {
  for (const { title, vendor, productType, options } of laptops) {
    const choices = options.map(({ name, values }) => ({ name: name.el, values: values.map(({ el }) => el) }));
    expect(parseLaptop({ title: title.el, vendor, productType, options: choices }), title.el).toMatchObject({
      grade: expect.any(String),
      cpu: expect.anything(),
      ramGb: expect.any(Number),
      storageGb: expect.any(Number),
      screenInches: expect.any(Number),
    });
  }
});

it('names pictures that exist and asks prices that are plausible', () => {
  const pictures = listPictures();
  for (const { images, variants } of laptops) {
    expect(images.filter((image) => !pictures.has(image))).toEqual([]);
    for (const { price } of variants) expect(price > 9_000 && price < 150_000, String(price)).toBe(true);
  }
});

it('gives one laptop like this', () => {
  const both = (text: string) => ({ el: text, en: text });
  expect(generateLaptop(7, 1, now)).toEqual({
    handle: 'demo-7-hp-elitebook-840-g7',
    title: both('HP EliteBook 840 G7 (i5-10310U, 32GB RAM, 256GB SSD, 14" FHD, GA-)'),
    vendor: 'HP',
    productType: 'Laptop',
    tags: ['elitebook', 'business', 'windows-11', 'linux'],
    createdAt: '2026-03-18',
    images: ['pro-14-front', 'pro-14-side', 'pro-14-closed', 'pro-14-keys', 'grade-aminus'],
    options: [
      {
        name: { el: 'Λειτουργικό σύστημα', en: 'Operating system' },
        values: [both('Windows 11 Pro'), both('Ubuntu 24.04 LTS')],
      },
    ],
    variants: [
      { sku: 'DEMO-7-1', values: ['Windows 11 Pro'], price: 43_900, stock: 1, barcode: null, weightGrams: 1500 },
      { sku: 'DEMO-7-2', values: ['Ubuntu 24.04 LTS'], price: 41_900, stock: 4, barcode: null, weightGrams: 1500 },
    ],
    description: {
      el: '<p>Ανακατασκευασμένο HP EliteBook 840 G7 με i5-10310U, 32 GB RAM και 256GB SSD, ελεγμένο σε κάθε του λειτουργία.</p>\n<ul><li>Οθόνη 14"</li><li>Μνήμη RAM 32 GB</li><li>Δίσκος 256GB SSD</li></ul>',
      en: '<p>Refurbished HP EliteBook 840 G7 with i5-10310U, 32 GB RAM and 256GB SSD, checked in all its functions.</p>\n<ul><li>14" screen</li><li>32 GB RAM</li><li>256GB SSD</li></ul>',
    },
    metafields: [
      { namespace: 'xana', key: 'weight', type: 'weight', value: '{"value":1.5,"unit":"kg"}' },
      { namespace: 'xana', key: 'approximate', type: 'list.single_line_text_field', value: '["weight"]' },
    ],
  });
});

// So that what is measured on them at different times is measured on the same goods.
it('gives the same 500 laptops as ever', () => {
  const hash = createHash('sha256').update(JSON.stringify(laptops)).digest('hex');
  expect(hash).toBe('3d1c730998c2255ccadd513f8c2c569b6a0f5eda4d0ce98bb08117de20bfdbe1');
});
