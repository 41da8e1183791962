/**
 * usage: node clean-lids.mjs CLEAN_DIR GRADES_DIR
 *
 * The lids of the grades without the grain of few samples. CLEAN_DIR has one unmarked lid a material, `wear-<material>-aa.png`, rendered with
 * a hundred samples (`still.py --jobs wear-<material>:aa --w 960 --h 720 --spp 100`); GRADES_DIR has the encodes. What a grade adds to the old
 * unmarked lid is laid on the clean one: where it is a mark whole, elsewhere only what is broad, as rubbed patches are. The ground gets nothing.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const work = process.env.ART_WORK || path.join(os.tmpdir(), 'xana-art');
const sharp = createRequire(path.join(work, 'x.js'))('sharp');
sharp.concurrency(1);

const [width, height] = [960, 720];
const WIDTHS = [400, 800, 960];
const GRADES = ['aplus', 'aplusparenthesis', 'a', 'aminus', 'b'];
/** Differences below the first are grain, above the second a mark, of 255. */
const [GRAIN, MARK] = [2, 5];
const [BROAD, NEAR] = [10, 1.2];
/** A lid is darker than the ground; silver ones are told from it by the shadow between. */
const GROUND = 222;

const [cleanDir, target] = process.argv.slice(2);
if (!target) throw new Error('usage: node clean-lids.mjs CLEAN_DIR GRADES_DIR');
const read = (file) => sharp(file).removeAlpha().resize(width, height).raw().toBuffer();
const blurred = (values, channels, sigma) =>
  sharp(values, { raw: { width, height, channels } })
    .blur(sigma)
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
const clamped = (value) => Math.max(0, Math.min(255, Math.round(value)));

async function encode(pixels, base) {
  for (const wide of WIDTHS) {
    const picture = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(wide);
    await picture.clone().avif({ quality: 66, effort: 4, chromaSubsampling: '4:4:4' }).toFile(`${base}-${wide}.avif`);
    await picture.clone().webp({ quality: 84, effort: 5, smartSubsample: true }).toFile(`${base}-${wide}.webp`);
  }
}

for (const file of fs.readdirSync(cleanDir).sort()) {
  const [, name] = /^(wear-[a-z]+)-aa\.png$/.exec(file) ?? [];
  if (!name) continue;
  const clean = await read(path.join(cleanDir, file));
  const old = await read(path.join(target, `${name}-aa-960.webp`));
  const marked = await Promise.all(GRADES.map((grade) => read(path.join(target, `${name}-${grade}-960.webp`))));
  for (const [index, grade] of GRADES.entries()) {
    const added = Buffer.from(marked[index].map((value, at) => clamped(128 + value - old[at])));
    const size = Buffer.alloc(width * height);
    for (let at = 0; at < size.length; at += 1) {
      const [r, g, b] = [0, 1, 2].map((channel) => added[3 * at + channel] - 128);
      size[at] = clamped((Math.abs(r + g + b) / 3) * 8);
    }
    const strength = await blurred(size, 1, NEAR);
    // Without the marks, which would glow.
    const faint = added.map((value, at) => (strength[Math.floor(at / 3)] / 8 < MARK ? value : 128));
    const broad = await blurred(Buffer.from(faint), 3, BROAD);
    const pixels = Buffer.from(
      clean.map((value, at) => {
        const pixel = Math.floor(at / 3);
        if (Math.min(clean[3 * pixel], clean[3 * pixel + 1], clean[3 * pixel + 2]) > GROUND) return value;
        const share = Math.max(0, Math.min(1, (strength[pixel] / 8 - GRAIN) / (MARK - GRAIN)));
        const smooth = share * share * (3 - 2 * share);
        return clamped(value + (broad[at] - 128) * (1 - smooth) + (added[at] - 128) * smooth);
      }),
    );
    await encode(pixels, path.join(target, `${name}-${grade}`));
  }
  await encode(clean, path.join(target, `${name}-aa`));
  console.log(name);
}
