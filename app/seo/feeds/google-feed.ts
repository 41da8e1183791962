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

/** The price everywhere, and beside it that of dearer places. */
function toShipping({ shipping, zones }: FeedItem): string[] {
  const most = Math.floor((MOST_PLACES - 1) / Math.max(1, zones.length));
  const dearer = zones.flatMap(({ prefixes, cents }) => toRanges(prefixes, most).map((range) => toPlace(range, cents)));
  return [toPlace(null, shipping.from), ...dearer];
}

function toPlace(postcodes: string | null, cents: number): string {
  const price = `${toEuros(cents)} EUR`;
  return `<g:shipping><g:country>GR</g:country>${element('g:postal_code', postcodes)}${element('g:price', price)}</g:shipping>`;
}

/**
 * Ranges of postcodes, `84400-84799`. Where there are too many, those with the least between them are joined: a place in between is then
 * said to cost more than it does, and none to cost less.
 */
function toRanges(prefixes: readonly string[], most: number): string[] {
  const runs = prefixes
    .map((prefix): Run => [Number(prefix.padEnd(5, '0')), Number(prefix.padEnd(5, '9'))])
    .sort(([a], [b]) => a - b);
  const apart = joinRuns(runs, ([from], last) => from <= last[1] + 1);
  const gaps = apart.slice(1).map((run, index) => ({ run, gap: run[0] - (apart[index]?.[1] ?? 0) }));
  const nearest = gaps.sort((a, b) => a.gap - b.gap).slice(0, Math.max(0, apart.length - most));
  const joined = new Set(nearest.map(({ run }) => run));
  return joinRuns(apart, (run) => joined.has(run)).map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
}

type Run = [from: number, to: number];

function joinRuns(runs: readonly Run[], isJoined: (run: Run, last: Run) => boolean): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && isJoined(run, last)) last[1] = Math.max(last[1], run[1]);
    else joined.push([...run]);
  }
  return joined;
}
