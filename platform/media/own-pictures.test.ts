import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '#tests/support/photos.ts';
import { causeOf, inEnglish } from '../problems/problems.ts';
import { isPublicAddress } from '../public-network.ts';
import { fetchPicture } from './fetch-picture.ts';
import { gatherPictures, makeOwnPicture } from './gather-pictures.ts';
import { createMedia } from './media.ts';
import { findOwnPicture, listOwnPictures, nameOwnPicture, sizeOfOwnPicture } from './own-pictures.ts';

const root = mkdtempSync(join(tmpdir(), 'xana-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the name of a picture', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const mark = 'x039058c6f2';
  it.each([
    ['IMG_4711.JPG', `img-4711-${mark}`],
    ['Πλάγια όψη (2).png', `plagia-opsi-2-${mark}`],
    ['...', `picture-${mark}`],
    [`${'long-'.repeat(30)}.webp`, `${'long-'.repeat(12).slice(0, -1)}-${mark}`],
    // Exported by a shop like this one.
    ['front-x0123456789.webp', 'front-x0123456789'],
  ])('%s', (called, name) => expect(nameOwnPicture(called, bytes)).toBe(name));
});

describe('a photo', () => {
  const directory = join(root, 'made');
  it('is kept in every width that pages ask for, upright and without its notes', async () => {
    const bytes = await photo(1, { width: 800, height: 1300, orientation: 6 });
    expect(await makeOwnPicture(directory, 'side-x0000000001', bytes)).toBe(true);
    expect(await makeOwnPicture(directory, 'side-x0000000001', bytes)).toBe(false);
    expect(readdirSync(join(directory, 'side-x0000000001')).sort()).toEqual(
      ['1200', '1300', '400', '800'].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    );
    expect(sizeOfOwnPicture(directory, 'side-x0000000001')).toEqual({ width: 1300, height: 800 });
    if (process.platform !== 'win32') expect(statSync(join(directory, 'side-x0000000001')).mode & 0o777).toBe(0o700);
    const made = await sharp(join(directory, 'side-x0000000001', '800.avif')).metadata();
    expect(made).toMatchObject({ width: 800, height: 492 });
    expect(made.exif).toBeUndefined();
    expect(listOwnPictures(directory)).toEqual(['side-x0000000001']);
  });

  it('is served at its address, while the store runs, and not outside of its folder', async () => {
    const media = createMedia({ own: directory });
    const get = (name: string, query = '') =>
      media(new Request(`https://shop.example.gr/cdn/shop/files/${name}.webp${query}`));
    expect((await get('later-x0000000002')).status).toBe(404);
    await makeOwnPicture(directory, 'later-x0000000002', await photo(2));
    const stored = await get('later-x0000000002', '?width=400');
    expect(stored.headers.get('content-type')).toBe('image/webp');
    const file = findOwnPicture(directory, 'later-x0000000002')?.webp.find(({ width }) => width === 400)?.file ?? '';
    expect(Buffer.from(await stored.arrayBuffer()).equals(readFileSync(file))).toBe(true);
    const jpeg = await get('later-x0000000002', '?width=500&format=jpg');
    expect(await sharp(Buffer.from(await jpeg.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 500,
    });
    expect((await get('..-x0000000002')).status).toBe(404);
  });
});

describe('addresses', () => {
  it.each([
    ['8.8.8.8', true],
    ['93.184.216.34', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    // The last of each network, and what lies beyond it.
    ['0.255.255.255', false],
    ['10.255.255.255', false],
    ['11.0.0.1', true],
    ['100.127.255.255', false],
    ['100.128.0.1', true],
    ['127.255.255.255', false],
    ['169.254.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.255.255', false],
    ['198.19.255.255', false],
    ['198.20.0.1', true],
    ['2001:0:ffff::1', false],
    ['2001:db8:ffff::1', false],
    ['2002:ffff::1', false],
    ['not an address', false],
  ])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

  it.each([
    'http://127.0.0.1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://localhost/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.1]/a.jpg',
  ])('%s is not asked', (address) => expect(fetchPicture(address)).rejects.toThrow(/private network/));

  it.each([
    'ftp://example.com/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'https://me:secret@example.com/a.jpg',
    'nonsense',
  ])('%s is no address of a picture', (address) => expect(fetchPicture(address)).rejects.toThrow(/begins with https/));
});

describe('fetching', () => {
  let server: Server;
  let origin = '';
  const network = { isAllowed: (address: string) => address === '127.0.0.1' };
  const answers: Record<string, RequestListener> = {
    '/a.jpg': (_request, response) => response.end('picture'),
    '/moved.jpg': (_request, response) => response.writeHead(302, { location: '/a.jpg' }).end(),
    '/round.jpg': (_request, response) => response.writeHead(302, { location: '/round.jpg' }).end(),
    '/inside.jpg': (_request, response) => response.writeHead(301, { location: 'http://10.0.0.1/a.jpg' }).end(),
    '/script.jpg': (_request, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
    '/broken.jpg': (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    },
    '/endless.jpg': (_request, response) => {
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
        if (!response.destroyed) response.once('drain', send);
      };
      send();
    },
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('follows to where the picture is', async () => {
    for (const path of ['/a.jpg', '/moved.jpg'])
      expect(Buffer.from(await fetchPicture(origin + path, network)).toString()).toBe('picture');
  });

  it.each([
    ['/none.jpg', /answered with 404/],
    ['/round.jpg', /more than 3 times/],
    ['/inside.jpg', /private network/],
    ['/script.jpg', /begins with https/],
    ['/broken.jpg', /could not be fetched/],
    ['/endless.jpg', /more than 20\u00a0MB/],
  ])('%s is refused', (path, message) => expect(fetchPicture(origin + path, network)).rejects.toThrow(message));
});

describe('what a product file names', () => {
  const directory = join(root, 'gathered');
  const folder = join(root, 'photos');
  beforeAll(async () => {
    mkdirSync(join(folder, 'more'), { recursive: true });
    writeFileSync(join(folder, 'Front.JPG'), await photo(3));
    // As macOS writes it, with the accent as a character of its own.
    writeFileSync(join(folder, 'more', 'Πλάι 1.jpg'.normalize('NFD')), await photo(4));
    for (const where of [folder, join(folder, 'more')]) writeFileSync(join(where, 'twice.jpg'), await photo(8));
    writeFileSync(join(root, 'outside.jpg'), await photo(9));
    symlinkSync(join(root, 'outside.jpg'), join(folder, 'linked.jpg'));
    const whole = await photo(5, { width: 1200, height: 900 });
    writeFileSync(join(folder, 'damaged.jpg'), whole.subarray(0, whole.length / 2));
    writeFileSync(join(folder, 'letter.jpg'), 'Dear shop');
  });
  const options = { stored: new Set(['pro-14-front']), directory, folder };

  it('is found in the shop, in the folder or at its address, and made once', async () => {
    const asked: string[] = [];
    const fetch = async (address: string) => {
      asked.push(address);
      return photo(6);
    };
    const sources = [
      'pro-14-front',
      'front.jpg',
      encodeURIComponent('πλάι 1.jpg'),
      'https://cdn.example/s/back.png?v=1',
    ];
    const told: string[] = [];
    const onProgress = (done: number, all: number) => void told.push(`${done}/${all}`);
    const pictures = await gatherPictures([...sources, 'front.jpg'], { ...options, fetch, onProgress });
    const names = sources.map((source) => pictures.find(source));
    expect(names).toEqual([
      { file: 'pro-14-front' },
      { file: expect.stringMatching(/^front-x[0-9a-f]{10}$/) },
      { file: expect.stringMatching(/^plai-1-x/) },
      { file: expect.stringMatching(/^back-x/) },
    ]);
    expect(listOwnPictures(directory)).toEqual([]);
    const [incoming = ''] = readdirSync(directory);
    if (process.platform !== 'win32') expect(statSync(join(directory, incoming)).mode & 0o777).toBe(0o700);
    expect([...(await pictures.make()).values()]).toEqual([]);
    await pictures.close();
    expect(told).toEqual(['1/4', '2/4', '3/4', '4/4', '1/3', '2/3', '3/3']);
    expect(listOwnPictures(directory)).toHaveLength(3);
    expect(readdirSync(directory)).toHaveLength(3);
    expect(asked).toEqual(['https://cdn.example/s/back.png?v=1']);
  });

  it('is made once where several name the same, and not again where it is made', async () => {
    const addresses = ['https://cdn.example/a/same.png', 'https://cdn.example/b/same.png'];
    const gather = async () => {
      const told: string[] = [];
      const onProgress = (done: number, all: number) => void told.push(`${done}/${all}`);
      const fetch = () => photo(10, { width: 320, height: 240 });
      const pictures = await gatherPictures(addresses, { ...options, fetch, onProgress });
      const files = addresses.map(pictures.find);
      expect(await pictures.make()).toEqual(new Map());
      await pictures.close();
      return { files, told };
    };
    const file = expect.stringMatching(/^same-x/);
    expect(await gather()).toEqual({ files: [{ file }, { file }], told: ['1/2', '2/2', '1/1'] });
    expect(await gather()).toEqual({ files: [{ file }, { file }], told: ['1/2', '2/2'] });
  });

  it('makes nothing when one is damaged, and says which', async () => {
    const before = listOwnPictures(directory);
    writeFileSync(join(folder, 'new.jpg'), await photo(7));
    const pictures = await gatherPictures(['new.jpg', 'damaged.jpg'], options);
    const failures = await pictures.make();
    await pictures.close();
    expect([...failures]).toEqual([['damaged.jpg', { ...causeOf('picture_damaged'), source: 'damaged.jpg' }]]);
    expect(listOwnPictures(directory)).toEqual(before);
  });

  it.each([
    ['nowhere.jpg', /"nowhere\.jpg" is not in the folder/],
    ['twice.jpg', /"twice\.jpg" is in the folder more than once/],
    ['linked.jpg', /"linked\.jpg" is not in the folder/],
    ['letter.jpg', /"letter\.jpg" is no picture that can be read/],
    ['http://127.0.0.1/a.jpg', /private network/],
    ['../../../etc/passwd', /passwd" is not in the folder/],
  ])('%s is refused', async (source, message) => {
    const pictures = await gatherPictures([source], options);
    const found = pictures.find(source);
    expect('problem' in found && inEnglish(found.problem)).toMatch(message);
    await pictures.close();
  });
});
