import { hash } from 'node:crypto';
import { type PageData, pageDataAddress } from '#domain/page-data.ts';

const HASH_LETTERS = 22;

/** @param stream what React Router would write into the page; it is read to its end */
export async function readPageData(stream: ReadableStream<Uint8Array>, page: URL): Promise<PageData> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  const name = hash('sha256', content, 'base64url').slice(0, HASH_LETTERS);
  return { address: pageDataAddress(name, page), content };
}
