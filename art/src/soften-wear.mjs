/**
 * usage: node soften-wear.mjs SRC_DIR OUT_DIR
 *
 * The lids of the grades as an office shows them. The studio's light rakes over a lid, so that forty hairlines look like forty gouges; a
 * share of each mark is left, the rest is the clean lid of the same material. SRC_DIR has the AVIFs as they were rendered, OUT_DIR gets
 * AVIF and WebP: never the same folder, since a second pass would soften what is soft.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const work = process.env.ART_WORK || path.join(os.tmpdir(), 'xana-art');
const sharp = createRequire(path.join(work, 'x.js'))('sharp');
sharp.concurrency(1);

/** What is left of the marks. The worse a grade, the more of it anyone sees; of B everything. */
const SHARE = { aplus: 0.6, aplusparenthesis: 0.6, a: 0.6, aminus: 0.8 };

const [source, target] = process.argv.slice(2);
if (!target || path.resolve(source) === path.resolve(target)) throw new Error('usage: node soften-wear.mjs SRC_DIR OUT_DIR');
const read = (file) => sharp(path.join(source, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

for (const file of fs.readdirSync(source).sort()) {
  const [, name, grade, width] = /^(grade|wear-[a-z0-9]+)-([a-z]+)-(\d+)\.avif$/.exec(file) ?? [];
  const share = SHARE[grade];
  if (share === undefined) continue;
  const [marked, clean] = await Promise.all([read(file), read(`${name}-aa-${width}.avif`)]);
  const pixels = marked.data.map((value, at) => Math.round(clean.data[at] + share * (value - clean.data[at])));
  const { width: wide, height } = marked.info;
  const picture = sharp(pixels, { raw: { width: wide, height, channels: 3 } });
  const base = path.join(target, `${name}-${grade}-${width}`);
  await picture.clone().avif({ quality: 66, effort: 4, chromaSubsampling: '4:4:4' }).toFile(`${base}.avif`);
  await picture.clone().webp({ quality: 84, effort: 5, smartSubsample: true }).toFile(`${base}.webp`);
}
