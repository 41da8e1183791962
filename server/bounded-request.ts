import type { IncomingMessage } from 'node:http';
import { ATTACHMENT_LIMITS } from '#domain/attachment.ts';
import { BODY_CUT_HEADER } from '#domain/client-address.ts';
import { toHeaders, toUrl } from './node-http.ts';

/** What is kept of a body: the texts of a form, or its files too and room for the form's own lines. */
const KEPT_BYTES = { texts: 64 * 1024, files: ATTACHMENT_LIMITS.bytes + 512 * 1024 };
/** So much more is thrown away so that the sender gets to read the answer; beyond it, somebody is only pushing. */
const READ_FACTOR = 8;
/** Of all bodies that are read or answered at the same time: six with files, or a thousand with texts. */
const IN_FLIGHT_BYTES = 64 * 1024 * 1024;
const RETRY_AFTER_S = 5;

export type BodyKind = keyof typeof KEPT_BYTES;

/** Reads a posted body into memory, has it answered, and only then gives its share of the memory back. */
export type AnswerBody = (
  message: IncomingMessage,
  kind: BodyKind,
  answer: (request: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Bodies in memory and bounded: each, and all of them together. When there is no room for another one the sender is told
 * to come back (503); a body that does not end is refused (413).
 *
 * Of one that is too large the whole parts before the cut are kept, so that what was typed can be given back, and
 * `BODY_CUT_HEADER` says so.
 */
export function createBodies(publicUrl: string, inFlightBytes = IN_FLIGHT_BYTES): AnswerBody {
  let inFlight = 0;
  return async (message, kind, answer) => {
    const share = shareOf(message, KEPT_BYTES[kind]);
    if (inFlight + share > inFlightBytes) return refuse(503, 'Busy.\n', { 'retry-after': String(RETRY_AFTER_S) });
    inFlight += share;
    try {
      const request = await toBoundedRequest(message, publicUrl, KEPT_BYTES[kind]);
      return request ? await answer(request) : refuse(413, 'Too large.\n');
    } finally {
      inFlight -= share;
    }
  };
}

/** What a body may take up: as much as it says, if it says so, and never more than is kept. */
function shareOf({ headers }: IncomingMessage, keptBytes: number): number {
  const length = Number(headers['content-length']);
  return Number.isNaN(length) ? keptBytes : Math.min(length, keptBytes);
}

/** An answer to a body that nobody reads: the connection ends with it. */
export function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...headers,
    },
  });
}

async function toBoundedRequest(
  message: IncomingMessage,
  publicUrl: string,
  keptBytes: number,
): Promise<Request | null> {
  const headers = toHeaders(message);
  headers.delete(BODY_CUT_HEADER);
  headers.delete('content-length');
  const body = await readBody(message, keptBytes);
  if (!body) return null;
  if (body.isCut) headers.set(BODY_CUT_HEADER, '1');
  const bytes = body.isCut ? closeForm(body.bytes, message.headers['content-type']) : body.bytes;
  return new Request(toUrl(message, publicUrl), { method: 'POST', headers, body: new Uint8Array(bytes) });
}

async function readBody(
  message: IncomingMessage,
  keptBytes: number,
): Promise<{ bytes: Buffer; isCut: boolean } | null> {
  const chunks: Buffer[] = [];
  let kept = 0;
  let read = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > READ_FACTOR * keptBytes) return null;
    const part = chunk.subarray(0, keptBytes - kept);
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
