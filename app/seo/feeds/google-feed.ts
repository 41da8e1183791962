import { type Language, localizePath } from '#domain/locale/locales.ts';
import { toEuros } from '#domain/money/money.ts';
import { shop } from '#shop.config';
import { type FeedItem, type ProductFeed, shippingText } from './feed-items.ts';
import { cut, element } from './xml.ts';

const MORE_IMAGES = 10;

/**
 * RSS 2.0 with Google's names. Source: https://support.google.com/merchants/answer/7052112. Prices hold VAT, as on the page.
 * A refurbished machine whose maker's number is not known is said to have none (`identifier_exists`).
 */
export function googleFeed(language: Language, publicUrl: string): ProductFeed {
  const name = shop.name[language];
  return {
    begin: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', name)}${element('link', publicUrl + localizePath('/', language))}${element('description', name)}
`,
    toElement: (item) => (item.images.length > 0 ? toItem(item) : ''),
    end: '</channel></rss>\n',
  };
}

function toItem(item: FeedItem): string {
  const [image, ...more] = item.images;
  return `<item>${[
    element('g:id', item.id),
    element('g:item_group_id', item.groupId),
    element('g:title', cut(item.title, 150)),
    element('g:description', cut(item.description, 5000)),
    element('g:link', item.url),
    element('g:image_link', image?.url ?? null),
    ...more.slice(0, MORE_IMAGES).map(({ url }) => element('g:additional_image_link', url)),
    element('g:availability', 'in_stock'),
    element('g:price', `${toEuros(item.priceCents)} EUR`),
    element('g:condition', 'refurbished'),
    element('g:brand', item.brand),
    element('g:gtin', item.gtin),
    element('g:mpn', item.mpn),
    item.gtin || item.mpn ? '' : element('g:identifier_exists', 'no'),
    element('g:product_type', item.kind),
    element('g:shipping_weight', item.grams === null ? null : `${item.grams} g`),
    toShipping(item),
  ].join('')}</item>`;
}

/**
 * For Greece Google knows neither regions nor postcodes, and asks for no price of delivery; so where some places cost more, none is said.
 * Source: https://support.google.com/merchants/answer/15406457 and answer/6324484.
 */
function toShipping(item: FeedItem): string {
  const price = shippingText(item);
  return price === null
    ? ''
    : `<g:shipping><g:country>GR</g:country>${element('g:price', `${price} EUR`)}</g:shipping>`;
}
