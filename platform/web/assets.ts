import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Language, type Locale, perLanguage } from '#domain/locale/locales.ts';
import { type BrandLogo, isDrawnName } from '#domain/shop/brand.ts';
import { shop } from '#shop.config';
import { type Brand, noBrand } from '../brand/brand.ts';
import { type Html, html, trusted } from './html.ts';

/** The files that the platform's own pages need. Every address carries a hash of the content, so it may be kept for ever. */
export interface Assets {
  stylesheet: string;
  script: string;
  /** Typefaces to preload: every page uses these scripts. */
  fonts: readonly string[];
  /** The sign of the browser's tab. */
  icon: string;
  logo: Readonly<Record<Language, Html>>;
  /** The file at this path, or null. */
  find(path: string): { type: string; body: Uint8Array<ArrayBuffer> } | null;
}

export type BrandSetting = Pick<Brand, 'files' | 'logo'>;

const BRAND = new URL('../../art/brand/', import.meta.url);
const toFontFile = (script: string) => `commissioner-${script}-wght-normal.woff2`;
const FONTS = ['greek', 'latin', 'latin-more'].map(toFontFile);
const ON_EVERY_PAGE = 2;
const TYPES = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' };
/** The files that the pages share with the storefront. */
const BRAND_STYLES = ['tokens', 'reset', 'button', 'field', 'field-notes', 'check-box', 'forced-colours'];

/** What pages have besides the brand, and where their files are. */
interface PageFiles {
  base: string;
  styles: readonly URL[];
  script: URL;
}

const OWN_PAGES: PageFiles = {
  base: '/checkouts/assets',
  styles: [new URL('pages.css', import.meta.url)],
  script: new URL('pages.client.js', import.meta.url),
};

/**
 * Reads and builds the files once, at start: the design tokens, with their fonts' addresses rewritten, and the
 * pages' own rules become one stylesheet.
 *
 * The signs of the brand are among them: on a host with another storefront only these addresses lead here.
 *
 * @throws when a file of the brand is missing
 */
export function loadAssets(brand: BrandSetting = noBrand, { base, styles, script } = OWN_PAGES): Assets {
  const files = new Map<string, { type: string; body: Uint8Array<ArrayBuffer> }>();
  const add = (name: string, type: string, body: Uint8Array<ArrayBuffer>) => {
    const mark = hash('sha256', body, 'hex').slice(0, 12);
    const path = `${base}/${name.replace(/(\.\w+)$/, `.${mark}$1`)}`;
    files.set(path, { type, body });
    return path;
  };
  const fonts = FONTS.map((font) => {
    const file = `fonts/${font}`;
    return { file, path: add(file, 'font/woff2', read(new URL(file, BRAND))) };
  });
  const css = fonts.reduce(
    (text, { file, path }) => text.replaceAll(file, path),
    BRAND_STYLES.map((name) => `${name}.css`)
      .map((file) => new URL(file, BRAND))
      .concat(styles)
      .map(readText)
      .join(''),
  );
  return {
    stylesheet: add('pages.css', 'text/css; charset=utf-8', encode(withoutComments(css))),
    script: add('pages.js', 'text/javascript; charset=utf-8', read(script)),
    fonts: fonts.slice(0, ON_EVERY_PAGE).map(({ path }) => path),
    icon: add(
      'icon.svg',
      TYPES.svg,
      new Uint8Array(brand.files.get('/favicon.svg') ?? read(new URL('public/favicon.svg', BRAND))),
    ),
    logo: perLanguage((locale) => toLogo(ownLogo(brand, locale.tag, add), locale)),
    find: (path) => files.get(path) ?? null,
  };
}

type Add = (name: string, type: string, body: Uint8Array<ArrayBuffer>) => string;

/** The owner's logo, as a file of these pages. */
function ownLogo({ files, logo }: BrandSetting, language: Language, add: Add): BrandLogo | null {
  const own = logo[language];
  const path = own?.src.split('?')[0] ?? '';
  const bytes = files.get(path);
  const type = Object.entries(TYPES).find(([extension]) => path.endsWith(`.${extension}`))?.[1];
  return own && bytes && type ? { ...own, src: add(path.slice(1), type, new Uint8Array(bytes)) } : own;
}

function read(url: URL): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(url));
}

function readText(url: URL): string {
  return readFileSync(url, 'utf8');
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '').replace(/\n\s*/g, '\n');
}

/** The owner's logo; otherwise the store's own if it spells the shop's name; otherwise the name. */
function toLogo(logo: BrandLogo | null, { tag, script }: Locale): Html {
  if (logo)
    return html`<img class="logo logo--own" src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="">`;
  if (!isDrawnName(shop.name)) return html`<span class="logo--name" aria-hidden="true">${shop.name[tag]}</span>`;
  const svg = readText(new URL(`logo/${script === 'greek' ? 'xana-el' : 'xana-latin'}.svg`, BRAND));
  return trusted(svg.replace('<svg ', '<svg class="logo" aria-hidden="true" focusable="false" ').trim());
}
