import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findOwnPicture } from './own-pictures.ts';

/** What the store's pages ask for; a smaller picture is kept in its own width instead of the wider ones. */
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
