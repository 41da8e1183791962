import { type Language, localizePath } from '#domain/locale/locales.ts';
import { toEuros } from '#domain/money/money.ts';
import { shop } from '#shop.config';
import type { FeedItem, ProductFeed } from './feed-items.ts';
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
    ...toShipping(item),
  ].join('')}</item>`;
}

/** So many prices of delivery may an item have. */
const MOST_PLACES = 100;

/** The price everywhere, and beside it that of dearer places; the highest for all where there are too many of these to be named. */
function toShipping({ shipping, zones }: FeedItem): string[] {
  const dearer = zones.flatMap(({ prefixes, cents }) => toRanges(prefixes).map((range) => ({ range, cents })));
  if (dearer.length >= MOST_PLACES) return [toPlace(null, shipping.to)];
  return [toPlace(null, shipping.from), ...dearer.map(({ range, cents }) => toPlace(range, cents))];
}

function toPlace(postcodes: string | null, cents: number): string {
  const price = `${toEuros(cents)} EUR`;
  return `<g:shipping><g:country>GR</g:country>${element('g:postal_code', postcodes)}${element('g:price', price)}</g:shipping>`;
}

const POSTCODE_LENGTH = 5;

/** As Google writes them: `18010`, `84*`, and `81*-85*` for those that follow each other. */
function toRanges(prefixes: readonly string[]): string[] {
  const sorted = [...new Set(prefixes)].sort((a, b) => a.length - b.length || Number(a) - Number(b));
  const runs: [first: string, last: string][] = [];
  for (const prefix of sorted) {
    const run = runs.at(-1);
    if (run && run[1].length === prefix.length && Number(prefix) === Number(run[1]) + 1) run[1] = prefix;
    else runs.push([prefix, prefix]);
  }
  const write = (prefix: string) => (prefix.length < POSTCODE_LENGTH ? `${prefix}*` : prefix);
  return runs.map(([first, last]) => (first === last ? write(first) : `${write(first)}-${write(last)}`));
}
