import { describe, expect, it } from 'vitest';
import { pictureOrder } from './picture-order.ts';

const image = (url: string) => ({ url, altText: null, width: 1, height: 1 });
const product = { images: ['silver', 'keys', 'grey'].map(image), sockets: { pins: ['1', null, '3'] } };
const order = (url?: string) => {
  const { images, pins } = pictureOrder(product, url === undefined ? null : { image: image(url) });
  return [images.map((one) => one.url), pins];
};

describe('the pictures of a product', () => {
  it('begin with that of the chosen variant, and what is drawn over a picture goes with it', () =>
    expect(order('grey')).toEqual([
      ['grey', 'silver', 'keys'],
      ['3', '1', null],
    ]));
  it.each([undefined, 'silver', 'elsewhere'])('keep their order without one of its own: %s', (url) =>
    expect(order(url)).toEqual([
      ['silver', 'keys', 'grey'],
      ['1', null, '3'],
    ]),
  );
  it('may be none', () => expect(pictureOrder({ images: [], sockets: null }, null)).toEqual({ images: [], pins: [] }));
});
