import { toEuros } from '#domain/money/money.ts';
import { type FeedItem, type ProductFeed, shippingText } from './feed-items.ts';
import { availabilityText, categoryOf } from './feed-words.ts';
import { cut, element } from './xml.ts';

/** The elements that BestPrice reads; its specification is not public, shops that are listed use these. */
export function bestpriceFeed(createdAt: string): ProductFeed {
  return {
    begin: `<?xml version="1.0" encoding="UTF-8"?>\n<store><date>${createdAt}</date><products>\n`,
    toElement: (item) => (item.images.length > 0 ? toProduct(item) : ''),
    end: '</products></store>\n',
  };
}

function toProduct(item: FeedItem): string {
  return `<product>${[
    element('productId', item.id),
    element('title', cut(item.title, 300)),
    element('productURL', item.url),
    element('imageURL', item.images[0]?.url ?? null),
    element('price', toEuros(item.priceCents)),
    element('category_path', categoryOf(item).join('->')),
    element('availability', availabilityText()),
    element('stock', 'Y'),
    element('brand', item.brand),
    element('MPN', item.mpn),
    element('EAN', item.gtin),
    element('description', cut(item.description, 10_000)),
    element('weight', item.grams),
    element('shipping', shippingText(item)),
  ].join('')}</product>`;
}
