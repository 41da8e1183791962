/**
 * The owner's pictures, in `DATA_DIR/media`: a folder a picture, in it each width as AVIF and WebP. The name ends in the
 * fingerprint of the picture it was made from, so a changed picture has another name and every address holds for ever.
 */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { transliterate } from './picture-name.ts';
import { readWebpSize, type Size } from './picture-request.ts';
import type { Renderings, StoredFormat } from './stored-pictures.ts';

/** What the store's pages ask for; a smaller picture is kept in its own width instead of the wider ones. */
const WIDTHS = [400, 800, 1200, 2400];
const OWN_NAME = /-x[0-9a-f]{10}$/;
const FILE = /^(\d{1,4})\.(avif|webp)$/;

export function mediaDirectory(dataDir: string): string {
  return join(dataDir, 'media');
}

export function isOwnName(name: string): boolean {
  return OWN_NAME.test(name);
}

/**
 * The name of a picture: what the file was called, in small Latin letters, and the fingerprint of its bytes. What bears
 * such a name already, because a shop like this one exported it, keeps it.
 */
export function nameOwnPicture(called: string, bytes: Uint8Array): string {
  const base = transliterate(called.replace(/\.[a-z0-9]{1,5}$/i, ''));
  if (isOwnName(base)) return base;
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return `${base.slice(0, 60).replace(/-+$/, '') || 'picture'}-x${mark}`;
}

/** @returns its files, the narrowest first; null when there is no such picture */
export function findOwnPicture(directory: string, name: string): Renderings | null {
  if (!isOwnName(name)) return null;
  const renderings: Record<StoredFormat, { width: number; file: string }[]> = { avif: [], webp: [] };
  for (const file of listFiles(join(directory, name))) {
    const [, width, format] = FILE.exec(file) ?? [];
    if (format === 'avif' || format === 'webp') {
      renderings[format].push({ width: Number(width), file: join(directory, name, file) });
    }
  }
  for (const list of Object.values(renderings)) list.sort((a, b) => a.width - b.width);
  return renderings.webp.length > 0 ? renderings : null;
}

/** In pixels; null when there is no such picture. */
export function sizeOfOwnPicture(directory: string, name: string): Size | null {
  const file = findOwnPicture(directory, name)?.webp.at(-1)?.file;
  if (file === undefined) return null;
  const head = Buffer.alloc(30);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head);
  } finally {
    closeSync(opened);
  }
  return readWebpSize(head);
}

export function listOwnPictures(directory: string): string[] {
  return listFiles(directory).filter(isOwnName);
}

function listFiles(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}

/**
 * Makes every width and format of a picture, turned as the camera says and without its notes (place and time of the photo).
 * The folder appears when all is there. A picture that is there already is left.
 *
 * @returns whether it was made
 * @throws what the decoder says of bytes that are no whole picture
 */
export async function makeOwnPicture(directory: string, name: string, bytes: Uint8Array): Promise<boolean> {
  if (findOwnPicture(directory, name)) return false;
  const target = join(directory, name);
  const unfinished = `${target}.${process.pid}.tmp`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const turned = await sharp(bytes, { failOn: 'error' })
      .rotate()
      .toColourspace('srgb')
      .resize({ width: Math.max(...WIDTHS), height: 4800, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = turned.info;
    for (const each of new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))) {
      const picture = sharp(turned.data, { raw: { width, height, channels } }).resize({ width: each });
      await writeFile(join(unfinished, `${each}.webp`), await picture.clone().webp({ quality: 82 }).toBuffer());
      await writeFile(join(unfinished, `${each}.avif`), await picture.avif({ quality: 60, effort: 4 }).toBuffer());
    }
    await rename(unfinished, target);
    return true;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

export async function removeOwnPicture(directory: string, name: string): Promise<void> {
  if (isOwnName(name)) await rm(join(directory, name), { recursive: true, force: true });
}

/** When it was made; null when there is no such picture. */
export async function madeAt(directory: string, name: string): Promise<Date | null> {
  const made = await stat(join(directory, name)).catch(() => null);
  return made?.mtime ?? null;
}
