/** Reads a picture's name as the hosted platform's older addresses write it, with the size in it: `alpha-front_550x825_crop_center@2x`. */
import { MAX_SIZE, type PictureRequest, readCrop } from './picture-request.ts';

/** Pixels of the larger side. */
const NAMED_SIZES: Readonly<Record<string, number>> = {
  pico: 16,
  icon: 32,
  thumb: 50,
  small: 100,
  compact: 160,
  medium: 240,
  large: 480,
  grande: 600,
  original: 1024,
  master: MAX_SIZE,
};

const NAME =
  /^(?<name>[a-z0-9-]{1,80})(?:_(?:(?<width>\d{1,4})?x(?<height>\d{1,4})?|(?<named>[a-z]+)))?(?:_crop_(?<crop>[a-z]+))?(?:@(?<times>[23])x)?(?:\.progressive)?$/;

interface NamedPicture {
  name: string;
  /** What the name says; the address's parameters go before it. */
  wish: Pick<PictureRequest, 'width' | 'height' | 'crop'>;
}

/** @returns null for what names no picture */
export function readPictureName(text: string): NamedPicture | null {
  const { name, named, width, height, crop, times = '1' } = NAME.exec(text)?.groups ?? {};
  if (!name || (named && !Object.hasOwn(NAMED_SIZES, named))) return null;
  const size = named ? NAMED_SIZES[named] : undefined;
  const scaled = (pixels: string | number | undefined) =>
    pixels === undefined || Number(pixels) === 0 ? null : Math.min(Number(pixels) * Number(times), MAX_SIZE);
  return {
    name,
    wish: { width: scaled(size ?? width), height: scaled(size ?? height), crop: readCrop(crop) },
  };
}
