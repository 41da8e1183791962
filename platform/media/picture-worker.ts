/**
 * Cuts, scales and encodes pictures, one at a time, in a thread of its own: a picture takes a tenth of a second of
 * pure reckoning, in which the store must answer others.
 */
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { PictureJob, PictureResult } from './picture-maker.ts';
import type { PicturePlan } from './picture-request.ts';

/** What the codecs make of pixels; browsers have it, Node has not. */
class Pixels {
  readonly colorSpace = 'srgb';
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

Object.assign(globalThis, { ImageData: Pixels });

/** Read and compiled at the first use: most stores never ask for all of them. */
const codecs = {
  decode: once(async () => {
    const { default: decode, init } = await import('@jsquash/webp/decode.js');
    await init(await compile('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return decode;
  }),
  resize: once(async () => {
    const { default: resize, initResize } = await import('@jsquash/resize');
    await initResize(await compile('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'));
    return resize;
  }),
  webp: once(async () => {
    const { default: encode, init } = await import('@jsquash/webp/encode.js');
    await init(await compile('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
    return encode;
  }),
  jpg: once(async () => {
    const { default: encode, init } = await import('@jsquash/jpeg/encode.js');
    await init(await compile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
    return encode;
  }),
  png: once(async () => {
    const { default: encode, init } = await import('@jsquash/png/encode.js');
    await init(await compile('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return encode;
  }),
};

parentPort?.on('message', async (job: PictureJob) => parentPort?.postMessage(await work(job)));

async function work(job: PictureJob): Promise<PictureResult> {
  try {
    return { id: job.id, bytes: new Uint8Array(await make(job)) };
  } catch (error) {
    return { id: job.id, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function make({ source, plan, format }: PictureJob): Promise<ArrayBuffer> {
  const decode = await codecs.decode();
  const resize = await codecs.resize();
  const part = cut(await decode(source.buffer), plan.part);
  const { width, height } = plan;
  const isSameSize = part.width === width && part.height === height;
  const pixels = isSameSize ? part : await resize(part, { width, height, method: 'lanczos3' });
  if (format === 'png') return (await codecs.png())(pixels);
  return format === 'jpg'
    ? (await codecs.jpg())(pixels, { quality: 84 })
    : (await codecs.webp())(pixels, { quality: 82 });
}

function cut(whole: ImageData, { x, y, width, height }: PicturePlan['part']): ImageData {
  if (whole.width === width && whole.height === height) return whole;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = ((y + row) * whole.width + x) * 4;
    data.set(whole.data.subarray(start, start + width * 4), row * width * 4);
  }
  return new ImageData(data, width, height);
}

async function compile(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(import.meta.resolve(file))));
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
