import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findRemotePlacesMistake, readRemotePlaces } from './remote-places.ts';

const directory = mkdtempSync(join(tmpdir(), 'xana-places-'));
afterAll(() => rmSync(directory, { recursive: true }));

const file = join(directory, 'remote.csv');
const LIST = { file, source: 'ACS', date: '2026-09-01' };

function write(content: string | Buffer) {
  writeFileSync(file, content);
  return LIST;
}

it('is no list where none is named', () => {
  expect([findRemotePlacesMistake(null), readRemotePlaces(null)]).toEqual([null, null]);
});

it.each([
  ['UTF-8', Buffer.from('ΤΚ;Περιοχή\n44010;Βωβούσα\n186*;Α\n')],
  // «ΤΚ» as Excel writes it under Greek Windows.
  ['windows-1253', Buffer.from([0xd4, 0xca, 0x0a, ...Buffer.from('44010\n186*\n')])],
  ['UTF-8, of three letters', Buffer.from('186\n44010')],
])('is read from %s', (_encoding, bytes) => {
  const list = write(bytes);
  expect(findRemotePlacesMistake(list)).toBeNull();
  expect([...(readRemotePlaces(list) ?? [])].sort()).toEqual(['186', '44010']);
});

it.each([
  [
    '44010\nVillage\n',
    `${file}, line 2: has «Village», which is no Greek postcode: write its five digits, or the first two to four.`,
  ],
  ['44010\n"44011\n', `${file}, line 2: a quoted cell does not end there; save the file again as CSV.`],
  ['%PDF-1.7', `${file} is no text: open the courier's list and save it as CSV.`],
  ['44010\0', `${file} is no text: open the courier's list and save it as CSV.`],
])('%j is a mistake', (content, mistake) => {
  const list = write(content);
  expect(findRemotePlacesMistake(list)).toBe(mistake);
  expect(() => readRemotePlaces(list)).toThrow(mistake);
});

it('says why a file cannot be read', () => {
  const none = join(directory, 'none.csv');
  const rest = "put the courier's list beside shop.config.ts, or set delivery.zones.remote.list to null.";
  expect(findRemotePlacesMistake({ ...LIST, file: none })).toBe(`${none} cannot be read (ENOENT): ${rest}`);
  expect(findRemotePlacesMistake({ ...LIST, file: directory })).toBe(`${directory} cannot be read (EISDIR): ${rest}`);
});
