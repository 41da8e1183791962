import { describe, expect, it } from 'vitest';
import { socialPicture, trimDescription } from './page-head.tsx';

it('cuts a description at a word, within 155 characters', () => {
  const long = 'Επαγγελματικοί φορητοί, ανακατασκευασμένοι στην Ελλάδα. '.repeat(5);
  const short = trimDescription(long);
  expect(short.length).toBeLessThanOrEqual(155);
  expect(long.startsWith(short.slice(0, -1))).toBe(true);
  expect(short).toMatch(/\p{L}…$|\.…$|,…$/u);
  expect(trimDescription('  two\n words ')).toBe('two words');
});

describe('the picture beside a shared link', () => {
  const url = 'https://shop.example.gr/cdn/shop/files/air-13-front.webp?v=1';
  it.each([
    [{ url, width: 1200, height: 900, altText: 'Από μπροστά' }, 1200, 900, 'Από μπροστά'],
    [{ url, width: 4000, height: 3001, altText: '' }, 1200, 900, 'MacBook'],
    [{ url, width: 600, height: 800, altText: null }, 600, 800, 'MacBook'],
    [{ url: '/cdn/shop/files/air-13-front.webp?v=1', width: 600, height: 800, altText: 'x' }, 600, 800, 'x'],
    [{ url, width: null, height: null, altText: null }, 1200, 900, 'MacBook'],
  ])('of %j', (image, width, height, alt) =>
    expect(socialPicture(image, 'MacBook', 'https://shop.example.gr')).toEqual({
      url: `${url}&width=1200&format=jpg`,
      width,
      height,
      alt,
    }),
  );
});
