/** What is no product file at all, told by its first bytes and its size. */

import { type Cause, causeOf } from '../../problems/problems.ts';

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 32;

const KINDS = [
  [[0x50, 0x4b, 0x03, 0x04], 'file_excel'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'file_old_excel'],
  [[0xff, 0xfe], 'file_utf16'],
  [[0xfe, 0xff], 'file_utf16'],
  [[0x1f, 0x8b], 'file_gzip'],
  [[0x25, 0x50, 0x44, 0x46], 'file_pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'file_picture'],
  [[0xff, 0xd8, 0xff], 'file_picture'],
  [[0x3c], 'file_markup'],
  [[0x7b], 'file_json'],
] as const;

/** @returns null for what may be CSV */
export function productFileProblem(bytes: Uint8Array): Cause | null {
  if (bytes.byteLength > MAX_MEGABYTES * MEGABYTE) {
    const size = Math.ceil(bytes.byteLength / MEGABYTE);
    return causeOf('file_too_big', size, MAX_MEGABYTES);
  }
  const kind = KINDS.find(([signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (kind) return causeOf(kind[1]);
  return bytes.includes(0) ? causeOf('file_binary') : null;
}
