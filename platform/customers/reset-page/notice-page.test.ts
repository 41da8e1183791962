import { expect, it } from 'vitest';
import { loadAssets } from '../../web/assets.ts';
import { accountNoticePage } from './reset-form-page.ts';

const assets = loadAssets();

it.each([
  ['done', '/account'],
  ['invalid', '/account'],
  ['enabled', '/account'],
  ['busy', ''],
  ['forbidden', ''],
] as const)('the page that says %s leads to %s', (kind, target) => {
  const links = (language: 'el' | 'en') =>
    [...accountNoticePage(kind, '/account/reset/1/a', language, assets).matchAll(/href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
  expect(links('en')).toContain(`/en${target}`);
  expect(links('el')).toContain(target || '/');
  expect(links('en')).toContain('/account/reset/1/a?lang=el');
  expect(links('en').includes('/en/account')).toBe(target === '/account');
});
