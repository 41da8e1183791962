/** The lists that a courier hands out, of remote places and of lockers: files beside `shop.config.ts`. */
import { readFileSync } from 'node:fs';
import type { RemotePostcodes } from '#domain/delivery/delivery-methods.ts';
import { type Locker, readLockers } from '#domain/delivery/lockers.ts';
import { type ListRow, readPostcodeList } from '#domain/delivery/postcode-list.ts';
import type { ShopConfig } from '#domain/shop/shop-config.ts';
import { CsvError, decodeCsv, parseCsv } from '../catalogue/import/csv.ts';
import { ownFile } from '../own-file.ts';

type Delivery = Pick<ShopConfig['delivery'], 'zones' | 'locker'>;
type Mistake = { mistake: string };

/** @returns what is wrong with a file, as a sentence for the person who starts the store; null when all can be used */
export function findCourierListMistake(delivery: Delivery): string | null {
  for (const read of [readPlaces(delivery), readLockerList(delivery)]) if ('mistake' in read) return read.mistake;
  return null;
}

/** Null where the shop has no list. @throws Error when `findCourierListMistake` finds one */
export function readRemotePlaces(delivery: Delivery): RemotePostcodes {
  const read = readPlaces(delivery);
  if ('mistake' in read) throw new Error(read.mistake);
  return read.codes;
}

/** Null where the shop has no list: the courier then takes a locker near the buyer's address. @throws like `readRemotePlaces` */
export function readCourierLockers(delivery: Delivery): readonly Locker[] | null {
  const read = readLockerList(delivery);
  if ('mistake' in read) throw new Error(read.mistake);
  return read.lockers;
}

function readPlaces({ zones }: Delivery): { codes: RemotePostcodes } | Mistake {
  const { list } = zones.remote;
  if (!list) return { codes: null };
  const rows = readRows(list.file, 'delivery.zones.remote.list');
  if ('mistake' in rows) return rows;
  const read = readPostcodeList(rows);
  return 'mistake' in read ? atLine(list.file, read) : read;
}

function readLockerList({ locker }: Delivery): { lockers: readonly Locker[] | null } | Mistake {
  if (!locker?.list) return { lockers: null };
  const { file } = locker.list;
  const rows = readRows(file, 'delivery.locker.list');
  if ('mistake' in rows) return rows;
  const read = readLockers(rows);
  return 'mistake' in read ? atLine(file, read) : read;
}

function atLine(file: string, { line, mistake }: { line: number; mistake: string }): Mistake {
  return { mistake: `${file}, line ${line}: ${mistake}.` };
}

function readRows(file: string, setting: string): ListRow[] | Mistake {
  const text = readText(file, setting);
  if (typeof text !== 'string') return text;
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return atLine(file, { line: error.line, mistake: 'a quoted cell does not end there; save the file again as CSV' });
  }
}

function readText(file: string, setting: string): string | Mistake {
  let bytes: Buffer;
  try {
    bytes = readFileSync(ownFile(file));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return {
      mistake: `${file} cannot be read (${reason}): put the courier's list beside shop.config.ts, or set ${setting} to null.`,
    };
  }
  if (bytes.includes(0) || bytes.subarray(0, 4).toString('latin1') === '%PDF')
    return { mistake: `${file} is no text: open the courier's list and save it as CSV.` };
  return decodeCsv(bytes).text;
}
