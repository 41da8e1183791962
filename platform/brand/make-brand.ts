/** Every size in which browsers, telephones, mails and price sites show the shop's signs. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { defaultLanguage, type Language, languages, perLanguage } from '#domain/locale/locales.ts';
import type { BrandLogo } from '#domain/shop/brand.ts';
import { shop } from '#shop.config';
import type { BrandPicture } from './read-brand-picture.ts';
import { toIco } from './to-ico.ts';

/** The owner's files; each may be missing. */
export interface BrandSources {
  logo: Readonly<Record<Language, BrandPicture | null>>;
  icon: BrandPicture | null;
  share: Readonly<Record<Language, BrandPicture | null>>;
}

const ART = join(import.meta.dirname, '../../art');
// The tokens `ground`, `ink` and `on-night` (art/brand/tokens.css).
const GROUND = '#f1f2f4';
const INK = '#10151f';
const LIGHT = '#f4f6f9';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const FAMILY = 'Commissioner SemiBold,';
const FONT_FILES = ['commissioner-latin-600.ttf', 'commissioner-greek-600.ttf'].map((name) =>
  join(ART, 'brand/fonts', name),
);

/** Twice what a page shows. */
const LOGO_BOX = { width: 720, height: 160 };
/** Twice what a mail shows. The plate keeps a dark logo readable where a mail program turns the page dark. */
const MAIL = { height: 96, margin: 16, inner: { width: 520, height: 64 } };
const SOCIAL = { width: 1200, height: 630 };
/** The left half of the ground picture is empty for it. */
const SOCIAL_LOGO = { left: 76, width: 470, height: 220 };

export interface MadeBrand {
  /** Bytes by the path at which the store serves them. */
  files: Map<string, Buffer>;
  logo: Record<Language, BrandLogo | null>;
}

export async function makeBrand(sources: BrandSources): Promise<MadeBrand> {
  const files = new Map<string, Buffer>();
  const logos: MadeBrand['logo'] = perLanguage(() => null);
  const own = await ownSign(sources);
  const icon = own ?? (await drawLetter());
  const plate = own ? '#ffffff' : INK;
  for (const size of [192, 512]) files.set(`/icon-${size}.png`, await toPng(icon, size));
  files.set('/apple-touch-icon.png', await onPlate(icon, 180, 0.86, plate));
  // The circle that a mask may leave is four fifths wide.
  files.set('/icon-maskable-512.png', await onPlate(icon, 512, 0.7, plate));
  files.set(
    '/favicon.ico',
    toIco(await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await toPng(icon, size) })))),
  );
  files.set('/favicon.svg', sources.icon?.extension === 'svg' ? sources.icon.bytes : asSvg(await toPng(icon, 128)));
  for (const language of languages) {
    const { logo, share } = { logo: sources.logo[language], share: sources.share[language] };
    files.set(`/mail-logo-${language}.png`, await mailLogo(logo?.bytes ?? null, language));
    files.set(
      `/social-${language}.jpg`,
      share ? await cutToSocial(share.bytes) : await drawSocial(logo?.bytes ?? null, language),
    );
    if (logo) {
      const path = `/brand/logo-${language}.${logo.extension}`;
      const bytes = await toPageLogo(logo);
      files.set(path, bytes);
      logos[language] = await describeLogo(path, bytes);
    }
  }
  return { files, logo: logos };
}

/** The address changes with the picture, since browsers keep it. */
async function describeLogo(path: string, bytes: Buffer): Promise<BrandLogo> {
  const { width, height } = await sharp(bytes).metadata();
  return { src: `${path}?v=${hash('sha256', bytes, 'hex').slice(0, 10)}`, width, height };
}

/** The owner's icon, otherwise a logo that is nearly square. */
async function ownSign({ icon, logo }: BrandSources): Promise<Buffer | null> {
  const own = logo[defaultLanguage];
  const sign = icon ?? (own && (await isNearlySquare(own.bytes)) ? own : null);
  return sign && rasterise(sign.bytes, 1024, 1024);
}

/** The first letter of the name. */
async function drawLetter(): Promise<Buffer> {
  const letter = [...shop.name[defaultLanguage]][0]?.toLocaleUpperCase(defaultLanguage) ?? '';
  const drawn = await drawText(letter, { width: 560, height: 560 }, LIGHT);
  const corners = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" rx="224" fill="${INK}"/></svg>`,
  );
  return sharp(corners)
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

async function isNearlySquare(bytes: Buffer): Promise<boolean> {
  const { width, height } = await sharp(bytes).metadata();
  return width / height < 1.25 && height / width < 1.25;
}

/** As mails show it, on a plate in the colour of the page around it. */
export async function mailLogo(logo: Buffer | null, language: Language): Promise<Buffer> {
  const { inner, margin, height } = MAIL;
  const drawn = logo
    ? await rasterise(logo, inner.width, inner.height)
    : await drawText(shop.name[language], inner, INK);
  const { width = 0 } = await sharp(drawn).metadata();
  const plate = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * margin}" height="${height}"><rect width="100%" height="100%" rx="16" fill="${GROUND}"/></svg>`,
  );
  return sharp(plate)
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

async function drawSocial(logo: Buffer | null, language: Language): Promise<Buffer> {
  const { left, width, height } = SOCIAL_LOGO;
  const drawn = logo
    ? await rasterise(logo, width, height)
    : await drawText(shop.name[language], { width, height: 110 }, INK);
  const { height: drawnHeight = 0 } = await sharp(drawn).metadata();
  const top = Math.round((SOCIAL.height - drawnHeight) / 2);
  const ground = join(ART, 'out/other/og-base-1200x630.jpg');
  return sharp(ground)
    .composite([{ input: drawn, left, top }])
    .jpeg({ quality: 86 })
    .toBuffer();
}

function cutToSocial(share: Buffer): Promise<Buffer> {
  return sharp(share)
    .resize({ ...SOCIAL, fit: 'cover' })
    .flatten({ background: GROUND })
    .jpeg({ quality: 86 })
    .toBuffer();
}

async function toPageLogo({ extension, bytes }: BrandPicture): Promise<Buffer> {
  return extension === 'svg' ? bytes : rasterise(bytes, LOGO_BOX.width, LOGO_BOX.height);
}

/** Within the box, its own shape, without the empty edges that exports leave. */
async function rasterise(source: Buffer, width: number, height: number): Promise<Buffer> {
  const head = await sharp(source).metadata();
  // A drawing may call itself of any size: it is drawn at twice the box, and not at millions of pixels.
  const scale = Math.min((2 * width) / head.width, (2 * height) / head.height);
  const density = Math.min(2_400, Math.max(1, 72 * scale));
  const large = await sharp(source, { density }).png().toBuffer();
  const cut = await sharp(large)
    .trim({ background: CLEAR, threshold: 1 })
    .png()
    .toBuffer()
    // A picture of one colour has nothing but edges.
    .catch(() => large);
  return sharp(cut).resize({ width, height, fit: 'inside' }).png().toBuffer();
}

function toPng(icon: Buffer, size: number): Promise<Buffer> {
  return sharp(icon).resize(size, size, { fit: 'contain', background: CLEAR }).png().toBuffer();
}

/** On a square without corners, for systems that cut their own shape; `share` of it is the sign. */
async function onPlate(icon: Buffer, size: number, share: number, background: string): Promise<Buffer> {
  const sign = await toPng(icon, Math.round(size * share));
  const plate = sharp({ create: { width: size, height: size, channels: 4, background } });
  return plate
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

function asSvg(png: Buffer): Buffer {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="${href}"/></svg>`,
  );
}

/** In the shop's typeface, whatever fonts the machine has, as large as fits. */
async function drawText(text: string, box: { width: number; height: number }, colour: string): Promise<Buffer> {
  const markup = `<span foreground="${colour}">${text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)}</span>`;
  // A font file that was read once stays known to the process.
  for (const fontfile of FONT_FILES)
    await sharp({ text: { text: 'a', font: FAMILY, fontfile } })
      .png()
      .toBuffer();
  const large = await sharp({ text: { text: markup, font: FAMILY, dpi: 1200, rgba: true } })
    .png()
    .toBuffer();
  return sharp(large)
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer();
}
