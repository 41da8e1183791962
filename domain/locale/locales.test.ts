import { expect, it } from 'vitest';
import { languageOf, localizePath, stripLanguage } from './locales.ts';

it.each([
  ['/', 'el'],
  ['/en', 'en'],
  ['/en/products', 'en'],
  ['/english', 'el'],
  ['/product/laptop/en', 'el'],
])('%s is %s', (path, language) => expect(languageOf(path)).toBe(language));

it.each([
  ['/', '/en'],
  ['/products?q=dell#top', '/en/products?q=dell#top'],
  ['/#products', '/en#products'],
  ['/en/products', '/en/products'],
])('%s in English is %s, and back again', (path, english) => {
  expect(localizePath(path, 'en')).toBe(english);
  expect(localizePath(english, 'el')).toBe(path.replace(/^\/en(?=\/|$)/, '') || '/');
});

it('strips only the language', () => expect(stripLanguage('/en')).toBe('/'));
