import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createMedia } from './media.ts';
import { type MakePicture, PictureNotMade } from './picture-maker.ts';
import { readWebpSize } from './picture-request.ts';
import { listPictures } from './stored-pictures.ts';

const media = createMedia();
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  media(new Request(`https://shop.example.gr${path}`, { headers, method }));
const AVIF = { accept: 'image/avif,image/webp,*/*' };

describe('pictures', () => {
  it.each([
    ['', {}, 'image/webp', 'pro-14-front-1200.webp'],
    ['?v=1&width=800', {}, 'image/webp', 'pro-14-front-800.webp'],
    ['?width=400', {}, 'image/webp', 'pro-14-front-400.webp'],
    ['?width=400', AVIF, 'image/avif', 'pro-14-front-400.avif'],
    ['?width=5000', AVIF, 'image/avif', 'pro-14-front-1200.avif'],
    ['?width=-1', AVIF, 'image/avif', 'pro-14-front-1200.avif'],
    ['?width=x', AVIF, 'image/avif', 'pro-14-front-1200.avif'],
    ['?width=800&format=webp', AVIF, 'image/webp', 'pro-14-front-800.webp'],
    ['?width=800&format=avif', {}, 'image/avif', 'pro-14-front-800.avif'],
    ['?width=800&format=exe', {}, 'image/webp', 'pro-14-front-800.webp'],
  ])('%s with %j is %s', async (query, headers, type, file) => {
    const response = await get(`/cdn/shop/files/pro-14-front.webp${query}`, headers);
    const { readFile } = await import('node:fs/promises');
    const bytes = await readFile(new URL(`../../art/out/products/${file}`, import.meta.url));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('are found by the older names of the platform’s themes', async () => {
    const sizeOf = async (name: string) => {
      const response = await get(`/cdn/shop/files/pro-14-front${name}.webp?v=1`);
      expect(response.status).toBe(200);
      return readWebpSize(Buffer.from(await response.arrayBuffer()));
    };
    expect(await sizeOf('_400x')).toEqual({ width: 400, height: 300 });
    expect(await sizeOf('_x300')).toEqual({ width: 400, height: 300 });
    expect(await sizeOf('_small')).toEqual({ width: 100, height: 75 });
    expect(await sizeOf('_50x50_crop_center@2x')).toEqual({ width: 100, height: 100 });
  });

  it('are sent once', async () => {
    const first = await get('/cdn/shop/files/grade-a.webp', AVIF);
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/cdn/shop/files/grade-a.webp', { ...AVIF, 'if-none-match': `"x", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/cdn/shop/files/grade-a.webp', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    '/cdn/shop/files/nothing.webp',
    '/cdn/shop/files/..%2F..%2Fpackage.webp',
    '/cdn/shop/files/pro-14-front.exe',
    '/cdn/shop/files/__proto__.webp',
    '/',
  ])('%s is 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('There is no such picture.\n');
  });

  it('HEAD has no body, POST is not allowed', async () => {
    const head = await get('/cdn/shop/files/box.webp', {}, 'HEAD');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await head.text()).toBe('');
    expect((await get('/cdn/shop/files/box.webp', {}, 'POST')).status).toBe(405);
  });

  it('are made in another shape, height or format, and sent once', async () => {
    const path = '/cdn/shop/files/pro-14-front.webp?v=1';
    const square = await get(`${path}&width=90&height=90&crop=center`, AVIF);
    expect(square.headers.get('content-type')).toBe('image/webp');
    expect(square.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(readWebpSize(Buffer.from(await square.arrayBuffer()))).toEqual({ width: 90, height: 90 });
    const inside = await get(`${path}&width=90&height=90`);
    expect(readWebpSize(Buffer.from(await inside.arrayBuffer()))).toEqual({ width: 90, height: 68 });
    const narrow = await get(`${path}&width=90`, AVIF);
    expect(narrow.headers.get('content-type')).toBe('image/webp');
    expect(readWebpSize(Buffer.from(await narrow.arrayBuffer()))).toEqual({ width: 90, height: 68 });
    const plain = await get(`${path}&width=440`);
    expect(readWebpSize(Buffer.from(await plain.arrayBuffer()))).toEqual({ width: 440, height: 330 });
    const jpg = await get(`${path}&width=90&format=jpg`, AVIF);
    expect(jpg.headers.get('content-type')).toBe('image/jpeg');
    const etag = square.headers.get('etag') ?? '';
    expect((await get(`${path}&width=90&height=90&crop=center`, { 'if-none-match': etag })).status).toBe(304);
    const head = await get(`${path}&height=68&format=png`, {}, 'HEAD');
    expect(head.headers.get('content-type')).toBe('image/png');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it.each(['width=800&height=600&crop=center', 'width=800&height=800', 'height=600'])(
    'are sent as they are stored for a frame that cuts nothing off: %s',
    async (frame) => {
      const path = '/cdn/shop/files/pro-14-front.webp?v=1';
      const framed = await get(`${path}&${frame}`, AVIF);
      expect(framed.headers.get('content-type')).toBe('image/avif');
      expect(framed.headers.get('etag')).toBe((await get(`${path}&width=800`, AVIF)).headers.get('etag'));
    },
  );

  it('are answered by the nearest that there is, for a minute, while none can be made', async () => {
    const makePicture: MakePicture = () => Promise.reject(new PictureNotMade('BUSY', '32 pictures wait'));
    const response = await createMedia({ makePicture })(
      new Request('https://shop.example.gr/cdn/shop/files/pro-14-front.webp?width=300&height=300&crop=left&format=jpg'),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(readWebpSize(Buffer.from(await response.arrayBuffer()))).toEqual({ width: 400, height: 300 });
  });

  it('that cannot be made are told to the log once a minute', async () => {
    const lines: string[] = [];
    const log = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
    const makePicture: MakePicture = () => Promise.reject(new PictureNotMade('BUSY', '32 pictures wait'));
    let now = 0;
    const handle = createMedia({ makePicture, log, now: () => now });
    const ask = (width: number) =>
      handle(new Request(`https://shop.example.gr/cdn/shop/files/pro-14-front.webp?width=${width}`));
    for (const index of [0, 1, 59_999, 60_000]) {
      now = index;
      await ask(300 + (index % 7));
    }
    expect(lines.map((line) => JSON.parse(line).count)).toEqual([1, 3]);
  });

  it('are listed by name', () => expect(listPictures().has('tab-11-front')).toBe(true));
});
