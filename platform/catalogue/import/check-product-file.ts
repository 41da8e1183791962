/** What is no product file at all, told by its first bytes and its size. */

const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 32;

const AS_CSV = 'in Excel choose "Save as" and the type "CSV UTF-8"';

const KINDS: readonly [signature: readonly number[], message: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], `This is an Excel workbook or a zip archive; ${AS_CSV}, or unpack it.`],
  [[0xd0, 0xcf, 0x11, 0xe0], `This is a workbook of an old Excel; ${AS_CSV}.`],
  [[0xff, 0xfe], `This is UTF-16 text; ${AS_CSV}.`],
  [[0xfe, 0xff], `This is UTF-16 text; ${AS_CSV}.`],
  [[0x1f, 0x8b], 'This is a gzip archive; unpack it and import the CSV file in it.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF document; export the products as a CSV file.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture; import a CSV file, and pictures with --images FOLDER.'],
  [[0xff, 0xd8, 0xff], 'This is a picture; import a CSV file, and pictures with --images FOLDER.'],
  [[0x3c], 'This is HTML or XML; export the products as a CSV file.'],
  [[0x7b], 'This is JSON; export the products as a CSV file.'],
];

/** @returns what is wrong and what to do instead; null for what may be CSV */
export function productFileProblem(bytes: Uint8Array): string | null {
  if (bytes.byteLength > MAX_MEGABYTES * MEGABYTE) {
    const size = Math.ceil(bytes.byteLength / MEGABYTE);
    return `The file has ${size} MB and may have ${MAX_MEGABYTES}; split it, each part with the first line.`;
  }
  const kind = KINDS.find(([signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (kind) return kind[1];
  return bytes.includes(0) ? `The file holds characters that no text has; ${AS_CSV}.` : null;
}
