import sharp from 'sharp';

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
 * @returns what is wrong and what to do instead; null for a picture
 */
export async function pictureProblem(bytes: Uint8Array): Promise<string | null> {
  if (bytes.byteLength === 0) return 'is empty; write it again';
  if (bytes.byteLength > MAX_PICTURE_BYTES) {
    const size = Math.ceil(bytes.byteLength / MEGABYTE);
    return `has ${size} MB and may have ${MAX_PICTURE_BYTES / MEGABYTE}; save it smaller`;
  }
  if (HEIC.test(Buffer.from(bytes.subarray(8, 12)).toString('latin1'))) return 'is a HEIC photo; save it as JPEG';
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head || !FORMATS.has(head.format)) return 'is no picture that can be read; save it as JPEG, PNG or WebP';
  const { width, height } = head;
  if (width * height > MAX_MEGAPIXELS * 1_000_000) {
    return `has ${width} × ${height} pixels, more than ${MAX_MEGAPIXELS} million; save it smaller`;
  }
  if (width < MIN_WIDTH) return `is ${width} pixels wide and must be ${MIN_WIDTH} or more; take a larger one`;
  return null;
}
