import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noBrand } from '../brand/brand.ts';
import { loadAssets } from './assets.ts';

const { stylesheet, script, fonts, icon, find } = loadAssets();
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

it.each([stylesheet, script, icon, ...fonts])('the address of %s changes with its content', (path) => {
  const hash = createHash('sha256')
    .update(find(path)?.body ?? '')
    .digest('hex');
  expect(path).toMatch(new RegExp(`\\.${hash.slice(0, 12)}\\.(?:css|js|svg|woff2)$`));
});

it('sends rules without the comments and the indents of their sources', () => {
  expect(css).toContain('@font-face');
  expect(css).not.toMatch(/\/\*|\n\s/);
});

it('has nothing under another address', () => expect(find('/checkouts/assets/pages.css')).toBeNull());

it('has the signs of the owner under its own address', () => {
  const files = new Map([
    ['/favicon.svg', Buffer.from('<svg id="own"/>')],
    ['/brand/logo-el.png', Buffer.from('png')],
  ]);
  const mark = { src: '/brand/logo-el.png?v=1', width: 120, height: 40 };
  const own = loadAssets({ files, logo: { ...noBrand.logo, el: mark } });
  expect(new TextDecoder().decode(own.find(own.icon)?.body)).toBe('<svg id="own"/>');
  const [, source = ''] = /src="([^"]+)"/.exec(own.logo.el.toString()) ?? [];
  expect(source).toMatch(/^\/checkouts\/assets\/brand\/logo-el\.[0-9a-f]{12}\.png$/);
  expect(own.find(source)).toMatchObject({ type: 'image/png', body: new Uint8Array(Buffer.from('png')) });
});

it.each(globSync('../{checkout,customers,payments}/**/*.ts', { cwd: import.meta.dirname }))(
  '%s names no file outside of the platform’s own paths',
  (file) =>
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).not.toMatch(
      /(?:href|src)="\/[a-z-]+\.(?:svg|png|ico)/,
    ),
);
