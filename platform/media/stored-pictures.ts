/** The pictures that are kept in `art/out`: their names, widths and files. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type StoredFormat = 'avif' | 'webp';

/** In pixels. */
interface PictureSize {
  width: number;
  height: number;
}

export interface Rendering {
  width: number;
  file: string;
}

export type Renderings = Readonly<Record<StoredFormat, readonly Rendering[]>>;

const FILE = /^(?<name>[a-z0-9-]+)-(?<width>\d+)\.(?<format>avif|webp)$/;
const ART = fileURLToPath(new URL('../../art/out', import.meta.url));
const GROUPS = ['products', 'grades', 'other'];

/** Names of all pictures, to check references to them. */
export function listPictures(): Set<string> {
  return new Set(indexPictures().keys());
}

const sizes = new Map<string, PictureSize>();

/** All pictures are 4:3, also the one that an older shop's data names and that is no longer kept. */
const COMMON_SIZE: PictureSize = { width: 1200, height: 900 };

/** @returns the size in pixels in which the shop's picture of this name is kept */
export function sizeOfPicture(name: string): PictureSize {
  if (sizes.size === 0) {
    for (const [each, { webp }] of indexPictures()) {
      const width = webp.at(-1)?.width ?? 0;
      sizes.set(each, { width, height: Math.round((width * 3) / 4) });
    }
  }
  return sizes.get(name) ?? COMMON_SIZE;
}

let pictures: ReadonlyMap<string, Renderings> | undefined;

/** Reads the folders once, when the first picture is asked for: a start waits for none. */
export function indexPictures(): ReadonlyMap<string, Renderings> {
  pictures ??= readPictures();
  return pictures;
}

/** @returns by name, the renderings in each format, the narrowest first */
function readPictures(): Map<string, Renderings> {
  const index = new Map<string, Record<StoredFormat, Rendering[]>>();
  for (const group of GROUPS) {
    for (const file of readdirSync(join(ART, group))) {
      const { name, width, format } = FILE.exec(file)?.groups ?? {};
      if (!name || !width || (format !== 'avif' && format !== 'webp')) continue;
      const renderings = index.get(name) ?? { avif: [], webp: [] };
      renderings[format].push({ width: Number(width), file: join(ART, group, file) });
      index.set(name, renderings);
    }
  }
  for (const { avif, webp } of index.values()) {
    for (const renderings of [avif, webp]) renderings.sort((a, b) => a.width - b.width);
  }
  return index;
}
