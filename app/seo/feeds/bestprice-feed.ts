import { toEuros } from '#domain/money.ts';
import { type FeedItem, shippingText } from './feed-items.ts';
import { availabilityText, categoryOf } from './feed-words.ts';
import { cut, element } from './xml.ts';

/** The elements that BestPrice reads; its specification is not public, shops that are listed use these. */
export function bestpriceFeed(items: readonly FeedItem[], createdAt: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<store><date>${createdAt}</date><products>
${items
  .filter(({ images }) => images.length > 0)
  .map(toProduct)
  .join('\n')}
</products></store>
`;
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
    element('MPN', item.model),
    element('EAN', item.gtin),
    element('description', cut(item.description, 10_000)),
    element('weight', item.grams),
    element('shipping', shippingText(item)),
  ].join('')}</product>`;
}
