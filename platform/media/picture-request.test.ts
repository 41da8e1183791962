import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/properties.ts';
import { MAX_SIZE, planPicture, readPictureRequest, readWebpSize } from './picture-request.ts';

const NOTHING = { width: null, height: null, crop: null, format: null };
const read = (query: string) => readPictureRequest(new URLSearchParams(query));
const ORIGINAL = { width: 1200, height: 900 };

describe('what an address asks for', () => {
  it.each([
    ['', NOTHING],
    ['v=1&width=800', { ...NOTHING, width: 800 }],
    ['width=1&height=5760', { ...NOTHING, width: 1, height: MAX_SIZE }],
    ['width=200&height=100&crop=top&format=jpg', { width: 200, height: 100, crop: 'top', format: 'jpg' }],
    ['format=pjpg', { ...NOTHING, format: 'jpg' }],
    ['format=png', { ...NOTHING, format: 'png' }],
    // What cannot be understood is left out.
    ['width=0&height=5761', NOTHING],
    ['width=-1&height=1e3', NOTHING],
    ['width=8.5&height=%20800', NOTHING],
    ['width=&height=99999999999999999999', NOTHING],
    ['width=x&crop=middle&format=exe', NOTHING],
    ['crop=CENTER&format=JPG', NOTHING],
    ['width=__proto__&crop=constructor&format=toString', NOTHING],
  ])('%s', (query, expected) => expect(read(query)).toEqual(expected));
});

describe('what is made of it', () => {
  const whole = { x: 0, y: 0, ...ORIGINAL };
  it.each([
    ['', whole, 1200, 900],
    ['width=600', whole, 600, 450],
    ['height=450', whole, 600, 450],
    ['height=100&crop=center', whole, 133, 100],
    // Both sizes without a crop: inside of them.
    ['width=600&height=100', whole, 133, 100],
    ['width=100&height=600', whole, 100, 75],
    ['width=5760&height=5760', whole, 1200, 900],
    // With one: filled.
    ['width=300&height=300&crop=center', { x: 150, y: 0, width: 900, height: 900 }, 300, 300],
    ['width=300&height=300&crop=left', { x: 0, y: 0, width: 900, height: 900 }, 300, 300],
    ['width=300&height=300&crop=right', { x: 300, y: 0, width: 900, height: 900 }, 300, 300],
    ['width=300&height=300&crop=top', { x: 150, y: 0, width: 900, height: 900 }, 300, 300],
    ['width=1200&height=630&crop=center', { x: 0, y: 135, width: 1200, height: 630 }, 1200, 630],
    ['width=1200&height=630&crop=top', { x: 0, y: 0, width: 1200, height: 630 }, 1200, 630],
    ['width=1200&height=630&crop=bottom', { x: 0, y: 270, width: 1200, height: 630 }, 1200, 630],
    // Never enlarged: the shape alone.
    ['width=3000&height=3000&crop=center', { x: 150, y: 0, width: 900, height: 900 }, 900, 900],
    ['width=5760&height=1&crop=center', { x: 0, y: 449, width: 1200, height: 1 }, 1200, 1],
    ['width=1&height=5760&crop=right', { x: 1199, y: 0, width: 1, height: 900 }, 1, 900],
  ])('%s', (query, part, width, height) => expect(planPicture(ORIGINAL, read(query))).toEqual({ part, width, height }));

  const size = fc.integer({ min: 1, max: MAX_SIZE });
  const wish = fc.record({
    width: fc.option(size),
    height: fc.option(size),
    crop: fc.constantFrom('center', 'top', 'bottom', 'left', 'right', null),
    format: fc.constant(null),
  });

  it('is a part of the picture, neither enlarged nor beyond what was asked', () =>
    fc.assert(
      fc.property(size, size, wish, (width, height, request) => {
        const { part, ...made } = planPicture({ width, height }, request);
        expect(part.x >= 0 && part.x + part.width <= width).toBe(true);
        expect(part.y >= 0 && part.y + part.height <= height).toBe(true);
        expect(made.width >= 1 && made.width <= Math.min(part.width, request.width ?? MAX_SIZE)).toBe(true);
        expect(made.height >= 1 && made.height <= Math.min(part.height, request.height ?? MAX_SIZE)).toBe(true);
      }),
    ));
});

describe('the size of a WebP picture', () => {
  const header = (kind: string, bytes: [at: number, value: number][]) => {
    const buffer = Buffer.alloc(30);
    buffer.write(`RIFF0000WEBP${kind}`, 'latin1');
    for (const [at, value] of bytes) buffer[at] = value;
    return buffer;
  };
  it.each([
    [
      'lossy',
      header('VP8 ', [
        [26, 0xb0],
        [27, 0x44],
        [28, 0x84],
        [29, 0x03],
      ]),
      { width: 1200, height: 900 },
    ],
    [
      'lossless',
      header('VP8L', [
        [21, 0xaf],
        [22, 0xc4],
        [23, 0xe0],
        [24, 0x00],
      ]),
      { width: 1200, height: 900 },
    ],
    [
      'extended',
      header('VP8X', [
        [24, 0xaf],
        [25, 0x04],
        [27, 0x83],
        [28, 0x03],
      ]),
      { width: 1200, height: 900 },
    ],
    ['of an unknown kind', header('ABCD', []), null],
    ['cut off', Buffer.from('RIFF0000WEBPVP8 '), null],
    ['another format', Buffer.alloc(30), null],
  ])('%s', (_name, bytes, expected) => expect(readWebpSize(bytes)).toEqual(expected));
});
