/**
 * usage: node art/src/kind-pictures.mjs
 * The four small pictures of the catalogue's kinds, one below the other in one file, made of stills that are already encoded.
 * Their ground becomes white, so that the page can multiply them onto its own.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const at = (path) => fileURLToPath(new URL(`../out/${path}`, import.meta.url));
/** In the order in which `app/features/catalogue/catalogue.css` shows them. */
const SOURCES = ['latitude-5000-new-grey-front', 'ipad-air-purple-front', 'monitor-24-front', 'mini-hp-front'];
/** Twice the size at which they are shown. */
const WIDTH = 112;
const HEIGHT = 84;
const WHITE = '#fff';
/** The stills' ground is about 241 of 255; what their soft shadows leave of it is white too. */
const GROUND = 234;

const pictures = await Promise.all(
  SOURCES.map(async (name, index) => {
    const onWhite = sharp(at(`products/${name}-800.avif`)).linear(255 / GROUND, 0);
    const trimmed = sharp(await onWhite.png().toBuffer()).trim({ background: WHITE, threshold: 40 });
    const input = await trimmed.resize(WIDTH, HEIGHT, { fit: 'contain', background: WHITE }).png().toBuffer();
    return { input, left: 0, top: index * HEIGHT };
  }),
);
const strip = sharp({
  create: { width: WIDTH, height: HEIGHT * SOURCES.length, channels: 3, background: WHITE },
}).composite(pictures);
const png = await strip.png().toBuffer();
await sharp(png).avif({ quality: 60, effort: 6 }).toFile(at('other/kinds.avif'));
await sharp(png).webp({ quality: 82, effort: 6 }).toFile(at('other/kinds.webp'));
