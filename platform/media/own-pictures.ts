/**
 * The owner's pictures, in `DATA_DIR/media`: a folder a picture, in it each width as AVIF and WebP. The name ends in the
 * fingerprint of the picture it was made from, so a changed picture has another name and every address holds for ever.
 */

import { hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#domain/customer/error-code.ts';
import { GREEK_LETTERS } from '#domain/words/phonetic.ts';
import { readWebpSize, type Size } from './picture-request.ts';
import type { Renderings, StoredFormat } from './stored-pictures.ts';

/** ISO 843: where it differs from the sound, it tells letters apart. */
const LETTERS: Readonly<Record<string, string>> = { ...GREEK_LETTERS, θ: 'th', υ: 'y', χ: 'ch' };

/** A file's name as an address has it: small Latin letters, digits and single dashes. Greek letters as ISO 843 has them. */
function transliterate(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const latin = [...plain].map((letter) => LETTERS[letter] ?? letter).join('');
  return latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
}

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
  const mark = hash('sha256', bytes, 'hex').slice(0, 10);
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
  return file === undefined ? null : sizeOfFile(file);
}

/** Reads the head of a WebP file; null when it is none. */
export function sizeOfFile(file: string): Size | null {
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
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
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
