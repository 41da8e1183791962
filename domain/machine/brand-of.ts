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

/** Words at the front of a title among which a maker's name is the machine's: `2019 Apple MacBook Air`. */
const FRONT = 3;

/**
 * Who made it: the shop's own word, or what the title names; the first word of a title without either. A vendor that is no maker, but a
 * dealer (`Amazon Renewed`), gives way to a maker at the front of the title.
 */
export function brandOf(vendor: string, title: string): string {
  const own = cleanTitle(vendor);
  const words = cleanTitle(title).split(' ');
  if (own === '') return makerIn(title) ?? words[0] ?? '';
  return (makerIn(own) ? null : makerIn(words.slice(0, FRONT).join(' '))) ?? own;
}

/** The maker that a title names, by name or by a series that only it has. */
export function makerIn(title: string): string | null {
  const text = cleanTitle(title);
  const found = NAMED.find(({ name }) => name.test(text)) ?? NAMED.find(({ series }) => series.test(text));
  return found?.maker ?? null;
}
