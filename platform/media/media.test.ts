import { describe, expect, it } from 'vitest';
import { createMedia, listPictures } from './media.ts';

const media = createMedia();
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  media(new Request(`https://shop.example.gr${path}`, { headers, method }));
const AVIF = { accept: 'image/avif,image/webp,*/*' };

describe('pictures', () => {
  it.each([
    ['', {}, 'image/webp', 'pro-14-front-1200.webp'],
    ['?v=1&width=800', {}, 'image/webp', 'pro-14-front-800.webp'],
    // There is no WebP of 400.
    ['?width=300', {}, 'image/webp', 'pro-14-front-800.webp'],
    ['?width=300', AVIF, 'image/avif', 'pro-14-front-400.avif'],
    ['?width=401', AVIF, 'image/avif', 'pro-14-front-800.avif'],
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

  it('are listed by name', () => expect(listPictures().has('tab-11-front')).toBe(true));
});
