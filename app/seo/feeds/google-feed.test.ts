import { describe, expect, it } from 'vitest';
import type { FeedItem } from './feed-items.ts';
import { googleFeed } from './google-feed.ts';

const item = { images: [{ url: 'https://shop.example.gr/a.jpg', longSide: 800 }] } as unknown as FeedItem;
const shippingOf = (shipping: FeedItem['shipping']) =>
  /<g:shipping>.*<\/g:shipping>/.exec(
    googleFeed('el', 'https://shop.example.gr').toElement({
      ...item,
      ...{ priceCents: 19_900, title: '', description: '', id: '', groupId: '', shipping },
    }),
  )?.[0];

describe('the price of delivery', () => {
  it('is one where all places cost the same', () =>
    expect(shippingOf({ from: 490, to: 490 })).toBe(
      '<g:shipping><g:country>GR</g:country><g:price>4.90 EUR</g:price></g:shipping>',
    ));

  it('is none where some cost more, as Google knows no postcodes of Greece', () =>
    expect(shippingOf({ from: 490, to: 890 })).toBeUndefined());
});
