import sharp from 'sharp';
import { type Cause, causeOf } from '../problems/problems.ts';

const MEGABYTE = 1024 * 1024;
export const MAX_PICTURE_BYTES = 20 * MEGABYTE;
const MAX_MEGAPIXELS = 60;
const MIN_WIDTH = 300;
/** Brands of the files that phones write (ISO/IEC 23008-12): of these no picture can be made here. */
const HEIC = /^(?:heic|heix|heim|heis|hevc|hevx)$/;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

/**
 * Checks by the bytes, not by the name, whether the store's sizes can be made of a picture. Only the head is read, so a picture
 * that would unpack to gigabytes is refused before it does.
 *
 * @returns what is wrong; null for a picture
 */
export async function pictureProblem(bytes: Uint8Array): Promise<Cause | null> {
  if (bytes.byteLength === 0) return causeOf('picture_empty');
  if (bytes.byteLength > MAX_PICTURE_BYTES) {
    const size = Math.ceil(bytes.byteLength / MEGABYTE);
    return causeOf('picture_big', size, MAX_PICTURE_BYTES / MEGABYTE);
  }
  if (HEIC.test(Buffer.from(bytes.subarray(8, 12)).toString('latin1'))) return causeOf('picture_heic');
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head || !FORMATS.has(head.format)) return causeOf('picture_unreadable');
  const { width, height } = head;
  if (width * height > MAX_MEGAPIXELS * 1_000_000) return causeOf('picture_pixels', width, height, MAX_MEGAPIXELS);
  return width < MIN_WIDTH ? causeOf('picture_narrow', width, MIN_WIDTH) : null;
}
