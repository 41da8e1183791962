import { ApiError } from './api-error.ts';

/** A global id taken apart: `gid://shopify/Cart/abc?key=def` is type `Cart`, id `abc`, parameter `key`. */
export interface GlobalId {
  type: string;
  id: string;
  parameters: URLSearchParams;
}

/** The database's keys are 32-bit integers. */
const MAX_ROW_ID = 2 ** 31 - 1;

const GLOBAL_ID = /^gid:\/\/shopify\/([A-Za-z]+)\/([^/?#\s\0]{1,128})(?:\?([^#\s]{0,512}))?$/;

export function toGlobalId(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

/** @throws ApiError `INVALID_GLOBAL_ID` when the text has not the form of a global id */
export function parseGlobalId(text: string): GlobalId {
  const found = findGlobalId(text);
  if (!found) throw new ApiError('INVALID_GLOBAL_ID', `Invalid global id ${JSON.stringify(text.slice(0, 200))}`);
  return found;
}

/** Like `parseGlobalId`, answering null for what has not the form of a global id. */
export function findGlobalId(text: string): GlobalId | null {
  const match = GLOBAL_ID.exec(text);
  if (!match) return null;
  const [, type = '', id = '', query = ''] = match;
  return { type, id, parameters: new URLSearchParams(query) };
}

/** The row's number in a global id of this type; null for another type or a number that no row can have. */
export function rowIdOf(globalId: GlobalId | null, type: string): number | null {
  if (globalId?.type !== type || !/^\d{1,10}$/.test(globalId.id)) return null;
  const id = Number(globalId.id);
  return id <= MAX_ROW_ID ? id : null;
}
