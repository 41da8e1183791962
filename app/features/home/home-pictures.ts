import { toPictures } from '../../ui/art-pictures.ts';

/** The pictures that the front page's text names. Only the loader reads this: their addresses come with the page. */
export const homePictures = toPictures(
  import.meta.glob<string>(
    [
      '../../../art/out/grades/grade-aminus-*.{avif,webp}',
      '../../../art/out/products/air-13-side-*.{avif,webp}',
      '../../../art/out/other/box-{400,800,1200}.{avif,webp}',
      '../../../art/out/other/door-*-scene-*.{avif,webp}',
      '../../../art/out/other/{story-1,step-3,mission-ecology}-{400,800}.{avif,webp}',
    ],
    { query: '?url', import: 'default', eager: true },
  ),
);
