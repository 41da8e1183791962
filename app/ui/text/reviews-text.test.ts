import { expect, it } from 'vitest';
import { reviews } from '#shop.config';
import { reviewsOf } from './reviews-text.ts';

const [first] = reviews;
const model = first?.product ?? '';
const family = model.split(' ')[0] ?? '';
const opinionsOf = (of: string, device: 'laptop' | 'other') => reviewsOf(of, device, 'el').reviews.map(({ by }) => by);

it('tells of a laptop what buyers of its family said', () => {
  expect(model).not.toBe('');
  expect(opinionsOf(`${family} X1`, 'laptop').join()).toContain(model);
  expect(opinionsOf('Nothing of it', 'laptop')).toEqual([]);
});

it.each([
  ['MacBook Air 13" M1', ['MacBook Air M1']],
  ['MacBook Air 13" 2018', []],
  ['MacBook Air 13" 2020 Intel', []],
  ['MacBook Air 13" M2', []],
  ['MacBook Pro 13" M1', []],
  ['Surface Pro (2017)', ['Surface Pro 7']],
  ['Surface Laptop 3', []],
  ['ThinkPad X1 Carbon 5th Gen', ['ThinkPad T480']],
])('tells of a %s what buyers of %j said', (of, products) => {
  expect(opinionsOf(of, 'laptop').map((by) => by.split(', ')[1])).toEqual(products);
});

it('tells of a dock with the family’s name nothing that was said of laptops', () =>
  expect(opinionsOf(`${family} USB-C Dock Gen 2`, 'other')).toEqual([]));

it('tells of an accessory what was said of its own model', () => expect(opinionsOf(model, 'other')).not.toEqual([]));
