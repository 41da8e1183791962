/** Photos for tests, made when they are asked for: the same from the same number. */
import sharp from 'sharp';

interface PhotoOptions {
  width?: number;
  height?: number;
  /** Of the camera (EXIF 2.32, section 4.6.4): 6 is turned a quarter to the right. */
  orientation?: number;
}

export async function photo(
  number: number,
  { width = 640, height = 480, orientation }: PhotoOptions = {},
): Promise<Buffer> {
  const background = { r: (number * 53) % 256, g: (number * 97) % 256, b: 128 };
  const picture = sharp({ create: { width, height, channels: 3, background } }).jpeg({ quality: 80 });
  return (orientation === undefined ? picture : picture.withMetadata({ orientation })).toBuffer();
}
