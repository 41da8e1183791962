/** Reads the wanted size, part and format out of a picture's address. Pure. */

const FORMATS = ['avif', 'webp', 'jpg', 'png'] as const;
const CROPS = ['center', 'top', 'bottom', 'left', 'right'] as const;

/** The hosted platform takes sizes from 1 to this, in pixels (Storefront API, `ImageTransformInput`). */
export const MAX_SIZE = 5760;

export type PictureFormat = (typeof FORMATS)[number];
export type Crop = (typeof CROPS)[number];

export interface PictureRequest {
  /** The largest width, pixels. */
  width: number | null;
  /** The largest height, pixels. */
  height: number | null;
  /** With both sizes: fill them and cut the excess, keeping this side. */
  crop: Crop | null;
  format: PictureFormat | null;
}

export interface Size {
  width: number;
  height: number;
}

export interface PicturePlan extends Size {
  /** The part of the original that is shown, in its pixels. */
  part: Size & { x: number; y: number };
}

/** Ignores what it cannot read, as the hosted platform does: an address with a slip still gives a picture. */
export function readPictureRequest(parameters: URLSearchParams): PictureRequest {
  const format = parameters.get('format');
  return {
    width: readSize(parameters.get('width')),
    height: readSize(parameters.get('height')),
    crop: readCrop(parameters.get('crop')),
    // `pjpg` is the hosted platform's name for a progressive one, which ours always are.
    format: format === 'pjpg' ? 'jpg' : (FORMATS.find((known) => known === format) ?? null),
  };
}

export function readCrop(text: string | null | undefined): Crop | null {
  return CROPS.find((crop) => crop === text) ?? null;
}

function readSize(text: string | null): number | null {
  if (!text || !/^\d{1,4}$/.test(text)) return null;
  const size = Number(text);
  return size >= 1 && size <= MAX_SIZE ? size : null;
}

/** Nothing is ever enlarged: a frame larger than the picture gets its shape, in the largest size that there is. */
export function planPicture(original: Size, { width, height, crop }: PictureRequest): PicturePlan {
  const part = width && height && crop ? cropTo(original, width / height, crop) : { x: 0, y: 0, ...original };
  const factor = Math.min(1, (width ?? MAX_SIZE) / part.width, (height ?? MAX_SIZE) / part.height);
  return { part, width: atLeastOne(part.width * factor), height: atLeastOne(part.height * factor) };
}

/** The largest part of that shape; the side that is not cropped is kept whole. */
function cropTo({ width, height }: Size, shape: number, crop: Crop): PicturePlan['part'] {
  const part = {
    width: Math.min(width, atLeastOne(height * shape)),
    height: Math.min(height, atLeastOne(width / shape)),
  };
  return {
    x: place(width - part.width, crop, 'left', 'right'),
    y: place(height - part.height, crop, 'top', 'bottom'),
    ...part,
  };
}

function place(rest: number, crop: Crop, start: Crop, end: Crop): number {
  if (crop === start) return 0;
  return crop === end ? rest : Math.floor(rest / 2);
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}

/**
 * Width and height of a WebP picture, from its first 30 bytes.
 * Source: RFC 9649, sections 2.5–2.7 (VP8, VP8L and VP8X).
 *
 * @returns null when it is no WebP
 */
export function readWebpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  switch (bytes.toString('latin1', 8, 16)) {
    case 'WEBPVP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'WEBPVP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'WEBPVP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
