import { describe, expect, it } from 'vitest';
import type { FeedItem } from './feed-items.ts';
import { googleFeed } from './google-feed.ts';

const item = { images: [{ url: 'https://shop.example.gr/a.jpg', longSide: 800 }] } as unknown as FeedItem;
const shippingOf = (more: Pick<FeedItem, 'shipping' | 'zones'>) =>
  [
    ...googleFeed('el', 'https://shop.example.gr')
      .toElement({ ...item, priceCents: 19_900, title: '', description: '', id: '', groupId: '', ...more })
      .matchAll(
        /<g:shipping>(?:<g:country>GR<\/g:country>)(?:<g:postal_code>([^<]*)<\/g:postal_code>)?<g:price>([^<]*)</g,
      ),
  ].map(([, postcodes, price]) => `${postcodes ?? 'everywhere'} ${price}`);

describe('the price of delivery', () => {
  it('is one where all places cost the same', () =>
    expect(shippingOf({ shipping: { from: 490, to: 490 }, zones: [] })).toEqual(['everywhere 4.90 EUR']));

  it('names dearer places by their postcodes, those that follow each other together', () => {
    const zones = [
      { prefixes: ['24012', '84001', '84002', '84003'], cents: 890 },
      { prefixes: ['81', '82', '83', '49', '18010'], cents: 690 },
    ];
    expect(shippingOf({ shipping: { from: 490, to: 890 }, zones })).toEqual([
      'everywhere 4.90 EUR',
      '24012 8.90 EUR',
      '84001-84003 8.90 EUR',
      '18010 6.90 EUR',
      '49000-49999 6.90 EUR',
      '81000-83999 6.90 EUR',
    ]);
  });

  it('names at most a hundred, and joins the nearest where the courier has more', () => {
    // Pairs that are two apart, with ten to the next pair.
    const codes = Array.from({ length: 240 }, (_, index) => 20_000 + 12 * Math.floor(index / 2) + 2 * (index % 2));
    const zones = [
      { prefixes: codes.map(String), cents: 890 },
      { prefixes: ['81'], cents: 690 },
    ];
    const places = shippingOf({ shipping: { from: 490, to: 890 }, zones });
    expect(places.length).toBeLessThanOrEqual(100);
    expect([places[0], places.at(-1)]).toEqual(['everywhere 4.90 EUR', '81000-81999 6.90 EUR']);
    const isNamed = (code: number) =>
      places.some((place) => {
        const [, from, to = from] = /^(\d+)(?:-(\d+))? 8\.90/.exec(place) ?? [];
        return from !== undefined && Number(from) <= code && code <= Number(to);
      });
    expect(codes.every(isNamed)).toBe(true);
    expect([isNamed(19_999), isNamed(30_000)]).toEqual([false, false]);
  });

  it('joins only as far as it must', () => {
    const codes = Array.from({ length: 120 }, (_, index) => 20_000 + 10 * index - (index % 6 === 5 ? 7 : 0));
    const places = shippingOf({
      shipping: { from: 490, to: 890 },
      zones: [{ prefixes: codes.map(String), cents: 890 }],
    });
    expect(places).toHaveLength(100);
    expect(places).toContain('20040-20043 8.90 EUR');
    expect(places).toContain('20030 8.90 EUR');
  });
});
