/**
 * The loaders' data of a page, as the router encodes them for the browser, in a file of its own (docs/decisions/0058): the
 * markup says the same already, and the page then fits into the first flight of a connection.
 */
export interface PageData {
  /** Path of the file. It names its content and the page, so that it can be made again after a restart. */
  address: string;
  /** UTF-8. */
  content: Buffer<ArrayBuffer>;
}

export const PAGE_DATA_PATH = '/page-data/';

/** `/page-data/{hash}{path and query of the page}` */
const ADDRESS = /^\/page-data\/[\w-]{22}(?=\/)/;

/** @param hash of the content, 22 letters of base64url */
export function pageDataAddress(hash: string, { pathname, search }: URL): string {
  return `${PAGE_DATA_PATH}${hash}${pathname}${search}`;
}

/** @returns path and query of the page whose data stand at this address; null for an address of another form */
export function pageOfData(address: string): string | null {
  return ADDRESS.test(address) ? address.replace(ADDRESS, '') : null;
}
