/**
 * usage: node smooth-frames.mjs SRC_DIR OUT_DIR WIDTH
 *
 * A film's frames, rendered larger than they are shown: the steps of slanted edges are taken out before they are reduced. Frames that
 * are newer than their source are skipped.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { smoothEdges } from './smooth-edges.mjs';

const work = process.env.ART_WORK || path.join(os.tmpdir(), 'xana-art');
const sharp = createRequire(path.join(work, 'x.js'))('sharp');

const [source, target, width] = process.argv.slice(2);
fs.mkdirSync(target, { recursive: true });
for (const file of fs.readdirSync(source).filter((name) => name.endsWith('.png'))) {
  const [frame, smooth] = [path.join(source, file), path.join(target, file)];
  if (fs.existsSync(smooth) && fs.statSync(smooth).mtimeMs > fs.statSync(frame).mtimeMs) continue;
  const { data, info } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 };
  const picture = sharp(smoothEdges(data, info.width, info.height), { raw });
  await picture.resize({ width: Number(width), kernel: 'lanczos3' }).png({ compressionLevel: 4 }).toFile(smooth);
}
