import { expect, it } from 'vitest';
import { parseLaptop } from '#domain/machine/laptop.ts';
import { gradeMeaning } from './grade-meaning.ts';

const dock = parseLaptop({ title: 'Dell WD19S 180W (USB-C dock, GA)', vendor: 'Dell', productType: 'Accessory' });
const monitor = parseLaptop({ title: 'Dell P2419H (24" FHD IPS, GA)', vendor: 'Dell', productType: 'Monitor' });

it('calls a screen clean where there is one', () => {
  expect(gradeMeaning('a', monitor)).toBe('product.meaning.grade.a');
  expect(gradeMeaning('a', dock)).toBe('product.meaning.grade.aWithoutScreen');
  expect(gradeMeaning('b', dock)).toBe('product.meaning.grade.b');
});
