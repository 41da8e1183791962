import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type PageData, pageDataAddress } from '#domain/page-data.ts';

const HASH_LETTERS = 22;

/** @param stream what React Router would write into the page; it is read to its end */
export async function readPageData(stream: ReadableStream<Uint8Array>, page: URL): Promise<PageData> {
  const content = await text(stream);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, HASH_LETTERS);
  return { address: pageDataAddress(hash, page), content };
}

/** @returns a page with its data in it, as React Router writes them: for an answer that is for one visitor */
export function withData(html: string, { content }: PageData, ownMark: string | undefined): string {
  const nonce = ownMark === undefined ? '' : ` nonce="${ownMark}"`;
  const text = toScriptText(content);
  const script = `<script${nonce}>window.__reactRouterContext.streamController.enqueue(${text});window.__reactRouterContext.streamController.close();</script>`;
  // What a page says cannot end it: React escapes every text.
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end) + script + html.slice(end);
}

/** @returns a text as a JavaScript literal that cannot end the script element in which it stands */
export function toScriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
