/** Cuts, scales and encodes pictures, one at a time, beside the thread in which the store answers. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { PictureJob, PictureResult } from './picture-maker.ts';

parentPort?.on('message', async (job: PictureJob) => parentPort?.postMessage(await work(job)));

async function work(job: PictureJob): Promise<PictureResult> {
  try {
    return { id: job.id, bytes: new Uint8Array(await make(job)) };
  } catch (error) {
    return { id: job.id, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function make({ source, plan, format }: PictureJob): Promise<Buffer> {
  const { part, width, height } = plan;
  const { x: left, y: top, ...size } = part;
  const picture = sharp(source)
    .extract({ left, top, ...size })
    .resize({ width, height, fit: 'fill' });
  if (format === 'png') return picture.png().toBuffer();
  return format === 'jpg'
    ? picture.flatten({ background: '#fff' }).jpeg({ quality: 84, progressive: true, mozjpeg: true }).toBuffer()
    : picture.webp({ quality: 82 }).toBuffer();
}
