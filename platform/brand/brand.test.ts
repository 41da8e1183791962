import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Language, languages, perLanguage } from '#domain/locale/locales.ts';
import { inEveryLanguage } from '#domain/locale/owner-texts.ts';
import { listBrandPictures, openBrand, removeBrandPicture, setBrandPicture } from './brand.ts';
import { mailLogo } from './make-brand.ts';
import { readBrandPicture } from './read-brand-picture.ts';

const SIZES = {
  '/icon-192.png': [192, 192],
  '/icon-512.png': [512, 512],
  '/icon-maskable-512.png': [512, 512],
  '/apple-touch-icon.png': [180, 180],
  ...Object.fromEntries(languages.map((language) => [`/social-${language}.jpg`, [1200, 630]])),
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => {
  vi.doUnmock('#shop.config');
  vi.resetModules();
  rmSync(dataDir, { recursive: true, force: true });
});

const picture = (width: number, height: number, background = '#ad4317') =>
  sharp({ create: { width, height, channels: 4, background } });
const logoSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path d="M0 0h400v100H0z" fill="#0a5294"/></svg>',
);

async function set(part: 'logo' | 'icon' | 'share', bytes: Buffer, inLanguages: readonly Language[] = languages) {
  const read = await readBrandPicture(bytes, part);
  if ('problem' in read) throw new Error(read.problem);
  setBrandPicture(dataDir, part, inLanguages, read.picture);
}

it('leaves the signs of the store to a shop of its name that set nothing', async () => {
  const brand = await openBrand(dataDir);
  expect([brand.files.size, brand.logo]).toEqual([0, perLanguage(() => null)]);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('makes every size of a logo, an icon and a share picture, once', async () => {
  await set('logo', logoSvg);
  await set('icon', await picture(600, 600).png().toBuffer());
  await set('share', await picture(1400, 900, '#0a5294').jpeg().toBuffer());
  const { files, logo } = await openBrand(dataDir);
  for (const [path, size] of Object.entries(SIZES)) {
    const { width, height } = await sharp(files.get(path)).metadata();
    expect([path, width, height]).toEqual([path, ...size]);
  }
  expect(logo.el).toEqual({
    src: expect.stringMatching(/^\/brand\/logo-el\.svg\?v=[0-9a-f]{10}$/),
    width: 400,
    height: 100,
  });
  const { dominant } = await sharp(files.get('/social-en.jpg')).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  const [folder] = readdirSync(join(dataDir, 'brand')).filter((name) => name.startsWith('made-'));
  await openBrand(dataDir);
  expect(readdirSync(join(dataDir, 'brand')).filter((name) => name.startsWith('made-'))).toEqual([folder]);
});

it('made twice at once is made whole, and nothing is left beside it', async () => {
  await set('logo', logoSvg);
  const [one, other] = await Promise.all([openBrand(dataDir), openBrand(dataDir)]);
  expect(one.logo).toEqual(other.logo);
  expect(readdirSync(join(dataDir, 'brand')).filter((name) => name.startsWith('made-'))).toHaveLength(1);
});

it('shows another logo at another address, and the old one no more', async () => {
  await set('logo', logoSvg, ['el', 'en']);
  const before = await openBrand(dataDir);
  await set('logo', await picture(900, 300).png().toBuffer(), ['en']);
  const after = await openBrand(dataDir);
  expect(after.logo.el).toEqual(before.logo.el);
  expect(after.logo.en?.src).toMatch(/^\/brand\/logo-en\.png/);
  expect(after.files.has('/brand/logo-en.svg')).toBe(false);
  expect(listBrandPictures(dataDir)).toEqual(['logo-el.svg', 'logo-en.png']);
  expect(readdirSync(join(dataDir, 'brand')).filter((name) => name.startsWith('made-'))).toHaveLength(1);
});

it('keeps the icons of the store where only a share picture was set, and forgets what is removed', async () => {
  await set('share', await picture(1200, 630).jpeg().toBuffer(), ['el']);
  const { files } = await openBrand(dataDir);
  expect([...files.keys()]).toEqual(['/social-el.jpg']);
  expect(removeBrandPicture(dataDir, 'share', ['el', 'en'])).toBe(true);
  expect(removeBrandPicture(dataDir, 'share', ['el', 'en'])).toBe(false);
  expect((await openBrand(dataDir)).files.size).toBe(0);
});

describe('a shop of another name that set nothing', () => {
  it('has its name in type and its letter, and none of the store’s own drawings', async () => {
    vi.resetModules();
    vi.doMock('#shop.config', async (original) => {
      const config = await original<typeof import('#shop.config')>();
      return { ...config, shop: { ...config.shop, name: inEveryLanguage({ el: 'Λάπτοπ Βόλος', en: 'Laptop Volos' }) } };
    });
    const { openBrand: open } = await import('./brand.ts');
    const { files, logo } = await open(dataDir);
    expect(logo).toEqual(perLanguage(() => null));
    const mailLogos = languages.map((language) => `/mail-logo-${language}.png`);
    const paths = ['/favicon.ico', '/favicon.svg', ...mailLogos, ...Object.keys(SIZES)];
    expect([...files.keys()].sort()).toEqual(paths.sort());
    const [el, en] = await Promise.all(
      ['el', 'en'].map((language) => sharp(files.get(`/mail-logo-${language}.png`)).metadata()),
    );
    expect([el?.height, en?.height]).toEqual([96, 96]);
    expect(el?.width).not.toBe(en?.width);
    const { loadAssets } = await import('../web/assets.ts');
    expect(loadAssets().logo.el.toString()).toBe('<span class="logo--name" aria-hidden="true">Λάπτοπ Βόλος</span>');
  });
});

it.each([
  ['el', 'xana-el.svg'],
  ['en', 'xana-latin.svg'],
] as const)(
  'the mail logo that comes with the store is made of its logo: %s',
  async (language, file) => {
    const art = join(import.meta.dirname, '../../art/brand');
    const made = await mailLogo(readFileSync(join(art, 'logo', file)), language);
    const [ours, stored] = await Promise.all(
      [made, readFileSync(join(art, `public/mail-logo-${language}.png`))].map((bytes) => sharp(bytes).raw().toBuffer()),
    );
    expect(stored?.equals(ours ?? Buffer.alloc(0))).toBe(true);
  },
  300_000,
);

it('shows the owner’s logo in the checkout', async () => {
  await set('logo', logoSvg);
  const { loadAssets } = await import('../web/assets.ts');
  const { logo } = loadAssets(await openBrand(dataDir));
  expect(logo.en.toString()).toMatch(
    /^<img class="logo logo--own" src="\/checkouts\/assets\/brand\/logo-en\.\w{12}\.svg" width="400" height="100" alt="">$/,
  );
});

it.each([
  [2_401, 1_000, 2_400, 1_000],
  [1_000, 2_401, 1_000, 2_400],
  [700, 300, 700, 300],
])('keeps a logo of %i × %i pixels as %i × %i', async (width, height, keptWidth, keptHeight) => {
  const read = await readBrandPicture(await picture(width, height).png().toBuffer(), 'logo');
  const bytes = 'picture' in read ? read.picture.bytes : undefined;
  expect(await sharp(bytes).metadata()).toMatchObject({ width: keptWidth, height: keptHeight });
});

describe('refuses by content', () => {
  const big = () => picture(700, 300).png().toBuffer();
  it.each<[string, 'logo' | 'icon' | 'share', () => Buffer | Promise<Buffer>, string]>([
    ['a text', 'logo', () => Buffer.from('logo'), 'is no picture'],
    ['nothing', 'logo', () => Buffer.alloc(0), 'is empty'],
    ['a small logo', 'logo', () => picture(299, 80).png().toBuffer(), '300'],
    ['a small icon', 'icon', () => picture(500, 500).png().toBuffer(), '512'],
    ['an icon that is no square', 'icon', () => picture(900, 600).png().toBuffer(), 'square'],
    ['a drawn icon that is no square', 'icon', () => logoSvg, 'square'],
    ['a low share picture', 'share', () => picture(1200, 500).png().toBuffer(), '630'],
    ['a drawing beside links', 'share', () => logoSvg, 'is no picture'],
    ['a PNG that breaks off', 'logo', async () => (await big()).subarray(0, 900), 'breaks off'],
    ['a PNG of too many pixels', 'logo', () => hugePng(), 'million'],
    [
      'a drawing of too many bytes',
      'logo',
      () => Buffer.from(String(logoSvg).replace('<path', `<path id="${'a'.repeat(110_000)}"`)),
      '100',
    ],
    [
      'a drawing that breaks off',
      'logo',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="'),
      'draws nothing',
    ],
  ])('%s', async (_name, part, make, reason) => {
    expect(await readBrandPicture(await make(), part)).toEqual({ problem: expect.stringContaining(reason) });
  });
});

/** A head that promises 30,000 × 30,000 pixels. */
async function hugePng(): Promise<Buffer> {
  const bytes = await picture(400, 300).png().toBuffer();
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  const { crc32 } = await import('node:zlib');
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
