import type { IncomingMessage } from 'node:http';
import { ATTACHMENT_LIMITS } from '#domain/attachment.ts';
import { BODY_CUT_HEADER } from '#domain/client-address.ts';
import { toHeaders, toUrl } from './node-http.ts';

/** The files of a form, and room for its texts and the form's own lines. */
const KEPT_BYTES = ATTACHMENT_LIMITS.bytes + 512 * 1024;
/** What is thrown away so that the sender gets to read the answer; beyond it, somebody is only pushing. */
const READ_BYTES = 8 * KEPT_BYTES;

/**
 * A posted form as a request whose body is complete, in memory and bounded. Of a larger one the whole parts before the
 * cut are kept, so that what was typed can be given back, and `BODY_CUT_HEADER` says so. Null when it does not end.
 */
export async function toBoundedRequest(message: IncomingMessage, publicUrl: string): Promise<Request | null> {
  const headers = toHeaders(message);
  headers.delete(BODY_CUT_HEADER);
  headers.delete('content-length');
  const body = await readBody(message);
  if (!body) return null;
  if (body.isCut) headers.set(BODY_CUT_HEADER, '1');
  const bytes = body.isCut ? closeForm(body.bytes, message.headers['content-type']) : body.bytes;
  return new Request(toUrl(message, publicUrl), { method: 'POST', headers, body: new Uint8Array(bytes) });
}

async function readBody(message: IncomingMessage): Promise<{ bytes: Buffer; isCut: boolean } | null> {
  const chunks: Buffer[] = [];
  let kept = 0;
  let read = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > READ_BYTES) return null;
    const part = chunk.subarray(0, KEPT_BYTES - kept);
    kept += part.length;
    if (part.length > 0) chunks.push(part);
  }
  return { bytes: Buffer.concat(chunks), isCut: read > kept };
}

/** Ends a multipart form before the part in which it was cut. */
function closeForm(bytes: Buffer, contentType = ''): Buffer {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (!boundary) return bytes;
  const last = bytes.lastIndexOf(`--${boundary}`);
  return Buffer.concat([bytes.subarray(0, Math.max(0, last)), Buffer.from(`--${boundary}--\r\n`)]);
}
