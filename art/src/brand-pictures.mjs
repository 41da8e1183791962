/**
 * usage: node art/src/brand-pictures.mjs
 * The shop's sign in the sizes that browsers and telephones ask for, and the pictures that stand beside a shared link,
 * drawn by the tests' Chromium from `brand/` and `out/other/og-base-1200x630.jpg` into `brand/public/`, whose files the
 * store serves under their own names. To be run again when the logo, the typeface or the sentence changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { mailLogo } from '../../platform/brand/make-brand.ts';
import { toIco } from '../../platform/brand/to-ico.ts';
import { findBrowser } from '../../tests/support/find-browser.ts';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const dataUrl = (path, type) => `data:${type};base64,${readFileSync(at(path)).toString('base64')}`;
const out = (name) => at(`brand/public/${name}`);

/** No figures: they live in shop.config.ts, and a picture would not follow them. */
const SENTENCES = {
  el: { logo: 'xana-el.svg', text: 'Επαγγελματικοί φορητοί, ανακατασκευασμένοι στην Ελλάδα' },
  en: { logo: 'xana-latin.svg', text: 'Business laptops, refurbished in Greece' },
};

const mark = readFileSync(at('brand/public/favicon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });

async function draw(html, { width, height, type = 'png' }) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>*{margin:0}html{width:${width}px;height:${height}px;overflow:hidden}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const options = type === 'jpeg' ? { type, quality: 86 } : { type, omitBackground: true };
  const bytes = await page.screenshot(options);
  await page.close();
  return bytes;
}

/** The sign with its own round corners. */
const sign = (size) =>
  draw(mark.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `), { width: size, height: size });

/** The sign on a square without corners, for systems that cut their own shape; `share` of it is the drawing. */
function plate(size, share) {
  const inner = mark
    .replace(/<rect[^>]*\/>/, '')
    .replace('<svg ', `<svg width="${size * share}" height="${size * share}" style="display:block" `);
  const box = `display:grid;place-items:center;width:${size}px;height:${size}px;background:#10151f`;
  return draw(`<div style="${box}">${inner}</div>`, { width: size, height: size });
}

function social({ logo, text }) {
  return draw(
    `<style>
      @font-face{font-family:C;font-weight:100 900;src:url(${dataUrl('brand/fonts/commissioner-greek-wght-normal.woff2', 'font/woff2')});unicode-range:U+0370-03FF}
      @font-face{font-family:C;font-weight:100 900;src:url(${dataUrl('brand/fonts/commissioner-latin-wght-normal.woff2', 'font/woff2')});unicode-range:U+0000-036F}
      body{position:relative;width:1200px;height:630px;background:url(${dataUrl('out/other/og-base-1200x630.jpg', 'image/jpeg')})}
      div{position:absolute;left:76px;top:196px;width:470px}
      img{display:block;height:104px;margin-bottom:34px}
      p{font:600 38px/1.22 C;color:#10151f;letter-spacing:-.01em;text-wrap:balance}
    </style><div><img src="${dataUrl(`brand/logo/${logo}`, 'image/svg+xml')}"><p>${text}</p></div>`,
    { width: 1200, height: 630, type: 'jpeg' },
  );
}

mkdirSync(at('brand/public'), { recursive: true });
const small = [];
for (const size of [16, 32, 48]) small.push({ size, bytes: await sign(size) });
writeFileSync(out('favicon.ico'), toIco(small));
writeFileSync(out('apple-touch-icon.png'), await plate(180, 0.86));
for (const size of [192, 512]) writeFileSync(out(`icon-${size}.png`), await sign(size));
// The circle that a mask may leave is four fifths wide.
writeFileSync(out('icon-maskable-512.png'), await plate(512, 0.7));
for (const [language, sentence] of Object.entries(SENTENCES)) {
  writeFileSync(out(`social-${language}.jpg`), await social(sentence));
  writeFileSync(out(`mail-logo-${language}.png`), await mailLogo(readFileSync(at(`brand/logo/${sentence.logo}`)), language));
}
await browser.close();
