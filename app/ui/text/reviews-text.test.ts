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

it('tells of a dock with the family’s name nothing that was said of laptops', () =>
  expect(opinionsOf(`${family} USB-C Dock Gen 2`, 'other')).toEqual([]));

it('tells of an accessory what was said of its own model', () => expect(opinionsOf(model, 'other')).not.toEqual([]));
