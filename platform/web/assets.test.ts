import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadAssets } from './assets.ts';

const { stylesheet, script, fonts, find } = loadAssets();
const css = new TextDecoder().decode(find(stylesheet)?.body);

it('has every font that the stylesheet names, and nothing of it elsewhere', () => {
  const named = [...css.matchAll(/url\(["']?([^"')]+)/g)].flatMap(([, path = '']) =>
    path.startsWith('data:') ? [] : path,
  );
  expect(new Set(named).size).toBe(3);
  expect(named.map((path) => find(path)?.type)).toEqual(named.map(() => 'font/woff2'));
});

it('has the Greek and the Latin letters preloaded, and not the rare ones', () =>
  expect(fonts.map((path) => path.replace(/\.\w+\.woff2$/, ''))).toEqual([
    '/checkouts/assets/fonts/commissioner-greek-wght-normal',
    '/checkouts/assets/fonts/commissioner-latin-wght-normal',
  ]));

it.each([stylesheet, script, ...fonts])('the address of %s changes with its content', (path) => {
  const hash = createHash('sha256')
    .update(find(path)?.body ?? '')
    .digest('hex');
  expect(path).toMatch(new RegExp(`\\.${hash.slice(0, 12)}\\.(?:css|js|woff2)$`));
});

it('sends rules without the comments and the indents of their sources', () => {
  expect(css).toContain('@font-face');
  expect(css).not.toMatch(/\/\*|\n\s/);
});

it('has nothing under another address', () => expect(find('/checkouts/assets/pages.css')).toBeNull());
