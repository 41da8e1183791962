import { describe, expect, it } from 'vitest';
import { parseCartPermalink, writeCartPermalink } from './cart-permalink.ts';

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;

describe('parseCartPermalink', () => {
  it('reads variants and quantities', () => {
    expect(parseCartPermalink('41:1,42:3')).toEqual([
      { variantId: variant(41), quantity: 1 },
      { variantId: variant(42), quantity: 3 },
    ]);
  });

  it('reads one piece where no quantity is said', () => {
    expect(parseCartPermalink('41')).toEqual([{ variantId: variant(41), quantity: 1 }]);
  });

  it('adds up a variant that is named twice, to no more than a cart takes', () => {
    expect(parseCartPermalink('41:2, 41:3')).toEqual([{ variantId: variant(41), quantity: 5 }]);
    expect(parseCartPermalink('41:9999')).toEqual([{ variantId: variant(41), quantity: 99 }]);
  });

  it.each(['', 'c', '41:0', '41:-1', '41:1:1', 'x:1', '41:1,', '../41'])('refuses %j', (text) => {
    expect(parseCartPermalink(text)).toBeNull();
  });

  it('refuses more lines than a cart has', () => {
    expect(parseCartPermalink(Array.from({ length: 101 }, (_, index) => `${index}:1`).join(','))).toBeNull();
  });
});

it('writes what it reads', () => {
  expect(writeCartPermalink(parseCartPermalink('41:1,42:3') ?? [])).toBe('41:1,42:3');
});
