import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createMadePictures } from './made-pictures.ts';
import type { MakePicture } from './picture-maker.ts';

const FILE = fileURLToPath(new URL('../../art/out/products/pro-14-front-1200.webp', import.meta.url));
const square = (size: number) => ({ width: size, height: size, crop: 'center', format: null }) as const;

/** Makes a hundred bytes of anything, and writes down what it made. */
function fakeMaker() {
  const made: string[] = [];
  const make: MakePicture = async ({ plan, format }) => {
    made.push(`${plan.width}×${plan.height} ${format}`);
    return new Uint8Array(100).fill(plan.width);
  };
  return { made, make };
}

it('makes a picture once, also for two who ask at the same time, and for two addresses that mean the same', async () => {
  const { made, make } = fakeMaker();
  const pictures = createMadePictures(make);
  const [one, other] = await Promise.all([pictures(FILE, square(200)), pictures(FILE, square(200))]);
  expect(one).toBe(other);
  await pictures(FILE, square(200));
  await pictures(FILE, { ...square(200), format: 'avif' });
  await pictures(FILE, square(5000));
  await pictures(FILE, square(900));
  await pictures(FILE, { ...square(200), format: 'jpg' });
  expect(made).toEqual(['200×200 webp', '900×900 webp', '200×200 jpg']);
});

it('keeps those asked for last while there is room', async () => {
  const { made, make } = fakeMaker();
  const pictures = createMadePictures(make, 250);
  for (const size of [1, 2, 1, 3, 1, 2]) await pictures(FILE, square(size));
  expect(made).toEqual(['1×1 webp', '2×2 webp', '3×3 webp', '2×2 webp']);
});

it('tries again what failed', async () => {
  const { make } = fakeMaker();
  let isBroken = true;
  const pictures = createMadePictures((job) => (isBroken ? Promise.reject(new Error('broken')) : make(job)));
  await expect(pictures(FILE, square(10))).rejects.toThrow('broken');
  isBroken = false;
  expect((await pictures(FILE, square(10))).bytes).toHaveLength(100);
});

it('makes 24 sizes of a picture in an hour', async () => {
  const { made, make } = fakeMaker();
  let now = 0;
  const pictures = createMadePictures(make, 1, () => now);
  for (let size = 1; size <= 24; size += 1) await pictures(FILE, square(size));
  await expect(pictures(FILE, square(25))).rejects.toMatchObject({ code: 'TOO_MANY_SIZES' });
  // One that was forgotten since is made again.
  await pictures(FILE, square(1));
  now = 60 * 60_000;
  await pictures(FILE, square(25));
  expect(made).toHaveLength(26);
});
