/** The shop's pictures, prerendered in `art/out`, at the addresses that the API gives them. */
import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { isRead } from '../web/respond.ts';
import { createMadePictures, tagOf } from './made-pictures.ts';
import { findOwnPicture, sizeOfFile } from './own-pictures.ts';
import { createPictureMaker, type MakePicture, PictureNotMade } from './picture-maker.ts';
import { readPictureName } from './picture-name.ts';
import { type PictureFormat, type PictureRequest, planPicture, readPictureRequest } from './picture-request.ts';
import { indexPictures, type Rendering, type Renderings, type StoredFormat } from './stored-pictures.ts';

const PATH = /^\/cdn\/shop\/files\/([^/]{1,130})\.(?:webp|avif)$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=60';
const REPORT_EVERY_MS = 60_000;
const CONTENT_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

interface MediaOptions {
  log?: Logger | undefined;
  /** The owner's pictures, see own-pictures.ts; they come and go while the store runs. */
  own?: string;
  makePicture?: MakePicture;
  /** Milliseconds. */
  now?: () => number;
}

interface Answer {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  format: PictureFormat;
}

/**
 * Addresses are read as the hosted platform reads those of its pictures: `?width=&height=&crop=&format=`.
 * The shop's pictures are listed once, so that no part of a request ever becomes a path.
 */
export function createMedia({ log, own, makePicture = createPictureMaker(), now = Date.now }: MediaOptions = {}) {
  const tags = new Map<string, string>();
  const made = createMadePictures(makePicture, undefined, now);
  const report = createFailureReport(log, now);
  return async (request: Request): Promise<Response> => {
    if (!isRead(request)) {
      return new Response('Use GET.\n', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const url = new URL(request.url);
    const named = readPictureName(PATH.exec(url.pathname)?.[1] ?? '');
    const renderings = named && (indexPictures().get(named.name) ?? (own && findOwnPicture(own, named.name)));
    if (!renderings) return notFound();
    const original = renderings.webp.at(-1);
    const asked = withNamedSize(readPictureRequest(url.searchParams), named.wish);
    const wish = original ? byWidth(asked, original.file) : asked;
    const stored = () => readStored(renderings, wish, request.headers.get('accept'), tags);
    const format = chooseFormat(wish.format, request.headers.get('accept'));
    if (!original || isStored(wish, renderings[format], original)) return send(request, await stored(), FOR_EVER);
    try {
      return send(request, await made(original.file, wish), FOR_EVER);
    } catch (error) {
      if (!(error instanceof PictureNotMade)) throw error;
      report(error);
      // Sends the nearest picture, which the client asks for again soon.
      return send(request, await stored(), SHORTLY);
    }
  };
}

/** The parameters go before the name; both sides belong together. */
function withNamedSize(
  asked: PictureRequest,
  named: Pick<PictureRequest, 'width' | 'height' | 'crop'>,
): PictureRequest {
  return asked.width === null && asked.height === null ? { ...named, format: asked.format } : asked;
}

/** A frame that cuts nothing off is asked for by its width, by which pictures are stored. */
function byWidth(asked: PictureRequest, original: string): PictureRequest {
  const size = asked.height === null ? null : sizeOfFile(original);
  if (!size) return asked;
  const { part, width } = planPicture(size, asked);
  return part.width === size.width && part.height === size.height
    ? { ...asked, width, height: null, crop: null }
    : asked;
}

/** One line a minute, so that a client asking for all sizes does not fill the disk with log lines. */
function createFailureReport(log: Logger | undefined, now: () => number): (error: PictureNotMade) => void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let unwritten = 0;
  return ({ code, message }) => {
    unwritten += 1;
    if (now() - writtenAt < REPORT_EVERY_MS) return;
    log?.warn({ code, reason: message, count: unwritten }, 'a picture could not be made');
    writtenAt = now();
    unwritten = 0;
  };
}

/** The store's own widths are stored; another width, shape or format is made on demand. */
function isStored({ width, height, format }: PictureRequest, renderings: readonly Rendering[], original: Rendering) {
  if (height !== null || format === 'jpg' || format === 'png') return false;
  return width === null || width >= original.width || renderings.some((rendering) => rendering.width === width);
}

async function readStored(
  renderings: Renderings,
  wish: PictureRequest,
  accept: string | null,
  tags: Map<string, string>,
): Promise<Answer | null> {
  const format = chooseFormat(wish.format, accept);
  const rendering = chooseWidth(renderings[format], wish.width);
  if (!rendering) return null;
  const bytes = new Uint8Array(await readFile(rendering.file));
  const etag = tags.get(rendering.file) ?? tagOf(bytes);
  tags.set(rendering.file, etag);
  return { bytes, etag, format };
}

function chooseFormat(asked: PictureFormat | null, accept: string | null): StoredFormat {
  if (asked === 'webp' || asked === 'avif') return asked;
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

/** The smallest that is wide enough, otherwise the largest. */
function chooseWidth(renderings: readonly Rendering[], width: number | null): Rendering | undefined {
  return renderings.find((rendering) => width !== null && rendering.width >= width) ?? renderings.at(-1);
}

function send(request: Request, answer: Answer | null, cacheControl: string): Response {
  if (!answer) return notFound();
  const { bytes, etag, format } = answer;
  const headers = {
    'content-type': CONTENT_TYPES[format],
    'cache-control': cacheControl,
    etag,
    vary: 'Accept',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  };
  const isKnown = request.headers
    .get('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag);
  if (isKnown) return new Response(null, { status: 304, headers });
  const length = { 'content-length': String(bytes.byteLength) };
  return new Response(request.method === 'HEAD' ? null : bytes, { headers: { ...headers, ...length } });
}

function notFound(): Response {
  return new Response('There is no such picture.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': SHORTLY, vary: 'Accept' },
  });
}
