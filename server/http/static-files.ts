import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { isRead } from '#platform/web/respond.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

interface StaticFile {
  /** Each read when it is first asked for: a start waits for none, and most pictures are never asked for in most encodings. */
  bodies: Partial<Record<Encoding, () => Buffer>> & { identity: () => Buffer };
  headers: Record<string, string>;
}

/**
 * The built storefront's files, held in memory once they were asked for: they are few, small and compressed by the build.
 * Names under `/assets/` carry a hash of their content, so they may be kept for ever.
 */
export function createStaticFiles(directory: string): ServeFile {
  return serve(readFiles(directory));
}

type ServeFile = (message: IncomingMessage, reply: ServerResponse) => boolean;

/** A drawing that is opened by itself runs nothing and fetches nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Files that are not of the build, in place of those of the same path. */
export function createOverlay(files: ReadonlyMap<string, Buffer>): ServeFile {
  const known = new Map<string, StaticFile>();
  for (const [path, identity] of files) {
    const type = TYPES[extname(path)];
    if (!type) continue;
    const policy = extname(path) === '.svg' ? { 'content-security-policy': DRAWING_POLICY } : {};
    const headers = { ...headersOf(hashOf(identity), type), ...policy };
    known.set(path, { bodies: { identity: () => identity }, headers });
  }
  return serve(known);
}

function serve(files: ReadonlyMap<string, StaticFile>): ServeFile {
  return (message, reply) => {
    if (!isRead(message)) return false;
    const path = (message.url ?? '').split('?', 1)[0] ?? '';
    const file = files.get(path);
    return file !== undefined && send(file, message, reply);
  };
}

function readFiles(directory: string): Map<string, StaticFile> {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const type = TYPES[extname(path)];
    if (!type) continue;
    const bodies: StaticFile['bodies'] = { identity: readOnce(path) };
    if (known.has(`${path}.br`)) bodies.br = readOnce(`${path}.br`);
    if (known.has(`${path}.gz`)) bodies.gzip = readOnce(`${path}.gz`);
    const address = path.slice(directory.length).split(sep).join('/');
    const isImmutable = address.startsWith('/assets/');
    files.set(address, {
      bodies,
      headers: {
        ...(isImmutable
          ? // No tag: what never changes is never asked for again, and each header is part of a connection's first segments.
            { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
          : headersOf(hashOf(bodies.identity()), type)),
        ...(bodies.br ? { vary: 'accept-encoding' } : {}),
      },
    });
  }
  return files;
}

function readOnce(path: string): () => Buffer {
  let bytes: Buffer | undefined;
  return () => {
    bytes ??= readFileSync(path);
    return bytes;
  };
}

const HOUR = 'public, max-age=3600';

function hashOf(bytes: Buffer): string {
  return hash('sha256', bytes, 'base64url').slice(0, 22);
}

function headersOf(tag: string, type: string): Record<string, string> {
  return { 'content-type': type, 'cache-control': HOUR, etag: `"${tag}"` };
}

/** @returns whether there was something to send: a build that replaced this one has taken the files with it that were not read yet */
function send(file: StaticFile, message: IncomingMessage, reply: ServerResponse): boolean {
  const { etag } = file.headers;
  if (etag && message.headers['if-none-match'] === etag) {
    reply.writeHead(304, file.headers).end();
    return true;
  }
  const wanted = chooseEncoding(message.headers['accept-encoding']);
  const encoding = file.bodies[wanted] ? wanted : 'identity';
  const body = readIfThere(file.bodies[encoding] ?? file.bodies.identity);
  if (!body) return false;
  const range = encoding === 'identity' ? parseRange(message.headers.range, body.length) : null;
  const sent = range ? body.subarray(range.start, range.end + 1) : body;
  reply.writeHead(range ? 206 : 200, {
    ...file.headers,
    ...(encoding === 'identity' ? { 'accept-ranges': 'bytes' } : { 'content-encoding': encoding }),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${body.length}` } : {}),
    'content-length': sent.length,
  });
  reply.end(message.method === 'HEAD' ? undefined : sent);
  return true;
}

function readIfThere(read: () => Buffer): Buffer | null {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Films are asked for in ranges. Anything but one plain range gets the whole file, as RFC 9110 (14.2) allows. */
function parseRange(header: string | undefined, length: number): { start: number; end: number } | null {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const start = Number(match[1]);
  const end = match[2] ? Math.min(Number(match[2]), length - 1) : length - 1;
  return start <= end ? { start, end } : null;
}
