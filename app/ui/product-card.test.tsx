import { expect, it } from 'vitest';
import { parseLaptop } from '#domain/laptop.ts';
import { draw, keepWaiting } from '#tests/support/kept-parts.tsx';
import type { CardProduct } from '../storefront/card-product.ts';
import { Kept, takeWaitingItems } from './kept.tsx';
import { ProductCard } from './product-card.tsx';

const ignore = () => {};

function product(handle: string, availableForSale = true): CardProduct {
  const title = 'Dell Latitude 5400 (i5-8365U, 16 GB RAM, 256 GB SSD, A+)';
  const price = { amount: '329.0', currencyCode: 'EUR' };
  return {
    id: `gid://shopify/Product/${handle}`,
    handle,
    title,
    facts: parseLaptop({ title, vendor: 'Dell', productType: 'Laptop', description: '', options: [], variants: [] }),
    image: { url: `/media/${handle}.jpg`, width: 1200, height: 900, altText: null },
    isMac: false,
    price,
    isFromPrice: false,
    variant: { id: 'v1', title: 'A+', sku: 'D1', availableForSale, price, selectedOptions: [] },
  } as unknown as CardProduct;
}

function card(shown: CardProduct, more: Partial<Parameters<typeof ProductCard>[0]> = {}) {
  return <ProductCard product={shown} onAdd={ignore} isWished={false} onWish={ignore} {...more} />;
}

it('has the same markup when it comes from another page', () => {
  for (const shown of [product('one'), product('gone', false)]) {
    for (const more of [{}, { reason: 'The lightest' }, { tools: <button type="button">Compare</button> }]) {
      takeWaitingItems();
      const first = draw(card(shown, more));
      expect(keepWaiting()).toBe(1);
      expect(draw(card(shown, more))).toBe(first);
      expect(keepWaiting()).toBe(0);
    }
  }
});

it('keeps each language, each reason and each product by itself', () => {
  const shown = product('one');
  const texts = [
    draw(card(shown)),
    draw(card(shown), 'el'),
    draw(card(shown, { reason: 'The lightest' })),
    draw(card(product('two'))),
  ];
  expect(keepWaiting()).toBe(texts.length);
  expect(draw(card(shown))).toBe(texts[0]);
  expect(draw(card(shown), 'el')).toBe(texts[1]);
  expect(draw(card(shown, { reason: 'The lightest' }))).toBe(texts[2]);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each([
  ['the picture that a visitor waits for', { isFirst: true }],
  ['a note below its price', { note: 'From the second list' }],
  ['a heart that is set', { isWished: true }],
])('is made for its page alone with %s', (_, more) => {
  takeWaitingItems();
  draw(card(product('one'), more));
  expect(takeWaitingItems()).toEqual([]);
});

it('forgets what it kept when that becomes too much', () => {
  const first = product('first');
  draw(card(first));
  keepWaiting();
  const small = Array.from({ length: 1_000 }, (_, id) => ({ id }));
  draw(
    small.map((one) => (
      <Kept key={one.id} subject={one}>
        one
      </Kept>
    )),
  );
  expect(keepWaiting()).toBe(1_000);
  draw(card(first));
  expect(keepWaiting()).toBe(1);
});
