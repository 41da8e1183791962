import { toEuros } from '#domain/money/money.ts';
import { type FeedItem, type ProductFeed, shippingText } from './feed-items.ts';
import { availabilityText, categoryOf } from './feed-words.ts';
import { cut, element } from './xml.ts';

/** Pictures must be larger than this on one side, and no AVIF; at most so many besides the first. */
const MIN_LONG_SIDE = 1000;
const MORE_IMAGES = 15;

/**
 * Source: https://developer.skroutz.gr/feedspec/ (June 2026). The mark «Ανακατασκευασμένο» in the name is required; an `ean` is
 * never made up.
 *
 * @param createdAt the shop's time, `2026-11-20 10:00`
 */
export function skroutzFeed(createdAt: string): ProductFeed {
  return {
    begin: `<?xml version="1.0" encoding="UTF-8"?>\n<mywebstore><created_at>${createdAt}</created_at><products>\n`,
    toElement: (item) => {
      const [image, ...more] = item.images.filter(({ longSide }) => longSide > MIN_LONG_SIDE);
      return image ? toProduct(item, image.url, more.slice(0, MORE_IMAGES)) : '';
    },
    end: '</products></mywebstore>\n',
  };
}

function toProduct(item: FeedItem, image: string, more: FeedItem['images']): string {
  return `<product>${[
    element('id', item.id),
    element('name', cut(item.title, 300)),
    element('link', item.url),
    element('image', image),
    ...more.map(({ url }) => element('additionalimage', url)),
    element('category', categoryOf(item).join(' > ')),
    element('price_with_vat', toEuros(item.priceCents)),
    // Under the margin scheme a document shows no VAT.
    element('vat', toEuros((item.vatPercent ?? 0) * 100)),
    element('availability', availabilityText()),
    element('manufacturer', item.brand),
    element('mpn', item.mpn && cut(item.mpn, 80)),
    element('ean', item.gtin),
    element('shipping', shippingText(item)),
    element('weight', item.grams),
    element('description', cut(item.description, 10_000)),
    // At least one: pages and feeds are kept until something is sold out, and do not count pieces.
    element('quantity', 1),
  ].join('')}</product>`;
}
