import { expect, it } from 'vitest';
import { parseLaptop } from '#domain/laptop.ts';
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
