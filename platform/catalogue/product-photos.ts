/** Photos of one product, as they come from a telephone or a camera. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureProblem } from '../media/check-picture.ts';
import { gatherPictures } from '../media/gather-pictures.ts';
import { listPictures } from '../media/stored-pictures.ts';
import type { Cause } from '../problems/problems.ts';
import { sameInEveryLanguage } from './localized.ts';
import type { ImageRecord, ProductRecord } from './product-record.ts';

export interface Photo {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The crop shows all of a photo, its middle, or its most striking part. */
export const PHOTO_CROPS = ['none', 'middle', 'subject'] as const;
export type PhotoCrop = (typeof PHOTO_CROPS)[number];

/** Width to height of the shop's pictures. */
const RATIO = 4 / 3;

/**
 * Makes the photos ready in every width that the shop shows.
 *
 * @param directory of the shop's own pictures
 * @returns the pictures, or what is wrong with the first photo that is none
 */
export async function takePhotos(
  photos: readonly Photo[],
  crop: PhotoCrop,
  directory: string,
): Promise<readonly ImageRecord[] | { problem: Cause }> {
  for (const { name, bytes } of photos) {
    const problem = await pictureProblem(bytes);
    if (problem) return { problem: { ...problem, source: name } };
  }
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(directory, 'photos.'));
  try {
    const names = photos.map(({ name }, index) => `${index + 1}-${name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')}`);
    for (const [index, { bytes }] of photos.entries())
      await writeFile(join(folder, names[index] ?? ''), await cropped(bytes, crop));
    const pictures = await gatherPictures(names, { stored: listPictures(), directory, folder });
    try {
      const [damaged] = await pictures.make();
      const { name } = photos[names.indexOf(damaged?.[0] ?? '')] ?? {};
      if (damaged) return { problem: { ...damaged[1], ...(name && { source: name }) } };
      return names.map(pictures.find).flatMap((found) => ('file' in found ? [toImage(found.file)] : []));
    } finally {
      await pictures.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same photo taken twice is one picture. */
export function withPhotos(record: ProductRecord, taken: readonly ImageRecord[]): ProductRecord {
  const isNew = ({ file }: ImageRecord, index: number) =>
    !record.images.some((image) => image.file === file) && taken.findIndex((image) => image.file === file) === index;
  return { ...record, images: [...record.images, ...taken.filter(isNew)] };
}

function toImage(file: string): ImageRecord {
  return { file, alt: sameInEveryLanguage('') };
}

/** In the shop's ratio, as large as it goes, and upright as the camera was held. */
async function cropped(bytes: Uint8Array, crop: PhotoCrop): Promise<Uint8Array> {
  if (crop === 'none') return bytes;
  const { autoOrient } = await sharp(bytes).metadata();
  const width = Math.floor(Math.min(autoOrient.width, autoOrient.height * RATIO));
  const position = crop === 'subject' ? sharp.strategy.attention : 'centre';
  return sharp(bytes)
    .rotate()
    .resize({ width, height: Math.floor(width / RATIO), fit: 'cover', position })
    .jpeg({ quality: 95 })
    .toBuffer();
}
