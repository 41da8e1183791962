import { expect, it } from 'vitest';
import { everyLocale } from '#domain/locale/locales.ts';
import { checkFolder } from './check-folder.ts';

it('every row of the table has its folder', () => {
  for (const { tag } of everyLocale('every-locale')) expect(() => checkFolder(tag)).not.toThrow();
});

it('a row without a folder is told what to do', () =>
  expect(() => checkFolder('qaa')).toThrow(
    /locales\/qaa\/screens\/every-page.ts is not there: copy locales\/en\/ to locales\/qaa\//,
  ));
