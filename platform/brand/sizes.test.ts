/** How large the owner's pictures must be, and which of them becomes the icon. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { perLanguage } from '#domain/locale/locales.ts';
import { makeBrand } from './make-brand.ts';
import { readBrandPicture } from './read-brand-picture.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
const problemOf = async (bytes: Buffer, part: 'logo' | 'icon' | 'share') => {
  const read = await readBrandPicture(bytes, part);
  return 'problem' in read ? read.problem : null;
};

it.each([
  ['logo', 300, 50, null],
  ['logo', 299, 50, 'is 299 pixels wide and must be 300 or more; take a larger one'],
  ['icon', 512, 512, null],
  ['icon', 511, 511, 'is 511 pixels wide and must be 512 or more; save it larger'],
  ['icon', 600, 612, null],
  ['icon', 600, 613, 'is 600 × 613 and must be square; put the sign onto a square'],
  ['icon', 600, 588, null],
  ['icon', 600, 587, 'is 600 × 587 and must be square; put the sign onto a square'],
  ['share', 1200, 630, null],
  ['share', 1199, 630, 'is 1199 pixels wide and must be 1200 or more; save it larger'],
  ['share', 1200, 629, 'is 629 pixels high and must be 630 or more; save it larger'],
] as const)('a %s of %i × %i', async (part, width, height, problem) => {
  expect(await problemOf(await png(width, height), part)).toBe(problem);
});

const svg = (viewBox: string, letters = 0) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h900v900H0z" fill="#ff0000"/>${' '.repeat(letters)}</svg>`,
  );

it('a drawing is no larger than every page can show, and an icon is square', async () => {
  const bare = svg('0 0 900 900').byteLength;
  const most = 100 * 1024;
  expect(await problemOf(svg('0 0 900 900', most - bare), 'logo')).toBeNull();
  expect(await problemOf(svg('0 0 900 900', most - bare + 1), 'logo')).toBe(
    'has 101 kB and may have 100, since every page shows it; simplify its paths',
  );
  expect(await problemOf(svg('0 0 900 900'), 'icon')).toBeNull();
  expect(await problemOf(svg('0 0 900 800'), 'icon')).toBe(
    'is 900 × 800 and must be square; put the sign onto a square',
  );
  expect(await problemOf(svg('0 0 900 800'), 'logo')).toBeNull();
});

describe('the icon', () => {
  /** Whether the middle of it is of the owner's red. */
  async function isOwn(extension: 'png' | 'svg', bytes: Buffer): Promise<boolean> {
    const { files } = await makeBrand({
      logo: perLanguage(() => ({ extension, bytes })),
      icon: null,
      share: perLanguage(() => null),
    });
    const { data } = await sharp(files.get('/icon-192.png'))
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (96 * 192 + 96) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(middle, middle + 3);
    return red > 200 && green < 60 && blue < 60;
  }

  it.each([
    [499, 400, true],
    [500, 400, false],
    [400, 499, true],
    [400, 500, false],
  ])('is a logo of %i × %i: %s', async (width, height, isTheLogo) => {
    expect(await isOwn('png', await png(width, height))).toBe(isTheLogo);
  });
});

it('the logo of the pages is within their box, a drawing stays as it is', async () => {
  const drawing = svg('0 0 900 300');
  const logoOf = async (extension: 'png' | 'svg', bytes: Buffer) =>
    (
      await makeBrand({ logo: perLanguage(() => ({ extension, bytes })), icon: null, share: perLanguage(() => null) })
    ).files.get(`/brand/logo-el.${extension}`);
  const { width, height } = await sharp(await logoOf('png', await png(1600, 400))).metadata();
  expect([width, height]).toEqual([640, 160]);
  expect(await logoOf('svg', drawing)).toEqual(drawing);
});
