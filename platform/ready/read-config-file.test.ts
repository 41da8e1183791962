import { describe, expect, it } from 'vitest';
import { contentLanguages } from '#domain/locale/locales.ts';
import { deskWords } from '#locales/desk-words.ts';
import { readConfigFile } from './read-config-file.ts';

describe('the values of shop.config.ts', () => {
  it.each(contentLanguages)('each has words in %s', (language) => {
    const words: Readonly<Record<string, string>> = deskWords[language].config;
    const paths = readConfigFile().map(({ path }) => path);
    expect(paths).toContain('delivery.zones.remote.extraDays');
    expect(paths.filter((path) => !words[path])).toEqual([]);
  });

  it('have the line of the file, those in one line too', () => {
    const text = [
      'export const shop = inEveryLanguage<ShopConfig>({',
      "  name: { el: 'Α', en: 'A' },",
      '  delivery: {',
      '    zones: { extraCents: 5, remote: { days: { from: 1, to: 2 } } },',
      '  },',
      '});',
      'export const press = null;',
      'export const reviews = [',
      '  {',
      '    rating: 5,',
    ].join('\n');
    const zones = { extraCents: 5, remote: { days: { from: 1, to: 2 } } };
    const config = { name: { el: 'Α', en: 'A' }, delivery: { zones }, makers: { Dell: {} }, press: null, reviews: [] };
    expect(readConfigFile(config, text)).toEqual([
      { path: 'name', value: config.name, line: 2 },
      { path: 'delivery', value: undefined, line: 3 },
      { path: 'delivery.zones', value: undefined, line: 4 },
      { path: 'delivery.zones.extraCents', value: 5, line: 4 },
      { path: 'delivery.zones.remote', value: undefined, line: 4 },
      { path: 'delivery.zones.remote.days', value: { from: 1, to: 2 }, line: 4 },
      { path: 'makers', value: config.makers, line: null },
      { path: 'press', value: null, line: 7 },
      { path: 'reviews', value: [], line: 8 },
    ]);
  });
});
