/** Pictures that are kept, checked, fetched and gathered: bounds and answers. */
import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { photo } from '#tests/support/photos.ts';
import { causeOf, inEnglish } from '../problems/problems.ts';
import { MAX_PICTURE_BYTES, pictureProblem } from './check-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import { amongPictures } from './gather-pictures.ts';
import { indexPictures, listPictures, sizeOfPicture } from './stored-pictures.ts';

describe('the pictures that are kept', () => {
  it('have the size of their widest rendering, 4:3', () => {
    expect(sizeOfPicture('no-such-picture')).toEqual({ width: 1200, height: 900 });
    for (const [name, { webp }] of indexPictures()) {
      const width = Math.max(...webp.map((rendering) => rendering.width));
      expect([name, sizeOfPicture(name)]).toEqual([name, { width, height: Math.round(width * 0.75) }]);
    }
    expect(sizeOfPicture('pro-14-front').width).toBeGreaterThan(600);
  });

  it('are there in both formats, the narrowest first', () => {
    expect(listPictures()).toEqual(new Set(indexPictures().keys()));
    for (const [name, { avif, webp }] of indexPictures()) {
      const widths = webp.map(({ width }) => width);
      expect([name, widths]).toEqual([name, [...widths].sort((a, b) => a - b)]);
      expect([name, avif.map(({ width }) => width)]).toEqual([name, widths]);
      expect(webp[0]?.file).toMatch(new RegExp(`/${name}-${widths[0]}\\.webp$`));
    }
  });
});

describe('a picture', () => {
  /** A picture whose head says that it is so large: only the head is looked at. */
  async function headOf(width: number, height: number): Promise<Buffer> {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  }

  it.each([
    [300, 200, null],
    [299, 200, 'is 299 pixels wide and must be 300 or more; take a larger one'],
    [10_000, 6_000, null],
    [10_001, 6_000, 'has 10001 × 6000 pixels, more than 60 million; save it smaller'],
  ])('of %i × %i pixels', async (width, height, problem) => {
    const found = await pictureProblem(await headOf(width, height));
    expect(found && inEnglish(found)).toBe(problem);
  });

  it.each([
    [Buffer.alloc(0), 'is empty; write it again'],
    [Buffer.alloc(MAX_PICTURE_BYTES), 'is no picture that can be read; save it as JPEG, PNG or WebP'],
    [Buffer.alloc(MAX_PICTURE_BYTES + 1), 'has 21\u00a0MB and may have 20; save it smaller'],
    [Buffer.from('12345678heic'), 'is a HEIC photo; save it as JPEG'],
    [Buffer.from('12345678hevx'), 'is a HEIC photo; save it as JPEG'],
    [Buffer.from('1234567heic'), 'is no picture that can be read; save it as JPEG, PNG or WebP'],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
      'is no picture that can be read; save it as JPEG, PNG or WebP',
    ],
  ])('(%#) is none', async (bytes, problem) => {
    const found = await pictureProblem(bytes);
    expect(found && inEnglish(found)).toBe(problem);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)('as %s is fine', async (format) => {
    expect(
      await pictureProblem(
        await sharp(await photo(1))
          .toFormat(format)
          .toBuffer(),
      ),
    ).toBeNull();
  });

  it.each([
    [60, (name: string) => name],
    [61, (name: string) => `${name.slice(0, 59)}…`],
  ])('with a name of %i letters that is not there', (length, shown) => {
    const name = 'x'.repeat(length);
    expect(amongPictures(new Set(['front']))(name)).toEqual({
      problem: { ...causeOf('picture_missing'), source: shown(name) },
    });
  });

  it.each([
    'front',
    'front.webp',
    'https://cdn.example/files/front.JPG?v=3',
    'C:\\photos\\front.jpeg',
    'a/front.tif#x',
  ])('that is there is found as %s', (source) => {
    const name = source.endsWith('#x') ? 'front.tif#x' : 'front';
    expect(amongPictures(new Set([name]))(source)).toEqual({ file: name });
  });
});

describe('an address', () => {
  let server: Server;
  let origin = '';
  const network = { isAllowed: (address: string) => address === '127.0.0.1' };
  const answer: RequestListener = (request, response) => {
    const [, status = '200', times] = (request.url ?? '').split('/');
    if (times === 'endless') {
      response.writeHead(Number(status), { location: '/200/0' }).write('and so on');
      return;
    }
    if (times === 'nowhere') response.writeHead(Number(status)).end('body');
    else if (Number(times) > 0)
      response.writeHead(Number(status), { location: `/${status}/${Number(times) - 1}` }).end();
    else response.writeHead(200).end(`picture for ${request.headers.accept} by ${request.headers['user-agent']}`);
  };
  beforeAll(async () => {
    server = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const fetched = async (path: string) => Buffer.from(await fetchPicture(origin + path, network)).toString();

  it.each([301, 302, 303, 307, 308, 399, 300])('that leads on with %i is followed three times', async (status) => {
    expect(await fetched(`/${status}/3`)).toBe('picture for image/jpeg,image/png,image/webp by xana-shop');
    await expect(fetched(`/${status}/4`)).rejects.toThrow(
      'leads on more than 3 times; write the address at which it ends',
    );
  });

  it.each(['/302/nowhere', '/400/1', '/299/1', '/404/nowhere', '/206/nowhere'])('%s is no picture', async (path) => {
    const [, status] = path.split('/');
    await expect(fetched(path)).rejects.toThrow(
      `was answered with ${status}; open it in a browser and write the address that works`,
    );
  });

  it.each(['302', '404'])('that is answered with %s and a body without an end is not read on', async (status) => {
    const destroy = vi.spyOn(IncomingMessage.prototype, 'destroy');
    await Promise.allSettled([fetched(`/${status}/endless`)]);
    const statuses = destroy.mock.contexts.map((message) => (message as IncomingMessage).statusCode);
    destroy.mockRestore();
    expect(statuses).toContain(Number(status));
  });

  it('that takes too long is given up', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await expect(fetched('/200/0')).rejects.toThrow(/^took more than 20 seconds; save it and put it into the folder$/);
    expect(timeout.mock.calls).toEqual([[20_000]]);
    timeout.mockRestore();
  });

  it('of a server that does not answer is told with the system’s word', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    await expect(fetchPicture(`http://127.0.0.1:${port}/a.jpg`, network)).rejects.toThrow(
      'could not be fetched (ECONNREFUSED); check it and try again',
    );
    // It speaks no TLS.
    await expect(fetchPicture(`${origin.replace('http:', 'https:')}/a.jpg`, network)).rejects.toThrow(
      /^could not be fetched \((?:ERR_SSL|EPROTO)/,
    );
  });
});
