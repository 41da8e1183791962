import type { IncomingMessage } from 'node:http';
import { ATTACHMENT_LIMITS, DESK_FORM_MEGABYTES } from '#domain/customer/attachment.ts';
import { BODY_CUT_HEADER, CLIENT_ADDRESS_HEADER, toAddressGroup } from '#domain/customer/client-address.ts';
import { MAX_BODY_BYTES } from '#platform/http.ts';
import { type BodyPools, createBodyPools, type PoolSizes } from './body-pools.ts';
import { toHeaders, toUrl } from './node-http.ts';
import { type Reading, readBody } from './read-body.ts';
import { refuse } from './refusal.ts';
import { originOf, type Site } from './request-origin.ts';

/** Room for a form's own lines beside its files. */
const LINES_BYTES = 512 * 1024;
/** The bound of a body: a form's texts, its files too, photos at the desk, or a request to the platform. */
const MAX_BYTES = {
  texts: 64 * 1024,
  files: ATTACHMENT_LIMITS.bytes + LINES_BYTES,
  desk: DESK_FORM_MEGABYTES * 1024 * 1024 + LINES_BYTES,
  platform: MAX_BODY_BYTES,
};
/** Within which a body has arrived, ms: ten megabytes take this long on a line of 350 kbit/s. */
const DEADLINE_MS = { texts: 20_000, files: 240_000, platform: 20_000 };

export type BodyKind = keyof typeof MAX_BYTES;

/** Reads a posted body into memory, has it answered, and only then gives its share of the memory back. */
export type AnswerBody = (
  message: IncomingMessage,
  kind: BodyKind,
  answer: (request: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Reads bodies into memory within bounds, by the bytes that have arrived: per body, per address and in all. Texts have a pool of their
 * own, so that files do not keep a withdrawal out. Without room the answer is 503; a body that does not end (413) or does not
 * arrive (408) is refused.
 *
 * Of a form that is too large the whole parts before the cut are kept, so that what was typed can be given back, and
 * `BODY_CUT_HEADER` says so. The platform gets whole bodies only.
 */
export function createBodies(site: Site, sizes?: PoolSizes): AnswerBody {
  const pools = createBodyPools(sizes);
  return async (message, kind, answer) => {
    const headers = toHeaders(message, site);
    const reading = await readIntoPool(pools, message, kind, headers);
    try {
      if (reading.outcome !== 'read') return refuse(reading.outcome, message);
      if (kind === 'platform' && reading.isCut) return refuse('too_large', message);
      return await answer(toBoundedRequest(message, urlOf(message, kind, site), headers, reading));
    } finally {
      reading.release();
    }
  };
}

/** The platform's answers are not shared, so they may name the host that was asked. */
function urlOf(message: IncomingMessage, kind: BodyKind, site: Site): URL {
  return toUrl(message, kind === 'platform' ? originOf(message, site) : site.publicUrl);
}

async function readIntoPool(pools: BodyPools, message: IncomingMessage, kind: BodyKind, headers: Headers) {
  // A form that says to be small needs no room for files, wherever it is sent.
  const length = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  const own = kind === 'desk' ? 'files' : kind;
  const pool = own === 'files' && length <= MAX_BYTES.texts ? 'texts' : own;
  const share = pools[pool].open(toAddressGroup(headers.get(CLIENT_ADDRESS_HEADER) ?? ''));
  const reading = await readBody(message, {
    maxBytes: MAX_BYTES[kind],
    deadlineMs: DEADLINE_MS[pool],
    grow: share.grow,
  });
  return { ...reading, release: share.release };
}

function toBoundedRequest(
  { method = 'POST' }: IncomingMessage,
  url: URL,
  headers: Headers,
  { bytes, isCut }: Extract<Reading, { outcome: 'read' }>,
): Request {
  const contentType = headers.get('content-type') ?? '';
  headers.delete(BODY_CUT_HEADER);
  const body = new Uint8Array(isCut ? closeForm(bytes, contentType) : bytes);
  headers.set('content-length', String(body.length));
  if (isCut) headers.set(BODY_CUT_HEADER, '1');
  return new Request(url, { method, headers, body });
}

/** Ends a multipart form before the part in which it was cut. */
function closeForm(bytes: Buffer, contentType: string): Buffer {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (!boundary) return bytes;
  const last = bytes.lastIndexOf(`--${boundary}`);
  return Buffer.concat([bytes.subarray(0, Math.max(0, last)), Buffer.from(`--${boundary}--\r\n`)]);
}
