import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOverlay, createStaticFiles } from './static-files.ts';

const SCRIPT = 'const a = 1;\n'.repeat(50);
let directory: string;
let server: Server;
let url: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'xana-static-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'film.mp4'), '0123456789');
  writeFileSync(join(directory, 'secret.env'), 'x');
  writeFileSync(join(directory, 'assets/a-hash.js'), SCRIPT);
  writeFileSync(join(directory, 'assets/gone-hash.js'), SCRIPT);
  writeFileSync(join(directory, 'assets/a-hash.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(directory, 'assets/a-hash.js.gz'), gzipSync(SCRIPT));
  const serve = createStaticFiles(directory);
  server = createServer((message, reply) => {
    if (!serve(message, reply)) reply.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

describe('a built file', () => {
  it('is kept for ever when its name has a hash, else for an hour', async () => {
    const script = await get('/assets/a-hash.js?x=1');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('vary')).toBe('accept-encoding');
    expect(await script.text()).toBe(SCRIPT);
    const film = await get('/film.mp4');
    expect(film.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(film.headers.get('vary')).toBeNull();
  });

  it('is not found when another build took it away before it was read', async () => {
    rmSync(join(directory, 'assets/gone-hash.js'));
    expect((await get('/assets/gone-hash.js')).status).toBe(404);
  });

  it.each(['br', 'gzip'])('is sent as the build compressed it: %s', async (encoding) => {
    const response = await get('/assets/a-hash.js', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('accept-ranges')).toBeNull();
    expect(await response.text()).toBe(SCRIPT);
  });

  it('is not sent again to who has it', async () => {
    const etag = (await get('/film.mp4')).headers.get('etag') ?? '';
    const again = await get('/film.mp4', { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await get('/film.mp4', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has no tag under a name with a hash, which no browser asks for again', async () => {
    const response = await get('/assets/a-hash.js');
    expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([
      null,
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/assets/a-hash.js', { 'if-none-match': '"undefined"' })).status).toBe(200);
  });

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const head = await get('/film.mp4', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
    expect((await get('/film.mp4', {}, 'POST')).status).toBe(404);
  });

  it.each(['/secret.env', '/assets', '/assets/a-hash.js.br', '/nowhere.js'])('is not %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a range', () => {
  it.each([
    ['bytes=0-3', 'bytes 0-3/10', '0123'],
    ['bytes=4-', 'bytes 4-9/10', '456789'],
    ['bytes=9-9', 'bytes 9-9/10', '9'],
    ['bytes=8-1000', 'bytes 8-9/10', '89'],
  ])('%s is answered with %s', async (range, contentRange, body) => {
    const response = await get('/film.mp4', { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await response.text()).toBe(body);
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=5-4', 'bytes=-3', 'bytes=0-1,3-4', 'lines=1-2'])(
    '%s gets the whole file',
    async (range) => {
      const response = await get('/film.mp4', { range });
      expect([response.status, response.headers.get('content-range')]).toEqual([200, null]);
      expect(await response.text()).toBe('0123456789');
    },
  );

  it('of a compressed file gets the whole of it', async () => {
    const response = await get('/assets/a-hash.js', { range: 'bytes=0-3', 'accept-encoding': 'br' });
    expect([response.status, await response.text()]).toEqual([200, SCRIPT]);
  });
});

describe('a file of the owner’s', () => {
  const serveOwn = createOverlay(
    new Map([
      ['/favicon.svg', Buffer.from('<svg/>')],
      ['/icon-192.png', Buffer.from('png')],
      ['/brand/logos.unknown', Buffer.from('x')],
    ]),
  );
  const ask = (path: string, method = 'GET') => {
    const sent: unknown[] = [];
    const reply = {
      writeHead(status: number, given: object) {
        sent.push(status, given);
        return reply;
      },
      end: (body?: Buffer) => void sent.push(body?.toString()),
    };
    const isAnswered = serveOwn({ url: path, method, headers: {} } as never, reply as never);
    return isAnswered ? sent : null;
  };
  const rest = { 'cache-control': 'public, max-age=3600', etag: expect.stringMatching(/^"[\w-]{22}"$/) };

  it('is sent, a drawing with what it may do', () => {
    expect(ask('/icon-192.png?v=1')).toEqual([
      200,
      { ...rest, 'content-type': 'image/png', 'accept-ranges': 'bytes', 'content-length': 3 },
      'png',
    ]);
    expect(ask('/favicon.svg', 'HEAD')).toEqual([
      200,
      {
        ...rest,
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        'accept-ranges': 'bytes',
        'content-length': 6,
      },
      undefined,
    ]);
  });

  it('of no known kind, or posted to, is left to others', () => {
    expect([ask('/brand/logos.unknown'), ask('/none.png'), ask('/icon-192.png', 'POST')]).toEqual([null, null, null]);
  });
});
