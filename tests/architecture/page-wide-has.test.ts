import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** A selector that asks an element around the whole page what is in it, and styles another element by the answer. */
const PAGE_WIDE = /^(?:html|body|main|:root)(?:[^\s>+~(]|\((?:[^()]|\([^()]*\))*\))*[\s>+~]/;
/** Asked for as long as a picture moves from one screen to the next alone. */
const WHILE_MOVING = ':active-view-transition';

const isPageWide = (selector: string) => {
  const [asked] = PAGE_WIDE.exec(selector) ?? [''];
  return asked.includes(':has(') && !asked.includes(WHILE_MOVING);
};

it.each([
  ['body:has(.buybar) .foot', true],
  ['html:not(:has(.card h3 a:focus)) .gal__main img', true],
  ['main:has(> .bar) + footer', true],
  ['html:active-view-transition:not(:has(.card h3 a:focus)) .gal__main img', false],
  ['html:has(.buybar)', false],
  ['body .card:has(a:focus) img', false],
])('a rule of the kind %s: %s', (selector, expected) => expect(isPageWide(selector)).toBe(expected));

it('no change of a page has half of it styled anew, as such rules make Chromium do', () => {
  const selectors = globSync('{app,art/brand,desk,platform}/**/*.css', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/([^{};]+)\{/g),
    ].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/).map((selector) => selector.trim())),
  );
  expect(selectors.length).toBeGreaterThan(1_000);
  expect(selectors.filter(isPageWide)).toEqual([]);
});
