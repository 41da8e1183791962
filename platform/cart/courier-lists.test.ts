import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shop } from '#shop.config';
import { findCourierListMistake, readCourierLockers, readRemotePlaces } from './courier-lists.ts';

const directory = mkdtempSync(join(tmpdir(), 'xana-places-'));
afterAll(() => rmSync(directory, { recursive: true }));

const file = join(directory, 'remote.csv');
const { zones, locker } = shop.delivery;

/** The shop's delivery with such a file. */
function given({ remote, lockers }: { remote?: string; lockers?: string }) {
  const listOf = (path?: string) => (path ? { file: path, source: 'ACS', date: '2026-09-01' } : null);
  return {
    zones: { ...zones, remote: { ...zones.remote, list: listOf(remote) } },
    locker: {
      carrier: 'BOX NOW',
      cents: 290,
      maxGrams: 20_000,
      days: { from: 1, to: 3 },
      ...locker,
      list: listOf(lockers),
    },
  };
}

function write(content: string | Buffer) {
  writeFileSync(file, content);
  return given({ remote: file });
}

it('is no list where none is named', () => {
  const none = given({});
  expect([findCourierListMistake(none), readRemotePlaces(none), readCourierLockers(none)]).toEqual([null, null, null]);
});

it.each([
  ['UTF-8', Buffer.from('ΤΚ;Περιοχή\n44010;Βωβούσα\n186*;Α\n')],
  // «ΤΚ» as Excel writes it under Greek Windows.
  ['windows-1253', Buffer.from([0xd4, 0xca, 0x0a, ...Buffer.from('44010\n186*\n')])],
  ['UTF-8, of three letters', Buffer.from('186\n44010')],
])('is read from %s', (_encoding, bytes) => {
  const list = write(bytes);
  expect(findCourierListMistake(list)).toBeNull();
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
  expect(findCourierListMistake(list)).toBe(mistake);
  expect(() => readRemotePlaces(list)).toThrow(mistake);
});

it('says why a file cannot be read', () => {
  const none = join(directory, 'none.csv');
  const rest = "put the courier's list beside shop.config.ts, or set delivery.zones.remote.list to null.";
  expect(findCourierListMistake(given({ remote: none }))).toBe(`${none} cannot be read (ENOENT): ${rest}`);
  expect(findCourierListMistake(given({ remote: directory }))).toBe(`${directory} cannot be read (EISDIR): ${rest}`);
});

describe('the list of lockers', () => {
  const lockersIn = (content: string) => {
    writeFileSync(file, content);
    return given({ lockers: file });
  };

  it('has code, place and postcode under the names that couriers give them', () => {
    const list = lockersIn(
      'id;name;addressLine1;addressLine2;postalCode\n4521;ΑΒ Τσιμισκή;Τσιμισκή  12;Θεσσαλονίκη;546 24\n\n',
    );
    expect(findCourierListMistake(list)).toBeNull();
    expect(readCourierLockers(list)).toEqual([
      { id: '4521', place: 'ΑΒ Τσιμισκή, Τσιμισκή 12, Θεσσαλονίκη', postcode: '54624' },
    ]);
  });

  it.each([
    ['id,address,city,postcode\n', 'line 1: has no locker: write one a line, below the headings.'],
    ['id,address,postcode\n1,Α,54624\n', 'line 1: has no column “city”.'],
    ['id,address,city,postcode\n,Α,Β,54624\n', 'line 2: has no code of the locker.'],
    ['id,address,city,postcode\n1,,Β,54624\n', 'line 2: has no address.'],
    ['id,address,city,postcode\n1,Α,Β,5462\n', 'line 2: has «5462», which is no Greek postcode.'],
  ])('%j is a mistake', (content, mistake) => {
    const list = lockersIn(content);
    expect(findCourierListMistake(list)).toBe(`${file}, ${mistake}`);
    expect(() => readCourierLockers(list)).toThrow(mistake);
  });

  it('may be missing', () => {
    const none = join(directory, 'none.csv');
    expect(findCourierListMistake(given({ lockers: none }))).toMatch(
      /none\.csv cannot be read.*set delivery\.locker\.list to null\.$/,
    );
  });
});
