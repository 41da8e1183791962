/** The shop's pictures, prerendered in `art/out`, at the addresses that the API gives them. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Format = 'avif' | 'webp';

interface Rendering {
  width: number;
  file: string;
}

type Renderings = Readonly<Record<Format, readonly Rendering[]>>;

const PATH = /^\/cdn\/shop\/files\/([a-z0-9-]{1,80})\.(?:webp|avif)$/;
const FILE = /^(?<name>[a-z0-9-]+)-(?<width>\d+)\.(?<format>avif|webp)$/;
const ART = fileURLToPath(new URL('../../art/out', import.meta.url));
const GROUPS = ['products', 'grades', 'other'];

/**
 * @param directory holds the groups of pictures; the files are listed once, at the start, so that no part of a request
 *   ever becomes a path
 */
export function createMedia(directory: string = ART): (request: Request) => Promise<Response> {
  const index = indexPictures(directory);
  const tags = new Map<string, string>();
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Use GET.\n', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const url = new URL(request.url);
    const renderings = index.get(PATH.exec(url.pathname)?.[1] ?? '');
    const format = chooseFormat(url.searchParams.get('format'), request.headers.get('accept'));
    const rendering = renderings && chooseWidth(renderings[format], Number(url.searchParams.get('width')));
    if (!rendering) return notFound();
    return answer(request, rendering.file, format, tags);
  };
}

/** Names of all pictures, for whoever checks references to them. */
export function listPictures(directory: string = ART): Set<string> {
  return new Set(indexPictures(directory).keys());
}

function indexPictures(directory: string): Map<string, Renderings> {
  const index = new Map<string, Record<Format, Rendering[]>>();
  for (const group of GROUPS) {
    for (const file of readdirSync(join(directory, group))) {
      const { name, width, format } = FILE.exec(file)?.groups ?? {};
      if (!name || !width || (format !== 'avif' && format !== 'webp')) continue;
      const renderings = index.get(name) ?? { avif: [], webp: [] };
      renderings[format].push({ width: Number(width), file: join(directory, group, file) });
      renderings[format].sort((one, other) => one.width - other.width);
      index.set(name, renderings);
    }
  }
  return index;
}

function chooseFormat(asked: string | null, accept: string | null): Format {
  if (asked === 'webp' || asked === 'avif') return asked;
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

/** The smallest that is wide enough, else the largest. */
function chooseWidth(renderings: readonly Rendering[], width: number): Rendering | undefined {
  const wanted = width > 0 ? width : Number.POSITIVE_INFINITY;
  return renderings.find((rendering) => rendering.width >= wanted) ?? renderings.at(-1);
}

async function answer(request: Request, file: string, format: Format, tags: Map<string, string>): Promise<Response> {
  const bytes = await readFile(file);
  const etag = tags.get(file) ?? `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  tags.set(file, etag);
  const headers = {
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
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
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=60', vary: 'Accept' },
  });
}
