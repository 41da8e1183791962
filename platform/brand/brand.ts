/** The owner's logo, icon and share picture: the originals are in `DATA_DIR/brand`, the sizes made of them beside, under a hash of all. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { defaultLanguage, type Language, languages, perLanguage } from '#domain/locale/locales.ts';
import { type BrandLogo, isDrawnName } from '#domain/shop/brand.ts';
import { shop } from '#shop.config';
import type { BrandSources } from './make-brand.ts';
import type { BrandPart, BrandPicture } from './read-brand-picture.ts';

export interface Brand {
  /** By path, the files that replace those of the store. */
  files: ReadonlyMap<string, Buffer>;
  /** Null where no logo is set. */
  logo: Readonly<Record<Language, BrandLogo | null>>;
}

/** Raised when the sizes change, so that they are made again. */
const MAKER_VERSION = 1;
/** The logos' sizes; not a file of the store. */
const LOGOS = '/logos.json';

export const noBrand: Brand = { files: new Map(), logo: perLanguage(() => null) };

function brandDirectory(dataDir: string): string {
  return join(dataDir, 'brand');
}

/**
 * The shop's signs, made when something about them changed. A shop with the name that the store's own logo spells, and no
 * files of its own, has none.
 *
 * @throws the system's error where `DATA_DIR` cannot be written
 */
export async function openBrand(dataDir: string): Promise<Brand> {
  const directory = brandDirectory(dataDir);
  const sources = readSources(directory);
  const isOwn = sources.icon || languages.some((language) => sources.logo[language] || sources.share[language]);
  if (!isOwn && isDrawnName(shop.name)) return noBrand;
  const made = join(directory, `made-${hashOf(sources)}`);
  if (!existsSync(made)) await make(sources, made);
  const names = globSync('**/*.*', { cwd: made }).map((name) => name.split(sep).join(posix.sep));
  const files = new Map(names.map((name) => [`/${name}`, readFileSync(join(made, name))]));
  const logo = JSON.parse(String(files.get(LOGOS))) as Brand['logo'];
  files.delete(LOGOS);
  // A shop that set another sign and kept the store's name keeps the other signs too.
  if (isDrawnName(shop.name)) for (const path of demoPaths(sources)) files.delete(path);
  return { files, logo };
}

function demoPaths(sources: BrandSources): string[] {
  const icons = [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ];
  return [
    ...(sources.icon || sources.logo[defaultLanguage] ? [] : icons),
    ...languages.flatMap((language) => [
      ...(sources.logo[language] ? [] : [`/mail-logo-${language}.png`]),
      ...(sources.share[language] || sources.logo[language] ? [] : [`/social-${language}.jpg`]),
    ]),
  ];
}

/** @param languages of a logo or a share picture; an icon is the same in all */
export function setBrandPicture(
  dataDir: string,
  part: BrandPart,
  languages: readonly Language[],
  { extension, bytes }: BrandPicture,
): void {
  const directory = brandDirectory(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (const name of namesOf(part, languages)) {
    const path = join(directory, `${name}.${extension}`);
    writeFileSync(`${path}.tmp`, bytes, { mode: 0o600 });
    renameSync(`${path}.tmp`, path);
    rmSync(join(directory, `${name}.${extension === 'svg' ? 'png' : 'svg'}`), { force: true });
  }
}

/** @returns whether there was one */
export function removeBrandPicture(dataDir: string, part: BrandPart, languages: readonly Language[]): boolean {
  const directory = brandDirectory(dataDir);
  const paths = namesOf(part, languages).flatMap((name) => [
    join(directory, `${name}.svg`),
    join(directory, `${name}.png`),
  ]);
  const found = paths.filter((path) => existsSync(path));
  for (const path of found) rmSync(path);
  return found.length > 0;
}

/** The names of what is set, e.g. `logo-el.svg`. */
export function listBrandPictures(dataDir: string): string[] {
  const directory = brandDirectory(dataDir);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => /^(?:logo|share)-\w+\.(?:svg|png)$|^icon\.(?:svg|png)$/.test(name))
    .sort();
}

function namesOf(part: BrandPart, languages: readonly Language[]): string[] {
  return part === 'icon' ? ['icon'] : languages.map((language) => `${part}-${language}`);
}

function readSources(directory: string): BrandSources {
  const read = (name: string): BrandPicture | null => {
    const extension = (['svg', 'png'] as const).find((one) => existsSync(join(directory, `${name}.${one}`)));
    return extension ? { extension, bytes: readFileSync(join(directory, `${name}.${extension}`)) } : null;
  };
  return {
    logo: perLanguage(({ tag }) => read(`logo-${tag}`)),
    icon: read('icon'),
    share: perLanguage(({ tag }) => read(`share-${tag}`)),
  };
}

function hashOf({ logo, icon, share }: BrandSources): string {
  const hash = createHash('sha256').update(`${MAKER_VERSION} ${JSON.stringify(shop.name)}`);
  for (const picture of [...Object.values(logo), icon, ...Object.values(share)])
    hash.update(picture?.bytes ?? '-').update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Several processes may begin at once: each makes its own, and the first to finish counts. */
async function make(sources: BrandSources, target: string): Promise<void> {
  // Sharp's library is loaded by those alone who need it.
  const { makeBrand } = await import('./make-brand.ts');
  const { files, logo } = await makeBrand(sources);
  files.set(LOGOS, Buffer.from(JSON.stringify(logo)));
  const parent = dirname(target);
  const draft = `${target}.${process.pid}.tmp`;
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(draft, path), bytes);
  }
  const older = readdirSync(parent).filter((name) => /^made-[0-9a-f]{16}$/.test(name));
  if (existsSync(target)) rmSync(draft, { recursive: true });
  else renameSync(draft, target);
  for (const name of older)
    if (join(parent, name) !== target) rmSync(join(parent, name), { recursive: true, force: true });
}
