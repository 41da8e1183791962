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
      '49* 6.90 EUR',
      '81*-83* 6.90 EUR',
      '18010 6.90 EUR',
    ]);
  });

  it('is the highest for all where more places are dearer than may be named', () => {
    const zones = [{ prefixes: Array.from({ length: 150 }, (_, index) => String(20_000 + 2 * index)), cents: 890 }];
    expect(shippingOf({ shipping: { from: 490, to: 890 }, zones })).toEqual(['everywhere 8.90 EUR']);
  });
});
