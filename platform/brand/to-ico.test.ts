import { expect, it } from 'vitest';
import { toIco } from './to-ico.ts';

it('writes a directory of the pictures, each with its size, its colours and its place, and then the pictures', () => {
  const pictures = [
    { size: 16, bytes: Buffer.from('small') },
    { size: 48, bytes: Buffer.from('larger') },
  ];
  const file = toIco(pictures);
  // https://en.wikipedia.org/wiki/ICO_(file_format): reserved, type, count; then 16 bytes a picture.
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 2]);
  const entries = [6, 22].map((at) => ({
    sizes: [file.readUInt8(at), file.readUInt8(at + 1)],
    planesAndBits: [file.readUInt16LE(at + 4), file.readUInt16LE(at + 6)],
    bytes: file
      .subarray(file.readUInt32LE(at + 12))
      .subarray(0, file.readUInt32LE(at + 8))
      .toString(),
  }));
  expect(entries).toEqual([
    { sizes: [16, 16], planesAndBits: [1, 32], bytes: 'small' },
    { sizes: [48, 48], planesAndBits: [1, 32], bytes: 'larger' },
  ]);
});
