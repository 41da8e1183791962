/** The courier's list of remote places, a file beside `shop.config.ts`. */
import { readFileSync } from 'node:fs';
import type { RemotePostcodes } from '#domain/delivery/delivery-methods.ts';
import { readPostcodeList } from '#domain/delivery/postcode-list.ts';
import type { ShopConfig } from '#domain/shop/shop-config.ts';
import { CsvError, parseCsv } from '../catalogue/import/csv.ts';
import { ownFile } from '../own-file.ts';

type List = ShopConfig['delivery']['zones']['remote']['list'];

/** @returns what is wrong with the file, as a sentence for the person who starts the store; null when it can be used */
export function findRemotePlacesMistake(list: List): string | null {
  const read = readList(list);
  return 'mistake' in read ? read.mistake : null;
}

/** @throws Error when `findRemotePlacesMistake` finds one */
export function readRemotePlaces(list: List): RemotePostcodes {
  const read = readList(list);
  if ('mistake' in read) throw new Error(read.mistake);
  return read.codes;
}

function readList(list: List): { codes: RemotePostcodes } | { mistake: string } {
  if (!list) return { codes: null };
  const { file } = list;
  const text = readText(file);
  if (typeof text !== 'string') return text;
  try {
    const read = readPostcodeList(parseCsv(text));
    return 'mistake' in read ? { mistake: `${file}, line ${read.line}: ${read.mistake}.` } : read;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { mistake: `${file}, line ${error.line}: a quoted cell does not end there; save the file again as CSV.` };
  }
}

/** Excel under Greek Windows saves CSV in its own code page. */
function readText(file: string): string | { mistake: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(ownFile(file));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return {
      mistake: `${file} cannot be read (${reason}): put the courier's list beside shop.config.ts, or set delivery.zones.remote.list to null.`,
    };
  }
  if (bytes.includes(0) || bytes.subarray(0, 4).toString('latin1') === '%PDF')
    return { mistake: `${file} is no text: open the courier's list and save it as CSV.` };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1253').decode(bytes);
  }
}
