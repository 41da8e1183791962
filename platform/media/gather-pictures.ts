/** The pictures that a product file or the owner names, wherever they are: in the shop, in a folder, on another server. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { decodeAddress } from '#domain/locale/decode-address.ts';
import { type Cause, causeOf } from '../problems/problems.ts';
import { pictureProblem } from './check-picture.ts';
import { fetchPicture, PictureNotFetched } from './fetch-picture.ts';
import { findOwnPicture, nameOwnPicture, removeOwnPicture } from './own-pictures.ts';

/** The name of a picture in the shop's media, or what is wrong. */
type FoundPicture = { file: string } | { problem: Cause };

export type FindPicture = (source: string) => FoundPicture;

/** Finds a picture among existing ones. @param names see `listPictures` */
export function amongPictures(names: ReadonlySet<string>): FindPicture {
  return (source) => {
    const file = pictureNameOf(source);
    return names.has(file) ? { file } : { problem: missing(file) };
  };
}

function missing(file: string): Cause {
  return { ...causeOf('picture_missing'), source: file.length > 60 ? `${file.slice(0, 59)}…` : file };
}

/** `https://cdn.example/files/pro-14-front.webp?v=3` → `pro-14-front`. */
function pictureNameOf(source: string): string {
  return fileNameOf(source).replace(/\.(?:avif|webp|jpe?g|png|gif|tiff?)$/i, '');
}

function fileNameOf(source: string): string {
  const path = /^https?:/i.test(source) ? (source.split(/[?#]/, 1)[0] ?? '') : source;
  return decodeAddress(path.split(/[/\\]/).at(-1) ?? '');
}

interface GatherOptions {
  /** Names of the pictures that come with the store. */
  stored: ReadonlySet<string>;
  /** The owner's pictures, see own-pictures.ts. */
  directory: string;
  /** Where files lie that are named without an address. */
  folder?: string | undefined;
  /** Tests have a server of their own. */
  fetch?: (address: string) => Promise<Uint8Array>;
  /** After each picture that was read or made. */
  onProgress?: (done: number, all: number) => void;
}

interface GatheredPictures {
  find: FindPicture;
  /** Makes what is not there yet, all or nothing. @returns by source, what is wrong with those that cannot be made */
  make: () => Promise<Map<string, Cause>>;
  /** Removes what was read for nothing. */
  close: () => Promise<void>;
}

/**
 * Reads and checks every picture that is not in the shop yet; nothing is made before `make` is called.
 *
 * @param sources as the owner writes them: names, file names, addresses
 * @throws the system's error for a folder that cannot be read
 */
export async function gatherPictures(sources: Iterable<string>, options: GatherOptions): Promise<GatheredPictures> {
  const { directory, folder, onProgress } = options;
  const asked = [...new Set(sources)];
  const files = folder === undefined ? new Map<string, string[]>() : await listFolder(folder);
  const incoming = join(directory, `incoming.${process.pid}.tmp`);
  const found = new Map<string, FoundPicture>();
  const waiting = new Map<string, { source: string; path: string }>();

  const take = async (source: string): Promise<FoundPicture> => {
    const name = pictureNameOf(source);
    const isInFolder = files.has(toKey(fileNameOf(source)));
    if (!isInFolder && isOfShop(source) && (options.stored.has(name) || findOwnPicture(directory, name)))
      return { file: name };
    const bytes = await readSource(source, files, options.fetch ?? fetchPicture);
    if (bytes === null && folder === undefined) return { problem: missing(name) };
    if (bytes === null) return { problem: { ...causeOf('picture_not_in_folder'), source } };
    const problem = await pictureProblem(bytes);
    if (problem) return { problem: { ...problem, source } };
    const file = nameOwnPicture(fileNameOf(source), bytes);
    if (!findOwnPicture(directory, file) && !waiting.has(file)) {
      const path = join(incoming, file);
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await writeFile(path, bytes);
      waiting.set(file, { source, path });
    }
    return { file };
  };

  for (const [index, source] of asked.entries()) {
    found.set(
      source,
      await take(source).catch((error: unknown) => {
        if (error instanceof PictureNotFetched) return { problem: { ...error.problem, source } };
        throw error;
      }),
    );
    onProgress?.(index + 1, asked.length);
  }
  return {
    find: (source) => found.get(source) ?? { problem: missing(pictureNameOf(source)) },
    make: () => makeAll(directory, waiting, onProgress),
    close: () => rm(incoming, { recursive: true, force: true }),
  };
}

const PICTURE_PATH = '/cdn/shop/files/';

/** A name, or an address of this store's pictures; another server's picture of the same name is another picture. */
function isOfShop(source: string): boolean {
  return !/^https?:/i.test(source) || source.includes(PICTURE_PATH);
}

async function readSource(
  source: string,
  files: ReadonlyMap<string, readonly string[]>,
  fetch: (address: string) => Promise<Uint8Array>,
): Promise<Uint8Array | null> {
  const [file, other] = files.get(toKey(fileNameOf(source))) ?? [];
  if (other !== undefined) throw new PictureNotFetched(causeOf('picture_twice_in_folder'));
  if (file !== undefined) return readFile(file);
  return /^[a-z][a-z0-9+.-]*:/i.test(source) ? fetch(source) : null;
}

/** By file name, with sub-folders. */
async function listFolder(folder: string): Promise<Map<string, string[]>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Map.groupBy(
    entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name)),
    (path) => toKey(basename(path)),
  );
}

/** Whatever the case; some systems write «ί» as two characters, and product files as one. */
function toKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

async function makeAll(
  directory: string,
  waiting: ReadonlyMap<string, { source: string; path: string }>,
  onProgress: GatherOptions['onProgress'],
): Promise<Map<string, Cause>> {
  const made: string[] = [];
  const failures = new Map<string, Cause>();
  for (const [index, [name, { source, path }]] of [...waiting].entries()) {
    try {
      if (await makeOwnPicture(directory, name, await readFile(path))) made.push(name);
    } catch {
      failures.set(source, { ...causeOf('picture_damaged'), source });
    }
    onProgress?.(index + 1, waiting.size);
  }
  if (failures.size > 0) for (const name of made) await removeOwnPicture(directory, name);
  return failures;
}

/** The widths that the store's pages ask for; a smaller picture has its own width instead of the wider ones. */
const WIDTHS = [400, 800, 1200, 2400];

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
