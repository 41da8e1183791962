import sharp from 'sharp';
import { pictureProblem } from '../media/check-picture.ts';
import { inEnglish } from '../problems/problems.ts';
import { cleanSvg } from './clean-svg.ts';

/** The pictures that an owner can set. */
export const BRAND_PARTS = ['logo', 'icon', 'share'] as const;
export type BrandPart = (typeof BRAND_PARTS)[number];

/** A checked picture: a drawing without anything that could run, or a picture whose pixels were all read. */
export interface BrandPicture {
  extension: 'svg' | 'png';
  bytes: Buffer;
}

const MAX_SVG_BYTES = 100 * 1024;
const LEAST_WIDTH = { logo: 300, icon: 512, share: 1200 };
const LEAST_SHARE_HEIGHT = 630;

/**
 * Reads a picture by its content, whatever its name says.
 *
 * @returns the picture; or what is wrong with it and what to do instead, to go on after its name
 */
export async function readBrandPicture(
  bytes: Buffer,
  part: BrandPart,
): Promise<{ picture: BrandPicture } | { problem: string }> {
  const isSvg =
    part !== 'share' &&
    /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.toString('utf8', 0, 1_000).replace(/^\uFEFF/, ''));
  return isSvg ? readSvg(bytes, part) : readPixels(bytes, part);
}

async function readSvg(bytes: Buffer, part: BrandPart): Promise<{ picture: BrandPicture } | { problem: string }> {
  if (bytes.byteLength > MAX_SVG_BYTES) {
    const size = Math.ceil(bytes.byteLength / 1024);
    return {
      problem: `has ${size} kB and may have ${MAX_SVG_BYTES / 1024}, since every page shows it; simplify its paths`,
    };
  }
  const cleaned = cleanSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if ('problem' in cleaned) return cleaned;
  const drawing = Buffer.from(cleaned.svg);
  const head = await sharp(drawing)
    .metadata()
    .catch(() => null);
  if (!head) return { problem: 'cannot be drawn; open it in a browser, and save it as plain SVG or as PNG' };
  const problem = part === 'icon' ? squareProblem(head) : null;
  return problem ? { problem } : { picture: { extension: 'svg', bytes: drawing } };
}

async function readPixels(bytes: Buffer, part: BrandPart): Promise<{ picture: BrandPicture } | { problem: string }> {
  const fault = await pictureProblem(bytes);
  const problem = fault ? inEnglish(fault) : await sizeProblem(bytes, part);
  if (problem) return { problem };
  try {
    // `rotate` without an angle follows what the camera noted.
    const png = await sharp(bytes)
      .rotate()
      .resize(2400, 2400, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return { picture: { extension: 'png', bytes: png } };
  } catch {
    return { problem: 'is no whole picture: it breaks off or is damaged; save it again' };
  }
}

async function sizeProblem(bytes: Buffer, part: BrandPart): Promise<string | null> {
  const { width, height } = await sharp(bytes).metadata();
  if (width < LEAST_WIDTH[part])
    return `is ${width} pixels wide and must be ${LEAST_WIDTH[part]} or more; save it larger`;
  if (part === 'share' && height < LEAST_SHARE_HEIGHT) {
    return `is ${height} pixels high and must be ${LEAST_SHARE_HEIGHT} or more; save it larger`;
  }
  return part === 'icon' ? squareProblem({ width, height }) : null;
}

function squareProblem({ width, height }: { width: number; height: number }): string | null {
  if (Math.abs(width - height) <= 0.02 * width) return null;
  return `is ${width} × ${height} and must be square; put the sign onto a square`;
}
