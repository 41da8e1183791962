import { describe, expect, it } from 'vitest';
import { pictureOrder } from './picture-order.ts';

const image = (url: string) => ({ url, altText: null, width: 1, height: 1 });
const variants = ['gold', 'grey', 'missing'].map((url) => ({ image: image(url) }));
const images = ['box', 'gold', 'gold-closed', 'grey', 'grey-keys'].map(image);
const product = { images, variants, sockets: { pins: [null, '1', null, '3', null] } };
const order = (url?: string) => {
  const { images, pins } = pictureOrder(product, url === undefined ? null : { image: image(url) });
  return [images.map((one) => one.url), pins];
};

describe('the pictures of a product', () => {
  it('are those of the chosen variant and those of none, with what is drawn over them', () => {
    expect(order('grey')).toEqual([
      ['grey', 'box', 'grey-keys'],
      ['3', null, null],
    ]);
    expect(order('gold')[0]).toEqual(['gold', 'box', 'gold-closed']);
  });
  it('are not those of another variant where its own is the first of all', () => {
    const { images: shown } = pictureOrder({ ...product, images: images.slice(1) }, { image: image('gold') });
    expect(shown.map(({ url }) => url)).toEqual(['gold', 'gold-closed']);
  });
  it.each([undefined, 'missing'])('are all, in their order, without one of its own: %s', (url) =>
    expect(order(url)[0]).toEqual(['box', 'gold', 'gold-closed', 'grey', 'grey-keys']),
  );
  it('may be none', () =>
    expect(pictureOrder({ images: [], variants, sockets: null }, null)).toEqual({ images: [], pins: [] }));
});
