import { cleanTitle } from './clean-title.ts';

/** Makers as they write themselves, with the series that only they have. */
const MAKERS: readonly (readonly [maker: string, series: string])[] = [
  ['Lenovo', 'thinkpad|thinkbook|thinkcentre|thinkstation|ideapad|legion'],
  ['Dell', 'latitude|precision|xps|vostro|inspiron|optiplex|alienware'],
  ['HP', 'hewlett[ -]packard|elitebook|probook|zbook|elitedesk|prodesk|pavilion'],
  ['Apple', 'macbook|imac|mac mini|ipad'],
  ['Microsoft', 'surface'],
  ['Samsung', 'galaxy tab'],
  ['Fujitsu', 'lifebook'],
  ['Toshiba', 'portégé|portege|tecra|satellite'],
  ['Dynabook', 'dynabook'],
  ['Acer', 'travelmate|aspire'],
  ['Asus', 'vivobook|zenbook|expertbook'],
  ['Panasonic', 'toughbook'],
];
const NAMED = MAKERS.map(([maker, series]) => {
  const wordOf = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu');
  return { maker, name: wordOf(maker), series: wordOf(series) };
});

/** Who made it: the shop's own word, or what the title names; the first word of a title without either. */
export function brandOf(vendor: string, title: string): string {
  const own = cleanTitle(vendor);
  if (own !== '') return own;
  return makerIn(title) ?? cleanTitle(title).split(' ')[0] ?? '';
}

/** The maker that a title names, by name or by a series that only it has. */
export function makerIn(title: string): string | null {
  const text = cleanTitle(title);
  const found = NAMED.find(({ name }) => name.test(text)) ?? NAMED.find(({ series }) => series.test(text));
  return found?.maker ?? null;
}
