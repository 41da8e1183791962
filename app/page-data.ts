import { hash } from 'node:crypto';
import { type PageData, pageDataAddress } from '#domain/page-data.ts';

const HASH_LETTERS = 22;

/** @param content what the browser takes the page over from, as the router encodes it */
export function toPageData(content: string, page: URL): PageData {
  const bytes = Buffer.from(content);
  const name = hash('sha256', bytes, 'base64url').slice(0, HASH_LETTERS);
  return { address: pageDataAddress(name, page), content: bytes };
}
